/// Pictures that go into one folder together: the frames of a sequence, or many widgets with a list of them.
struct PictureFolder {
    private let run: JobRun
    /// Nil in memory.
    private let transaction: Transaction?
    /// Whether a file that is there with the same bytes already is left alone.
    private let leavesEqual: Bool
    private(set) var files: [Outcome.File] = []

    init(_ run: JobRun, leavingEqual: Bool = true) throws(Failure) {
        self.run = run
        leavesEqual = leavingEqual
        transaction = try run.transaction()
    }

    var writtenCount: Int { files.count(where: \.isWritten) }

    /// Takes a file that is in memory.
    /// - Parameter name: in the folder; nil where the file's path leads there.
    mutating func write(_ file: Outcome.File, as name: String? = nil) throws(Failure) {
        var file = file
        if let name { file.path = Folder.path(name, in: run.plan.folder ?? "") }
        if let transaction, let bytes = file.bytes {
            file.isWritten = try transaction.write(bytes, to: file.path, unlessEqual: leavesEqual)
            file.bytes = nil
        }
        files.append(file)
    }

    /// Gives all files their places.
    func finish() throws(Failure) -> Outcome {
        try run.commit(transaction, files.map(\.path))
        return Outcome(files: files)
    }

    /// The same after the list of the pictures, and says what the folder has.
    mutating func finish(_ list: String, _ summary: String) throws(Failure) -> Outcome {
        guard let product = run.plan.products.last else { throw Failure(.internal, "no list is planned") }
        let bytes = Array(list.utf8)
        try write(Outcome.File(path: product.path, byteCount: bytes.count, bytes: bytes))
        var outcome = try finish()
        let place = run.plan.folder.flatMap { $0.isEmpty ? nil : $0 } ?? "in memory"
        outcome.summary = "\(place): \(summary)"
        return outcome
    }
}
