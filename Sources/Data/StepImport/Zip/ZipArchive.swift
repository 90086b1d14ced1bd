import CStepLibMinizip

/// A zip, read entry by entry. Nothing is ever unpacked to a file, so the paths in it cannot lead anywhere.
package final class ZipArchive {
    struct ZipEntry: Hashable {
        /// The name as in the zip, for messages and for recognising kinds of files only.
        var name: String
        /// The unpacked size in bytes, from the zip's directory.
        var size: Int
        var packedSize: Int
        var isEncrypted: Bool
    }

    let name: String
    private let minizip: unzFile
    private let size: Int
    /// The number of entries, and of those visited.
    private let count: Int
    private var visited = 0

    /// The first bytes of a zip that is not empty.
    static let signature: [UInt8] = [0x50, 0x4B, 3, 4]
    /// The maximum ratio of unpacked to packed size. Deflate allows up to 1,032; exports have about 30.
    package static let maxRatio = 300
    /// The size in bytes up to which an entry may have any ratio.
    package static let freeSize = 16 << 20

    /// - Parameter open: the descriptor of a file on disk.
    init(_ open: Int32, name: String) throws(Failure) {
        self.name = name
        size = Int(lseek(open, 0, SEEK_END))
        guard size >= 0, let minizip = cstep_zip_open(dup(open)) else { throw Failure(damaged: name, "zip") }
        self.minizip = minizip
        var all = unz_global_info64()
        unzGetGlobalInfo64(minizip, &all)
        count = Int(clamping: all.number_entry)
    }

    deinit { unzClose(minizip) }

    /// Goes to the next entry; nil after the last.
    func next() throws(Failure) -> ZipEntry? {
        // minizip itself does not stop at the end if there are 65,535 entries.
        if visited >= count { return nil }
        var name = [CChar](repeating: 0, count: 1024)
        var info = unz_file_info64()
        guard (visited == 0 ? unzGoToFirstFile(minizip) : unzGoToNextFile(minizip)) == UNZ_OK,
            unzGetCurrentFileInfo64(minizip, &info, &name, UInt(name.count), nil, 0, nil, 0) == UNZ_OK
        else { throw Failure(damaged: self.name, "zip") }
        visited += 1
        return ZipEntry(
            name: String(decoding: name.prefix(Int(info.size_filename)).map(UInt8.init(bitPattern:)), as: UTF8.self),
            size: Int(clamping: info.uncompressed_size), packedSize: Int(clamping: info.compressed_size),
            isEncrypted: info.flag & 1 != 0)
    }

    /// Goes to the only entry that `counts` accepts; if there are several or none, rewinds the archive and returns nil.
    func goToOnly(_ counts: (ZipEntry) throws(Failure) -> Bool) throws(Failure) -> ZipEntry? {
        var found: [Int] = []
        while found.count < 2, let entry = try next() {
            if try counts(entry) { found.append(visited) }
        }
        rewind()
        guard found.count == 1 else { return nil }
        for _ in 1..<found[0] { _ = try next() }
        return try next()
    }

    func rewind() { visited = 0 }

    /// Refuses data whose unpacked size is far greater than its packed size.
    static func checkRatio(_ size: Int, packed: Int, at path: String) throws(Failure) {
        guard size <= freeSize || size / maxRatio <= packed else {
            throw Failure(at: path, expected: "at most \(maxRatio) times the size when unpacked", found: "more")
        }
    }

    /// The bytes of the current entry, valid until the archive goes to the next. Reading them all detects damage.
    func contents(of entry: ZipEntry, _ allowance: ByteStream.Allowance) throws(Failure) -> ByteStream {
        let path = "\(name)/\(entry.name)"
        guard entry.packedSize <= self.size, unzOpenCurrentFile(minizip) == UNZ_OK else {
            throw Failure(at: path, expected: "stored or deflated data", found: "another kind, or damaged ones")
        }
        let number = visited
        var size = 0
        var isOver = false
        return ByteStream(name: path, allowance: allowance) { (buffer, start) throws(Failure) in
            guard !isOver, number == self.visited else { return 0 }
            let count = buffer.withUnsafeMutableBytes { bytes in
                let capacity = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
                return Int(
                    unzReadCurrentFile(self.minizip, capacity.baseAddress, UInt32(min(capacity.count, Int(Int32.max)))))
            }
            guard count >= 0 else { throw Failure(at: path, expected: "deflated data", found: "damaged ones") }
            size += count
            try Self.checkRatio(size, packed: entry.packedSize, at: path)
            if count == 0 {
                isOver = true
                guard size == entry.size else {
                    throw Failure(at: path, expected: "\(entry.size) bytes, as the zip says", found: "\(size)")
                }
                guard unzCloseCurrentFile(self.minizip) != UNZ_CRCERROR else {
                    throw Failure(at: path, expected: "the checksum of the zip", found: "another")
                }
            }
            return count
        }
    }
}
