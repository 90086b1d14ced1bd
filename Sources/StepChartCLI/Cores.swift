#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many cores to use when the user leaves it open.
enum Cores {
    /// - Parameter pixels: of the picture, about.
    static func count(forPixels pixels: Double) -> Int {
        // Threads cost a small picture more time and memory than they save.
        pixels < 1e7 ? 1 : available
    }

    static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
