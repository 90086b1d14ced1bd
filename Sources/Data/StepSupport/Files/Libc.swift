// The system's C library, which has another name on each system; modules that import StepSupport get it too.

#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif
