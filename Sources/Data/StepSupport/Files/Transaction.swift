/// Files that are written and removed together: with `commit` all of it takes place, or nothing has changed.
///
/// The draft of a file has no name, or one in a hidden folder where the system has no files without names. When a
/// transaction is not committed, drafts go and all stays as it was. Links are followed: what they lead to is replaced.
/// Devices, pipes and standard output are written where they stand.
///
/// While there is a transaction, signals that would end the process are blocked on this thread; it must go on the thread
/// that it was made on.
package final class Transaction {
    private let access: FileAccess
    private let scope = TerminationSignals.BlockScope()
    private let filled: FilledFolder?
    private var changes: [Change] = []
    /// Holds old files until all is well, for each folder.
    private var stagings: [Folder.Identity: StagingFolder] = [:]

    /// A file that is to be replaced, made or removed.
    private struct Change {
        /// The name that messages have for it.
        let path: String
        /// Nil of one in the folder that is filled, which may be there only when it is published.
        let location: FileLocation?
        /// The draft while it is open; nil of one that is complete and closed, and where the old file goes.
        var file: OutputFile?
        /// The draft in a staging folder; nil of one without a name, and where the old file goes.
        var staged: FileLocation?
        /// The folders that were made for it.
        var madeFolders: [FileLocation] = []
        /// The staging folder that has the old file, and its name there.
        var old: (staging: StagingFolder, name: String)?
        /// Whether the new file is there, or a file that goes is gone.
        var isPublished = false
    }

    /// - Parameter folder: of most files, there or not; nil where each file has a place of its own.
    package init(_ access: FileAccess = .unlimited, filling folder: String? = nil) throws(Failure) {
        self.access = access
        filled = try folder.map { path throws(Failure) in try FilledFolder(path, access) }
    }

    // MARK: What changes

    /// Begins a file, which has its name after `commit`.
    /// - Parameters:
    ///   - path: `-` is standard output.
    ///   - isPrivate: whether only its owner may read it; a link by its name is replaced, not followed.
    package func write(_ path: String, isPrivate: Bool = false) throws(Failure) -> OutputFile {
        if let filled, let name = filled.name(of: path), filled.location(of: path)?.isKind(S_IFLNK) != true {
            let draft = filled.draftLocation(of: name)
            guard let opened = draft.resolved({ $0.makeFolder() }) else { throw OutputPlace.failure(path) }
            let oldMode = try Self.mode(of: filled.location(of: path)?.resolved(), path)
            return try begin(path, at: nil, opened.makeFile(0o666), staged: draft, oldMode)
        }
        switch try OutputPlace.of(path, followingLinks: !isPrivate, access) {
        case .stream(let descriptor):
            if path == "-" { return .standardOutput }
            return OutputFile(name: path, descriptor, isOwn: false, isRewritable: false)
        case .direct(let target):
            let descriptor = open(target, O_WRONLY | O_APPEND | O_CLOEXEC)
            guard descriptor >= 0 else { throw OutputPlace.failure(path) }
            return OutputFile(name: path, descriptor, isOwn: true, isRewritable: false)
        case .file(let location):
            return try draft(path, at: location, isPrivate: isPrivate)
        }
    }

    /// Writes a whole file, unless it is there with these bytes.
    /// - Returns: whether it was written.
    package func write(_ bytes: [UInt8], to path: String, unlessEqual: Bool) throws(Failure) -> Bool {
        // A file of another size is not read.
        if unlessEqual, FileStatus(path, access)?.size == bytes.count, (try? InputFile(path, access))?.bytes == bytes {
            return false
        }
        let index = changes.count
        let file = try write(path)
        try file.write(bytes.span)
        try file.synchronize()
        // There may be more files than a process may have open.
        if index < changes.count, changes[index].staged != nil { changes[index].file = nil }
        return true
    }

    /// Notes a file that goes. A link goes itself; what is not there is no fault.
    package func remove(_ path: String) throws(Failure) {
        try access.check(path)
        let isFilled = filled?.name(of: path) != nil
        if isFilled, filled?.target == nil { return }
        let location =
            isFilled
            ? filled?.location(of: path)?.resolved()
            : OpenFolder(Folder.place(of: path), access).map { FileLocation(folder: $0, name: Folder.name(of: path)) }
        guard let location else {
            if [ENOENT, ENOTDIR].contains(errno) { return }
            throw Self.cannotRemove(path)
        }
        guard let status = try location.existing(path) else { return }
        if !isFilled, status.kind == S_IFDIR { throw Self.cannotRemove(path, EISDIR) }
        changes.append(Change(path: path, location: isFilled ? nil : location))
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

    /// - Parameter descriptor: of the draft; negative where it could not be made.
    private func begin(
        _ path: String, at location: FileLocation?, _ descriptor: Int32, staged: FileLocation?, _ oldMode: mode_t?
    ) throws(Failure) -> OutputFile {
        guard descriptor >= 0 else { throw OutputPlace.failure(path) }
        if let oldMode { fchmod(descriptor, oldMode) }
        let file = OutputFile(name: path, descriptor, isOwn: true, isRewritable: true)
        changes.append(Change(path: path, location: location, file: file, staged: staged))
        return file
    }

    /// The mode of a file that another is to replace; nil where there is none.
    private static func mode(of location: FileLocation?, _ path: String) throws(Failure) -> mode_t? {
        guard let location, let status = try location.existing(path) else { return nil }
        if status.kind == S_IFDIR { throw OutputPlace.failure(path, EISDIR) }
        guard status.kind == S_IFREG else { return nil }
        // To give its name to another would not ask its permissions.
        guard faccessat(location.folder.descriptor, location.name, W_OK, 0) == 0 else {
            throw OutputPlace.failure(path)
        }
        return status.st_mode & 0o777
    }

    /// A folder for files that the other files of this folder do not show yet.
    private func staging(in folder: OpenFolder, _ path: String) throws(Failure) -> StagingFolder {
        guard let status = Folder.status(of: folder.descriptor) else { throw OutputPlace.failure(path) }
        let identity = Folder.Identity(status)
        if let staging = stagings[identity] { return staging }
        guard let staging = StagingFolder(in: folder, for: "/") else { throw OutputPlace.failure(path) }
        stagings[identity] = staging
        return staging
    }

    // MARK: Together

    /// Gives all files their names, and takes away those that go.
    /// - Parameter isDurable: whether the bytes are on the disk before. If not, a machine that breaks down may leave a file
    ///   torn, but no process that ends does.
    /// - Throws: where one of them cannot have its place; then all is as it was before.
    package func commit(isDurable: Bool = true) throws(Failure) {
        for change in changes where isDurable { try change.file?.synchronize() }
        if TerminationSignals.arePending { throw Failure(.ended, "\(changes.last?.path ?? ""): interrupted") }
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
        // Then the filled folder is in its place with all its files.
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
        guard let location = resolved else { throw OutputPlace.failure(path) }
        if location.isKind(S_IFDIR) { throw OutputPlace.failure(path, EISDIR) }
        if changes.count > 1 || filled != nil { try keepOld(index, at: location) }
        if let staged = changes[index].staged {
            guard let draft = staged.resolved(),
                draft.folder.rename(draft.name, to: location.name, in: location.folder)
            else { throw OutputPlace.failure(path) }
        } else if let file = changes[index].file {
            guard publish(file, at: location) else { throw OutputPlace.failure(path) }
        } else if !location.folder.remove(location.name), errno != ENOENT {
            throw Self.cannotRemove(path)
        }
        changes[index].isPublished = true
    }

    /// Gives a file without a name the one that it is for, which another may have.
    private func publish(_ file: OutputFile, at location: FileLocation) -> Bool {
        let folder = location.folder
        if UnnamedFile.link(file.descriptor, as: location.name, in: folder) { return true }
        // Another process that finds the temporary name sees that it is in use.
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

    /// Keeps the file that is to be replaced or removed under another name.
    private func keepOld(_ index: Int, at location: FileLocation) throws(Failure) {
        let path = changes[index].path
        if try location.existing(path) == nil { return }
        let isFilled = changes[index].location == nil
        let staging = if isFilled, let filled { filled.staging } else { try staging(in: location.folder, path) }
        let name = ".old-\(index)"
        // Both names are the old file's until the new one takes the first: at no moment is it lost. Not every file system
        // has links.
        let isKept =
            location.folder.link(location.name, as: name, in: staging.folder)
            || location.folder.rename(location.name, to: name, in: staging.folder)
        guard isKept else { throw OutputPlace.failure(path) }
        changes[index].old = (staging, name)
    }

    /// Brings back what was there before.
    private func rollBack() {
        for change in changes.reversed() {
            if change.isPublished || change.old != nil { rollBack(change) }
            for made in change.madeFolders.reversed() { unlinkat(made.folder.descriptor, made.name, AT_REMOVEDIR) }
        }
        filled?.staging.rollBack()
    }

    private func rollBack(_ change: Change) {
        let location = (change.location ?? filled?.location(of: change.path))?.resolved()
        guard let old = change.old else {
            location?.folder.remove(location?.name ?? "")
            return
        }
        // rename() of two links to one file does nothing; what is left goes with the folder.
        if let location, old.staging.folder.rename(old.name, to: location.name, in: location.folder) { return }
        // The file is nowhere else.
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
    /// Writes a whole file, and makes the folders that it is in.
    /// - Parameter isPrivate: as in `Transaction.write`.
    package static func write(_ bytes: [UInt8], to path: String, isPrivate: Bool = false) throws(Failure) {
        let transaction = try Transaction()
        try transaction.write(path, isPrivate: isPrivate).write(bytes.span)
        try transaction.commit()
    }
}
