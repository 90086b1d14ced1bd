extension SourceText {
    /// Text in UTF-8, or in UTF-16, which spreadsheets and shells of Windows write. UTF-16 has a byte order mark, or
    /// begins with two characters of ASCII. Positions are as in the text in UTF-8.
    /// - Throws: `TextError.malformed` if the text is neither.
    package init(decoding bytes: [UInt8]) throws(TextError) {
        self = try SourceText(try ByteOrder(bytes)?.utf8(bytes) ?? bytes)
    }

    /// The beginning of a text, in UTF-8 and without a byte order mark; it may end within a character.
    package static func decoded(head: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let bytes = Array(head)
        let text = ByteOrder(bytes).map { Array(String(decoding: $0.units(bytes), as: UTF16.self).utf8) } ?? bytes
        return text.dropFirst(text.starts(with: utf8Mark) ? 3 : 0)
    }
}

/// The order of the two bytes of a UTF-16 code unit.
private enum ByteOrder {
    case little, big

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): self = .little
        case (0xFE, 0xFF): self = .big
        case (1..<0x80, 0) where bytes.count >= 4 && (1..<0x80).contains(bytes[2]) && bytes[3] == 0: self = .little
        case (0, 1..<0x80) where bytes.count >= 4 && bytes[2] == 0 && (1..<0x80).contains(bytes[3]): self = .big
        default: return nil
        }
    }

    /// The code units of the text; an odd byte at the end is left out.
    func units(_ bytes: [UInt8]) -> [UInt16] {
        stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
            let first = UInt16(bytes[offset])
            let second = UInt16(bytes[offset + 1])
            return self == .little ? second << 8 | first : first << 8 | second
        }
    }

    func utf8(_ bytes: [UInt8]) throws(TextError) -> [UInt8] {
        let units = units(bytes)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        let isBroken = transcode(
            units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
        if isBroken {
            let index = String(decoding: text, as: UTF8.self).utf16.count
            throw malformed("0x" + String(units[index], radix: 16, uppercase: true), 2 * index, after: text)
        }
        if 2 * units.count < bytes.count { throw malformed("half of a unit", 2 * units.count, after: text) }
        return text
    }

    private func malformed(_ found: String, _ offset: Int, after text: [UInt8]) -> TextError {
        // The text before the fault is valid, so the position is found in it.
        let at = (try? SourceText(text))?.position(of: text.count) ?? TextPosition(line: 1, column: 1)
        return .malformed(at: at, field: "", expected: "UTF-16 text", found: "\(found) at offset \(offset)")
    }
}
