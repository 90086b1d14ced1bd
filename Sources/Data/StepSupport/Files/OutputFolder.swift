/// Files that fill a folder: written aside, then in their places together.
///
/// A folder that is not there yet appears with all its files by one rename. In one that is there, each file takes its place
/// by a rename of its own, one right after the other; nobody else does so meanwhile, as far as the file system has locks.
package final class OutputFolder {
    private let path: String
    private let access: FileAccess
    /// The folder, where it is there; nil of one that appears whole.
    private var target: OpenFolder?
    /// Where the folder with the files is, until they have their places.
    private let parent: OpenFolder
    private let stageName: String
    private let stage: OpenFolder
    /// Held while somebody works in it.
    private let lock: Int32
    /// The folders to make: what the stage is going to be called, and those in it.
    private let missing: [String]
    /// Of the files, from the folder on.
    private var names: [String] = []
    /// Files to go once the others are there.
    private var others: [String] = []
    /// How many files have their place.
    private var placed = 0
    private var isOver = false
    private let scope = TerminationSignals.BlockScope()
    private let cleanup: TerminationSignals.Cleanup

    /// - Parameter path: of a folder, there or not; empty is where the process is.
    package init(_ path: String, _ access: FileAccess = .unlimited) throws(Failure) {
        (self.path, self.access) = (path, access)
        try access.check(path)
        var (place, missing) = (path, [String]())
        var folder = OpenFolder(place, access)
        while folder == nil, !place.isEmpty, errno == ENOENT {
            let name = Folder.name(of: place)
            if !["", "."].contains(name) { missing.insert(name, at: 0) }
            place = Folder.parent(of: place)
            folder = OpenFolder(place, access)
        }
        guard let folder, !missing.contains("..") else {
            throw OutputPlace.failure(path, folder == nil ? errno : ENOENT)
        }
        var lock: Int32 = -1
        let name = folder.withFreeName(for: missing.first ?? "/") { free in
            guard mkdirat(folder.descriptor, free, 0o777) == 0 else { return false }
            lock = openat(folder.descriptor, free, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            // Until it is locked, somebody may take it for a leftover: that is as where the name is taken.
            let isGone = lock < 0 && errno == ENOENT
            if isGone { errno = EEXIST }
            return !isGone && (lock < 0 || folder.claims(free, lock))
        }
        guard let name, lock >= 0, let stage = OpenFolder(name, in: folder) else {
            let failure = OutputPlace.failure(path)
            if let name { unlinkat(folder.descriptor, name, AT_REMOVEDIR) }
            if lock >= 0 { close(lock) }
            throw failure
        }
        self.lock = lock
        (parent, target, stageName, self.stage) = (folder, missing.isEmpty ? folder : nil, name, stage)
        self.missing = missing
        cleanup = TerminationSignals.Cleanup { folder.removeItem(name) }
    }

    deinit {
        if !isOver { parent.removeTree(stageName) }
        if lock >= 0 { close(lock) }
    }

    /// What a path of a file is from the folder on; nil of one that is elsewhere.
    package func name(of file: String) -> String? {
        let start = path.isEmpty || Folder.endsInSlash(path) ? path : path + "/"
        guard file.utf8.starts(with: start.utf8) else { return nil }
        let name = String(Substring(file.utf8.dropFirst(start.utf8.count)))
        let parts = Folder.parts(of: name)
        // An empty part is left out of the parts.
        let isInside = parts.joined(separator: "/") == name && !parts.contains { [".", ".."].contains($0) }
        return isInside && !name.isEmpty ? name : nil
    }

    private func path(of name: String) -> String { Folder.path(name, in: path) }

    /// A file of the folder.
    /// - Parameter name: from the folder on.
    package func open(_ name: String) throws(Failure) -> OutputFile {
        let path = self.path(of: name)
        let inner = (missing.dropFirst() + [name]).joined(separator: "/")
        guard let (folder, last) = stage.place(of: inner) else { throw OutputPlace.failure(path) }
        let file = try OutputFile(
            path, named: last, in: folder, like: target.flatMap { $0.place(of: name, making: false) })
        names.append(name)
        return file
    }

    /// Writes a whole file of the folder, unless it is there with these bytes.
    /// - Returns: whether it was written.
    package func write(_ bytes: [UInt8], to name: String, unlessEqual: Bool) throws(Failure) -> Bool {
        if unlessEqual, InputFile.at(path(of: name), holds: bytes, access) { return false }
        let file = try open(name)
        try file.write(bytes.span)
        try file.finish()
        return true
    }

    /// Notes files of the folder that go once the others are there.
    package func removeLater(_ names: [String]) { others += names }

    /// The names of what is in the folder, while no other process changes that.
    package func namesBefore() -> [String] {
        guard let target else { return [] }
        return target.locked { target.names(path) }
    }
}

extension OutputFolder: Output {
    package func finish() throws(Failure) {
        if TerminationSignals.arePending { throw Failure(.ended, "\(path): interrupted") }
    }

    package func publish(keepingOld: Bool) throws(Failure) {
        if target == nil, let first = missing.first {
            if parent.rename(stageName, to: first, in: parent) {
                isOver = true
                return
            }
            // Somebody else made one meanwhile.
            target = OpenFolder(path, access)
        }
        guard let target else { throw OutputPlace.failure(path) }
        try target.locked { () throws(Failure) in
            for (index, name) in names.enumerated() { try place(name, index, in: target) }
            let written = Set(names)
            others.removeAll(where: written.contains)
            for (index, name) in others.enumerated() {
                _ = target.rename(name, to: Self.removedName(index), in: stage)
            }
        }
    }

    /// What a removed file is called until all is well.
    private static func removedName(_ index: Int) -> String { ".removed-\(index)" }

    private func place(_ name: String, _ index: Int, in target: OpenFolder) throws(Failure) {
        let inner = (missing.dropFirst() + [name]).joined(separator: "/")
        guard let (folder, last) = target.place(of: name), let (staged, _) = stage.place(of: inner) else {
            throw OutputPlace.failure(path(of: name))
        }
        let old = folder.status(of: last)
        if let old, old.st_mode & S_IFMT == S_IFDIR { throw OutputPlace.failure(path(of: name), EISDIR) }
        if old != nil, !folder.link(last, as: ".old-\(index)", in: stage) {
            // Not every file system has links.
            _ = folder.rename(last, to: ".old-\(index)", in: stage)
        }
        placed = index + 1
        guard staged.rename(last, to: last, in: folder) else { throw OutputPlace.failure(path(of: name)) }
    }

    package func rollBack() {
        if isOver, let first = missing.first {
            isOver = !parent.rename(first, to: stageName, in: parent)
            return
        }
        guard let target else { return }
        for (index, name) in others.enumerated() { _ = stage.rename(Self.removedName(index), to: name, in: target) }
        for index in (0..<placed).reversed() {
            guard let (folder, last) = target.place(of: names[index]) else { continue }
            // rename() of two links to one file does nothing.
            let old = ".old-\(index)"
            if stage.status(of: old) != nil {
                _ = stage.rename(old, to: last, in: folder)
            } else {
                folder.remove(last)
            }
        }
        placed = 0
    }

    package func discardBackup() {
        if !isOver { parent.removeTree(stageName) }
        isOver = true
        flock(lock, LOCK_UN)
    }
}

extension OpenFolder {
    /// The folder that a name in it is in, and the last part of the name; nil where there is no such folder.
    fileprivate func place(of name: String, making: Bool = true) -> (folder: OpenFolder, name: String)? {
        var folder = self
        let parts = Folder.parts(of: name)
        for part in parts.dropLast() {
            if making { mkdirat(folder.descriptor, part, 0o777) }
            guard let next = OpenFolder(part, in: folder) else { return nil }
            folder = next
        }
        return parts.last.map { (folder, $0) }
    }
}
