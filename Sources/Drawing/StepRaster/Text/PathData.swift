/// Reads a skeleton's commands and numbers. The skeletons are ours, so what is malformed reads as the end.
struct PathData: Sendable {
    private var rest: Substring.UTF8View

    init(_ text: Substring) { rest = text.utf8 }

    /// The command that follows, unread.
    var next: Unicode.Scalar? {
        mutating get {
            skipBlanks()
            return rest.first.map { Unicode.Scalar($0) }
        }
    }

    /// Whether the line being drawn stops here, open.
    var endsLine: Bool {
        mutating get {
            next.map("MDBO|".unicodeScalars.contains) ?? true
        }
    }

    mutating func command() -> Unicode.Scalar? {
        guard let command = next else { return nil }
        rest.removeFirst()
        return command
    }

    mutating func point() -> Point {
        let x = number()
        return Point(x, number())
    }

    mutating func number() -> Double {
        skipBlanks()
        var sign = 1
        if rest.first == UInt8(ascii: "-") {
            sign = -1
            rest.removeFirst()
        }
        var value = 0
        while let digit = rest.first, digit &- 0x30 < 10 {
            value = value * 10 + Int(digit & 0x0F)
            rest.removeFirst()
        }
        return Double(sign * value)
    }

    private mutating func skipBlanks() {
        while let byte = rest.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") { rest.removeFirst() }
    }
}
