import CPNG

/// A chunk as it stands in a file: length, type, data, checksum.
package struct PNGChunk: Hashable, Sendable {
    /// Of its first byte, from the start of the file.
    package let offset: Int
    /// Four bytes, letters as a rule.
    package let type: String
    package let data: ArraySlice<UInt8>
    /// The checksum that the file has, and the one that would be right.
    package let storedChecksum: UInt32
    package let checksum: UInt32

    package var isIntact: Bool { storedChecksum == checksum }

    /// Bytes of a chunk besides its data.
    static let overhead = 12

    /// A chunk's bytes, ready for a file.
    static func bytes(type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return UInt32(data.count).bigEndianBytes + body + cpng_crc(body, body.count).bigEndianBytes
    }
}

/// Takes a PNG file apart, chunk after chunk, whatever is in them.
///
///     var reader = try PNGChunkReader(file)
///     while let chunk = try reader.next() { ... }
package struct PNGChunkReader {
    private let file: [UInt8]
    private var offset: Int

    package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    /// - Throws: Where the file is no PNG.
    package init(_ file: [UInt8]) throws(PNGFault) {
        guard file.starts(with: Self.signature) else {
            throw PNGFault(offset: 0, .signature(PNGError(withoutSignature: file)))
        }
        self.file = file
        offset = Self.signature.count
    }

    /// The next chunk; nil at the end of the file.
    /// - Throws: ``PNGFault/Problem/truncated(expected:found:)``, after which there is no next chunk.
    package mutating func next() throws(PNGFault) -> PNGChunk? {
        let left = file.count - offset
        guard left > 0 else { return nil }
        let length = left >= 4 ? Int(UInt32(bigEndian: file[offset..<offset + 4])) : 0
        let size = length + PNGChunk.overhead
        guard size <= left else {
            defer { offset = file.count }
            throw PNGFault(offset: offset, .truncated(expected: size, found: left))
        }
        defer { offset += size }
        let body = offset + 4..<offset + 8 + length
        let checksum = file.withUnsafeBufferPointer { cpng_crc($0.baseAddress?.advanced(by: body.lowerBound), body.count) }
        return PNGChunk(
            offset: offset, type: String(String.UnicodeScalarView(file[body.prefix(4)].map { Unicode.Scalar($0) })),
            data: file[body.dropFirst(4)], storedChecksum: UInt32(bigEndian: file[body.upperBound..<body.upperBound + 4]),
            checksum: checksum)
    }
}

extension FixedWidthInteger {
    /// As PNG writes numbers.
    var bigEndianBytes: [UInt8] {
        withUnsafeBytes(of: bigEndian, Array.init)
    }

    /// The number that `bytes` say, the highest first.
    init(bigEndian bytes: some Sequence<UInt8>) {
        self = bytes.reduce(0) { $0 << 8 | Self($1) }
    }
}
