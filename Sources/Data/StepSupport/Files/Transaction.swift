/// Files that are written and removed together: `commit` makes all the changes, or none.
///
/// The draft of a file has no name, or one in a hidden folder if the system has no files without names. A transaction
/// that is not committed removes its drafts, and changes nothing. The target of a link is replaced, not the link.
/// Devices, pipes and standard output are written directly.
///
/// Signals that would end the process are blocked while it lives, so it must be released on the thread that made it.
package final class Transaction {
    private let access: FileAccess
    private let scope = TerminationSignals.BlockScope()
    private let filled: FilledFolder?
    private var changes: [FileChange] = []
    /// Folders that hold old files until all changes are made, one for each folder with changes.
    private var stagings: [Folder.Identity: StagingFolder] = [:]

    /// A file that is to be replaced, made or removed.
    private struct FileChange {
        let path: String
        /// The file's location; nil for one in the filled folder, which may exist only once it is published.
        let location: FileLocation?
        /// The draft while it is open; nil if it is complete and closed, or if the file is to be removed.
        var file: OutputFile?
        /// The draft in a staging folder; nil if it has no name, or if the file is to be removed.
        var staged: FileLocation?
        var madeFolders: [FileLocation] = []
        /// The staging folder that holds the old file, and its name there.
        var old: (staging: StagingFolder, name: String)?
        /// True once the new file has its name, or the file to remove is removed.
        var isPublished = false
    }

    /// - Parameter folder: the folder of most files, which may not exist; nil if each file has a location of its own.
    package init(_ access: FileAccess = .unlimited, filling folder: String? = nil) throws(Failure) {
        self.access = access
        filled = try folder.map { path throws(Failure) in try FilledFolder(path, access) }
    }

    // MARK: What changes

    /// Begins a file, which gets its name with `commit`; the path `-` is standard output.
    /// - Parameter isPrivate: true if only its owner may read it; a link by its name is replaced, not followed.
    /// - Parameter appends: true if bytes are added to a file at once, as other processes may do at the same time.
    package func write(_ path: String, isPrivate: Bool = false, appends: Bool = false) throws(Failure) -> OutputFile {
        if let filled, let name = filled.name(of: path), filled.location(of: path)?.status?.kind != S_IFLNK {
            let draft = filled.draftLocation(of: name)
            guard let opened = draft.resolved({ $0.makeFolder() }) else { throw WriteTarget.failure(path) }
            let oldMode = try Self.mode(of: filled.location(of: path)?.resolved(), path)
            return try begin(path, at: nil, opened.makeFile(0o666), staged: draft, oldMode)
        }
        let descriptor: Int32?
        switch try WriteTarget.of(path, followingLinks: !isPrivate, access) {
        case .stream(let descriptor):
            if path == "-" { return .standardOutput }
            return OutputFile(name: path, descriptor, isOwn: false, isRewritable: false)
        case .direct(let target): descriptor = open(target, O_WRONLY | O_APPEND | O_CLOEXEC)
        case .file(let location) where appends:
            descriptor = location.resolved { $0.makeFolder() }?.makeFile(0o666, O_APPEND)
        case .file(let location): return try draft(path, at: location, isPrivate: isPrivate)
        }
        guard let descriptor, descriptor >= 0 else { throw WriteTarget.failure(path) }
        return OutputFile(name: path, descriptor, isOwn: true, isRewritable: false)
    }

    /// Writes a whole file, unless it exists with these bytes. Returns true if it was written.
    package func write(_ bytes: [UInt8], to path: String, unlessEqual: Bool) throws(Failure) -> Bool {
        // A file of another size need not be read.
        if unlessEqual, FileStatus(path, access)?.size == bytes.count, (try? InputFile(path, access))?.bytes == bytes {
            return false
        }
        let index = changes.count
        let file = try write(path)
        try file.write(bytes.span)
        try file.synchronize()
        // The draft is closed, as there may be more files than a process may have open.
        if index < changes.count, changes[index].staged != nil { changes[index].file = nil }
        return true
    }

    /// Adds a file to remove. For a link, the link itself is removed; a missing file is no error.
    package func remove(_ path: String) throws(Failure) {
        try access.check(path)
        let isFilled = filled?.name(of: path) != nil
        if isFilled, filled?.target == nil { return }
        let location =
            isFilled
            ? filled?.location(of: path)?.resolved()
            : OpenFolder(Folder.base(of: path), access).map { FileLocation(folder: $0, name: Folder.name(of: path)) }
        guard let location else {
            if [ENOENT, ENOTDIR].contains(errno) { return }
            throw Self.cannotRemove(path)
        }
        guard let status = try location.existing(path) else { return }
        if !isFilled, status.kind == S_IFDIR { throw Self.cannotRemove(path, EISDIR) }
        changes.append(FileChange(path: path, location: isFilled ? nil : location))
    }

    private static func cannotRemove(_ path: String, _ number: Int32 = errno) -> Failure {
        Failure(.cannotCreate, system: "\(path): cannot remove", number)
    }

    private func draft(_ path: String, at location: FileLocation, isPrivate: Bool) throws(Failure) -> OutputFile {
        let oldMode = isPrivate ? nil : try Self.mode(of: location, path)
        let mode: mode_t = isPrivate ? 0o600 : 0o666
        let descriptor = UnnamedFile.open(in: location.folder, O_WRONLY, mode)
        if descriptor >= 0 { return try begin(path, at: location, descriptor, staged: nil, oldMode) }
        let staging = try staging(in: location.folder, path)
        let draft = FileLocation(folder: staging.folder, name: ".new-\(changes.count)")
        return try begin(path, at: location, draft.makeFile(mode), staged: draft, oldMode)
    }

    /// Adds a file with its draft; the descriptor is negative if the draft could not be made.
    private func begin(
        _ path: String, at location: FileLocation?, _ descriptor: Int32, staged: FileLocation?, _ oldMode: mode_t?
    ) throws(Failure) -> OutputFile {
        guard descriptor >= 0 else { throw WriteTarget.failure(path) }
        if let oldMode { fchmod(descriptor, oldMode) }
        let file = OutputFile(name: path, descriptor, isOwn: true, isRewritable: true)
        changes.append(FileChange(path: path, location: location, file: file, staged: staged))
        return file
    }

    private static func mode(of location: FileLocation?, _ path: String) throws(Failure) -> mode_t? {
        guard let location, let status = try location.existing(path) else { return nil }
        if status.kind == S_IFDIR { throw WriteTarget.failure(path, EISDIR) }
        guard status.kind == S_IFREG else { return nil }
        // Renaming another file over it would not check its permissions.
        guard faccessat(location.folder.descriptor, location.name, W_OK, 0) == 0 else {
            throw WriteTarget.failure(path)
        }
        return status.st_mode & 0o777
    }

    /// A hidden folder for drafts and old files of this folder.
    private func staging(in folder: OpenFolder, _ path: String) throws(Failure) -> StagingFolder {
        guard let status = Folder.status(of: folder.descriptor) else { throw WriteTarget.failure(path) }
        let identity = Folder.Identity(status)
        if let staging = stagings[identity] { return staging }
        let staging = try StagingFolder(in: folder, for: "/", path)
        stagings[identity] = staging
        return staging
    }

    // MARK: Together

    /// Gives all new files their names, and removes the files to remove.
    /// - Parameter isDurable: true if the bytes are synced to the disk first. If not, a system crash may leave a file
    ///   torn, but the end of a process does not.
    /// - Throws: if one of the changes cannot be made; then all is as it was before.
    package func commit(isDurable: Bool = true) throws(Failure) {
        for change in changes where isDurable { try change.file?.synchronize() }
        try TerminationSignals.check(changes.last?.path)
        try TerminationSignals.publishing { () throws(Failure) in
            defer { discard() }
            do throws(Failure) {
                try publish()
            } catch {
                rollBack()
                throw error
            }
        }
    }

    private func publish() throws(Failure) {
        // True if the filled folder got its final name just now, together with all its files.
        let isWhole = try filled?.publishWhole() ?? false
        func publishOthers() throws(Failure) {
            for index in changes.indices where changes[index].location != nil || !isWhole { try publish(index) }
        }
        if let target = filled?.target { try target.locked(publishOthers) } else { try publishOthers() }
    }

    private func publish(_ index: Int) throws(Failure) {
        let path = changes[index].path
        let resolved = (changes[index].location ?? filled?.location(of: path))?.resolved { folder in
            if folder.makeFolder() { changes[index].madeFolders.append(folder) }
        }
        guard let location = resolved else { throw WriteTarget.failure(path) }
        if location.status?.kind == S_IFDIR { throw WriteTarget.failure(path, EISDIR) }
        if changes.count > 1 || filled != nil { try keepOld(index, at: location) }
        if let staged = changes[index].staged {
            guard let draft = staged.resolved(),
                draft.folder.rename(draft.name, to: location.name, in: location.folder)
            else { throw WriteTarget.failure(path) }
        } else if let file = changes[index].file {
            guard publish(file, at: location) else { throw WriteTarget.failure(path) }
        } else if !location.folder.remove(location.name), errno != ENOENT {
            throw Self.cannotRemove(path)
        }
        changes[index].isPublished = true
    }

    /// Gives a file without a name its final name, replacing the file that has it.
    private func publish(_ file: OutputFile, at location: FileLocation) -> Bool {
        let folder = location.folder
        if UnnamedFile.link(file.descriptor, as: location.name, in: folder) { return true }
        // The lock shows another process that finds the temporary name that it is in use.
        flock(file.descriptor, LOCK_EX | LOCK_NB)
        let temporary = folder.withFreeName(for: location.name) { free in
            UnnamedFile.link(file.descriptor, as: free, in: folder)
        }
        guard let temporary else { return false }
        if folder.rename(temporary, to: location.name, in: folder) { return true }
        let reason = errno
        folder.remove(temporary)
        errno = reason
        return false
    }

    /// Keeps the file that is to be replaced or removed, under another name.
    private func keepOld(_ index: Int, at location: FileLocation) throws(Failure) {
        let path = changes[index].path
        if try location.existing(path) == nil { return }
        let isFilled = changes[index].location == nil
        let staging = if isFilled, let filled { filled.staging } else { try staging(in: location.folder, path) }
        let name = ".old-\(index)"
        // A hard link leaves the old file its name until the new one takes it, so that there is always a file of this
        // name. A file system may lack hard links.
        let isKept =
            location.folder.link(location.name, as: name, in: staging.folder)
            || location.folder.rename(location.name, to: name, in: staging.folder)
        guard isKept else { throw WriteTarget.failure(path) }
        changes[index].old = (staging, name)
    }

    /// Restores the old files, and removes the folders that were made.
    private func rollBack() {
        for change in changes.reversed() {
            if change.isPublished || change.old != nil { rollBack(change) }
            for made in change.madeFolders.reversed() { unlinkat(made.folder.descriptor, made.name, AT_REMOVEDIR) }
        }
        filled?.staging.rollBack()
    }

    private func rollBack(_ change: FileChange) {
        let location = (change.location ?? filled?.location(of: change.path))?.resolved()
        guard let old = change.old else {
            location?.folder.remove(location?.name ?? "")
            return
        }
        // rename() of two links to one file does nothing; the second link is removed with the staging folder.
        if let location, old.staging.folder.rename(old.name, to: location.name, in: location.folder) { return }
        // The staging folder has the only copy of the file.
        old.staging.abandon()
    }

    /// Removes drafts and old files.
    private func discard() {
        changes = []
        for staging in stagings.values { staging.remove() }
        stagings = [:]
        filled?.staging.remove()
    }

    deinit { discard() }
}

extension OutputFile {
    /// Writes a whole file as `Transaction.write` does, and makes the folders that contain it.
    package static func write(_ bytes: [UInt8], to path: String, isPrivate: Bool = false) throws(Failure) {
        let transaction = try Transaction()
        try transaction.write(path, isPrivate: isPrivate).write(bytes.span)
        try transaction.commit()
    }
}
