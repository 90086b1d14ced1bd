// What all files here build on; whoever imports this module has it, too.
@_exported import StepPNG
@_exported import StepSupport
