/// Where an output goes, with its links followed once and for all.
enum OutputPlace {
    /// A stream that is open already, as `-` or /dev/stdout: it is written where it stands.
    case stream(Int32)
    /// A device, a pipe, or what another process has open: opened and written directly.
    case direct(String)
    /// A file, there or not, by its name in a folder; a path where folders in between are yet to be made.
    case file(OpenFolder, name: String)

    /// - Parameter followingLinks: false where whatever has the name is replaced, a link too.
    static func of(_ path: String, followingLinks: Bool = true) throws(Failure) -> OutputPlace {
        if path == "-" { return .stream(STDOUT_FILENO) }
        var target = path
        for _ in 0..<mostLinks {
            let (parent, name) = (Folder.place(of: target), Folder.name(of: target))
            if let descriptor = openDescriptor(name, in: parent) { return descriptor }
            guard let folder = OpenFolder(parent), !name.isEmpty, name != ".", name != ".." else {
                let reason = ["", ".", ".."].contains(name) ? EISDIR : errno
                guard reason == ENOENT, !parent.isEmpty, WorkScope.current.inner(path) == nil,
                    case .file(let folder, let inner)? = try? OutputPlace.of(String(parent.dropLast()))
                else { throw failure(path, reason) }
                return .file(folder, name: "\(inner)/\(name)")
            }
            if followingLinks, WorkScope.current.inner(path) == nil, let next = folder.target(of: name) {
                target = next.hasPrefix("/") ? next : "\(parent)\(next)"
                continue
            }
            switch folder.status(of: name).map({ $0.st_mode & S_IFMT }) {
            case nil, S_IFREG, S_IFLNK: return .file(folder, name: name)
            case S_IFDIR: throw failure(path, EISDIR)
            default: return .direct(target)
            }
        }
        throw failure(path, ELOOP)
    }

    private static let mostLinks = 40

    static func failure(_ path: String, _ number: Int32 = errno) -> Failure {
        Failure(.cannotCreate, "\(path.isEmpty ? "." : path): cannot create: \(String(cString: strerror(number)))")
    }

    /// What a number in a folder of open descriptors stands for: this process's own, or another's.
    private static func openDescriptor(_ name: String, in parent: String) -> OutputPlace? {
        guard let number = Int32(name), let folder = Folder.canonical(parent) else { return nil }
        let parts = folder.split(separator: "/")
        guard parts.first == "proc", parts.last == "fd" else { return nil }
        return parts[1] == "\(getpid())" ? .stream(number) : .direct("\(parent)\(name)")
    }
}

extension Folder {
    /// The path of the folder that a path is in, with its slash; empty where the path does not name one.
    static func place(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The one path without links that leads to something that is there.
    static func canonical(_ path: String) -> String? {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
