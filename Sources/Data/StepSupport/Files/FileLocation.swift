/// A file, there or not, by its name in a folder that is open.
struct FileLocation {
    let folder: OpenFolder
    /// A path where the file is in folders of the folder.
    let name: String

    /// Nil where nothing has the name. A link is itself.
    var status: stat? { folder.status(of: name) }

    /// Returns what has the name; nil where nothing has.
    /// - Parameter path: the name that messages have for it.
    /// - Throws: `cannotCreate` where the system does not say.
    func existing(_ path: String) throws(Failure) -> stat? {
        if let status { return status }
        guard errno == ENOENT else { throw OutputPlace.failure(path) }
        return nil
    }

    /// Whether there is something of this kind, such as S_IFDIR.
    func isKind(_ kind: mode_t) -> Bool { status?.kind == kind }

    /// The same by a name of one part, no link followed on the way; nil where a folder on the way is not there.
    /// - Parameter make: makes a folder on the way, where it is to be made.
    func resolved(_ make: (FileLocation) -> Void = { _ in }) -> FileLocation? {
        var folder = folder
        let parts = Folder.parts(of: name)
        for part in parts.dropLast() {
            make(FileLocation(folder: folder, name: part))
            guard let next = OpenFolder(part, in: folder) else { return nil }
            folder = next
        }
        return parts.last.map { FileLocation(folder: folder, name: $0) }
    }

    /// The same, which makes folders that are missing.
    /// - Parameter made: gets those that it made.
    func resolved(made: inout [FileLocation]) -> FileLocation? {
        resolved { location in
            if mkdirat(location.folder.descriptor, location.name, 0o777) == 0 { made.append(location) }
        }
    }
}
