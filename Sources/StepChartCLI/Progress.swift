#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A line on the terminal that tells how far the work has come, how fast it goes and how long it will take.
struct Progress {
    private let count: Int
    private let isShown: Bool
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var lastShown: ContinuousClock.Instant?

    /// - Parameter isQuiet: show nothing; nor is anything shown when standard error is no terminal.
    init(count: Int, isQuiet: Bool) {
        self.count = count
        isShown = !isQuiet && isatty(STDERR_FILENO) == 1
        start = clock.now
    }

    mutating func update(done: Int) {
        guard isShown else { return }
        let now = clock.now
        if let lastShown, now - lastShown < .milliseconds(100) { return }
        lastShown = now
        StandardError.write("\r" + Self.line(done: done, of: count, after: start.duration(to: now)) + "\u{1B}[K")
    }

    /// Leaves an empty line.
    func clear() {
        if lastShown != nil { StandardError.write("\r\u{1B}[K") }
    }

    /// `[#######.............]  32 of 91 frames, 75 a second, 0.8 s left`
    static func line(done: Int, of count: Int, after time: Duration) -> String {
        let width = 20
        let full = done * width / max(count, 1)
        let bar = String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
        let total = String(count)
        let number = String(done)
        let padding = String(repeating: " ", count: max(0, total.utf8.count - number.utf8.count))
        var line = "[\(bar)] \(padding)\(number) of \(total) frames"
        let seconds = time / .seconds(1)
        if done > 0, seconds > 0 {
            let rate = Double(done) / seconds
            line += ", \(short(rate)) a second, \(short(Double(count - done) / rate)) s left"
        }
        return line
    }

    /// One decimal below 10.
    private static func short(_ value: Double) -> String {
        value < 9.95 ? "\((value * 10).rounded() / 10)" : "\(Int(min(value, 1e9).rounded()))"
    }
}
