extension TagScanner {
    /// The text of an attribute, without control characters.
    /// - Throws: for an entity that is not one of XML's five, nor the number of a character.
    func text(_ range: Range<Int>) throws(Failure) -> [UInt8] { try text(range, in: buffer) }

    /// The text before the last tag, if it is kept.
    var content: String {
        get throws(Failure) { String(decoding: try text(kept.indices, in: kept), as: UTF8.self) }
    }

    private func text(_ range: Range<Int>, in buffer: [UInt8]) throws(Failure) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = buffer[index]
            if byte == UInt8(ascii: "&") {
                guard let end = buffer[index..<range.upperBound].firstIndex(of: UInt8(ascii: ";")),
                    let scalar = Self.scalar(buffer[index + 1..<end])
                else {
                    throw Failure(
                        at: location(index), expected: "one of XML's five entities, or the number of a character",
                        found: excerpt(index..<min(index + 12, range.upperBound)))
                }
                // Any other control character is not allowed in XML, and is left out.
                if scalar.value >= 0x20 || [0x09, 0x0A, 0x0D].contains(scalar.value) {
                    text += Array(String(Character(scalar)).utf8)
                }
                index = end + 1
            } else {
                switch byte {
                case 0x0D where index + 1 < range.upperBound && buffer[index + 1] == 0x0A: break
                case 0x09, 0x0A, 0x0D: text.append(0x20)
                case 0..<0x20: break
                default: text.append(byte)
                }
                index += 1
            }
        }
        return text
    }

    /// The character of an entity, by the text between `&` and `;`; nil if there is none.
    private static func scalar(_ entity: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard entity.count <= 10 else { return nil }
        let name = String(decoding: entity, as: UTF8.self)
        guard name.first == "#" else { return named[name] }
        let isHexadecimal = name.dropFirst().first == "x"
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.first?.isHexDigit == true else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    private static let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
