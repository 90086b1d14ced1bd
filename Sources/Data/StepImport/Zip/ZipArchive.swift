import CStepZip
import StepSupport

/// A zip, entry by entry. Nothing is ever unpacked to a file, so that the names in it lead nowhere.
package final class ZipArchive {
    struct Entry: Hashable {
        /// As it stands in the zip, only for messages and for telling kinds of files apart.
        var name: String
        /// As the directory says, in bytes.
        var size: Int
        var packedSize: Int
        var isEncrypted: Bool
    }

    /// What messages call it.
    let name: String
    private let handle: OpaquePointer
    private let descriptor: Int32
    private let fileSize: Int
    /// Tells the open entry from those before it.
    private var turn = 0

    /// What a zip begins with, unless it is empty.
    static let signature: [UInt8] = [0x50, 0x4B, 3, 4]
    /// Deflate gets at most 1,032 times; exports come to some 30.
    package static let maxRatio = 300
    /// Below this size an entry may have any ratio.
    package static let freeSize = 16 << 20

    /// - Parameter path: of a file.
    convenience init(path: String) throws(Failure) {
        let descriptor = try Descriptor.reading(path)
        defer { close(descriptor) }
        try self.init(descriptor, name: path)
    }

    /// - Parameter open: a file, or what was written to disk.
    init(_ open: Int32, name: String) throws(Failure) {
        self.name = name
        descriptor = dup(open)
        guard let handle = cstep_zip_open(descriptor) else {
            close(descriptor)
            throw Self.damaged(name)
        }
        self.handle = handle
        fileSize = Int(lseek(descriptor, 0, SEEK_END))
    }

    deinit {
        cstep_zip_close(handle)
        close(descriptor)
    }

    private static func damaged(_ name: String) -> Failure {
        Failure(at: ImportPlace(name), expected: "a whole zip", found: "one that is cut short or damaged")
    }

    /// Goes to the next entry, nil past the last.
    func next() throws(Failure) -> Entry? {
        turn += 1
        var name = [UInt8](repeating: 0, count: 1024)
        var entry = cstep_entry()
        let found = name.withUnsafeMutableBytes { name in
            cstep_zip_next(handle, name.bindMemory(to: CChar.self).baseAddress, name.count, &entry)
        }
        guard found else {
            guard cstep_zip_is_complete(handle) else { throw Self.damaged(self.name) }
            return nil
        }
        return Entry(
            name: String(decoding: name.prefix(Int(entry.name_length)), as: UTF8.self), size: Int(clamping: entry.size),
            packedSize: Int(clamping: entry.compressed_size), isEncrypted: entry.is_encrypted)
    }

    /// Goes to the only entry that counts; where there are others or none, back to before the first.
    func goToOnly(_ counts: (Entry) -> Bool) throws(Failure) -> Entry? {
        var number = 0
        var found: [Int] = []
        while found.count < 2, let entry = try next() {
            number += 1
            if counts(entry) { found.append(number) }
        }
        rewind()
        guard found.count == 1 else { return nil }
        for _ in 1..<found[0] { _ = try next() }
        return try next()
    }

    func rewind() { cstep_zip_rewind(handle) }

    /// Refuses what becomes far more than it was.
    static func checkRatio(_ size: Int, packed: Int, at place: ImportPlace) throws(Failure) {
        guard size <= freeSize || size / maxRatio <= packed else {
            throw Failure(at: place, expected: "at most \(maxRatio) times the size when unpacked", found: "more")
        }
    }

    /// The bytes of the entry that the archive is at, good until it goes to the next.
    ///
    /// Reading them to the end finds what is damaged.
    func contents(of entry: Entry) throws(Failure) -> ByteStream.Source {
        let place = ImportPlace("\(name)/\(entry.name)")
        guard entry.packedSize <= fileSize, cstep_zip_enter(handle) else {
            throw Failure(at: place, expected: "stored or deflated data", found: "another kind, or damaged ones")
        }
        let turn = turn
        var size = 0
        var isOver = false
        return { (buffer, start) throws(Failure) in
            guard !isOver, turn == self.turn else { return 0 }
            let count = buffer.withUnsafeMutableBytes { bytes in
                let room = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
                return Int(cstep_zip_read(self.handle, room.bindMemory(to: UInt8.self).baseAddress, room.count))
            }
            guard count >= 0 else { throw Failure(at: place, expected: "deflated data", found: "damaged ones") }
            size += count
            try Self.checkRatio(size, packed: entry.packedSize, at: place)
            if count == 0 {
                isOver = true
                guard size == entry.size else {
                    throw Failure(at: place, expected: "\(entry.size) bytes, as the zip says", found: "\(size)")
                }
                guard cstep_zip_leave(self.handle) else {
                    throw Failure(at: place, expected: "the checksum of the zip", found: "another")
                }
            }
            return count
        }
    }
}
