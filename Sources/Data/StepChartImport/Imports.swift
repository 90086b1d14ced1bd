// What all files here build on; whoever imports this module has it, too.
@_exported import StepImport
