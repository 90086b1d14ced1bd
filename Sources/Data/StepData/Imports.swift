// All files of this module use these modules. Importing this module imports them, too.
@_exported import StepSupport
@_exported import StepWords
