/// The bytes of a font's file. Their address is stable once all have been added, as FreeType needs it.
final class FontBytes {
    private var memory: UnsafeMutableRawPointer?
    private var (count, capacity) = (0, 0)

    deinit { free(memory) }

    func append(_ bytes: UnsafeRawBufferPointer) throws(FontError) {
        guard count + bytes.count <= FontError.maximumSize else { throw .tooLarge }
        if count + bytes.count > capacity {
            capacity = max(count + bytes.count, 2 * capacity)
            guard let grown = realloc(memory, capacity) else { throw .noMemory }
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
}
