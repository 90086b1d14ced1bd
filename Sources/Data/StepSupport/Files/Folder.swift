package enum Folder {
    /// The files in a folder and its subfolders. Paths are relative to the folder, and sorted.
    package struct Listing: Hashable, Sendable {
        package var files: [String] = []
        /// The other entries, except those inside hidden or linked folders.
        package var leftOut: [LeftOut] = []
    }

    package struct LeftOut: Hashable, Sendable {
        package var path: String
        /// The reason for people, such as `hidden`.
        package var reason: String
        /// The reason for leaving out a file whose name is not valid text.
        package static let notUTF8 = "a name that is not UTF-8"

        package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    }

    /// Returns the regular files in a folder and its subfolders whose names end in one of `suffixes`. Suffixes are in
    /// lower case, and the case of names is ignored. Hidden entries and links to folders, which may be circular, are
    /// left out, and `others` are not listed.
    package static func list(
        _ folder: String, ending suffixes: [String], leavingOut others: [String] = []
    ) throws(Failure) -> Listing {
        let others = Set(others.compactMap { Identity($0) })
        var listing = Listing()
        var folders = [""]
        while let inner = folders.popLast() {
            let folderPath = inner.isEmpty ? folder : "\(folder)/\(inner)"
            for name in try names(in: folderPath) {
                let path = inner.isEmpty ? name : "\(inner)/\(name)"
                guard let status = FileAccess.unlimited.status(of: "\(folder)/\(path)", followingLinks: false) else {
                    // Only a file that has been removed is skipped; an existing one must not be left out silently.
                    guard errno == ENOENT else { throw Failure(.noInput, system: "\(folder)/\(path)") }
                    if name.unicodeScalars.contains("\u{FFFD}") {
                        listing.leftOut.append(LeftOut(path: path, reason: LeftOut.notUTF8))
                    }
                    continue
                }
                if others.contains(Identity(status)) { continue }
                let kind = status.kind
                if name.hasPrefix(".") {
                    listing.leftOut.append(LeftOut(path: path, reason: "hidden"))
                } else if kind == S_IFDIR {
                    folders.append(path)
                } else if kind == S_IFLNK, isDirectory("\(folder)/\(path)") {
                    listing.leftOut.append(LeftOut(path: path, reason: "a link to a folder"))
                } else if !suffixes.contains(where: name.lowercased().hasSuffix) {
                    listing.leftOut.append(LeftOut(path: path, reason: "no \(suffixes.choice)"))
                } else if kind == S_IFREG || (kind == S_IFLNK && isRegularFile("\(folder)/\(path)")) {
                    listing.files.append(path)
                } else {
                    listing.leftOut.append(LeftOut(path: path, reason: "no regular file"))
                }
            }
        }
        listing.files.sort()
        listing.leftOut.sort { $0.path < $1.path }
        return listing
    }

    /// The names of the entries directly in `folder`, in no order.
    package static func names(in folder: String) throws(Failure) -> [String] {
        try names(of: open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), folder)
    }

    /// The names of the entries of an open folder, whose descriptor this closes.
    static func names(of descriptor: Int32, _ folder: String) throws(Failure) -> [String] {
        guard descriptor >= 0, let stream = fdopendir(descriptor) else { throw Failure(.noInput, system: folder) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw Failure(.noInput, system: "\(folder): cannot list") }
        return names
    }

    /// Calls `body` while this process alone holds the lock of a folder, which is made if it does not exist.
    package static func locked<Result>(_ path: String, _ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try make(path)
        guard let folder = OpenFolder(path, .unlimited) else { throw Failure(.noInput, system: path) }
        return try folder.locked(body)
    }

    /// Removes temporary files of processes that have ended from a folder.
    package static func removeLeftovers(in path: String) {
        guard let folder = OpenFolder(path, .unlimited) else { return }
        for name in (try? names(in: path)) ?? [] where name.hasPrefix(OpenFolder.temporaryPrefix) {
            folder.removeLeftover(name)
        }
    }

    package static func isDirectory(_ path: String, _ access: FileAccess = .unlimited) -> Bool {
        access.status(of: path)?.kind == S_IFDIR
    }

    package static func isRegularFile(_ path: String, _ access: FileAccess = .unlimited) -> Bool {
        access.status(of: path)?.kind == S_IFREG
    }

    /// True if the path is a link itself, wherever it leads.
    package static func isLink(_ path: String) -> Bool {
        FileAccess.unlimited.status(of: path, followingLinks: false)?.kind == S_IFLNK
    }

    package static func isSame(_ a: String, _ b: String) -> Bool { Identity(a).map { $0 == Identity(b) } ?? false }

    /// True if a file, folder or anything else has the name, or if the system cannot tell: opening it gives the reason.
    package static func exists(_ path: String) -> Bool {
        FileAccess.unlimited.status(of: path, followingLinks: false) != nil || ![ENOENT, ENOTDIR].contains(errno)
    }

    package static func status(of descriptor: Int32) -> stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }

    package static func remove(_ file: String) { unlink(file) }

    /// Makes a folder with the permissions `mode`, and the folders that contain it, if they do not exist yet.
    package static func make(_ folder: String, mode: mode_t = 0o777) throws(Failure) {
        guard !folder.isEmpty, !isDirectory(folder) else { return }
        try make(parent(of: folder))
        // Another process may have made it first.
        guard mkdir(folder, mode) == 0 || (errno == EEXIST && isDirectory(folder)) else {
            throw WriteTarget.failure(folder)
        }
    }

    /// The identity of a file or folder, which is the same under all its names.
    struct Identity: Hashable {
        var device: UInt64
        var number: UInt64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }

        init?(_ path: String) {
            guard let status = FileAccess.unlimited.status(of: path) else { return nil }
            self.init(status)
        }
    }
}
