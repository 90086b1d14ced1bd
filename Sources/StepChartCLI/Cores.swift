import StepFiles

/// How many cores to use when the user leaves it open.
enum Cores {
    static var all: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// - Parameter pixels: of the picture, about.
    static func count(forPixels pixels: Double) -> Int {
        // Threads cost a small picture more time and memory than they save.
        pixels < 1e7 ? 1 : all
    }
}
