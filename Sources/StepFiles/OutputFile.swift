/// Standard output, or a file that appears whole or not at all.
///
/// A regular file is written beside its destination, under a temporary name that `appear` changes to the right one; when
/// that does not happen, the temporary goes and the destination stays as it was. A device or a pipe is written directly.
/// While there is a temporary file, signals that would end the process are held back on this thread; the file must go on
/// the thread that it was made on.
package final class OutputFile {
    /// What messages call it.
    package let name: String
    private let descriptor: Int32
    private var temporary: Temporary?

    struct Temporary {
        static let prefix = ".stepchart-"

        let path: String
        let destination: String
        private let hold = EndingSignals.Hold()

        /// In the folder where the destination is, or where its symbolic link leads.
        init(destination path: String) {
            var destination = path
            if let resolved = realpath(path, nil) {
                destination = String(cString: resolved)
                free(resolved)
            }
            self.destination = destination
            self.path = Self.name(beside: destination)
        }

        /// A free name.
        static func name(beside path: String) -> String {
            let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
            return "\(folder)\(prefix)\(String(UInt64.random(in: .min ... .max), radix: 36))"
        }
    }

    /// - Parameter path: `-` is standard output.
    package init(_ path: String) throws(Failure) {
        if path == "-" {
            name = "standard output"
            descriptor = STDOUT_FILENO
            return
        }
        name = path
        var existing = stat()
        let exists = stat(path, &existing) == 0
        if exists, existing.st_mode & S_IFMT != S_IFREG {
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
        } else if exists, access(path, W_OK) != 0 {
            // Renaming over a file would not ask its permissions.
            descriptor = -1
        } else {
            let temporary = Temporary(destination: path)
            descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                self.temporary = temporary
                if exists { fchmod(descriptor, existing.st_mode & 0o777) }
            }
        }
        guard descriptor >= 0 else { throw Failure(.cannotCreate, "\(path): cannot create: \(SystemError.last)") }
    }

    deinit {
        if let temporary { unlink(temporary.path) }
        if descriptor != STDOUT_FILENO { close(descriptor) }
    }

    /// An output for bytes that would only confuse a terminal.
    package convenience init(forPicture path: String) throws(Failure) {
        try self.init(path)
        guard isatty(descriptor) == 0 else {
            throw Failure(.usage, "\(name): expected a file or a pipe for the picture, found a terminal")
        }
    }

    package func write(_ bytes: Span<UInt8>) throws(Failure) {
        if EndingSignals.arePending { throw Failure(.ended, "\(name): interrupted") }
        try Self.write(bytes, to: descriptor, name: name)
    }

    static func write(_ bytes: Span<UInt8>, to descriptor: Int32, name: String) throws(Failure) {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0[start...]) }
            if count >= 0 {
                start += count
            } else if errno == EPIPE {
                throw Failure(.ended, "\(name): \(SystemError.last)")
            } else if errno != EINTR {
                throw Failure(.inputOutput, "\(name): cannot write: \(SystemError.last)")
            }
        }
    }

    package func write(_ text: String) throws(Failure) {
        try write(Array(text.utf8).span)
    }

    /// Whether bytes that were written can be replaced.
    package var isRewritable: Bool { temporary != nil }

    /// Replaces bytes that were written, from `offset` on. The file must be rewritable.
    package func overwrite(at offset: Int, with bytes: [UInt8]) throws(Failure) {
        guard pwrite(descriptor, bytes, bytes.count, off_t(offset)) == bytes.count else {
            throw Failure(.inputOutput, "\(name): cannot write: \(SystemError.last)")
        }
    }

    /// Gives files their names, once all of them are complete. When one of them cannot have its name, all that was there
    /// before is there again.
    package static func appear(_ files: [OutputFile]) throws(Failure) {
        for file in files { try file.finish() }
        guard files.count > 1 else {
            for file in files { try file.appear() }
            return
        }
        let hold = EndingSignals.Hold()
        defer { withExtendedLifetime(hold) {} }
        var before: [Predecessor] = []
        var appeared = 0
        do {
            for file in files {
                guard let temporary = file.temporary else { continue }
                before.append(try Predecessor(of: temporary.destination))
                try file.appear()
                appeared += 1
            }
        } catch {
            for (index, old) in before.enumerated().reversed() { old.restore(isReplaced: index < appeared) }
            throw error
        }
        for old in before { old.drop() }
    }

    /// What had a file's name before, under another name until all is well.
    private struct Predecessor {
        let path: String
        /// Nil when there was nothing, or what no file can replace.
        private var kept: String?

        /// Both names are the old file's until the new one takes the first: at no moment is it lost.
        init(of path: String) throws(Failure) {
            self.path = path
            let name = Temporary.name(beside: path)
            if link(path, name) == 0 {
                kept = name
            } else if Folder.isRegularFile(path) {
                // Not every file system has links.
                guard rename(path, name) == 0 else {
                    throw Failure(.cannotCreate, "\(path): cannot create: \(SystemError.last)")
                }
                kept = name
            }
        }

        func drop() {
            if let kept { unlink(kept) }
        }

        func restore(isReplaced: Bool) {
            if let kept {
                // Of two names for one file, none goes.
                if rename(kept, path) == 0 { unlink(kept) }
            } else if isReplaced {
                unlink(path)
            }
        }
    }

    /// Makes sure that all bytes are kept.
    package func finish() throws(Failure) {
        guard temporary != nil else { return }
        guard fsync(descriptor) == 0 else { throw Failure(.inputOutput, "\(name): cannot write: \(SystemError.last)") }
        if EndingSignals.arePending { throw Failure(.ended, "\(name): interrupted") }
    }

    /// Gives the file its name. It must be finished.
    package func appear() throws(Failure) {
        guard let temporary else { return }
        guard rename(temporary.path, temporary.destination) == 0 else {
            throw Failure(.cannotCreate, "\(name): cannot create: \(SystemError.last)")
        }
        self.temporary = nil
    }
}

extension OutputFile {
    /// Writes a whole file, and makes the folders that it is in.
    /// - Parameter isDurable: whether its bytes are on the disk when this returns. If not, a machine that breaks down may
    ///   leave it torn, but no process that ends does.
    package static func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(Failure) {
        try Folder.make(Folder.parent(of: path))
        try EndingSignals.held { () throws(Failure) in
            let file = try OutputFile(path)
            try file.write(bytes.span)
            if isDurable { try appear([file]) } else { try file.appear() }
        }
    }
}

extension OutputFile {
    /// Removes what killed processes left in a folder, once it is so old that nobody can still be writing it.
    package static func removeLeftovers(in folder: String, olderThan age: Duration = .seconds(600)) {
        let names = (try? Folder.names(in: folder, hidden: true)) ?? []
        for name in names where name.hasPrefix(Temporary.prefix) {
            let path = "\(folder)/\(name)"
            if let status = FileStatus(path), status.age > age { Folder.remove(path) }
        }
    }
}

/// Outside of `OutputFile`, whose own method hides it.
private func systemWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    return write(descriptor, bytes.baseAddress, bytes.count)
}

/// Messages to the user.
package enum StandardError {
    package static func write(_ text: String) {
        // Nobody could be told that telling failed.
        _ = Array(text.utf8).withUnsafeBytes { systemWrite(STDERR_FILENO, $0[...]) }
    }
}

/// The system's words for what went wrong in the last call.
package enum SystemError {
    package static var last: String { String(cString: strerror(errno)) }
}
