/// A folder that a transaction fills: its files are written aside, and closed as soon as they are complete.
///
/// A folder that is not there yet appears with all its files by one rename.
final class FilledFolder {
    let path: String
    private let access: FileAccess
    /// The folder, where it is there; nil of one that appears whole.
    private(set) var target: OpenFolder?
    let staging: StagingFolder
    /// Names of the folders to make: the staging folder's own at last, and those in it.
    private let missing: [String]

    /// - Parameter path: of a folder, there or not; empty is where the process is.
    init(_ path: String, _ access: FileAccess) throws(Failure) {
        self.path = path
        self.access = access
        try access.check(path)
        var missing: [String] = []
        var existing = path
        var folder = OpenFolder(existing, access)
        while folder == nil, !existing.isEmpty, errno == ENOENT {
            let name = Folder.name(of: existing)
            if !["", "."].contains(name) { missing.insert(name, at: 0) }
            existing = Folder.parent(of: existing)
            folder = OpenFolder(existing, access)
        }
        guard let folder, !missing.contains("..") else {
            throw OutputPlace.failure(path, folder == nil ? errno : ENOENT)
        }
        guard let staging = StagingFolder(in: folder, for: missing.first ?? "/") else {
            throw OutputPlace.failure(path)
        }
        self.staging = staging
        self.missing = missing
        target = missing.isEmpty ? folder : nil
    }

    /// The path of a file from the folder on; nil of one that is elsewhere.
    func name(of file: String) -> String? {
        let start = path.isEmpty || Folder.endsInSlash(path) ? path : path + "/"
        guard file.utf8.starts(with: start.utf8) else { return nil }
        let name = String(Substring(file.utf8.dropFirst(start.utf8.count)))
        let parts = Folder.parts(of: name)
        // An empty part is left out of the parts.
        let isInside = parts.joined(separator: "/") == name && !parts.contains { [".", ".."].contains($0) }
        return isInside && !name.isEmpty ? name : nil
    }

    func draftLocation(of name: String) -> FileLocation {
        let inner = (missing.dropFirst() + [name]).joined(separator: "/")
        return FileLocation(folder: staging.folder, name: inner)
    }

    /// The location of a file by its path; nil of one that is elsewhere, and where the folder is not there.
    func location(of file: String) -> FileLocation? {
        guard let target, let name = name(of: file) else { return nil }
        return FileLocation(folder: target, name: name)
    }

    /// Makes a folder that is not there appear with all that was written.
    /// - Returns: false where it is there, so that each file takes its place by itself.
    /// - Throws: `cannotCreate` where neither can be.
    func publishWhole() throws(Failure) -> Bool {
        guard target == nil, let first = missing.first else { return false }
        if staging.publish(as: first) { return true }
        // Another process made one meanwhile.
        target = OpenFolder(path, access)
        if target == nil { throw OutputPlace.failure(path) }
        return false
    }
}
