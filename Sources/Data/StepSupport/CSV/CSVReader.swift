/// A reader of comma-separated records (RFC 4180), also with LF at the ends of lines, and with other separators.
///
/// White space around a field is not part of it unless the field is quoted; blank lines at the end are no records.
package struct CSVReader {
    package let text: SourceText
    package private(set) var fields: [Field] = []
    /// The offset of the first byte of the record that was read last.
    package private(set) var start: Int
    package private(set) var offset: Int
    private let separator: UInt8
    /// The offset from which the deadline is checked again.
    private var nextCheck = 0
    /// The offset after the last byte that is not white space.
    private var end = 0

    /// The maximum number of fields of a record: exports have a few hundred.
    package static let mostFields = 10_000

    package struct Field {
        /// The range of the field's content, without its quotes.
        package var range: Range<Int>
        /// True if the field is in quotes; two quotes in it are then one.
        package var isQuoted: Bool

        package init(range: Range<Int>, isQuoted: Bool) { (self.range, self.isQuoted) = (range, isQuoted) }
    }

    package enum Separator: UInt8, CaseIterable, Sendable {
        case comma = 0x2C
        case semicolon = 0x3B
        case tab = 0x09
        /// The bar of tables in Markdown, which also precedes the first field.
        case bar = 0x7C
    }

    /// - Parameter first: the offset of the first record; nil is the start of the text.
    package init(_ text: SourceText, separator: Separator = .comma, from first: Int? = nil) {
        self.text = text
        self.separator = separator.rawValue
        start = first ?? text.start
        offset = start
        end = (text.bytes.lastIndex { !isBlank($0) && $0 != UInt8(ascii: "\n") } ?? -1) + 1
    }

    package mutating func nextRecord() throws(TextError) -> Bool {
        guard offset < end else { return false }
        try text.checkDeadline(offset, from: &nextCheck)
        start = offset
        fields.removeAll(keepingCapacity: true)
        while true {
            guard fields.count < Self.mostFields else {
                throw malformed(expected: "at most \(Self.mostFields) fields in a line", found: "more")
            }
            fields.append(try field())
            guard offset < end else { return true }
            offset += 1
            if text.bytes[offset - 1] == UInt8(ascii: "\n") { return true }
        }
    }

    package var isCommaSeparated: Bool { separator == Separator.comma.rawValue }

    package var isAtBlankLine: Bool { fields.count == 1 && fields[0].range.isEmpty }

    package func string(_ field: Field) -> String {
        let raw = text.bytes[field.range]
        let string = String(decoding: raw, as: UTF8.self)
        // Only quoted fields have quotes, each written twice.
        return raw.contains(UInt8(ascii: "\"")) ? string.replacingAll("\"\"", with: "\"") : string
    }

    /// Reads one field and stops at the separator or line feed after it, or at the end.
    private mutating func field() throws(TextError) -> Field {
        skipBlanks()
        if offset < end, text.bytes[offset] == UInt8(ascii: "\"") { return try quotedField() }
        let start = offset
        while offset < end, !endsField(text.bytes[offset]) {
            if text.bytes[offset] == UInt8(ascii: "\"") {
                throw malformed(expected: "quotes only around a whole field", found: "a quote inside one")
            }
            offset += 1
        }
        var last = offset
        while last > start, isBlank(text.bytes[last - 1]) { last -= 1 }
        return Field(range: start..<last, isQuoted: false)
    }

    private mutating func quotedField() throws(TextError) -> Field {
        let opening = offset
        offset += 1
        while true {
            guard let quote = text.bytes[offset..<end].firstIndex(of: UInt8(ascii: "\"")) else {
                offset = opening
                throw malformed(expected: "a closing quote", found: "the end of the input")
            }
            offset = quote + 1
            guard offset < end, text.bytes[offset] == UInt8(ascii: "\"") else { break }
            offset += 1
        }
        let content = opening + 1..<offset - 1
        skipBlanks()
        guard offset >= end || endsField(text.bytes[offset]) else {
            let mark = SourceText.quoted(String(UnicodeScalar(separator)))
            throw malformed(
                expected: "\(mark) or the end of the line after the closing quote",
                found: text.quoted(offset..<(text.bytes[offset..<end].firstIndex(where: endsField) ?? end)))
        }
        return Field(range: content, isQuoted: true)
    }

    private mutating func skipBlanks() {
        while offset < end, isBlank(text.bytes[offset]) { offset += 1 }
    }

    private func malformed(expected: String, found: String) -> TextError {
        .malformed(at: text.position(of: offset), field: "", expected: expected, found: found)
    }

    private func endsField(_ byte: UInt8) -> Bool { byte == separator || byte == UInt8(ascii: "\n") }

    /// True for white space. A carriage return counts as such: before a line feed it belongs to the line's end.
    private func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t") && byte != separator
    }
}
