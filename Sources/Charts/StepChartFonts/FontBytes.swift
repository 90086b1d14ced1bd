/// The bytes of a font's file, which stay where they are once all have been added.
final class FontBytes {
    private var memory: UnsafeMutableRawPointer?
    private var (count, room) = (0, 0)

    deinit { free(memory) }

    /// Adds the next bytes.
    func append(_ bytes: UnsafeRawBufferPointer) throws(FontError) {
        guard count + bytes.count <= FontError.maximumSize else { throw .tooLarge }
        if count + bytes.count > room {
            room = max(count + bytes.count, 2 * room)
            guard let grown = realloc(memory, room) else { throw .noMemory }
            memory = grown
        }
        if let memory {
            UnsafeMutableRawBufferPointer(start: memory + count, count: bytes.count).copyMemory(from: bytes)
        }
        count += bytes.count
    }

    var all: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: memory?.assumingMemoryBound(to: UInt8.self), count: count)
    }

    /// Whether they are TrueType or OpenType, or a collection of these: none of the other formats that FreeType reads.
    var areOfAFont: Bool {
        all.count >= 12 && ["\0\u{1}\0\0", "OTTO", "true", "ttcf"].contains { all.starts(with: $0.utf8) }
    }
}
