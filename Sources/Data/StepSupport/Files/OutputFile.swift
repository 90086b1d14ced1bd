/// Standard output, or a file that appears whole or not at all.
///
/// A regular file has no name until `commit` gives it the right one, or a temporary name where the system cannot do
/// without; when it is not committed, it goes and what had the name stays as it was. A device or a pipe is written
/// directly. While there is such a file, signals that would end the process are held back on this thread; the file must
/// go on the thread that it was made on.
package final class OutputFile {
    /// What messages call it.
    package let name: String
    private let descriptor: Int32
    private let isOwn: Bool
    /// Whether bytes that were written can be replaced.
    package let isRewritable: Bool
    private var draft: Draft?
    /// What had the name before, under another name until all is well; and its lock, which shows other processes that
    /// the name is in use.
    private var backup: (name: String, lock: Int32)?
    private var hasAppeared = false
    /// The folders that were made for it, from that of the draft on.
    private var made: [String] = []

    /// A file that has not its name yet.
    private struct Draft {
        let folder: OpenFolder
        /// What it is going to be called.
        let name: String
        /// Nil of one without a name.
        let temporaryName: String?
        private let scope = TerminationSignals.BlockScope()
        let cleanup: TerminationSignals.Cleanup?
    }

    /// - Parameters:
    ///   - path: `-` is standard output.
    ///   - isPrivate: whether only its owner may read it; a link by its name is replaced, not followed.
    package convenience init(
        _ path: String, isPrivate: Bool = false, _ access: FileAccess = .unlimited
    ) throws(Failure) {
        switch try OutputPlace.of(path, followingLinks: !isPrivate, access) {
        case .stream(let descriptor): self.init(name: path == "-" ? "standard output" : path, descriptor, isOwn: false)
        case .direct(let target):
            let descriptor = open(target, O_WRONLY | O_APPEND | O_CLOEXEC)
            guard descriptor >= 0 else { throw OutputPlace.failure(path) }
            self.init(name: path, descriptor, isOwn: true)
        case .file(let folder, let name): try self.init(path, isPrivate: isPrivate, name, in: folder)
        }
    }

    private init(name: String, _ descriptor: Int32, isOwn: Bool) {
        (self.name, self.descriptor, self.isOwn, isRewritable) = (name, descriptor, isOwn, false)
    }

    private init(_ path: String, isPrivate: Bool, _ name: String, in folder: OpenFolder) throws(Failure) {
        (self.name, isOwn, isRewritable) = (path, true, true)
        let oldMode = isPrivate ? nil : try Self.mode(of: name, in: folder, path)
        guard let file = folder.makeFile(for: name, O_WRONLY, isPrivate ? 0o600 : 0o666) else {
            throw OutputPlace.failure(path)
        }
        descriptor = file.descriptor
        let cleanup = file.temporaryName.map { name in TerminationSignals.Cleanup { folder.remove(name) } }
        draft = Draft(folder: folder, name: name, temporaryName: file.temporaryName, cleanup: cleanup)
        // Whoever finds it under a temporary name sees that somebody is still at it.
        flock(descriptor, LOCK_EX | LOCK_NB)
        if let oldMode { fchmod(descriptor, oldMode) }
    }

    /// The mode of a file that another is to replace; nil where there is none.
    private static func mode(of name: String, in folder: OpenFolder, _ path: String) throws(Failure) -> mode_t? {
        guard let existing = folder.status(of: name) else { return nil }
        if existing.st_mode & S_IFMT == S_IFDIR { throw OutputPlace.failure(path, EISDIR) }
        guard existing.st_mode & S_IFMT == S_IFREG else { return nil }
        // To give its name to another would not ask its permissions.
        guard faccessat(folder.descriptor, name, W_OK, 0) == 0 else { throw OutputPlace.failure(path) }
        return existing.st_mode & 0o777
    }

    /// A file in a folder that itself, or from which it, gets its place later.
    /// - Parameter old: what it is going to replace, if it is there.
    init(
        _ path: String, named name: String, in folder: OpenFolder, like old: (folder: OpenFolder, name: String)?
    ) throws(Failure) {
        (self.name, isOwn, isRewritable) = (path, true, true)
        let oldMode = try old.flatMap { (old) throws(Failure) in try Self.mode(of: old.name, in: old.folder, path) }
        descriptor = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputPlace.failure(path) }
        if let oldMode { fchmod(descriptor, oldMode) }
    }

    deinit {
        if let draft, !hasAppeared, let temporaryName = draft.temporaryName { draft.folder.remove(temporaryName) }
        if isOwn { close(descriptor) }
    }

    /// An output for bytes that would only confuse a terminal.
    package convenience init(forPicture path: String, _ access: FileAccess = .unlimited) throws(Failure) {
        try self.init(path, access)
        guard isatty(descriptor) == 0 else {
            throw Failure(.usage, "\(name): expected a file or a pipe for the picture, found a terminal")
        }
    }

    package func write(_ bytes: Span<UInt8>) throws(Failure) {
        if TerminationSignals.arePending { throw Failure(.ended, "\(name): interrupted") }
        try Descriptor.write(bytes, to: descriptor, name: name)
    }

    package func write(_ text: String) throws(Failure) { try write(Array(text.utf8).span) }

    /// Replaces bytes that were written, from `offset` on. The file must be rewritable.
    package func overwrite(at offset: Int, with bytes: [UInt8]) throws(Failure) {
        try Descriptor.write(bytes.span, to: descriptor, at: offset, name: name)
    }

    /// Writes a whole file, and makes the folders that it is in.
    /// - Parameters:
    ///   - isDurable: whether its bytes are on the disk when this returns. If not, a machine that breaks down may leave it
    ///     torn, but no process that ends does.
    ///   - isPrivate: as in `init`.
    package static func write(
        _ bytes: [UInt8], to path: String, isDurable: Bool = true, isPrivate: Bool = false
    ) throws(Failure) {
        try Folder.make(Folder.parent(of: path))
        try TerminationSignals.withBlocked { () throws(Failure) in
            let file = try OutputFile(path, isPrivate: isPrivate)
            try file.write(bytes.span)
            if isDurable { try file.finish() }
            try TerminationSignals.publishing { () throws(Failure) in
                try file.publish(keepingOld: false)
                file.discardBackup()
            }
        }
    }
}

