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
        let isStandardInput = path == "-"
        name = Self.name(path)
        let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(.noInput, "\(name): \(SystemError.last)") }
        defer { if !isStandardInput { close(descriptor) } }
        bytes = try Self.contents(of: descriptor, name: name)
    }

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    private static func contents(of descriptor: Int32, name: String) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw Failure(errno == EISDIR ? .noInput : .inputOutput, "\(name): \(SystemError.last)")
            }
            guard bytes.count + count <= maximumSize else {
                throw Failure(.badData, "\(name): expected at most \(maximumSize >> 20) MiB, found more")
            }
            bytes += chunk[..<count]
        }
    }
}

extension InputFile {
    /// Whether there is a regular file by this name that has these bytes; one of another size is not read.
    package static func at(_ path: String, holds bytes: [UInt8]) -> Bool {
        FileStatus(path)?.size == bytes.count && (try? InputFile(path))?.bytes == bytes
    }
}
