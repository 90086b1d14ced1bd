/// The location of a file that may not exist yet: its name in a folder that is open.
struct FileLocation {
    let folder: OpenFolder
    /// The file's name; a path if the file is in subfolders of the folder.
    let name: String

    /// The status of the file, or of the link itself; nil if nothing has the name.
    var status: stat? { folder.status(of: name) }

    /// Returns the status of the file, or of the link itself; nil if nothing has the name.
    /// - Throws: `cannotCreate`, which calls the file `path`, if the system cannot give the status.
    func existing(_ path: String) throws(Failure) -> stat? {
        if let status { return status }
        guard errno == ENOENT else { throw WriteTarget.failure(path) }
        return nil
    }

    /// The same location with a name of one part, following no links; nil if a folder on the way is missing.
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

    /// Makes a file to write to, if nothing has its name, or with O_APPEND opens it. Returns its descriptor, or -1.
    func makeFile(_ mode: mode_t, _ flag: Int32 = O_EXCL) -> Int32 {
        openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_CLOEXEC | flag, mode)
    }

    @discardableResult
    func makeFolder() -> Bool { mkdirat(folder.descriptor, name, 0o777) == 0 }
}
