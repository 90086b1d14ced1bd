/// The roles of the files of one run: no output may be an input, be in one, be another output or replace another kind.
///
/// Files and folders are compared by their identity, not by their names: through links and in any spelling, also if
/// they do not exist yet. Devices and pipes may be named again and again; a stream takes one output.
package struct PathConflicts: Sendable {
    package struct PathUse: Sendable {
        package enum Extent: Sendable {
            case file
            /// The folder itself: files in it may have roles of their own.
            case folder
            /// A folder and everything in it.
            case tree
        }

        /// The option as the user knows it, such as `--mask` or `<input>`.
        package let role: String
        /// The path as the user wrote it.
        package let path: String
        package let extent: Extent
        /// The kind of content of an output; nil for an output that may replace any file.
        fileprivate var kind: FileKind?
        /// The kinds of pictures that the name of an output may end as; nil if any ending is allowed.
        fileprivate var pictureKinds: [PictureKind]?

        /// The option without dashes or brackets, as JSON names it.
        package var option: String { String(role.filter { !"<>".contains($0) }.drop { $0 == "-" }) }
    }

    private(set) var inputs: [PathUse] = []
    private(set) var outputs: [PathUse] = []
    private let access: FileAccess

    package init(_ access: FileAccess = .unlimited) { self.access = access }

    /// Adds an input: a file, or a folder that is read with everything in it; `-` is standard input.
    package mutating func reads(_ path: String, as role: String) {
        // No file has an empty path.
        if path.isEmpty || access.deadline.isOver { return }
        let isFolder = path != "-" && Folder.isDirectory(path, access)
        inputs.append(PathUse(role: role, path: path, extent: isFolder ? .tree : .file))
    }

    /// Adds an input folder, which may not exist yet; no output may be in it if its extent is `tree`.
    package mutating func reads(_ extent: PathUse.Extent, _ path: String, as role: String) {
        inputs.append(PathUse(role: role, path: path, extent: extent))
    }

    /// Adds an output. It may be an input of the same role: a file that is read, changed and written.
    /// - Parameter kind: the kind of its content; nil if it may replace any file.
    /// - Parameter pictureKinds: the kinds that its name may end as; nil if any ending is allowed.
    package mutating func writes(
        _ path: String, as role: String, _ kind: FileKind? = nil, named pictureKinds: [PictureKind]? = nil
    ) {
        outputs.append(PathUse(role: role, path: path, extent: .file, kind: kind, pictureKinds: pictureKinds))
    }

    /// Adds an output folder: files in it may have roles of their own, unless its extent is `tree`.
    package mutating func writes(folder path: String, as role: String, _ extent: PathUse.Extent = .folder) {
        outputs.append(PathUse(role: role, path: path, extent: extent))
    }

    package mutating func add(_ others: PathConflicts) {
        inputs += others.inputs
        outputs += others.outputs
    }

    package mutating func removeOutputs() { outputs = [] }

    /// - Parameter replacingAny: true if an output may replace a file of any kind.
    /// - Throws: `usage` for the first output that is an input or an earlier output, that is within an input, or whose
    ///   name ends as another kind of file; `cannotCreate` for the first that would replace a file of another kind.
    package func check(replacingAny: Bool = false) throws(Failure) {
        try checkRoles()
        // Some inputs are missing once the deadline is over.
        try access.deadline.check("paths")
        for output in outputs {
            if let kinds = output.pictureKinds { try PictureName.check(output.path, as: output.role, allowing: kinds) }
        }
        for output in outputs where !replacingAny {
            // A stream has no file to replace.
            guard let kind = output.kind, case .file? = try? WriteTarget.of(output.path, access),
                !kind.mayReplace(output.path, access)
            else { continue }
            let found = kind.description(ofOther: output.path, access)
            throw Failure(
                .cannotCreate,
                "\(output.role): \(output.path): expected \(kind.name) or no file, found \(found) "
                    + "(--force replaces it)", field: output.option)
        }
    }

    private func checkRoles() throws(Failure) {
        // Both dictionaries are of one type: a process takes more time to set up a type than to fill it.
        var readers: [String: [PathUse]] = [:]
        var writers: [String: [PathUse]] = [:]
        let (inputs, outputs) = resolved
        for input in inputs {
            for key in input.keys { readers[key, default: []].append(input.entry) }
        }
        for resolved in outputs {
            let output = resolved.entry
            let others = resolved.keys.flatMap { readers[$0] ?? [] }.filter { $0.role != output.role }
            if let other = (others + resolved.keys.flatMap { writers[$0] ?? [] }).first {
                let kind = output.extent == .file && other.extent == .file ? "file" : "folder"
                throw .title(output.role, expected: "another \(kind) than \(other.role) has", found: output.path)
            }
            for key in resolved.keys { writers[key] = [output] }
            for folder in resolved.folders {
                // A listing of the folder would include the files of an output inside it, unless that is hidden.
                let inner = resolved.path.utf8.dropFirst(folder.utf8.count)
                let isListed = output.extent == .tree && !inner.split(separator: 0x2F).contains { $0.first == 0x2E }
                guard let other = readers[folder]?.first(where: { $0.extent != .folder || isListed }) else { continue }
                throw .title(output.role, expected: "a place outside of \(other.role)", found: output.path)
            }
        }
    }

    /// The resolved paths of all inputs and outputs, without those that may be named again and again.
    package var resolved: (inputs: [ResolvedPath], outputs: [ResolvedPath]) {
        let inputs = inputs.compactMap { input -> ResolvedPath? in
            if access.deadline.isOver { return nil }
            return input.path == "-" ? ResolvedPath(input, stream: STDIN_FILENO) : ResolvedPath(input, access)
        }
        let outputs = outputs.compactMap { output -> ResolvedPath? in
            let target = output.extent == .file ? try? WriteTarget.of(output.path, access) : nil
            if case .stream(let descriptor)? = target { return ResolvedPath(output, stream: descriptor) }
            return ResolvedPath(output, access)
        }
        return (inputs, outputs)
    }
}

