extension JSONReader {
    /// The path of the value that is being read, as in `days[3].steps`.
    package var field: String {
        var field = ""
        for container in path {
            if let key = container.key {
                field += (field.isEmpty ? "" : ".") + text.excerpt(key.dropFirst().dropLast())
            } else if container.index >= 0 {
                field += "[\(container.index)]"
            }
        }
        return field
    }

    /// The error for the value read last, or the one that begins at `start`, if it is not as expected.
    package func invalid(
        field: String? = nil, at start: Int? = nil, expected: String, found: String? = nil
    ) -> TextError {
        let start = start ?? lastValue.lowerBound
        return .invalid(
            at: text.position(of: start), field: field ?? self.field, expected: expected,
            found: found ?? self.found(at: start))
    }

    package func malformed(expected: String) -> TextError {
        .malformed(at: text.position(of: offset), field: field, expected: expected, found: found(at: offset))
    }

    /// The error for a next value that has the wrong kind, or is no value.
    package mutating func mismatch(expected: String) -> TextError {
        let isValue = kind() != .other || ["null", "true", "false"].contains(found(at: offset))
        return isValue ? invalid(at: offset, expected: expected) : malformed(expected: expected)
    }

    /// Describes the value at `offset`: its text, or its kind for a container.
    private func found(at offset: Int) -> String {
        guard offset < text.bytes.count else { return "the end of the input" }
        let rest = text.bytes[offset...]
        switch text.bytes[offset] {
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "an array"
        case UInt8(ascii: "\""): return text.excerpt(offset..<endOfString(openedAt: offset))
        case let first where Self.isDelimiter(first): return text.excerpt(offset..<offset + 1)
        default: return text.excerpt(offset..<(rest.firstIndex(where: Self.isDelimiter) ?? rest.endIndex))
        }
    }

    private func endOfString(openedAt opening: Int) -> Int {
        var end = opening + 1
        while end < text.bytes.count, text.bytes[end] != UInt8(ascii: "\"") {
            end += text.bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end + 1, text.bytes.count)
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool { byte <= 0x20 || "{}[],:\"".utf8.contains(byte) }
}
