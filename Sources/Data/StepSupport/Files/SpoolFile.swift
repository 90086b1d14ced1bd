/// Bytes on disk that no other process sees, removed when the process ends.
package final class SpoolFile {
    package let descriptor: Int32
    private let name: String
    package private(set) var size = 0

    /// Makes a file without a name in the folder of the file at `path`.
    package init(beside path: String) throws(Failure) {
        name = path
        guard let folder = OpenFolder(Folder.base(of: path), .unlimited) else { throw WriteTarget.failure(path) }
        var file = UnnamedFile.open(in: folder, O_RDWR, 0o600)
        if file < 0 {
            let staging = try StagingFolder(in: folder, for: "spool \(path)", path)
            defer { staging.remove() }
            file = openat(staging.folder.descriptor, "spool", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard file >= 0 else { throw WriteTarget.failure(path) }
        }
        descriptor = file
    }

    deinit { close(descriptor) }

    package func write(_ bytes: Span<UInt8>) throws(Failure) {
        try Descriptor.write(bytes, to: descriptor, name: name)
        size += bytes.count
    }

    /// Passes all bytes to `sink`, part by part, from the start.
    package func read(_ sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        var part = [UInt8](repeating: 0, count: 1 << 16)
        var offset = 0
        while offset < size {
            let count = try Descriptor.read(descriptor, into: &part, at: offset, name: name)
            guard count > 0 else { throw Failure(.inputOutput, "\(name): it has been cut short") }
            try sink(part.span.extracting(first: count))
            offset += count
        }
    }
}
