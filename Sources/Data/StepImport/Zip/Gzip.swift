import CStepLibMinizip

/// The unpacked contents of a gzip file, one stream after the other, by zlib.
final class Gzip {
    static let signature: [UInt8] = [0x1F, 0x8B]

    private let name: String
    private let file: gzFile
    private var size = 0

    /// - Parameter open: the descriptor of a file on disk.
    init(_ open: Int32, name: String) throws(Failure) {
        let own = dup(open)
        lseek(own, 0, SEEK_SET)
        guard let file = gzdopen(own, "rb") else {
            close(own)
            throw Failure(.inputOutput, system: name)
        }
        self.name = name
        self.file = file
    }

    deinit { gzclose(file) }

    /// Fills a buffer, as `ByteStream.Source` does.
    func read(into buffer: inout [UInt8], from start: Int) throws(Failure) -> Int {
        let capacity = UInt32(clamping: min(buffer.count - start, 1 << 30))
        let count = buffer.withUnsafeMutableBytes { gzread(file, $0.baseAddress.map { $0 + start }, capacity) }
        // A file that is cut short gives an error only at its end.
        var status = Z_OK
        if count <= 0 { gzerror(file, &status) }
        guard count >= 0, status == Z_OK || status == Z_STREAM_END else { throw Failure(damaged: name, "gzip") }
        size += Int(count)
        try ZipArchive.checkRatio(size, packed: gzoffset(file), at: name)
        return Int(count)
    }
}
