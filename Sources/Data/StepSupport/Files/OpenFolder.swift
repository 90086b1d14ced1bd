/// A folder that is open: what is done in it is done there, whatever happens to its path meanwhile.
final class OpenFolder: Sendable {
    let descriptor: Int32

    /// - Parameters:
    ///   - path: empty is where the process is.
    ///   - access: below a folder, no link on the way from there is followed.
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

    /// The folder that a path of these parts is in.
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

    /// A folder in another; a link is none.
    init?(_ name: String, in folder: OpenFolder) {
        descriptor = openat(folder.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    #if canImport(Darwin)
        private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    #else
        /// O_PATH, which is enough to name what is in the folder, and needs no right to list it.
        private static let flags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
    #endif

    /// What has this name; a link is itself. Nil where nothing has.
    func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Where a link leads; nil of what is none.
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

    /// A name for something temporary: the same for the same purpose, so that the next run finds what a killed one left.
    static func temporaryName(for purpose: String, _ number: Int = 0) -> String {
        let digest = SHA256.hex(of: Array(purpose.utf8)).prefix(16)
        return "\(temporaryPrefix)\(digest)\(number == 0 ? "" : "-\(number)")"
    }

    static let temporaryPrefix = ".stepchart-"

    /// Calls `make` with names until one is free. What a killed process left under a name goes first: nobody holds its
    /// lock any more.
    /// - Parameter make: whether it could take the name; `errno` says why not.
    /// - Returns: nil when there is another trouble than names that are taken.
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

    /// Locks what was just made under a name, so that nobody takes it for a leftover; false when somebody was faster.
    func claims(_ name: String, _ descriptor: Int32) -> Bool {
        (flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) && isNamed(name, descriptor)
    }

    /// Removes what a process that is no more left, a file or a folder of files.
    func removeLeftover(_ name: String) {
        let leftover = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard leftover >= 0 else { return }
        defer { close(leftover) }
        guard flock(leftover, LOCK_EX | LOCK_NB) == 0, isNamed(name, leftover) else { return }
        removeItem(name)
    }

    /// Removes a file, or a folder of files.
    func removeItem(_ name: String) {
        if status(of: name)?.kind == S_IFDIR { removeTree(name) } else { remove(name) }
    }

    /// Whether what is open has this name still.
    private func isNamed(_ name: String, _ descriptor: Int32) -> Bool {
        guard let held = Folder.status(of: descriptor), let named = status(of: name) else { return false }
        return Folder.Identity(named) == Folder.Identity(held)
    }

    func removeTree(_ name: String) {
        if let folder = OpenFolder(name, in: self) {
            for inner in (try? Folder.names(of: dup(folder.descriptor), name)) ?? [] {
                folder.removeItem(inner)
            }
        }
        unlinkat(descriptor, name, AT_REMOVEDIR)
    }

    /// Calls `body` while no other process gives files of this folder their names, as far as the file system has locks.
    func locked<E: Error, Result>(_ body: () throws(E) -> Result) throws(E) -> Result {
        let lock = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if lock >= 0 { close(lock) } }
        // Who holds it longer than a moment has been stopped in the middle.
        var tries = 0
        while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, tries < 500 {
            tries += 1
            usleep(10_000)
        }
        return try body()
    }
}
