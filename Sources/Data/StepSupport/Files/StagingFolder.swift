/// A hidden folder beside the files that change: it holds drafts, and old files until all new ones have their names. It
/// is locked while this object lives, so that no other process removes it as a leftover of a killed one.
final class StagingFolder {
    private let parent: OpenFolder
    private let name: String
    let folder: OpenFolder
    /// True if the folder has been renamed to its final name, abandoned, or removed.
    private var isOver = false
    /// The final name, once the folder has it.
    private var publishedName: String?

    /// - Parameter purpose: the same for the same job, so that its next run finds the folder that a killed one left.
    /// - Parameter path: the path of the output in messages.
    /// - Throws: `cannotCreate` if the folder cannot be made.
    init(in parent: OpenFolder, for purpose: String, _ path: String) throws(Failure) {
        var made: OpenFolder?
        let name = parent.withFreeName(for: purpose) { free in
            guard mkdirat(parent.descriptor, free, 0o777) == 0 else { return false }
            made = OpenFolder(free, in: parent)
            // Another process may remove the folder as a leftover until it is locked; its name then counts as taken.
            let isOurs = made.map { parent.claims(free, $0.descriptor) } ?? (errno != ENOENT)
            if isOurs { return true }
            // The folder could not be locked, so it may be removed as a leftover, and is not used.
            made = nil
            errno = EEXIST
            return false
        }
        guard let name, let folder = made else {
            let failure = WriteTarget.failure(path)
            if let name { unlinkat(parent.descriptor, name, AT_REMOVEDIR) }
            throw failure
        }
        self.parent = parent
        self.name = name
        self.folder = folder
        TerminationSignals.setCleanup(of: self) { parent.removeItem(name) }
    }

    deinit {
        remove()
        TerminationSignals.setCleanup(of: self, nil)
    }

    /// Renames the folder itself to its final name.
    func publish(as name: String) -> Bool {
        isOver = parent.rename(self.name, to: name, in: parent)
        if isOver { publishedName = name }
        return isOver
    }

    /// Renames the folder back, if it has its final name.
    func rollBack() {
        if let publishedName { isOver = !parent.rename(publishedName, to: name, in: parent) }
        publishedName = nil
    }

    /// Keeps the folder on disk, as it holds the only copy of a file.
    func abandon() { isOver = true }

    /// Removes the folder with everything in it, unless it has been published or abandoned.
    func remove() {
        if !isOver { parent.removeItem(name) }
        isOver = true
        flock(folder.descriptor, LOCK_UN)
    }
}
