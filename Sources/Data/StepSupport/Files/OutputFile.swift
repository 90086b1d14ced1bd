/// A destination for bytes, written one after the other: standard output, a device or pipe, or the draft of a file.
package final class OutputFile {
    package let name: String
    let descriptor: Int32
    private let isOwn: Bool
    /// True if bytes that were written can be replaced.
    package let isRewritable: Bool

    /// - Parameter isOwn: true if the descriptor is closed with this object.
    /// - Parameter isRewritable: true for a draft, which is on a disk.
    init(name: String, _ descriptor: Int32, isOwn: Bool, isRewritable: Bool) {
        self.name = name
        self.descriptor = descriptor
        self.isOwn = isOwn
        self.isRewritable = isRewritable
    }

    deinit { if isOwn { close(descriptor) } }

    package static var standardOutput: OutputFile {
        OutputFile(name: "standard output", STDOUT_FILENO, isOwn: false, isRewritable: false)
    }

    /// True for the names of standard output. No file is looked up, as jobs of strangers have such paths, too.
    package static func isStandardOutput(_ path: String) -> Bool {
        ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
    }

    /// Throws `usage` if the output is a terminal, which cannot show the bytes of a picture.
    package func refuseTerminal() throws(Failure) {
        if isatty(descriptor) == 0 { return }
        throw Failure(.usage, "\(name): expected a file or a pipe for the picture, found a terminal")
    }

    package func write(_ bytes: Span<UInt8>, isWhole: Bool = false) throws(Failure) {
        try TerminationSignals.check(name)
        try Descriptor.write(bytes, to: descriptor, isWhole: isWhole, name: name)
    }

    package func write(_ text: String) throws(Failure) { try write(Array(text.utf8).span) }

    /// Replaces bytes that were written, from `offset` on. The file must be rewritable.
    package func overwrite(at offset: Int, with bytes: [UInt8]) throws(Failure) {
        try Descriptor.write(bytes.span, to: descriptor, at: offset, name: name)
    }

    /// Makes sure that all bytes are on the disk.
    func synchronize() throws(Failure) {
        if isRewritable, fsync(descriptor) != 0 { throw Failure(.inputOutput, system: "\(name): cannot write") }
    }
}
