/// Paths as the system takes them: bytes between slashes, whatever letters these bytes are.
extension Folder {
    static let slash = UInt8(ascii: "/")

    /// Whether the path begins at the root.
    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    /// Whether the path can only be that of a folder.
    package static func endsInSlash(_ path: String) -> Bool { path.utf8.last == slash }

    /// What stands between the slashes.
    package static func parts(of path: String) -> [String] {
        path.utf8.split(separator: slash).map { String(Substring($0)) }
    }

    /// The path of the folder that a path is in, with its slash; empty where the path does not name one.
    static func place(of path: String) -> String {
        guard let last = path.utf8.lastIndex(of: slash) else { return "" }
        return String(path[..<path.utf8.index(after: last)])
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        guard let last = path.utf8.lastIndex(of: slash) else { return path }
        return String(path[path.utf8.index(after: last)...])
    }

    /// Of a file or folder; empty where the path does not name it, and of the root.
    package static func parent(of path: String) -> String {
        let place = place(of: path)
        return place == "/" && path != "/" ? place : withoutLastSlash(place)
    }

    /// The paths of the folders that lead to a path, the outermost first, but for the root.
    package static func ancestors(of path: String) -> [String] {
        path.utf8.indices.filter { path.utf8[$0] == slash && $0 > path.startIndex }.map { String(path[..<$0]) }
    }

    /// The path without the slash that it ends in, if it does; also of the root.
    package static func withoutLastSlash(_ path: String) -> String {
        endsInSlash(path) ? String(Substring(path.utf8.dropLast())) : path
    }

    /// The path of something that is named from `folder` on, unless its name begins at the root; an empty folder is
    /// where the process is.
    package static func path(_ name: String, in folder: String) -> String {
        if isAbsolute(name) || folder.isEmpty { return name }
        return endsInSlash(folder) ? folder + name : "\(folder)/\(name)"
    }

    /// The path of something that is named from where a file is, unless its name begins at the root.
    package static func path(_ name: String, beside file: String) -> String {
        isAbsolute(name) ? name : place(of: file) + name
    }

    /// The path that leads from one folder to another, both without links; nil where one is not there.
    package static func path(to target: String, from folder: String) -> String? {
        guard let target = canonical(target), let folder = canonical(folder) else { return nil }
        let targetParts = parts(of: target)
        let folderParts = parts(of: folder)
        let shared = targetParts.sharedPrefixCount(with: folderParts)
        let steps = folderParts.dropFirst(shared).map { _ in ".." } + targetParts.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The one path without links that leads to something that is there.
    package static func canonical(_ path: String) -> String? {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
