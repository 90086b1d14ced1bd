/// Pictures that go into one folder together: the frames of a sequence, or many widgets with a list of them.
struct PictureFolder {
    private let path: String?
    /// Nil in memory.
    private let folder: OutputFolder?
    /// Whether a file that is there with the same bytes already is left alone.
    private let leavesEqual: Bool
    private(set) var files: [Outcome.File] = []

    init(_ path: String?, _ destination: Destination, leavingEqual: Bool = true) throws(Failure) {
        (self.path, leavesEqual) = (path, leavingEqual)
        folder = destination == .files ? try OutputFolder(path ?? "") : nil
    }

    var writtenCount: Int { files.count(where: \.isWritten) }

    /// Takes a file that is in memory.
    /// - Parameter name: in the folder; nil where the file's path leads there.
    mutating func write(_ file: Outcome.File, as name: String? = nil) throws(Failure) {
        var file = file
        if let name { file.path = path.map { Folder.path(name, in: $0) } ?? name }
        if let folder, let bytes = file.bytes {
            file.isWritten = try folder.write(bytes, to: Folder.name(of: file.path), unlessEqual: leavesEqual)
            file.bytes = nil
        }
        files.append(file)
    }

    /// Gives all files their places.
    func finish() throws(Failure) -> Outcome {
        if let folder { try OutputFile.commit([folder]) }
        return Outcome(files: files)
    }

    /// The same after a list of the pictures, and says what the folder has.
    mutating func finish(_ name: String, _ list: String, _ summary: String) throws(Failure) -> Outcome {
        let bytes = Array(list.utf8)
        try write(Outcome.File(path: name, byteCount: bytes.count, bytes: bytes), as: name)
        var outcome = try finish()
        outcome.summary = "\(path ?? "in memory"): \(summary)"
        return outcome
    }
}
