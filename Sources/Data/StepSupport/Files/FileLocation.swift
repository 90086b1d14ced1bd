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
    /// - Parameter prepare: gets each folder on the way before it is opened, and may make it.
    func resolved(_ prepare: (FileLocation) -> Void = { _ in }) -> FileLocation? {
        var folder = folder
        let parts = Folder.parts(of: name)
        for part in parts.dropLast() {
            prepare(FileLocation(folder: folder, name: part))
            guard let next = OpenFolder(part, in: folder) else { return nil }
            folder = next
        }
        return parts.last.map { FileLocation(folder: folder, name: $0) }
    }

    /// Makes a file of this name to write to, where there is nothing.
    /// - Returns: a descriptor; negative where it cannot be made.
    func makeFile(_ mode: mode_t) -> Int32 {
        openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }

    /// Whether it has made a folder of this name.
    @discardableResult
    func makeFolder() -> Bool { mkdirat(folder.descriptor, name, 0o777) == 0 }
}
