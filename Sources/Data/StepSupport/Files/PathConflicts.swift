/// What the files of one run are for: no output may be an input, or lie within one, and no two outputs may be one file.
///
/// Files and folders are told apart by what they are, not by their names: through links and under any spelling, also
/// those that are not there yet. Devices and pipes may be named again and again; standard output takes one output.
package struct PathConflicts: Sendable {
    package struct Entry: Sendable {
        package enum Extent: Sendable {
            case file
            /// The folder itself: what is in it may have a role of its own.
            case folder
            /// A folder and all that is in it.
            case tree
        }

        package let role: String
        /// As the user has it.
        package let path: String
        package let extent: Extent

        init(_ role: String, _ path: String, _ extent: Extent) {
            (self.role, self.path, self.extent) = (role, path, extent)
        }

        fileprivate func failure(_ expected: String) -> Failure {
            Failure(.usage, "\(role): expected \(expected), found \(path)")
        }
    }

    private(set) var inputs: [Entry] = []
    private(set) var outputs: [Entry] = []

    package init() {}

    /// - Parameters:
    ///   - path: of a file, or of a folder that is read with all that is in it.
    ///   - role: the option as the user knows it, such as `--mask` or `<input>`.
    package mutating func reads(_ path: String, as role: String) {
        if path == "-" { return }
        inputs.append(Entry(role, path, Folder.isDirectory(path) ? .tree : .file))
    }

    /// The folder itself: what is in it may be an output.
    package mutating func reads(folder path: String, as role: String) { inputs.append(Entry(role, path, .folder)) }

    /// A folder, there or not, in which there may be no output.
    package mutating func keeps(folder path: String, as role: String) { inputs.append(Entry(role, path, .tree)) }

    /// An output may be an input of the same role: a file that is read, changed and written.
    package mutating func writes(_ path: String, as role: String) { outputs.append(Entry(role, path, .file)) }

    /// The folder itself: what is in it may have a role of its own.
    package mutating func writes(folder path: String, as role: String) { outputs.append(Entry(role, path, .folder)) }

    package mutating func add(_ others: PathConflicts) {
        inputs += others.inputs
        outputs += others.outputs
    }

    /// - Throws: `usage` for the first output that is an input or an output before it, or that lies within an input.
    package func check() throws(Failure) {
        var readers: [String: [Entry]] = [:]
        var files: [Folder.Identity: [Entry]] = [:]
        let (inputs, outputs) = places
        for input in inputs {
            readers[input.path, default: []].append(input.entry)
            if let identity = input.identity { files[identity, default: []].append(input.entry) }
        }
        var writers: [String: Entry] = [:]
        var written: [Folder.Identity: Entry] = [:]
        for place in outputs {
            let output = place.entry
            let same = (readers[place.path] ?? []) + (place.identity.flatMap { files[$0] } ?? [])
            if let other = same.first(where: { $0.role != output.role })
                ?? writers.updateValue(output, forKey: place.path)
                ?? place.identity.flatMap({ written.updateValue(output, forKey: $0) })
            {
                let kind = output.extent == .file && other.extent == .file ? "file" : "folder"
                throw output.failure("another \(kind) than \(other.role) has")
            }
            for folder in place.folders {
                guard let other = readers[folder]?.first(where: { $0.extent != .folder }) else { continue }
                throw output.failure("a place outside of \(other.role)")
            }
        }
    }

    /// All paths, but for what may be named again and again.
    package var places: (inputs: [Place], outputs: [Place]) {
        (inputs.compactMap(Place.of), outputs.compactMap(Place.of))
    }
}

/// What a path leads to, there or not.
package struct Place {
    package let entry: PathConflicts.Entry
    /// The one path without links.
    package let path: String
    /// Of what is there.
    let identity: Folder.Identity?

    /// Nil for what may be named again and again.
    static func of(_ entry: PathConflicts.Entry) -> Place? {
        // Standard output takes one output.
        if entry.path == "-", entry.extent == .file { return Place(entry: entry, path: "-", identity: nil) }
        var (path, added) = (entry.path, [String]())
        for _ in 0..<4096 {
            if let canonical = Folder.canonical(path) {
                if added.isEmpty, !Folder.isDirectory(canonical), !Folder.isRegularFile(canonical) { return nil }
                let whole = ([canonical == "/" ? "" : canonical] + added.reversed()).joined(separator: "/")
                return Place(entry: entry, path: whole, identity: added.isEmpty ? Folder.Identity(canonical) : nil)
            }
            let (parent, name) = (Folder.place(of: path), Folder.name(of: path))
            if let target = OpenFolder(parent)?.target(of: name) {
                path = target.hasPrefix("/") ? target : parent + target
                continue
            }
            if name == ".." {
                _ = added.popLast()
            } else if !name.isEmpty, name != "." {
                added.append(name)
            }
            path = parent.isEmpty ? "" : String(parent.dropLast())
            if path.isEmpty, parent == "/" { path = "/" }
        }
        return nil
    }

    package var folders: [String] {
        path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") && $0 > path.startIndex }.map {
            String(path[..<$0])
        }
    }
}
