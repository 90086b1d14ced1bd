/// Reads a file or standard input line by line, in memory that does not grow with the number of lines. Reading ends
/// between lines when the process is asked to end, even while no input comes.
package struct LineReader: ~Copyable, Sendable {
    package enum Line: Equatable, Sendable {
        case text([UInt8])
        /// A line longer than `maximumLength`, which was skipped.
        case tooLong
    }

    /// The length limit in bytes, without the line's end.
    package static let maximumLength = 16 << 20

    package let name: String
    /// The number of the line read last, from 1.
    package private(set) var number = 0
    /// The number of bytes read so far, in whole lines.
    package private(set) var offset = 0
    private let descriptor: Int32
    package let isRegularFile: Bool
    /// The bytes that were read; those from `start` on have not been handed on yet.
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    /// Space for one read.
    private var piece = [UInt8](repeating: 0, count: 1 << 16)

    /// Opens the file at a path; `-` is standard input.
    package init(_ path: String) throws(Failure) {
        name = InputFile.name(path)
        descriptor = try Descriptor.reading(path)
        isRegularFile = Folder.status(of: descriptor)?.kind == S_IFREG
    }

    deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

    /// The next line; nil at the end.
    /// - Parameter isCancelled: called from time to time while no input comes; true ends reading as if at the end.
    /// - Throws: `ended` when the process was asked to end.
    package mutating func next(unless isCancelled: () -> Bool = { false }) throws(Failure) -> Line? {
        try TerminationSignals.check(name)
        var searched = start
        var isTooLong = false
        while !isCancelled() {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { advance(to: end + 1) }
                return isTooLong || end - start > Self.maximumLength ? .tooLong : .text(line(to: end))
            }
            if buffer.count - start > Self.maximumLength + 1 {
                isTooLong = true
                advance(to: buffer.count)
                number -= 1
            }
            guard !isAtEnd else {
                guard start < buffer.count || isTooLong else { return nil }
                defer { advance(to: buffer.count) }
                return isTooLong ? .tooLong : .text(line(to: buffer.count))
            }
            let rest = buffer.count - start
            try fill(unless: isCancelled)
            searched = start + rest
        }
        return nil
    }

    /// Goes back in a regular file, to the line that begins at the byte `offset`, after the line `number`.
    package mutating func rewind(to offset: Int, number: Int) {
        lseek(descriptor, off_t(offset), SEEK_SET)
        self.offset = offset
        self.number = number
        buffer = []
        start = 0
        isAtEnd = false
    }

    private func line(to end: Int) -> [UInt8] {
        let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
        return Array(buffer[start..<end - (hasReturn ? 1 : 0)])
    }

    private mutating func advance(to end: Int) {
        offset += end - start
        number += 1
        start = end
    }

    private mutating func fill(unless isCancelled: () -> Bool) throws(Failure) {
        buffer.removeSubrange(..<start)
        start = 0
        if !isRegularFile { try Descriptor.awaitInput(descriptor, name: name, unless: isCancelled) }
        if isCancelled() { return }
        let count = try Descriptor.read(descriptor, into: &piece, name: name)
        buffer += piece[..<count]
        isAtEnd = count == 0
    }
}