/// A path resolved to the file that it leads to, which may not exist yet.
package struct ResolvedPath {
    package let entry: PathConflicts.PathUse
    /// The one path without links.
    package let path: String
    /// The identity of the file; nil if it does not exist.
    let identity: Folder.Identity?

    /// Keys of the file in a dictionary of roles: its path and, if it exists, its device and number, which is no path.
    fileprivate var keys: [String] { [path] + (identity.map { ["\($0.device) \($0.number)"] } ?? []) }

    package var folders: [String] { Folder.ancestors(of: path) }
}

extension ResolvedPath {
    /// A stream that is open already, under any name.
    fileprivate init(_ entry: PathConflicts.PathUse, stream descriptor: Int32) {
        let status = Folder.status(of: descriptor)
        let identity = status?.kind == S_IFREG ? status.map { Folder.Identity($0) } : nil
        // No path without links begins like this.
        self.init(entry: entry, path: "stream \(descriptor)", identity: identity)
    }

    /// Nil for a device or pipe, which may be named again and again.
    fileprivate init?(_ entry: PathConflicts.PathUse, _ access: FileAccess) {
        if case .below(let root, let parts)? = try? access.route(to: entry.path) {
            // Nothing below the folder is a link.
            let path = parts.reduce(Folder.canonical(root) ?? root) { Folder.path($1, in: $0) }
            self.init(entry: entry, path: path, identity: access.status(of: entry.path).map { Folder.Identity($0) })
            return
        }
        var path = entry.path
        var added = [String]()
        for _ in 0..<4096 {
            if let canonical = Folder.canonical(path) {
                if added.isEmpty, !Folder.isDirectory(canonical), !Folder.isRegularFile(canonical) { return nil }
                let whole = added.reversed().reduce(canonical) { Folder.path($1, in: $0) }
                self.init(entry: entry, path: whole, identity: added.isEmpty ? Folder.Identity(canonical) : nil)
                return
            }
            let parent = Folder.base(of: path)
            let name = Folder.name(of: path)
            if let target = OpenFolder(parent, .unlimited)?.target(of: name) {
                path = Folder.path(target, beside: path)
                continue
            }
            if name == ".." {
                _ = added.popLast()
            } else if !name.isEmpty, name != "." {
                added.append(name)
            }
            path = parent == "/" ? parent : Folder.withoutLastSlash(parent)
        }
        return nil
    }
}
