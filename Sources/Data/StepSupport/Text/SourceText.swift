/// UTF-8 text with the positions and excerpts that errors need.
package struct SourceText: Hashable, Sendable {
    package let bytes: [UInt8]
    /// The offset at which the text begins: past the byte order mark, if there is one.
    package let start: Int
    private let firstLine: Int
    /// The time by which reading has to end.
    package var deadline = Deadline.none
    /// The numbers of the lines, if they are not consecutive in the larger text that contains them.
    private let lines: [Int]

    /// The maximum number of letters of a text that is drawn, each combining mark counted.
    package static let mostLetters = 10_000

    /// - Parameter firstLine: the number of the text's first line, if it is a part of a larger text.
    /// - Parameter lines: the numbers of all lines, if they are not consecutive in the larger text.
    /// - Throws: `TextError.malformed` at the first byte that is not UTF-8.
    package init(_ bytes: some Sequence<UInt8>, firstLine: Int = 1, lines: [Int] = []) throws(TextError) {
        self.bytes = Array(bytes)
        self.firstLine = firstLine
        self.lines = lines
        start = self.bytes.starts(with: Self.utf8Mark) ? 3 : 0
        if let offset = Self.firstInvalidByte(of: self.bytes) {
            let byte = Int(self.bytes[offset]).digits(2, radix: 16, uppercase: true)
            throw .malformed(
                at: position(of: offset), field: "", expected: "UTF-8 text",
                found: "byte 0x\(byte) at offset \(offset)")
        }
    }

    static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Checks the deadline. Readers may call this for every value: the clock is read once in 16,384 bytes or values.
    /// - Parameter next: the progress at which the clock is read again; 0 at first.
    package func checkDeadline(_ progress: Int, from next: inout Int) throws(TextError) {
        guard progress >= next else { return }
        next = progress + 16_384
        guard deadline.isOver else { return }
        let here = TextPosition(line: firstLine, column: 1)
        throw .malformed(at: here, field: "", expected: "less to read in the time that there is", found: "more")
    }

    /// The position of the byte at `offset`, or of the end of the text. Takes time in proportion to `offset`.
    package func position(of offset: Int) -> TextPosition {
        let before = bytes[min(start, offset)..<offset]
        let count = before.count { $0 == UInt8(ascii: "\n") }
        let line = count < lines.count ? lines[count] : count + firstLine
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        return TextPosition(
            line: line, column: String(decoding: bytes[lineStart..<offset], as: UTF8.self).unicodeScalars.count + 1)
    }

    /// The text of `range` for use in a message: one line, at most 40 characters and an ellipsis.
    package func excerpt(_ range: Range<Int>) -> String {
        // A scalar has at most four bytes; cutting one in two only affects text past the limit.
        let text = String(decoding: bytes[range.prefix(4 * Self.excerptLength + 4)], as: UTF8.self)
        return Self.excerpt(text)
    }

    /// `text` on one line, at most `length` characters and an ellipsis; invisible characters are escaped.
    package static func excerpt(_ text: String, length: Int = excerptLength) -> String {
        let start = text.unicodeScalars.prefix(length)
        return String(start).printable + (start.endIndex < text.endIndex ? "…" : "")
    }

    /// The text of `range` in quotes, shortened in the same way.
    package func quoted(_ range: Range<Int>) -> String { "\"\(excerpt(range))\"" }

    /// The text of `range` in quotes, or `nothing` if it is empty.
    package func found(_ range: Range<Int>) -> String { range.isEmpty ? "nothing" : quoted(range) }

    package static func quoted(_ text: String) -> String { "\"\(excerpt(text))\"" }

    package static let excerptLength = 40

    private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        guard var offset = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
        var rest = bytes[offset...].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }
}

extension [String] {
    /// The texts in quotes, at most eight of them, for messages.
    package var quotedList: String {
        prefix(8).map(SourceText.quoted).joined(separator: ", ") + (count > 8 ? ", ..." : "")
    }
}
