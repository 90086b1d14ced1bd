/// Reads a skeleton's commands and numbers. The skeletons are ours, so a malformed one reads as its end.
struct PathData: Sendable {
    private let bytes: Substring.UTF8View
    private var at: String.Index

    init(_ text: Substring) {
        bytes = text.utf8
        at = bytes.startIndex
    }

    /// The command that follows, unread.
    mutating func next() -> Unicode.Scalar? {
        while at < bytes.endIndex, bytes[at] == UInt8(ascii: " ") || bytes[at] == UInt8(ascii: ",") {
            at = bytes.index(after: at)
        }
        return at < bytes.endIndex ? Unicode.Scalar(bytes[at]) : nil
    }

    /// True if the line being drawn stops here, open.
    mutating func endsLine() -> Bool {
        next().map { "MDBFOKk|".unicodeScalars.contains($0) } ?? true
    }

    mutating func command() -> Unicode.Scalar? {
        guard let command = next() else { return nil }
        at = bytes.index(after: at)
        return command
    }

    mutating func point() -> Point {
        let x = number()
        return Point(x, number())
    }

    mutating func number() -> Double {
        let sign = next() == "-" ? -1 : 1
        if sign < 0 { at = bytes.index(after: at) }
        var value = 0
        while at < bytes.endIndex, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[at] {
            value = value * 10 + Int(bytes[at] - UInt8(ascii: "0"))
            at = bytes.index(after: at)
        }
        return Double(sign * value)
    }
}
