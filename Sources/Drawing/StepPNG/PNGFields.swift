/// Parses a chunk's data field by field.
struct PNGFields {
    private let chunk: PNGChunk
    private(set) var rest: ArraySlice<UInt8>

    /// - Throws: If the data are longer or shorter than `length`.
    init(_ chunk: PNGChunk, length: Int? = nil) throws(PNGFault) {
        (self.chunk, rest) = (chunk, chunk.data)
        if let length { try chunk.require(rest.count == length, "length: expected \(length), found \(rest.count)") }
    }

    /// Parses the next field, a number of `bytes` bytes.
    mutating func next(_ name: String, bytes: Int, in range: ClosedRange<Int>) throws(PNGFault) -> Int {
        try chunk.require(rest.count >= bytes, "expected a \(name), found none")
        let value = Int(bigEndian: rest.prefix(bytes))
        guard range ~= value else {
            let expected = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
            throw PNGFault(chunk, "\(name): expected \(expected), found \(value)")
        }
        rest = rest.dropFirst(bytes)
        return value
    }

    /// Parses the next field, a text up to a zero byte.
    mutating func text(_ name: String) throws(PNGFault) -> ArraySlice<UInt8> {
        guard let end = rest.firstIndex(of: 0) else {
            throw PNGFault(chunk, "expected a zero byte after the \(name), found none")
        }
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
    }
}
