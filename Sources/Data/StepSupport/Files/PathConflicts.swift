/// What the files of one run are for: no output may be an input, or lie within one, no two outputs may be one file, and
/// none replaces a file of another kind.
///
/// Files and folders are told apart by what they are, not by their names: through links and under any spelling, also
/// those that are not there yet. Devices and pipes may be named again and again; a stream takes one output.
package struct PathConflicts: Sendable {
    package struct Entry: Sendable {
        package enum Extent: Sendable {
            case file
            /// The folder itself: what is in it may have a role of its own.
            case folder
            /// A folder and all that is in it.
            case tree
        }

        /// The option as the user knows it, such as `--mask` or `<input>`.
        package let role: String
        /// As the user has it.
        package let path: String
        package let extent: Extent
        /// What an output is going to hold; nil of one that may replace any file.
        fileprivate var kind: FileKind?
        /// The kinds of pictures that the name of an output may promise; nil where it may promise anything.
        fileprivate var pictureKinds: [PictureKind]?

        /// The option without dashes or brackets, as JSON has it.
        package var option: String { String(role.filter { !"<>".contains($0) }.drop { $0 == "-" }) }
    }

    private(set) var inputs: [Entry] = []
    private(set) var outputs: [Entry] = []
    private let access: FileAccess

    package init(_ access: FileAccess = .unlimited) { self.access = access }

    /// - Parameters:
    ///   - path: of a file, or of a folder that is read with all that is in it; `-` is standard input.
    ///   - role: the option as the user knows it, such as `--mask` or `<input>`.
    package mutating func reads(_ path: String, as role: String) {
        // No file has an empty path.
        if path.isEmpty || access.deadline.isOver { return }
        let isFolder = path != "-" && Folder.isDirectory(path, access)
        inputs.append(Entry(role: role, path: path, extent: isFolder ? .tree : .file))
    }

    /// The folder itself: what is in it may be an output.
    package mutating func reads(folder path: String, as role: String) {
        inputs.append(Entry(role: role, path: path, extent: .folder))
    }

    /// A folder, there or not, in which there may be no output.
    package mutating func keeps(folder path: String, as role: String) {
        inputs.append(Entry(role: role, path: path, extent: .tree))
    }

    /// An output may be an input of the same role: a file that is read, changed and written.
    /// - Parameters:
    ///   - kind: what it is going to hold; nil where it may replace any file.
    ///   - pictureKinds: what its name may promise; nil where it may promise anything.
    package mutating func writes(
        _ path: String, as role: String, _ kind: FileKind? = nil, named pictureKinds: [PictureKind]? = nil
    ) {
        outputs.append(Entry(role: role, path: path, extent: .file, kind: kind, pictureKinds: pictureKinds))
    }

    /// The folder itself: what is in it may have a role of its own.
    package mutating func writes(folder path: String, as role: String) {
        outputs.append(Entry(role: role, path: path, extent: .folder))
    }

    package mutating func add(_ others: PathConflicts) {
        inputs += others.inputs
        outputs += others.outputs
    }

    /// Leaves only what is read and kept.
    package mutating func removeOutputs() { outputs = [] }

    /// - Parameter replacingAny: whether an output may replace a file of any kind.
    /// - Throws: `usage` for the first output that is an input or an output before it, that lies within an input, or
    ///   whose name promises another kind of file; `cannotCreate` for the first that would replace a file of another kind.
    package func check(replacingAny: Bool = false) throws(Failure) {
        try checkRoles()
        // Some may not have been looked for.
        try access.checkDeadline("paths")
        for output in outputs {
            if let kinds = output.pictureKinds {
                try PictureName.check(output.path, as: output.role, allowing: kinds)
            }
        }
        for output in outputs where !replacingAny {
            // A stream is written where it stands.
            guard let kind = output.kind, case .file? = try? OutputPlace.of(output.path, access),
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
        var readers: [String: [Entry]] = [:]
        var files: [Folder.Identity: [Entry]] = [:]
        let (inputs, outputs) = resolved
        for input in inputs {
            readers[input.path, default: []].append(input.entry)
            if let identity = input.identity { files[identity, default: []].append(input.entry) }
        }
        var writers: [String: Entry] = [:]
        var written: [Folder.Identity: Entry] = [:]
        for resolved in outputs {
            let output = resolved.entry
            let same = (readers[resolved.path] ?? []) + (resolved.identity.flatMap { files[$0] } ?? [])
            if let other = same.first(where: { $0.role != output.role })
                ?? writers.updateValue(output, forKey: resolved.path)
                ?? resolved.identity.flatMap({ written.updateValue(output, forKey: $0) })
            {
                let kind = output.extent == .file && other.extent == .file ? "file" : "folder"
                throw .title(output.role, expected: "another \(kind) than \(other.role) has", found: output.path)
            }
            for folder in resolved.folders {
                guard let other = readers[folder]?.first(where: { $0.extent != .folder }) else { continue }
                throw .title(output.role, expected: "a place outside of \(other.role)", found: output.path)
            }
        }
    }

    /// Where all paths lead, but for what may be named again and again.
    package var resolved: (inputs: [ResolvedPath], outputs: [ResolvedPath]) {
        let inputs = inputs.compactMap { input -> ResolvedPath? in
            if access.deadline.isOver { return nil }
            return input.path == "-" ? ResolvedPath(input: input) : ResolvedPath(input, access)
        }
        let outputs = outputs.compactMap { ResolvedPath(stream: $0, access) ?? ResolvedPath($0, access) }
        return (inputs, outputs)
    }
}

/// What a path leads to, there or not.
package struct ResolvedPath {
    package let entry: PathConflicts.Entry
    /// The one path without links.
    package let path: String
    /// Of what is there.
    let identity: Folder.Identity?

    private init(entry: PathConflicts.Entry, path: String, identity: Folder.Identity?) {
        (self.entry, self.path, self.identity) = (entry, path, identity)
    }

    /// Standard input, where it is a file.
    fileprivate init?(input entry: PathConflicts.Entry) {
        guard let status = Folder.status(of: STDIN_FILENO), status.kind == S_IFREG else { return nil }
        self.init(entry: entry, path: "standard input", identity: Folder.Identity(status))
    }

    /// A stream that is open already, under whatever name; nil of a path.
    fileprivate init?(stream entry: PathConflicts.Entry, _ access: FileAccess) {
        guard entry.extent == .file, case .stream(let descriptor)? = try? OutputPlace.of(entry.path, access) else {
            return nil
        }
        let status = Folder.status(of: descriptor)
        let identity = status?.kind == S_IFREG ? status.map { Folder.Identity($0) } : nil
        // No path without links begins so.
        self.init(entry: entry, path: "stream \(descriptor)", identity: identity)
    }

    /// Nil for what may be named again and again.
    fileprivate init?(_ entry: PathConflicts.Entry, _ access: FileAccess) {
        if case .below(let root, let parts)? = try? access.route(to: entry.path) {
            // Nothing below the folder is a link.
            let path = ([Folder.canonical(root) ?? root] + parts).joined(separator: "/")
            self.init(entry: entry, path: path, identity: access.status(of: entry.path).map { Folder.Identity($0) })
            return
        }
        var (path, added) = (entry.path, [String]())
        for _ in 0..<4096 {
            if let canonical = Folder.canonical(path) {
                if added.isEmpty, !Folder.isDirectory(canonical), !Folder.isRegularFile(canonical) { return nil }
                let whole = ([canonical == "/" ? "" : canonical] + added.reversed()).joined(separator: "/")
                self.init(entry: entry, path: whole, identity: added.isEmpty ? Folder.Identity(canonical) : nil)
                return
            }
            let (parent, name) = (Folder.place(of: path), Folder.name(of: path))
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

    package var folders: [String] { Folder.ancestors(of: path) }
}
