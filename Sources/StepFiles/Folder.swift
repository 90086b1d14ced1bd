/// Folders, and what is in them.
package enum Folder {
    /// The regular files in `folder` and in the folders in it whose names end so: paths from `folder` on, in order.
    ///
    /// Hidden files and folders are left out, and so are folders that are reached through a link, which might go round
    /// in circles, and what is at the paths `leavingOut`.
    package static func files(
        in folder: String, ending suffix: String, leavingOut others: [String] = []
    ) throws(Failure) -> [String] {
        let others = Set(others.compactMap { Identity($0) })
        var files: [String] = []
        var folders = [""]
        while let inner = folders.popLast() {
            for name in try names(in: inner.isEmpty ? folder : "\(folder)/\(inner)") {
                let path = inner.isEmpty ? name : "\(inner)/\(name)"
                var status = stat()
                guard lstat("\(folder)/\(path)", &status) == 0, !others.contains(Identity(status)) else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    folders.append(path)
                } else if name.hasSuffix(suffix), isRegularFile("\(folder)/\(path)") {
                    files.append(path)
                }
            }
        }
        return files.sorted()
    }

    /// The names of what is directly in `folder`, in no order: either what is hidden, or what is not.
    package static func names(in folder: String, hidden: Bool = false) throws(Failure) -> [String] {
        guard let stream = opendir(folder) else { throw Failure(.noInput, "\(folder): \(SystemError.last)") }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            if name.hasPrefix(".") == hidden { names.append(name) }
        }
        return names
    }

    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether two paths lead to the same file or folder.
    package static func isSame(_ a: String, _ b: String) -> Bool {
        guard let identity = Identity(a) else { return false }
        return identity == Identity(b)
    }

    /// Whether there is something by this name, of whatever kind.
    package static func holds(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    package static func remove(_ file: String) { unlink(file) }

    /// Leaves a folder that has something in it as it is.
    package static func removeEmpty(_ folder: String) { rmdir(folder) }

    package static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Makes the folder, and those that it is in, where they are not there yet.
    package static func make(_ folder: String) throws(Failure) {
        guard !folder.isEmpty, !exists(folder) else { return }
        try make(parent(of: folder))
        // Another process may have been faster.
        guard mkdir(folder, 0o777) == 0 || (errno == EEXIST && exists(folder)) else {
            throw Failure(.cannotCreate, "\(folder): cannot create: \(SystemError.last)")
        }
    }

    /// Of a file or folder; empty where the path does not name it.
    package static func parent(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    /// The path of something that is named from `folder` on, unless its name begins at the root.
    package static func path(_ name: String, in folder: String) -> String {
        name.hasPrefix("/") ? name : "\(folder)/\(name)"
    }

    /// What makes a file or folder the same under another name.
    struct Identity: Hashable {
        var device: UInt64
        var number: UInt64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            self.init(status)
        }
    }
}
