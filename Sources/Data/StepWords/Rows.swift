/// Rows of text, one a line: `key = value`. Spaces around both do not count; lines without a sign are left out.
///
/// Texts are cut at bytes, not at characters, since some are read by every command.
enum Rows {
    /// Keys are strings of their own, which have a hash much sooner than parts of a long text have.
    static func all(of text: String) -> [(key: String, value: Substring)] {
        Array(text.utf8).split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let key = String(decoding: trimmed(line[..<sign]), as: UTF8.self)
            return (key, part(text, trimmed(line[(sign + 1)...]).indices))
        }
    }

    /// The parts of a text between separators, without the spaces at their ends; empty parts are left out.
    static func parts(_ text: Substring, separator: Unicode.Scalar) -> [String] {
        let parts = Array(text.utf8).split(separator: UInt8(ascii: separator)).map(trimmed)
        return parts.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A part of a text without the spaces at its ends.
    private static func trimmed(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var part = part.drop { $0 == UInt8(ascii: " ") }
        while part.last == UInt8(ascii: " ") { part = part.dropLast() }
        return part
    }

    private static func part(_ text: String, _ range: Range<Int>) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: range.count)]
    }
}
