/// A PNG taken apart and put together by the format's rules alone: what the codec is held against.
package struct PNGFile {
    package struct Chunk: Equatable {
        package var type: String
        package var data: [UInt8]

        package init(type: String, data: [UInt8]) {
            self.type = type
            self.data = data
        }
    }

    package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    package var chunks: [Chunk]

    package init(chunks: [Chunk]) {
        self.chunks = chunks
    }

    /// Walks the chunks of `bytes`; every length and checksum must be right.
    package init(walking bytes: [UInt8]) throws {
        try require(Array(bytes.prefix(8)) == Self.signature, "no PNG signature")
        chunks = []
        var place = 8
        while place < bytes.count {
            try require(place + 12 <= bytes.count, "a chunk is cut short")
            let length = Int(UInt32(bigEndian: bytes[place..<place + 4]))
            let end = place + 8 + length
            try require(end + 4 <= bytes.count, "a chunk is longer than the file")
            try require(
                UInt32(bigEndian: bytes[end..<end + 4]) == Self.crc(bytes[place + 4..<end]), "a checksum is wrong")
            chunks.append(
                Chunk(
                    type: String(decoding: bytes[place + 4..<place + 8], as: UTF8.self),
                    data: Array(bytes[place + 8..<end])))
            place = end + 4
        }
    }

    package var bytes: [UInt8] {
        chunks.reduce(into: Self.signature) { file, chunk in
            let body = Array(chunk.type.utf8) + chunk.data
            file += UInt32(chunk.data.count).bigEndianBytes + body + Self.crc(body[...]).bigEndianBytes
        }
    }

    package subscript(type: String) -> [UInt8]? {
        chunks.first { $0.type == type }?.data
    }

    /// The checksum of every chunk: the remainder modulo the polynomial of ISO 3309, bit by bit.
    package static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in (crc >> 1) ^ (crc & 1 == 1 ? 0xedb8_8320 : 0) }
        }
    }

    /// A zlib stream that stores `bytes` as they are.
    package static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var place = 0
        repeat {
            let end = min(place + 65_535, bytes.count)
            let length = UInt16(end - place)
            stream += [end == bytes.count ? 1 : 0]
            stream += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
            stream += bytes[place..<end]
            place = end
        } while place < bytes.count
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + (high << 16 | low).bigEndianBytes
    }
}

extension UInt32 {
    package init(bigEndian bytes: some Sequence<UInt8>) {
        self = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    package var bigEndianBytes: [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}
