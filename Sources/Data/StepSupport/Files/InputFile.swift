/// A file to read whole, or standard input.
package struct InputFile: Sendable {
    package let name: String
    package let bytes: [UInt8]

    /// The limit in bytes: more than the largest week or picture takes. It ends an endless input.
    package static let maximumSize = 512 << 20

    package static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

    /// - Parameter path: the file's path; `-` is standard input.
    package init(_ path: String, _ access: FileAccess = .unlimited) throws(Failure) {
        var bytes: [UInt8] = []
        let name = Self.name(path)
        try Self.forEachPiece(of: path, access) { piece throws(Failure) in
            guard bytes.count + piece.count <= Self.maximumSize else {
                throw Failure(.badData, "\(name): expected at most \(Self.maximumSize >> 20) MiB, found more")
            }
            bytes.append(contentsOf: piece)
        }
        self.init(name: name, bytes: bytes)
    }

    package init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    /// Calls `body` with the pieces of a file, in order; the path `-` is standard input.
    package static func forEachPiece(
        of path: String, _ access: FileAccess = .unlimited, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let descriptor = try Descriptor.reading(path, access)
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = try Descriptor.read(descriptor, into: &chunk, name: name(path)), count > 0 {
            try chunk.span.extracting(first: count).withUnsafeBytes(body)
        }
    }

    /// Returns what `body` makes of the file's bytes; an error that it throws gets the file's name.
    package func read<Result>(_ body: ([UInt8]) throws(TextError) -> Result) throws(Failure) -> Result {
        try Failure.naming(name) { () throws(TextError) in try body(bytes) }
    }
}
