// All files of this module use these modules. Importing this module imports them, too.
@_exported import StepData
@_exported import StepRaster
@_exported import StepWords
