/// Rows of text, one a line: `key = value`. Spaces around both do not count; lines without a sign are left out.
///
/// Texts are cut at bytes, not at characters, since some are read by every command.
enum Rows {
    /// Keys are strings of their own, which have a hash much sooner than parts of a long text have.
    static func all(of text: String) -> [(key: String, value: Substring)] {
        let bytes = Array(text.utf8)
        var rows: [(key: String, value: Substring)] = []
        for line in pieces(of: bytes, at: "\n") {
            guard let sign = bytes[line].firstIndex(of: UInt8(ascii: "=")) else { continue }
            let key = trimmed(bytes, line.lowerBound..<sign)
            let value = trimmed(bytes, sign + 1..<line.upperBound)
            rows.append((String(decoding: bytes[key], as: UTF8.self), part(text, value)))
        }
        return rows
    }

    /// The parts of a text between separators, without the spaces at their ends; empty parts are left out.
    static func parts(_ text: Substring, separator: Unicode.Scalar) -> [String] {
        let bytes = Array(text.utf8)
        return pieces(of: bytes, at: separator).compactMap { piece in
            let part = trimmed(bytes, piece)
            return part.isEmpty ? nil : String(decoding: bytes[part], as: UTF8.self)
        }
    }

    /// What stands between the places of an ASCII character.
    private static func pieces(of bytes: [UInt8], at separator: Unicode.Scalar) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: separator) {
            pieces.append(start..<index)
            start = index + 1
        }
        pieces.append(start..<bytes.count)
        return pieces
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
