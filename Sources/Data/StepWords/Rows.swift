/// The rows of a text, one a line: `key = value`. Spaces around both do not count.
struct Rows: Sequence, IteratorProtocol {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func next() -> (key: Substring, value: Substring)? {
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let line = rest[..<end]
            rest = end == rest.endIndex ? "" : rest[rest.utf8.index(after: end)...]
            guard let sign = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
            return (Self.trimmed(line[..<sign]), Self.trimmed(line[line.utf8.index(after: sign)...]))
        }
        return nil
    }

    /// A text without the spaces at its ends.
    static func trimmed(_ text: Substring) -> Substring {
        let bytes = text.utf8
        let space = UInt8(ascii: " ")
        guard let first = bytes.firstIndex(where: { $0 != space }),
            let last = bytes.lastIndex(where: { $0 != space })
        else { return "" }
        return text[first..<bytes.index(after: last)]
    }
}
