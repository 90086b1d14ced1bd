/// What a piece of work may open, and until when it may go on.
///
/// It is handed to whatever opens a file, asks about one, or may take long.
package struct FileAccess: Sendable {
    package enum Reach: Hashable, Sendable {
        /// Whatever the process may open.
        case anything
        /// No pipe and no device: nothing that never ends, and no stream of somebody else.
        case regularFiles
        /// Regular files that the folder of this path has, without links on the way.
        case below(String)
        /// No file at all.
        case nothing
    }

    package var reach: Reach
    package var deadline = Deadline.none
    /// Paths of regular files, wherever they are, that were chosen by whoever started the program.
    package var trusted: Set<String> = []

    package static let unlimited = FileAccess()

    package init(_ reach: Reach = .anything) { self.reach = reach }

    /// For paths that the file of this path names: whoever chose the file chose them.
    package func following(_ path: String) -> FileAccess {
        trusted.contains(path) ? with(self) { $0.reach = .regularFiles } : self
    }

    /// Asked now and then by work that may take long.
    package func checkDeadline(_ name: String) throws(Failure) { try deadline.check(name) }

    /// - Throws: `usage` where the path leads out. Only the path decides, not what is there.
    package func check(_ path: String) throws(Failure) { _ = try route(to: path) }

    /// Whether there is something by this name, of whatever kind.
    package func exists(_ path: String) -> Bool { status(of: path) != nil }

    enum Route: Equatable {
        /// As the system does.
        case system
        /// From part to part below a folder, following no links.
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

    /// The parts of a path from a folder on, without `.` and `..`, which need no look at the disk where no link is
    /// followed; nil where they lead out.
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

    /// Whether a folder may stand in place of a file, for all that is in it.
    package var mayListFolders: Bool { reach == .anything || reach == .regularFiles }

    /// Whether only regular files may be opened.
    var isRegularOnly: Bool { reach != .anything }

    /// What the system knows of what has this name; nil where nothing has, or it leads out.
    func status(of path: String, followingLinks: Bool = true) -> stat? {
        guard let route = try? route(to: path) else { return nil }
        var status = stat()
        switch route {
        case .system: return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
        case .below(let root, let parts): return OpenFolder(of: parts, below: root)?.status(of: parts.last ?? ".")
        }
    }
}
