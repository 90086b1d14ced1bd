/// A breach of the rules of PNG, with its location in the file.
package struct PNGFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The offset of the chunk, in bytes from the start of the file.
    package let offset: Int
    /// The chunk's type; nil if there is none.
    package let type: String?
    /// The description of what was expected and what was found.
    private let words: String

    init(offset: Int, type: String? = nil, _ words: String) {
        self.offset = offset
        self.type = type
        self.words = words
    }

    init(_ chunk: PNGChunk, _ words: String) { self.init(offset: chunk.offset, type: chunk.type, words) }

    package var description: String { "offset \(offset): " + (type.map { "\($0): " } ?? "") + words }
}

extension PNGChunk {
    func require(_ isValid: Bool, _ words: @autoclosure () -> String) throws(PNGFault) {
        if !isValid { throw PNGFault(self, words()) }
    }

    /// The description of the fault of a chunk that is not intact.
    var checksumFault: String {
        "checksum: expected \(Int(checksum).digits(8, radix: 16)), found \(Int(storedChecksum).digits(8, radix: 16))"
    }
}
