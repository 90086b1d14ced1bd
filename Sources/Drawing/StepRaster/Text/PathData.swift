/// Parses the commands and numbers of skeletons. It reports no errors, as all skeletons are in the source.
struct PathData: Sendable {
    private let bytes: Substring.UTF8View
    private var index: String.Index

    init(_ text: Substring) {
        bytes = text.utf8
        index = bytes.startIndex
    }

    /// Returns the next command without consuming it.
    mutating func next() -> Unicode.Scalar? {
        while index < bytes.endIndex, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") {
            index = bytes.index(after: index)
        }
        return index < bytes.endIndex ? Unicode.Scalar(bytes[index]) : nil
    }

    /// True if the current line ends here, open.
    mutating func endsLine() -> Bool {
        next().map { "MDBFOKk|".unicodeScalars.contains($0) } ?? true
    }

    mutating func command() -> Unicode.Scalar? {
        guard let command = next() else { return nil }
        index = bytes.index(after: index)
        return command
    }

    mutating func point() -> Point {
        let x = number()
        return Point(x, number())
    }

    mutating func number() -> Double {
        let sign = next() == "-" ? -1 : 1
        if sign < 0 { index = bytes.index(after: index) }
        var value = 0
        while index < bytes.endIndex, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[index] {
            value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            index = bytes.index(after: index)
        }
        return Double(sign * value)
    }
}
