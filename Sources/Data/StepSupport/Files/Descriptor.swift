/// The system calls on open files, repeated after a signal has interrupted them, with errors that name the file.
package enum Descriptor {
    /// Opens a file to read; `-` is standard input, which is open already and stays so.
    package static func reading(_ path: String, _ access: FileAccess = .unlimited) throws(Failure) -> Int32 {
        if path == "-" { return STDIN_FILENO }
        let flags = O_RDONLY | O_CLOEXEC | (access.isRegularOnly ? O_NONBLOCK : 0)
        let descriptor: Int32
        switch try access.route(to: path) {
        case .system: descriptor = open(path, flags)
        case .below(let root, let parts):
            let folder = OpenFolder(of: parts, below: root)
            descriptor = folder.map { openat($0.descriptor, parts.last ?? ".", flags | O_NOFOLLOW) } ?? -1
        }
        guard descriptor >= 0 else { throw Failure(.noInput, system: path.isEmpty ? "\"\"" : path) }
        if access.isRegularOnly, Folder.status(of: descriptor)?.kind != S_IFREG {
            close(descriptor)
            throw Failure(.noInput, "\(path): expected a regular file")
        }
        return descriptor
    }

    /// Opens every closed standard stream so that its use fails: else the next file would get its number and its bytes.
    package static func openStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Reads the next bytes, or those at an offset, into an array from `start` on. Returns their number, 0 at the end.
    package static func read(
        _ descriptor: Int32, into bytes: inout [UInt8], from start: Int = 0, at offset: Int? = nil, name: String
    ) throws(Failure) -> Int {
        if descriptor == STDIN_FILENO, offset == nil { try awaitInput(descriptor, name: name) }
        while true {
            let count = bytes.withUnsafeMutableBytes { bytes in
                let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
                guard let offset else { return systemRead(descriptor, rest.baseAddress, rest.count) }
                return pread(descriptor, rest.baseAddress, rest.count, off_t(offset))
            }
            if count >= 0 { return count }
            guard errno == EINTR else { throw Failure(errno == EISDIR ? .noInput : .inputOutput, system: name) }
        }
    }

    /// Waits until there is something to read. Blocked signals do not interrupt it, so pending ones are checked for.
    /// - Throws: `ended` when the process was asked to end.
    static func awaitInput(
        _ descriptor: Int32, name: String, unless isCancelled: () -> Bool = { false }
    ) throws(Failure) {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        repeat {
            try TerminationSignals.check(name)
        } while !isCancelled() && poll(&request, 1, 100) == 0
    }

    /// Writes all bytes, after the last ones written or from an offset on.
    /// - Parameter isWhole: true if a part is removed when the rest has no space, unless others have appended more.
    package static func write(
        _ bytes: Span<UInt8>, to descriptor: Int32, at offset: Int? = nil, isWhole: Bool = false, name: String
    ) throws(Failure) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
                guard let offset else { return systemWrite(descriptor, rest.baseAddress, rest.count) }
                return pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
            }
            if count >= 0 {
                done += count
            } else if errno == EPIPE {
                throw Failure(.ended, system: name)
            } else if errno != EINTR {
                let failure = Failure(.inputOutput, system: "\(name): cannot write")
                let end = isWhole && done > 0 ? lseek(descriptor, 0, SEEK_CUR) : 0
                if end > 0, Folder.status(of: descriptor)?.st_size == end { ftruncate(descriptor, end - off_t(done)) }
                throw failure
            }
        }
    }
}

// The system's functions, by names that the functions above do not hide.
private let systemRead = read
private let systemWrite = write

package enum StandardError {
    /// Writes a line of the tool, with control characters in names made printable.
    package static func report(_ message: String) { write("stepchart: \(message.printable)\n") }

    package static func write(_ text: String) {
        // An error is ignored: there is no other stream to report it on.
        _ = Array(text.utf8).withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

extension Failure {
    /// The failure of the last system call, with the system's message for its error number.
    /// - Parameter subject: the beginning of the line: a path, and maybe the action that failed.
    package init(_ status: Status, system subject: String, _ number: Int32 = errno) {
        self.init(status, "\(subject): \(String(cString: strerror(number)))")
    }
}
