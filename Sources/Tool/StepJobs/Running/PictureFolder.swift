/// Pictures that go into one folder together: the frames of a sequence, or many widgets with a list of them.
struct PictureFolder {
    private let plan: JobPlan
    private let access: FileAccess
    /// Nil in memory.
    private let folder: OutputFolder?
    /// Whether a file that is there with the same bytes already is left alone.
    private let leavesEqual: Bool
    private(set) var files: [Outcome.File] = []

    init(
        _ plan: JobPlan, _ destination: Destination, _ access: FileAccess, leavingEqual: Bool = true
    ) throws(Failure) {
        (self.plan, self.access, leavesEqual) = (plan, access, leavingEqual)
        folder = destination == .files ? try OutputFolder(plan.folder ?? "", access) : nil
    }

    var writtenCount: Int { files.count(where: \.isWritten) }

    /// Takes a file that is in memory.
    /// - Parameter name: in the folder; nil where the file's path leads there.
    mutating func write(_ file: Outcome.File, as name: String? = nil) throws(Failure) {
        var file = file
        if let name { file.path = Folder.path(name, in: plan.folder ?? "") }
        if let folder, let bytes = file.bytes {
            file.isWritten = try folder.write(bytes, to: Folder.name(of: file.path), unlessEqual: leavesEqual)
            file.bytes = nil
        }
        files.append(file)
    }

    /// Gives all files their places, and lets go pictures of the same names that an earlier, longer run left.
    func finish() throws(Failure) -> Outcome {
        if let folder {
            folder.removeLater(plan.leftovers(in: folder, access, beside: files.map(\.path)))
            try OutputFile.commit([folder])
        }
        return Outcome(files: files)
    }

    /// The same after the list of the pictures, and says what the folder has.
    mutating func finish(_ list: String, _ summary: String) throws(Failure) -> Outcome {
        guard let product = plan.products.last else { throw Failure(.internal, "no list is planned") }
        let bytes = Array(list.utf8)
        try write(Outcome.File(path: product.path, byteCount: bytes.count, bytes: bytes))
        var outcome = try finish()
        let place = plan.folder.flatMap { $0.isEmpty ? nil : $0 } ?? "in memory"
        outcome.summary = "\(place): \(summary)"
        return outcome
    }
}
