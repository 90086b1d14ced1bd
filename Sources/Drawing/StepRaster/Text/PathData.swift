/// Parses the commands and numbers of skeletons. It reports no errors, as all skeletons are in the source.
struct PathData: Sendable, Equatable, ExpressibleByStringLiteral {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    init(stringLiteral text: String) { rest = Array(text.utf8)[...] }

    /// Returns the next command without consuming it.
    mutating func next() -> Unicode.Scalar? {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
        return rest.first.map(Unicode.Scalar.init)
    }

    /// True if the current line ends here, open.
    mutating func endsLine() -> Bool { next().map { "MDBFOKk|".unicodeScalars.contains($0) } ?? true }

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
        if sign < 0 { rest = rest.dropFirst() }
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        rest = rest[digits.endIndex...]
        return Double(sign * digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
}