extension OutputFile: Output {
    package func finish() throws(Failure) {
        guard isRewritable else { return }
        guard fsync(descriptor) == 0 else { throw Failure(.inputOutput, "\(name): cannot write: \(SystemError.last)") }
        if TerminationSignals.arePending { throw Failure(.ended, "\(name): interrupted") }
    }

    /// Gives the file its name. It must be finished.
    package func publish(keepingOld: Bool) throws(Failure) {
        guard let draft, !hasAppeared else { return }
        made = Folder.ancestors(of: draft.name).filter { mkdirat(draft.folder.descriptor, $0, 0o777) == 0 }
        if keepingOld { try keepOld(draft) }
        if draft.temporaryName == nil, UnnamedFile.link(descriptor, as: draft.name, in: draft.folder) {
            hasAppeared = true
            return
        }
        guard
            let temporary = draft.temporaryName
                ?? draft.folder.withFreeName(
                    for: draft.name, { UnnamedFile.link(descriptor, as: $0, in: draft.folder) })
        else { throw OutputPlace.failure(name) }
        guard draft.folder.rename(temporary, to: draft.name, in: draft.folder) else {
            let failure = OutputPlace.failure(name)
            draft.folder.remove(temporary)
            throw failure
        }
        hasAppeared = true
    }

    private func keepOld(_ draft: Draft) throws(Failure) {
        let folder = draft.folder
        guard let old = folder.status(of: draft.name), old.st_mode & S_IFMT != S_IFDIR else { return }
        let purpose = "old \(draft.name)"
        // Another name of this very file could not be told from one in use once it is locked.
        folder.removeLeftover(OpenFolder.temporaryName(for: purpose))
        let lock = openat(folder.descriptor, draft.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        flock(lock, LOCK_EX | LOCK_NB)
        let name = folder.withFreeName(for: purpose) { free in
            // Both names are the old file's until the new one takes the first: at no moment is it lost. Not every file
            // system has links.
            folder.link(draft.name, as: free, in: folder)
                || (errno != EEXIST && folder.status(of: free) == nil
                    && folder.rename(draft.name, to: free, in: folder))
        }
        guard let name else {
            if lock >= 0 { close(lock) }
            throw OutputPlace.failure(self.name)
        }
        backup = (name, lock)
    }

    package func rollBack() {
        guard let draft else { return }
        if let backup {
            // rename() of two links to one file does nothing.
            if draft.folder.rename(backup.name, to: draft.name, in: draft.folder) { draft.folder.remove(backup.name) }
            if backup.lock >= 0 { close(backup.lock) }
        } else if hasAppeared {
            draft.folder.remove(draft.name)
        }
        for folder in made.reversed() { unlinkat(draft.folder.descriptor, folder, AT_REMOVEDIR) }
        (backup, hasAppeared) = (nil, true)
    }

    package func discardBackup() {
        if let backup {
            draft?.folder.remove(backup.name)
            if backup.lock >= 0 { close(backup.lock) }
        }
        // With it signals are unblocked.
        (backup, draft) = (nil, nil)
    }
}

/// Files without a name, which go with the process.
enum UnnamedFile {
    #if canImport(Darwin)
        static func open(in folder: OpenFolder, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
        static func link(_ descriptor: Int32, as name: String, in folder: OpenFolder) -> Bool { false }
    #else
        /// O_TMPFILE, which is a flag and O_DIRECTORY.
        private static let flag = 0o20_000_000 | O_DIRECTORY

        /// Negative where the file system has none, or where they could not get a name later.
        static func open(in folder: OpenFolder, _ flags: Int32, _ mode: mode_t) -> Int32 {
            guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
            return openat(folder.descriptor, ".", flags | flag | O_CLOEXEC, mode)
        }

        /// Gives it a name that nothing has; a link counts as something.
        static func link(_ descriptor: Int32, as name: String, in folder: OpenFolder) -> Bool {
            linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder.descriptor, name, AT_SYMLINK_FOLLOW) == 0
        }
    #endif
}
