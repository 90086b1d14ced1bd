/// Rows of text, one a line: `key = value`. Spaces around both do not count; lines without `=` are left out. Texts are
/// split at bytes, which is faster than at characters: every command reads some of them.
enum Rows {
    /// The keys and values of all rows. Keys are strings of their own, which hash faster than parts of a long text.
    static func all(of text: String) -> [(key: String, value: Substring)] {
        var rows: [(key: String, value: Substring)] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let line = rest[..<(rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)]
            rest = rest[line.endIndex...].dropFirst()
            guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let value = trimmed(line[(sign + 1)...])
            let start = text.utf8.index(text.startIndex, offsetBy: value.startIndex)
            let key = String(decoding: trimmed(line[..<sign]), as: UTF8.self)
            rows.append((key, text[start..<text.utf8.index(start, offsetBy: value.count)]))
        }
        return rows
    }

    /// The parts of a text between ASCII separators, without the spaces at their ends; empty parts are left out.
    static func parts(_ text: Substring, separator: Unicode.Scalar) -> [String] {
        let parts = Array(text.utf8).split(separator: UInt8(ascii: separator)).map(trimmed)
        return parts.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let space = UInt8(ascii: " ")
        let end = text.lastIndex { $0 != space }
        return end.map { text[...$0].drop { $0 == space } } ?? []
    }
}
