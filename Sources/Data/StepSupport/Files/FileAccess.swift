/// The files that work may open, and the time by which it has to end: handed to all that opens files or takes long.
package struct FileAccess: Sendable {
    package enum Reach: Hashable, Sendable {
        /// All files that the process may open.
        case anything
        /// Regular files only: a pipe or device may never end, or may be the stream of another program.
        case regularFiles
        /// Regular files in the folder of this path, without links on the way.
        case below(String)
        /// No file at all.
        case nothing
    }

    package var reach: Reach
    package var deadline = Deadline.none
    /// Paths of regular files, in any folder, that were chosen by the user who started the program.
    package var trusted: [String] = []

    package static let unlimited = FileAccess()

    package init(_ reach: Reach = .anything) { self.reach = reach }

    /// Returns the access to files that a file names: a trusted one, which the user chose, may name any regular file.
    package func following(_ path: String) -> FileAccess {
        trusted.contains(path) ? with(self) { $0.reach = .regularFiles } : self
    }

    /// Throws `usage` if the path leads out; the files on the disk do not matter.
    package func check(_ path: String) throws(Failure) { _ = try route(to: path) }

    /// True if there is a file, folder or anything else of this name.
    package func exists(_ path: String) -> Bool { status(of: path) != nil }

    enum Route: Equatable {
        /// The path as the system resolves it.
        case system
        /// The parts of a path below a folder, opened one by one without following links.
        case below(root: String, parts: [String])
    }

    func route(to path: String) throws(Failure) -> Route {
        if trusted.contains(path) { return .system }
        switch reach {
        case .anything, .regularFiles: return .system
        case .nothing: throw Failure(.usage, "\(path): expected no path in this batch")
        case .below(let root):
            guard let parts = Self.parts(of: path, below: root) else {
                throw Failure(.usage, "\(path): expected a path below the folder of --root")
            }
            return .below(root: root, parts: parts)
        }
    }

    /// The parts of a path below a folder, with `.` and `..` resolved, as no link is followed; nil if they lead out.
    private static func parts(of path: String, below root: String) -> [String]? {
        guard path.utf8.starts(with: root.utf8) else { return nil }
        let rest = path.utf8.dropFirst(root.utf8.count)
        guard rest.first == Folder.slash || rest.isEmpty else { return nil }
        var parts: [String] = []
        for part in Folder.parts(of: String(Substring(rest))) {
            switch part {
            case ".": continue
            case "..": if parts.popLast() == nil { return nil }
            default: parts.append(part)
            }
        }
        return parts
    }

    /// True if a folder may be named in place of a file, for all files in it.
    package var mayListFolders: Bool { reach == .anything || reach == .regularFiles }

    var isRegularOnly: Bool { reach != .anything }

    /// The system's status of the file of this name; nil if there is none, or the path leads out.
    func status(of path: String, followingLinks: Bool = true) -> stat? {
        guard let route = try? route(to: path) else { return nil }
        var status = stat()
        switch route {
        case .system: return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
        case .below(let root, let parts): return OpenFolder(of: parts, below: root)?.status(of: parts.last ?? ".")
        }
    }
}
