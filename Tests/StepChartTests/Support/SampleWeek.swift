import StepData
import StepTestSupport

/// The spec's week, from a recording of the original.
let sampleSteps = [7314, 2583, 16105, 6015, 60, 3942, 1641]

func sampleWeek() throws -> StepWeek { try week(of: sampleSteps) }
