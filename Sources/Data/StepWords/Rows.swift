/// Rows of text, one a line: `key = value`. Spaces around both do not count; lines without `=` are left out. Texts are
/// split at bytes, which is faster than at characters: every command reads some of them.
enum Rows {
    /// Passes the key and the value of each row to `body`. Keys are strings of their own, which hash faster than parts of
    /// a long text.
    static func forEach(in text: String, _ body: (_ key: String, _ value: Substring) -> Void) {
        let bytes = Array(text.utf8)
        for line in ranges(of: bytes, separator: UInt8(ascii: "\n")) {
            guard let sign = bytes[line].firstIndex(of: UInt8(ascii: "=")) else { continue }
            let key = trimmed(line.lowerBound..<sign, of: bytes)
            let value = trimmed(sign + 1..<line.upperBound, of: bytes)
            let start = text.utf8.index(text.startIndex, offsetBy: value.lowerBound)
            let end = text.utf8.index(start, offsetBy: value.count)
            body(String(decoding: bytes[key], as: UTF8.self), text[start..<end])
        }
    }

    /// The parts of a text between ASCII separators, without the spaces at their ends; empty parts are left out.
    static func parts(_ text: Substring, separator: Unicode.Scalar) -> [String] {
        let bytes = Array(text.utf8)
        return ranges(of: bytes, separator: UInt8(ascii: separator)).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The ranges of the parts between separators, without the spaces at their ends; empty parts are left out.
    private static func ranges(of bytes: [UInt8], separator: UInt8) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: separator) ?? bytes.count
            let part = trimmed(start..<end, of: bytes)
            if !part.isEmpty { ranges.append(part) }
            start = end + 1
        }
        return ranges
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
