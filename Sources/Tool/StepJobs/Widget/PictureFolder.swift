import StepSupport

/// Pictures that go into one folder together, with a list of them. What is there already and would not change is left
/// alone.
struct PictureFolder {
    private let path: String?
    /// Nil in memory.
    private let folder: OutputFolder?
    private(set) var files: [Outcome.File] = []

    init(_ path: String?, _ destination: Destination) throws(Failure) {
        self.path = path
        folder = destination == .files ? try OutputFolder(path ?? "") : nil
    }

    var writtenCount: Int { files.count(where: \.isWritten) }

    /// Takes a file that is in memory, unless the folder has it with these bytes.
    mutating func write(_ file: Outcome.File, to name: String) throws(Failure) {
        var file = file
        file.path = path.map { Folder.path(name, in: $0) } ?? name
        if let folder, let bytes = file.bytes {
            file.isWritten = try folder.write(bytes, to: name, unlessEqual: true)
            file.bytes = nil
        }
        files.append(file)
    }

    /// Writes the list of the pictures, gives all of them their places, and says what the folder has.
    mutating func finish(_ name: String, _ list: String, _ summary: String) throws(Failure) -> Outcome {
        let bytes = Array(list.utf8)
        try write(Outcome.File(path: name, byteCount: bytes.count, bytes: bytes), to: name)
        if let folder { try OutputFile.commit([folder]) }
        return Outcome(files: files, summary: "\(path ?? "in memory"): \(summary)")
    }
}
