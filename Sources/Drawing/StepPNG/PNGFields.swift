/// Reads a chunk's data field by field.
struct PNGFields {
    private let chunk: PNGChunk
    private(set) var rest: ArraySlice<UInt8>

    init(_ chunk: PNGChunk) {
        self.chunk = chunk
        rest = chunk.data
    }

    /// - Throws: Where the data are longer or shorter.
    init(_ chunk: PNGChunk, length: Int) throws(PNGFault) {
        try chunk.require(
            chunk.data.count == length, .value(of: "length", expected: "\(length)", found: chunk.data.count))
        self.init(chunk)
    }

    /// A number of so many bytes.
    mutating func next(_ name: String, bytes: Int, in range: ClosedRange<Int>) throws(PNGFault) -> Int {
        try chunk.require(rest.count >= bytes, .missing("a \(name)"))
        let value = Int(bigEndian: rest.prefix(bytes))
        guard range ~= value else {
            let expected = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
            throw PNGFault(chunk, .value(of: name, expected: expected, found: value))
        }
        rest = rest.dropFirst(bytes)
        return value
    }

    /// A text up to the next zero byte.
    mutating func text(_ name: String) throws(PNGFault) -> ArraySlice<UInt8> {
        guard let end = rest.firstIndex(of: 0) else {
            throw PNGFault(chunk, .missing("a zero byte after the \(name)"))
        }
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
    }
}
