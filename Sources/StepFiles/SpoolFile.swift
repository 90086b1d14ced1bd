/// Bytes on disk that nobody else sees, gone with the process.
package final class SpoolFile {
    private let descriptor: Int32
    private let name: String
    package private(set) var size = 0

    /// - Parameter path: of a file, in whose folder there is room.
    package init(beside path: String) throws(Failure) {
        name = OutputFile.Temporary.name(beside: path)
        descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(.cannotCreate, "\(name): cannot create: \(SystemError.last)") }
        unlink(name)
    }

    deinit { close(descriptor) }

    package func write(_ bytes: Span<UInt8>) throws(Failure) {
        try OutputFile.write(bytes, to: descriptor, name: name)
        size += bytes.count
    }

    /// Gives all bytes to `sink`, part by part, from the start.
    package func read(_ sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        var part = [UInt8](repeating: 0, count: 1 << 16)
        var offset = 0
        while offset < size {
            let count = pread(descriptor, &part, part.count, off_t(offset))
            guard count > 0 else { throw Failure(.inputOutput, "\(name): \(SystemError.last)") }
            try sink(part.span.extracting(first: count))
            offset += count
        }
    }
}
