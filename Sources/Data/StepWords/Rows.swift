/// Rows of text, one a line: `key = value`. Spaces around both do not count; lines without `=` are left out. Texts are
/// split at bytes, which is faster than at characters: every command reads some of them.
enum Rows {
    /// The keys and values of all rows. Keys are strings of their own, which hash faster than parts of a long text.
    static func all(of text: String) -> [(key: String, value: Substring)] {
        let bytes = Array(text.utf8)
        var rows: [(key: String, value: Substring)] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let key = String(decoding: bytes[trimmed(line.startIndex..<sign, of: bytes)], as: UTF8.self)
            let value = trimmed(sign + 1..<line.endIndex, of: bytes)
            let start = text.utf8.index(text.startIndex, offsetBy: value.lowerBound)
            rows.append((key, text[start..<text.utf8.index(start, offsetBy: value.count)]))
        }
        return rows
    }

    /// The parts of a text between ASCII separators, without the spaces at their ends; empty parts are left out.
    static func parts(_ text: Substring, separator: Unicode.Scalar) -> [String] {
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: separator)).map { trimmed($0.indices, of: bytes) }
        return parts.filter { !$0.isEmpty }.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The indices of some bytes without those of spaces at their ends.
    private static func trimmed(_ indices: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
        var start = indices.lowerBound
        var end = indices.upperBound
        while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
        while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return start..<end
    }
}
