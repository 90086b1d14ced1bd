/// What the files of one run are for: no output may be an input, and no two outputs may be one file.
///
/// Files and folders are told apart by what they are, not by their names: through links and under any spelling, also
/// those that are not there yet. Devices and pipes may be named again and again; standard output takes one output.
package struct FileRoles {
    private struct Entry {
        var role: String
        var path: String
        var isFolder: Bool
    }

    private var inputs: [Entry] = []
    private var outputs: [Entry] = []

    package init() {}

    /// - Parameter role: the option as the user knows it, such as `--mask` or `<input>`.
    package mutating func reads(_ path: String, as role: String) {
        if path != "-" { inputs.append(Entry(role: role, path: path, isFolder: false)) }
    }

    /// The folder itself: what is in it may be an output.
    package mutating func reads(folder path: String, as role: String) {
        inputs.append(Entry(role: role, path: path, isFolder: true))
    }

    /// An output may be an input of the same role: a file that is read, changed and written.
    package mutating func writes(_ path: String, as role: String) {
        outputs.append(Entry(role: role, path: path, isFolder: false))
    }

    /// The folder itself: what is in it may have a role of its own.
    package mutating func writes(folder path: String, as role: String) {
        outputs.append(Entry(role: role, path: path, isFolder: true))
    }

    package mutating func add(_ others: FileRoles) {
        inputs += others.inputs
        outputs += others.outputs
    }

    /// - Throws: `usage` for the first output that is an input or an output before it.
    package func check() throws(Failure) {
        var readers: [Place: [Entry]] = [:]
        for input in inputs {
            if let place = Place(input) { readers[place, default: []].append(input) }
        }
        var writers: [Place: Entry] = [:]
        for output in outputs {
            guard let place = Place(output) else { continue }
            if let other = readers[place]?.first(where: { $0.role != output.role })
                ?? writers.updateValue(output, forKey: place)
            {
                let kind = output.isFolder || other.isFolder ? "folder" : "file"
                throw Failure(
                    .usage, "\(output.role): expected another \(kind) than \(other.role) has, found \(output.path)")
            }
        }
    }

    /// What a path leads to: the file or folder that is there, and the names to add that are not there yet.
    private struct Place: Hashable {
        private var existing: Folder.Identity?
        private var added: [String] = []

        /// Nil for what may be named again and again.
        init?(_ entry: Entry) {
            if entry.path == "-", !entry.isFolder { return }
            let slash = UInt8(ascii: "/")
            let start = entry.path.utf8.first == slash ? "/" : "."
            var path = entry.path
            existing = Folder.Identity(path)
            while existing == nil, !path.isEmpty {
                let parts = path.utf8.split(separator: slash, omittingEmptySubsequences: false)
                let name = String(Substring(parts[parts.count - 1]))
                if !["", "."].contains(name) { added.insert(name, at: 0) }
                path = Folder.parent(of: path)
                existing = Folder.Identity(path.isEmpty ? start : path)
            }
            if added.isEmpty, !Folder.exists(entry.path), !Folder.isRegularFile(entry.path) { return nil }
        }
    }
}
