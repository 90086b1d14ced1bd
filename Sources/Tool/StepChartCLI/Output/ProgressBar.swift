import Synchronization

/// Shows the progress, the speed and the remaining time in one line of a terminal, which is removed at the end.
final class ProgressBar: Sendable {
    private let start = MonotonicClock.now
    private let drawn = Mutex<Duration?>(nil)

    /// Makes a bar; nil if it would not be visible, or would leave control characters in a log.
    init?(_ isQuiet: Bool) {
        guard !isQuiet, isatty(STDERR_FILENO) == 1 else { return nil }
    }

    /// - Parameter things: the things that are counted, as in "frames".
    func show(done: Int, of total: Int, _ things: String, note: String = "") {
        let fraction = Double(done) / Double(max(total, 1))
        show(Self.text(done: done, of: total, things, note: note), done, fraction, isLast: done >= total)
    }

    /// Shows a line: see `line` for the parameters.
    func show(_ text: @autoclosure () -> String, _ count: Int, _ fraction: Double?, isLast: Bool = false) {
        drawn.withLock { drawn in
            let now = MonotonicClock.now
            if let drawn, now - drawn < .milliseconds(50), !isLast { return }
            drawn = now
            StandardError.write("\r\(Self.line(text(), count, fraction, after: now - start))\u{1B}[K")
        }
    }

    /// Shows the number of bytes that have been read; the total of a pipe is not known.
    func show(read done: Int, of total: Int?) {
        let read = done / 1_000_000
        let all = total.flatMap { $0 > 0 ? max($0 / 1_000_000, 1) : nil } ?? read + 1
        show(done: min(read, all), of: all, "MB")
    }

    func clear() { if drawn.withLock({ $0 != nil }) { StandardError.write("\r\u{1B}[K") } }

    /// Returns the text of a bar, as in `32 of 91 frames`.
    static func text(done: Int, of total: Int, _ things: String, note: String = "") -> String {
        let number = String(done).padded(to: String(total).count)
        return "\(number) of \(total) \(things)" + (note.isEmpty ? "" : ", \(note)")
    }

    /// Returns a whole line, as in `[#######.............] 32 of 91 frames, 75 a second, 0.8 s left`.
    /// - Parameter fraction: the part of all things that is done; nil if it is not known.
    static func line(_ text: String, _ count: Int, _ fraction: Double?, after time: Duration) -> String {
        let line = fraction.map { "\(bar($0)) \(text)" } ?? text
        let seconds = time / .seconds(1)
        guard count > 0, seconds > 0 else { return line }
        let left = fraction.map { $0 > 0 ? ", \(short(seconds / $0 - seconds)) s left" : "" } ?? ""
        return "\(line), \(short(Double(count) / seconds)) a second\(left)"
    }

    private static func bar(_ fraction: Double) -> String {
        let width = 20
        let full = Int((min(max(fraction, 0), 1) * Double(width) + 1e-9).rounded(.down))
        return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: width - full) + "]"
    }

    /// Formats a number, below 10 with one decimal.
    private static func short(_ value: Double) -> String {
        value < 9.95 ? "\((value * 10).rounded() / 10)" : "\(Int(min(value, 1e9).rounded()))"
    }
}
