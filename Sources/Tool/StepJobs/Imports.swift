// All files of this module use these modules. Importing this module imports them, too.
@_exported import StepChart
@_exported import StepGoldens
@_exported import StepImport
