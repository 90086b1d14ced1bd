/// Reads a skeleton's commands and numbers. The skeletons are ours, so what is malformed reads as the end.
struct PathData: Sendable {
    private var rest: Substring.UTF8View

    init(_ text: Substring) { rest = text.utf8 }

    /// The command that follows, unread.
    mutating func next() -> Unicode.Scalar? {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
        return rest.first.map { Unicode.Scalar($0) }
    }

    /// Whether the line being drawn stops here, open.
    mutating func endsLine() -> Bool {
        switch next() {
        case nil, "M", "D", "B", "F", "O", "K", "k", "|": true
        default: false
        }
    }

    mutating func command() -> Unicode.Scalar? {
        defer { rest = rest.dropFirst() }
        return next()
    }

    mutating func point() -> Point {
        let x = number()
        return Point(x, number())
    }

    mutating func number() -> Double {
        let sign = next() == "-" ? -1 : 1
        if sign < 0 { rest.removeFirst() }
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        rest = rest[digits.endIndex...]
        return Double(digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } * sign)
    }
}
