/// A folder that a transaction fills: its files are written elsewhere first, and closed as soon as they are complete. A
/// folder that does not exist yet appears with all its files by one rename.
final class FilledFolder {
    let path: String
    private let access: FileAccess
    /// The folder, if it exists; nil for one that will appear with all its files.
    private(set) var target: OpenFolder?
    let staging: StagingFolder
    /// Names of the folders to make: first the one that the staging folder becomes, then those in it.
    private let missing: [String]

    /// Makes the staging folder for a folder, which may not exist; an empty path is the working folder.
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
            throw WriteTarget.failure(path, folder == nil ? errno : ENOENT)
        }
        staging = try StagingFolder(in: folder, for: missing.first ?? "/", path)
        self.missing = missing
        target = missing.isEmpty ? folder : nil
    }

    /// The path of a file relative to the folder; nil for a file elsewhere.
    func name(of file: String) -> String? {
        let start = path.isEmpty || Folder.endsInSlash(path) ? path : path + "/"
        guard file.utf8.starts(with: start.utf8) else { return nil }
        let name = String(Substring(file.utf8.dropFirst(start.utf8.count)))
        let parts = Folder.parts(of: name)
        // Joined parts differ from the name if it has an empty part, as in `a//b`.
        let isInside = parts.joined(separator: "/") == name && !parts.contains { [".", ".."].contains($0) }
        return isInside && !name.isEmpty ? name : nil
    }

    func draftLocation(of name: String) -> FileLocation {
        let inner = (missing.dropFirst() + [name]).joined(separator: "/")
        return FileLocation(folder: staging.folder, name: inner)
    }

    /// The location of a file by its path; nil for a file elsewhere, or if the folder does not exist.
    func location(of file: String) -> FileLocation? {
        guard let target, let name = name(of: file) else { return nil }
        return FileLocation(folder: target, name: name)
    }

    /// Makes a folder that does not exist appear with all files that were written.
    /// - Returns: false if the folder exists, so that each file has to be renamed by itself.
    /// - Throws: `cannotCreate` if neither is possible.
    func publishWhole() throws(Failure) -> Bool {
        guard target == nil, let first = missing.first else { return false }
        if staging.publish(as: first) { return true }
        // Another process has made the folder in the meantime.
        target = OpenFolder(path, access)
        if target == nil { throw WriteTarget.failure(path) }
        return false
    }
}
