import CStepLibDeflate

/// A chunk of a file: length, type, data, checksum.
package struct PNGChunk: Hashable, Sendable {
    /// The offset of its first byte, in bytes from the start of the file.
    package let offset: Int
    /// The type's four bytes, which are letters as a rule.
    package let type: String
    package let data: ArraySlice<UInt8>
    /// The checksum in the file, and the correct one.
    package let storedChecksum: UInt32
    package let checksum: UInt32

    package var isIntact: Bool { storedChecksum == checksum }

    var hasLetters: Bool { type.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 } }

    /// True if a decoder may ignore it: its type begins with a small letter.
    var isAncillary: Bool { type.utf8.first.map { $0 & 0x20 != 0 } ?? false }

    /// The number of bytes of a chunk besides its data.
    static let overhead = 12

    /// A chunk's bytes, ready for a file.
    static func bytes(type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return UInt32(data.count).bigEndianBytes + body + libdeflate_crc32(0, body, body.count).bigEndianBytes
    }
}

/// Splits a PNG file into its chunks, one after another, of any type.
package struct PNGChunkReader {
    private let file: [UInt8]
    private var hasEnded = false
    /// The offset of the next chunk; nil after the last.
    private var offset: Int? = 0

    package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    package init(_ file: [UInt8]) { self.file = file }

    /// Returns the next chunk; nil at the end of the file, and after a fault.
    /// - Throws: If there is none where one was expected.
    package mutating func next() throws(PNGFault) -> PNGChunk? {
        guard let offset else { return nil }
        self.offset = nil
        if offset == 0, !file.starts(with: Self.signature) {
            throw PNGFault(offset: 0, PNGError(withoutSignature: file).description)
        }
        let start = max(offset, Self.signature.count)
        guard start < file.count else { return nil }
        guard !hasEnded else {
            let surplus = file.count - start == 1 ? "1 byte" : "\(file.count - start) bytes"
            throw PNGFault(offset: start, "expected the end of the file, found \(surplus) after IEND")
        }
        let chunk = try chunk(at: start)
        hasEnded = chunk.type == "IEND"
        self.offset = start + PNGChunk.overhead + chunk.data.count
        return chunk
    }

    private func chunk(at offset: Int) throws(PNGFault) -> PNGChunk {
        let left = file.count - offset
        let length = left >= 4 ? Int(bigEndian: file[offset..<offset + 4]) : 0
        let size = PNGChunk.overhead + length
        guard size <= left else { throw PNGFault(offset: offset, "expected a chunk of \(size) bytes, found \(left)") }
        let body = file[offset + 4..<offset + 8 + length]
        return PNGChunk(
            offset: offset, type: String(String.UnicodeScalarView(body.prefix(4).map { Unicode.Scalar($0) })),
            data: body.dropFirst(4), storedChecksum: UInt32(bigEndian: file[body.endIndex..<body.endIndex + 4]),
            checksum: body.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) })
    }
}

extension FixedWidthInteger {
    /// The bytes of the number, the highest first, as PNG writes numbers.
    var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }

    /// The number with these bytes, the highest first.
    init(bigEndian bytes: some Sequence<UInt8>) { self = bytes.reduce(0) { $0 << 8 | Self($1) } }
}
