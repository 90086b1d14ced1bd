/// How many cores to use when the user leaves it open.
package enum Cores {
    package static var all: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Threads cost a small picture more time and memory than they save.
    static func count(for drawing: Drawing, scale: Double) -> Int {
        drawing.width * scale * drawing.height * scale < 1e7 ? 1 : all
    }
}
