import StepChartImport
import Testing
