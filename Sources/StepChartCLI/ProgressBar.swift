import Files
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How far the work is, on a terminal: one line on standard error that is drawn over itself, and gone in the end.
final class ProgressBar: Sendable {
    private static let width = 30

    private let total: Int
    private let drawn = Mutex<ContinuousClock.Instant?>(nil)

    /// Nil where nobody would see it, or where it would leave signs in a log.
    init?(total: Int) {
        guard isatty(STDERR_FILENO) == 1 else { return nil }
        self.total = total
    }

    func show(done: Int, failed: Int) {
        drawn.withLock { drawn in
            let now = ContinuousClock.now
            if let drawn, now - drawn < .milliseconds(50), done < total { return }
            drawn = now
            let filled = Self.width * done / max(total, 1)
            let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
            let failures = failed == 0 ? "" : ", \(failed) not the same"
            StandardError.write("\r[\(bar)] \(done) of \(total)\(failures)\u{1B}[K")
        }
    }

    func clear() {
        if drawn.withLock({ $0 != nil }) { StandardError.write("\r\u{1B}[K") }
    }
}
