/// A hidden folder in the folder of files that change: holds drafts, and old files until all new ones have their names.
///
/// It is locked while it lives, so that no other process takes it for what a killed one left.
final class StagingFolder {
    private let parent: OpenFolder
    private let name: String
    let folder: OpenFolder
    /// Removes it where the process ends while it lives.
    private let cleanup: TerminationSignals.Cleanup
    /// Whether it has its place, or is gone.
    private var isOver = false
    /// The name of its place.
    private var publishedName: String?

    /// - Parameter purpose: the same for the same job, so that its next run finds what a killed one left.
    /// - Returns: nil where it cannot be made; `errno` says why.
    init?(in parent: OpenFolder, for purpose: String) {
        var made: OpenFolder?
        let name = parent.withFreeName(for: purpose) { free in
            guard mkdirat(parent.descriptor, free, 0o777) == 0 else { return false }
            made = OpenFolder(free, in: parent)
            // Until it is locked, another process may take it for a leftover: that is as where the name is taken.
            let isOurs = made.map { parent.claims(free, $0.descriptor) } ?? (errno != ENOENT)
            if isOurs { return true }
            // What is let go of may be removed as a leftover.
            made = nil
            errno = EEXIST
            return false
        }
        guard let name, let folder = made else {
            let reason = errno
            if let name { unlinkat(parent.descriptor, name, AT_REMOVEDIR) }
            errno = reason
            return nil
        }
        self.parent = parent
        self.name = name
        self.folder = folder
        cleanup = TerminationSignals.Cleanup { parent.removeItem(name) }
    }

    deinit { remove() }

    /// Gives the folder itself the name that it is for.
    func publish(as name: String) -> Bool {
        isOver = parent.rename(self.name, to: name, in: parent)
        if isOver { publishedName = name }
        return isOver
    }

    /// Takes that name back, if it was given.
    func rollBack() {
        if let publishedName { isOver = !parent.rename(publishedName, to: name, in: parent) }
        publishedName = nil
    }

    /// Leaves it, as it has what is nowhere else.
    func abandon() { isOver = true }

    /// Removes it with all that is in it, unless it has its place.
    func remove() {
        if !isOver { parent.removeTree(name) }
        isOver = true
        flock(folder.descriptor, LOCK_UN)
    }
}
