import CPNG

/// A chunk as it stands in a file: length, type, data, checksum.
enum PNGChunk {
    static func bytes(type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return UInt32(data.count).bigEndianBytes + body + cpng_crc(body, body.count).bigEndianBytes
    }
}

extension FixedWidthInteger {
    /// As PNG writes numbers.
    var bigEndianBytes: [UInt8] {
        withUnsafeBytes(of: bigEndian, Array.init)
    }
}
