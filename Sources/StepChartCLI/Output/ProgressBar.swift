import StepFiles
import Synchronization

/// How far the work is, how fast it goes and how long it will take: one line on a terminal that is drawn over itself, and
/// gone in the end.
final class ProgressBar: Sendable {
    private let start = ContinuousClock.now
    private let drawn = Mutex<ContinuousClock.Instant?>(nil)

    /// Nil where nobody would see it, or where it would leave signs in a log.
    init?() {
        guard isatty(STDERR_FILENO) == 1 else { return nil }
    }

    /// - Parameter things: what is counted, as in "frames".
    /// - Parameter note: what else is worth knowing on the way; empty when nothing is.
    func show(done: Int, of total: Int, _ things: String, note: String = "") {
        drawn.withLock { drawn in
            let now = ContinuousClock.now
            if let drawn, now - drawn < .milliseconds(50), done < total { return }
            drawn = now
            let line = Self.line(done: done, of: total, things, note: note, after: now - start)
            StandardError.write("\r\(line)\u{1B}[K")
        }
    }

    /// How many bytes have been read; the total of a pipe is not known.
    func show(read done: Int, of total: Int?) {
        let megabyte = 1_000_000
        if let total, total > 0 {
            show(done: min(done, total) / megabyte, of: max(total / megabyte, 1), "MB")
        } else {
            show(done: done / megabyte, of: done / megabyte + 1, "MB")
        }
    }

    func clear() {
        if drawn.withLock({ $0 != nil }) { StandardError.write("\r\u{1B}[K") }
    }

    /// `[#######.............] 32 of 91 frames, 75 a second, 0.8 s left`
    static func line(done: Int, of total: Int, _ things: String, note: String = "", after time: Duration) -> String {
        let width = 20
        let full = done * width / max(total, 1)
        let bar = String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
        let number = String(done)
        let padding = String(repeating: " ", count: max(0, String(total).utf8.count - number.utf8.count))
        var line = "[\(bar)] \(padding)\(number) of \(total) \(things)"
        if !note.isEmpty { line += ", \(note)" }
        let seconds = time / .seconds(1)
        if done > 0, seconds > 0 {
            let rate = Double(done) / seconds
            line += ", \(short(rate)) a second, \(short(Double(total - done) / rate)) s left"
        }
        return line
    }

    /// One decimal below 10.
    private static func short(_ value: Double) -> String {
        value < 9.95 ? "\((value * 10).rounded() / 10)" : "\(Int(min(value, 1e9).rounded()))"
    }
}
