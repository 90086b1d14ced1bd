/// The destination of an output; links are resolved when it is made, and not again.
enum WriteTarget {
    /// A stream that is open already, as `-` or /dev/stdout: it is written at its current position.
    case stream(Int32)
    /// A device, a pipe, or a file that another process has open: opened and written directly.
    case direct(String)
    /// A file, which may not exist yet; its name is a path if folders in between have to be made.
    case file(FileLocation)

    /// - Parameter followingLinks: false if a link of this name is replaced, rather than its target.
    /// - Parameter access: below a folder, no link is followed, and the folder of the output must exist.
    static func of(_ path: String, followingLinks: Bool = true, _ access: FileAccess) throws(Failure) -> WriteTarget {
        if path == "-" { return .stream(STDOUT_FILENO) }
        let isConfined = try access.route(to: path) != .system
        var target = path
        for _ in 0..<40 {
            let parent = Folder.base(of: target)
            let name = Folder.name(of: target)
            if !isConfined, let descriptor = try openDescriptor(name, in: parent, path) { return descriptor }
            guard let folder = OpenFolder(parent, access), !name.isEmpty, name != ".", name != ".." else {
                let reason = ["", ".", ".."].contains(name) ? EISDIR : errno
                guard reason == ENOENT, !parent.isEmpty, !isConfined else { throw failure(path, reason) }
                // A folder may be called `-`, too.
                let missing = Folder.path(Folder.parent(of: target), in: ".")
                if case .file(let outer)? = try? WriteTarget.of(missing, access) {
                    return .file(FileLocation(folder: outer.folder, name: "\(outer.name)/\(name)"))
                }
                // Another thread or process may have made the folder in the meantime.
                guard OpenFolder(parent, access) != nil else { throw failure(path, reason) }
                continue
            }
            if followingLinks, !isConfined, let next = folder.target(of: name) {
                target = Folder.path(next, beside: target)
                continue
            }
            switch try FileLocation(folder: folder, name: name).existing(path)?.kind {
            case nil, S_IFREG, S_IFLNK: return .file(FileLocation(folder: folder, name: name))
            case S_IFDIR: throw failure(path, EISDIR)
            default: return .direct(target)
            }
        }
        throw failure(path, ELOOP)
    }

    static func failure(_ path: String, _ number: Int32 = errno) -> Failure {
        Failure(.cannotCreate, system: "\(path.isEmpty ? "." : path): cannot create", number)
    }

    /// The stream for a number in a folder of open descriptors, of this process or another; nil for any other name.
    /// - Throws: `cannotCreate` for a descriptor that this process opened itself: all those close on exec.
    private static func openDescriptor(
        _ name: String, in parent: String, _ path: String
    ) throws(Failure) -> WriteTarget? {
        guard let number = Int32(name), let folder = Folder.canonical(parent) else { return nil }
        let parts = Folder.parts(of: folder)
        guard parts.first == "proc", parts.last == "fd" else { return nil }
        guard parts[1] == "\(getpid())" else { return .direct("\(parent)\(name)") }
        let flags = fcntl(number, F_GETFD)
        guard flags >= 0, flags & FD_CLOEXEC == 0 else { throw failure(path, EBADF) }
        return .stream(number)
    }
}
