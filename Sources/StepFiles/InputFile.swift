/// A file to read whole, or standard input.
package struct InputFile: Sendable {
    /// What messages call it.
    package let name: String
    package let bytes: [UInt8]

    /// More than the largest week or picture takes; an endless input ends here.
    package static let maximumSize = 512 << 20

    package static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

    /// - Parameter path: `-` is standard input.
    package init(_ path: String) throws(Failure) {
        var bytes: [UInt8] = []
        let name = Self.name(path)
        try Self.forEachPiece(of: path) { piece throws(Failure) in
            guard bytes.count + piece.count <= Self.maximumSize else {
                throw Failure(.badData, "\(name): expected at most \(Self.maximumSize >> 20) MiB, found more")
            }
            bytes.append(contentsOf: piece)
        }
        self.init(name: name, bytes: bytes)
    }

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Calls `body` with the pieces of a file, in order.
    /// - Parameter path: `-` is standard input.
    package static func forEachPiece(
        of path: String, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let isStandardInput = path == "-"
        let name = name(path)
        let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(.noInput, "\(name): \(SystemError.last)") }
        defer { if !isStandardInput { close(descriptor) } }
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { chunk.deallocate() }
        while true {
            let count = read(descriptor, chunk.baseAddress, chunk.count)
            if count == 0 { return }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw Failure(errno == EISDIR ? .noInput : .inputOutput, "\(name): \(SystemError.last)")
            }
            try body(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
    }
}

extension InputFile {
    /// Whether there is a regular file by this name that has these bytes; one of another size is not read.
    package static func at(_ path: String, holds bytes: [UInt8]) -> Bool {
        FileStatus(path)?.size == bytes.count && (try? InputFile(path))?.bytes == bytes
    }
}
