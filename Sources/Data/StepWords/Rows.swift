/// Rows of text, one a line: `key = value`. Spaces around both do not count; lines without a sign are left out.
///
/// Texts are cut at bytes, not at characters, since some are read by every command.
enum Rows {
    /// Keys are strings of their own, which have a hash much sooner than parts of a long text have.
    static func all(of text: String) -> [(key: String, value: Substring)] {
        let bytes = Array(text.utf8)
        var rows: [(key: String, value: Substring)] = []
        var start = 0
        while start < bytes.count {
            let end = index(of: "\n", in: bytes, start..<bytes.count)
            let sign = index(of: "=", in: bytes, start..<end)
            if sign < end {
                let key = trimmed(bytes, start..<sign)
                let value = trimmed(bytes, sign + 1..<end)
                rows.append((String(decoding: bytes[key], as: UTF8.self), part(text, value)))
            }
            start = end + 1
        }
        return rows
    }

    /// The parts of a text between separators, without the spaces at their ends; empty parts are left out.
    static func parts(_ text: Substring, separator: Unicode.Scalar) -> [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        while start < bytes.count {
            let end = index(of: separator, in: bytes, start..<bytes.count)
            let part = trimmed(bytes, start..<end)
            if !part.isEmpty { parts.append(String(decoding: bytes[part], as: UTF8.self)) }
            start = end + 1
        }
        return parts
    }

    /// The first place of an ASCII character in a range, or else its end.
    private static func index(of sign: Unicode.Scalar, in bytes: [UInt8], _ range: Range<Int>) -> Int {
        let byte = UInt8(ascii: sign)
        var index = range.lowerBound
        while index < range.upperBound, bytes[index] != byte { index += 1 }
        return index
    }

    /// A range without the spaces at its ends.
    private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        let space = UInt8(ascii: " ")
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start] == space { start += 1 }
        while start < end, bytes[end - 1] == space { end -= 1 }
        return start..<end
    }

    private static func part(_ text: String, _ range: Range<Int>) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: range.count)]
    }
}
