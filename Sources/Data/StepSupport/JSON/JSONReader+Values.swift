extension JSONReader {
    /// True if the next value is null, which is then read.
    package mutating func readNull() -> Bool { take("null") }

    /// True if the next value is NaN, which is not in JSON but written by programs; it is then read.
    package mutating func readNaN() -> Bool { take("NaN") }

    package mutating func bool() throws(TextError) -> Bool {
        if take("true") { return true }
        if take("false") { return false }
        throw mismatch(expected: "true or false")
    }

    private mutating func take(_ word: String) -> Bool {
        guard peek() == word.utf8.first, text.bytes[offset...].starts(with: word.utf8) else { return false }
        lastValue = offset..<offset + word.utf8.count
        offset = lastValue.upperBound
        return true
    }

    /// Reads an array, which is then the value read last.
    package mutating func array<Element>(
        expecting expected: String, of element: (inout JSONReader) throws(TextError) -> Element
    ) throws(TextError) -> [Element] {
        var elements: [Element] = []
        let start = try enterArray(expecting: expected)
        while try nextElement() { elements.append(try element(&self)) }
        lastValue = start..<offset
        return elements
    }

    /// A number without a fraction; one that is too great for Int becomes the Int nearest to it.
    package mutating func wholeNumber(expecting expected: String) throws(TextError) -> Int {
        let numeral = try numeral(expecting: expected)
        guard let value = numeral.wholeNumber(in: text.bytes) else { throw invalid(expected: expected) }
        return value
    }

    /// A number, infinite when it is too great for Double.
    package mutating func number(expecting expected: String) throws(TextError) -> Double {
        let numeral = try numeral(expecting: expected)
        guard let value = numeral.double(in: text.bytes) else { throw invalid(expected: expected) }
        return value
    }

    private mutating func numeral(expecting expected: String) throws(TextError) -> Numeral {
        guard kind() == .number else { throw mismatch(expected: expected) }
        guard let numeral = Numeral(in: text.bytes, at: offset) else { throw malformed(expected: expected) }
        lastValue = numeral.range
        offset = numeral.range.upperBound
        return numeral
    }

    /// A string, or a number as it is written.
    package mutating func word(expecting expected: String) throws(TextError) -> String {
        guard kind() == .number else { return try string(expecting: expected) }
        return String(decoding: text.bytes[try numeral(expecting: expected).range], as: UTF8.self)
    }

    package mutating func string(expecting expected: String) throws(TextError) -> String {
        String(decoding: try utf8(expecting: expected), as: UTF8.self)
    }

    package mutating func choice<Word: RawRepresentable<String> & CaseIterable>(
        of _: Word.Type
    ) throws(TextError) -> Word {
        func expected() -> String { Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ") }
        guard peek() == UInt8(ascii: "\"") else { throw mismatch(expected: expected()) }
        guard let word = Word(rawValue: try string(expecting: "a word")) else { throw invalid(expected: expected()) }
        return word
    }

    /// A string's UTF-8 without its escapes: a part of the text itself when it has none, so nothing is copied.
    package mutating func utf8(expecting expected: String) throws(TextError) -> ArraySlice<UInt8> {
        guard peek() == UInt8(ascii: "\"") else { throw mismatch(expected: expected) }
        let opening = offset
        offset += 1
        var value = plainRun()
        while offset < text.bytes.count, text.bytes[offset] == UInt8(ascii: "\\") {
            try text.checkDeadline(offset, from: &nextCheck)
            value += Array(String(try escape()).utf8)
            value += plainRun()
        }
        guard offset < text.bytes.count else { throw malformed(expected: "a closing quote") }
        guard text.bytes[offset] == UInt8(ascii: "\"") else {
            throw malformed(expected: "no bare control character in a string")
        }
        offset += 1
        lastValue = opening..<offset
        return value
    }

    /// Everything up to the next quote, backslash or control character.
    private mutating func plainRun() -> ArraySlice<UInt8> {
        let first = offset
        var end = first
        while end < text.bytes.count {
            let byte = text.bytes[end]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            end += 1
        }
        offset = end
        return text.bytes[first..<end]
    }

    private mutating func escape() throws(TextError) -> Unicode.Scalar {
        let start = offset
        offset += 2
        let letter = start + 1 < text.bytes.count ? text.bytes[start + 1] : 0
        if let scalar = letter == UInt8(ascii: "u") ? escapedScalar() : Self.escapes[letter] { return scalar }
        offset = start
        throw malformed(expected: "an escape that JSON has")
    }

    /// The character that each letter after a backslash means.
    private static let escapes = Dictionary(
        uniqueKeysWithValues: zip(#""\/bfnrt"#.utf8, "\"\\/\u{8}\u{C}\n\r\t".unicodeScalars))

    /// The scalar after `\u`: four hexadecimal digits, or two surrogates of four digits each.
    private mutating func escapedScalar() -> Unicode.Scalar? {
        guard let unit = codeUnit() else { return nil }
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
        guard text.bytes[offset...].starts(with: #"\u"#.utf8) else { return nil }
        offset += 2
        guard let trail = codeUnit(), UTF16.isTrailSurrogate(trail) else { return nil }
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }

    private mutating func codeUnit() -> UInt16? {
        let digits = String(decoding: text.bytes[offset...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
        offset += 4
        return UInt16(digits, radix: 16)
    }
}
