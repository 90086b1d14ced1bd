/// Paths as the system takes them: bytes between slashes, in any encoding.
extension Folder {
    static let slash = UInt8(ascii: "/")

    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    package static func endsInSlash(_ path: String) -> Bool { path.utf8.last == slash }

    /// The parts of a path, between its slashes.
    package static func parts(of path: String) -> [String] {
        path.utf8.split(separator: slash).map { String(Substring($0)) }
    }

    /// The path of the folder that a path is in, with its slash; empty if the path does not name one.
    static func base(of path: String) -> String {
        guard let last = path.utf8.lastIndex(of: slash) else { return "" }
        return String(path[..<path.utf8.index(after: last)])
    }

    package static func name(of path: String) -> String {
        guard let last = path.utf8.lastIndex(of: slash) else { return path }
        return String(path[path.utf8.index(after: last)...])
    }

    /// The folder that a file or folder is in; empty if the path does not name it, and for the root.
    package static func parent(of path: String) -> String {
        let base = base(of: path)
        return base == "/" && path != "/" ? base : withoutLastSlash(base)
    }

    /// The paths of the folders that contain a path, the outermost first, without the root.
    package static func ancestors(of path: String) -> [String] {
        path.utf8.indices.filter { path.utf8[$0] == slash && $0 > path.startIndex }.map { String(path[..<$0]) }
    }

    /// The path without a slash at its end; empty for the root.
    package static func withoutLastSlash(_ path: String) -> String {
        endsInSlash(path) ? String(Substring(path.utf8.dropLast())) : path
    }

    /// The path of a file whose name is absolute, or relative to `folder`, which is empty for the working folder.
    package static func path(_ name: String, in folder: String) -> String {
        if isAbsolute(name) || folder.isEmpty { return name }
        return endsInSlash(folder) ? folder + name : "\(folder)/\(name)"
    }

    /// The path of a file named relative to the folder of another file, unless its name is absolute.
    package static func path(_ name: String, beside file: String) -> String {
        isAbsolute(name) ? name : base(of: file) + name
    }

    /// The relative path from one folder to another, after resolving links; nil if one does not exist.
    package static func path(to target: String, from folder: String) -> String? {
        guard let target = canonical(target), let folder = canonical(folder) else { return nil }
        let targetParts = parts(of: target)
        let folderParts = parts(of: folder)
        let shared = targetParts.sharedPrefixCount(with: folderParts)
        let steps = folderParts.dropFirst(shared).map { _ in ".." } + targetParts.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The absolute path without links of an existing file or folder; nil if it does not exist.
    package static func canonical(_ path: String) -> String? {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
