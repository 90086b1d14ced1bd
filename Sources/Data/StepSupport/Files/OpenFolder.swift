/// A folder that is open: work in it stays in it, even if its path changes in the meantime.
final class OpenFolder: Sendable {
    let descriptor: Int32

    /// - Parameter path: the folder's path; empty for the working folder.
    /// - Parameter access: below a folder, no link on the way from there is followed.
    init?(_ path: String, _ access: FileAccess) {
        switch try? access.route(to: path) {
        case nil:
            errno = EACCES
            return nil
        case .system: descriptor = openat(AT_FDCWD, path.isEmpty ? "." : path, Self.flags)
        case .below(let root, let parts): descriptor = Self.open(parts, below: root)
        }
        if descriptor < 0 { return nil }
    }

    /// The folder that contains a path of these parts.
    init?(of parts: [String], below root: String) {
        descriptor = Self.open(parts.dropLast(), below: root)
        if descriptor < 0 { return nil }
    }

    private static func open(_ parts: [String], below root: String) -> Int32 {
        var next = openat(AT_FDCWD, root.isEmpty ? "/" : root, flags)
        for part in parts where next >= 0 {
            let folder = next
            next = openat(folder, part, flags | O_NOFOLLOW)
            let reason = errno
            close(folder)
            errno = reason
        }
        return next
    }

    /// Opens a folder in another; fails if the name is a link.
    init?(_ name: String, in folder: OpenFolder) {
        descriptor = openat(folder.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    #if canImport(Darwin)
        private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    #else
        /// O_PATH, which is enough to name files in the folder, and needs no right to list it.
        private static let flags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
    #endif

    /// The status of the file or folder of this name, or of the link itself; nil if there is none.
    func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// The target of a link; nil if the name is not that of a link.
    func target(of name: String) -> String? {
        guard status(of: name)?.kind == S_IFLNK else { return nil }
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlinkat(descriptor, name, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }

    func rename(_ name: String, to other: String, in folder: OpenFolder) -> Bool {
        renameat(descriptor, name, folder.descriptor, other) == 0
    }

    func link(_ name: String, as other: String, in folder: OpenFolder) -> Bool {
        linkat(descriptor, name, folder.descriptor, other, 0) == 0
    }

    @discardableResult
    func remove(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 }

    /// A name for a temporary file: the same for the same purpose, so that the next run finds what a killed one left.
    static func temporaryName(for purpose: String, _ number: Int = 0) -> String {
        let digest = SHA256.hex(of: Array(purpose.utf8)).prefix(16)
        return "\(temporaryPrefix)\(digest)\(number == 0 ? "" : "-\(number)")"
    }

    static let temporaryPrefix = ".stepchart-"

    /// Calls `make` with names until one is free. If a taken name is that of a killed process's leftover, whose lock
    /// nobody holds any more, the leftover is removed, and the name tried again.
    /// - Parameter make: returns true if it could take the name; otherwise `errno` is the reason.
    /// - Returns: nil if `make` fails for another reason than that names are taken.
    func withFreeName(for purpose: String, _ make: (String) -> Bool) -> String? {
        for number in 0..<10_000 {
            let name = Self.temporaryName(for: purpose, number)
            if make(name) { return name }
            guard errno == EEXIST else { return nil }
            removeLeftover(name)
            if make(name) { return name }
            guard errno == EEXIST else { return nil }
        }
        return nil
    }

    /// Locks a file that was just made, so that no process removes it as a leftover; returns false if one already has.
    func claims(_ name: String, _ descriptor: Int32) -> Bool {
        (flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) && isNamed(name, descriptor)
    }

    /// Removes a file, or a folder of files, that was left by a process that has ended.
    func removeLeftover(_ name: String) {
        let leftover = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard leftover >= 0 else { return }
        defer { close(leftover) }
        guard flock(leftover, LOCK_EX | LOCK_NB) == 0, isNamed(name, leftover) else { return }
        removeItem(name)
    }

    /// Removes a file, or a folder with everything in it.
    func removeItem(_ name: String) {
        if let folder = OpenFolder(name, in: self) {
            for inner in (try? Folder.names(of: dup(folder.descriptor), name)) ?? [] {
                folder.removeItem(inner)
            }
        }
        if unlinkat(descriptor, name, AT_REMOVEDIR) != 0 { remove(name) }
    }

    /// True if the name is still that of the open file.
    private func isNamed(_ name: String, _ descriptor: Int32) -> Bool {
        guard let held = Folder.status(of: descriptor), let named = status(of: name) else { return false }
        return Folder.Identity(named) == Folder.Identity(held)
    }

    /// Calls `body` while no other process publishes files in this folder, as far as the file system has locks.
    func locked<E: Error, Result>(_ body: () throws(E) -> Result) throws(E) -> Result {
        let lock = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if lock >= 0 { close(lock) } }
        // A process that holds the lock for more than five seconds has been stopped; its lock is ignored.
        var tries = 0
        while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, tries < 500 {
            tries += 1
            usleep(10_000)
        }
        return try body()
    }
}
