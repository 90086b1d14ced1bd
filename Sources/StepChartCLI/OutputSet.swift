import StepFiles

/// Files that appear together, or not at all.
struct OutputSet {
    private var files: [(path: String, bytes: [UInt8])] = []

    mutating func add(_ path: String, _ bytes: [UInt8]) { files.append((path, bytes)) }

    mutating func add(_ path: String, _ text: String) { add(path, Array(text.utf8)) }

    /// Writes everything into temporary files, and then gives all of them their names. Folders that are made for them go
    /// again when they do not appear.
    func write(folder: String) throws(Failure) {
        var made: [String] = []
        var missing = folder
        while !missing.isEmpty, !Folder.exists(missing) {
            made.append(missing)
            missing = Folder.parent(of: missing)
        }
        do {
            try Folder.make(folder)
            var outputs: [OutputFile] = []
            for file in files {
                let output = try OutputFile(file.path)
                try output.write(file.bytes.span)
                outputs.append(output)
            }
            try OutputFile.appear(outputs)
        } catch {
            made.forEach(Folder.removeEmpty)
            throw error
        }
    }
}
