/// A hidden folder in the folder of files that change: holds drafts, and old files until all new ones have their names.
///
/// It is locked while it lives, so that no other process takes it for what a killed one left.
final class StagingFolder {
    private let parent: OpenFolder
    private let name: String
    let folder: OpenFolder
    private let lock: Int32
    /// Removes it where the process ends while it lives.
    private let cleanup: TerminationSignals.Cleanup
    /// Whether it has its place, or is gone.
    private var isOver = false

    /// - Parameter purpose: the same for the same job, so that its next run finds what a killed one left.
    /// - Returns: nil where it cannot be made; `errno` says why.
    init?(in parent: OpenFolder, for purpose: String) {
        var lock: Int32 = -1
        let name = parent.withFreeName(for: purpose) { free in
            guard mkdirat(parent.descriptor, free, 0o777) == 0 else { return false }
            lock = openat(parent.descriptor, free, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            // Until it is locked, another process may take it for a leftover: that is as where the name is taken.
            let isGone = lock < 0 && errno == ENOENT
            if isGone { errno = EEXIST }
            return !isGone && (lock < 0 || parent.claims(free, lock))
        }
        guard let name, lock >= 0, let folder = OpenFolder(name, in: parent) else {
            let reason = errno
            if let name { unlinkat(parent.descriptor, name, AT_REMOVEDIR) }
            if lock >= 0 { close(lock) }
            errno = reason
            return nil
        }
        self.parent = parent
        self.name = name
        self.folder = folder
        self.lock = lock
        cleanup = TerminationSignals.Cleanup { parent.removeItem(name) }
    }

    deinit {
        remove()
        close(lock)
    }

    /// Gives the folder itself the name that it is for.
    func publish(as name: String) -> Bool {
        isOver = parent.rename(self.name, to: name, in: parent)
        return isOver
    }

    func rollBack(from name: String) { isOver = !parent.rename(name, to: self.name, in: parent) }

    /// Leaves it, as it has what is nowhere else.
    func abandon() { isOver = true }

    /// Removes it with all that is in it, unless it has its place.
    func remove() {
        if !isOver { parent.removeTree(name) }
        isOver = true
        flock(lock, LOCK_UN)
    }
}
