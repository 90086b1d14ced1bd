/// Does the job of a line.
struct BatchWorker: Sendable {
    let batch: Batch
    /// What messages call the input.
    let inputName: String
    /// Themes, devices and avatars, which jobs share.
    private let looks = JobInputs()
    private let claims = PathClaims()
    /// Most bytes of them that are kept.
    private static let mostLooks = 16 << 20

    /// A job of a line, ready to run.
    private struct Task {
        var job: Job
        let inputs: JobInputs
        let plan: JobPlan
        /// Whether the job itself says where its files go.
        let isPlaced: Bool
    }

    func answer(to line: BatchLine) -> BatchAnswer {
        looks.forget(beyond: Self.mostLooks)
        var answer = BatchAnswer(
            index: line.index, id: line.id, lineNumber: line.number, isOfTable: line.table != nil, result: .success([]))
        var access = batch.access
        access.deadline = line.deadline
        let parsed = Result { () throws(Failure) in try job(of: line, access) }
        let parsedAt = ContinuousClock.now
        let claimed = claims.inTurn(line.sequence) {
            // To wait for other lines takes none of the line's own time.
            access.deadline.extend(by: .now - parsedAt)
            return Result { () throws(Failure) in
                try claim(parsed.get(), of: line, JobInputs(sharing: looks, access))
            }
        }
        do throws(Failure) {
            let task = try claimed.get()
            if task.isPlaced {
                let outcome = try line.locatingOptions(in: inputName) { () throws(Failure) in
                    try task.job.run(task.plan, task.inputs, digests: batch.options.pixelHash)
                }
                answer.result = .success(
                    try outcome.files.map { file throws(Failure) in try describe(file, task.inputs.access) })
                answer.warnings = outcome.warnings
            } else {
                try draw(task, of: line, &answer)
            }
            if batch.options.facts { answer.facts = try WeekToDraw(of: task.job, task.inputs, nil).facts(task.job) }
        } catch {
            var failure = error
            // What ended early because the time was over may say anything.
            do { try access.checkDeadline("\(inputName):\(line.number)") } catch { failure = error }
            answer.result = .failure(isConfined ? failure.withoutFound : failure)
            (answer.bytes, answer.facts) = (nil, nil)
        }
        if isConfined { answer.warnings = [] }
        return answer
    }

    /// Whether a text of a file may tell a stranger what is in it.
    private var isConfined: Bool { if case .below = batch.access.reach { true } else { false } }

    /// Sees to it that no line harms what the batch or another line reads or writes.
    private func claim(_ job: Job, of line: BatchLine, _ inputs: JobInputs) throws(Failure) -> Task {
        let isPlaced = batch.place == nil && !batch.options.inline && job.outputs.path != nil
        var job = job
        if isPlaced {
            for (option, path) in job.written where path == "-" {
                throw .option(option, expected: "a file", found: "standard output")
            }
        } else {
            try fit(&job)
        }
        var plan = try job.plan(inputs)
        if isPlaced {
            try plan.findLeftovers(inputs.access)
        } else {
            let isOne = plan.makesOnePicture || job.command == .animate
            try refuse(!isOne, "command", "one that makes one picture", found: job.command.rawValue)
        }
        let paths = isPlaced ? plan.paths : try pathsInPlace(of: job, plan, line, inputs)
        var all = paths
        all.add(batch.inputs)
        try all.check(replacingAny: job.outputs.force)
        if let conflict = claims.claim(paths) {
            let field = conflict.option == "out" ? "id" : conflict.option
            throw taken(conflict.path, of: line, field, conflict.expected)
        }
        return Task(job: job, inputs: inputs, plan: plan, isPlaced: isPlaced)
    }

    /// What a job reads, and where its picture goes as far as that is known before its week is read.
    private func pathsInPlace(
        of job: Job, _ plan: JobPlan, _ line: BatchLine, _ inputs: JobInputs
    ) throws(Failure) -> PathConflicts {
        var paths = plan.paths.withoutOutputs
        guard let place = batch.place else { return paths }
        // Names with a hash need no claim: where they are the same, so are the files. What a hash's first digits add is
        // not known yet; it is not counted on.
        if !place.names.hasHash, let name = place.names.name(key: line.key, index: line.index, hash: ""),
            !claims.claim(name: name)
        {
            throw taken(name, of: line, "id", "a file of its own")
        }
        if !place.isArchive, !place.names.needsHash, let path = try path(of: job, line, inputs) {
            paths.writes(path, as: "--out", .picture)
        }
        return paths
    }

    /// Makes a job fit for a batch that says where its picture goes.
    private func fit(_ job: inout Job) throws(Failure) {
        if let (option, _) = job.written.first {
            throw .option(option, expected: "no such option in a batch that says where pictures go", found: "it")
        }
        guard let kind = batch.place?.names.kind else { return }
        let isOther = (job.outputs.pictureKind ?? kind) != kind
        try refuse(isOther, "picture", "\(kind.rawValue), as --name ends", found: "another")
        let isAnimation = kind == .svg && job.command == .animate
        let expected = "one whose picture can be SVG, as --name ends"
        try refuse(isAnimation, "command", expected, found: job.command.rawValue)
        job.outputs.pictureKind = kind
    }

    private func taken(_ path: String, of line: BatchLine, _ field: String, _ expected: String) -> Failure {
        fault(
            of: line, field, expected, found: "\(SourceText.quoted(path)), which an earlier line has, letter case aside"
        )
    }

    private func job(of line: BatchLine, _ access: FileAccess) throws(Failure) -> Job {
        guard let text = line.text else {
            throw fault(of: line, "", "at most \(LineReader.maximumLength >> 20) MiB in a line", found: "more")
        }
        var job = try Failure.naming(inputName) { () throws(TextError) in
            var text = try text.get()
            text.deadline = access.deadline
            if let table = line.table { return try table.job(of: text, over: batch.defaults) }
            return try Job(json: text, over: batch.defaults)
        }
        if line.id == "" { throw fault(of: line, "id", "at least one letter", found: "none") }
        try access.checkDeadline("\(inputName):\(line.number)")
        try confine(&job)
        for (option, path) in job.inputs where path == "-" {
            throw .option(option, expected: "a file", found: "standard input")
        }
        // The cores are for other jobs.
        job.outputs.threads = 1
        return job
    }

    private func fault(of line: BatchLine, _ field: String, _ expected: String, found: String) -> Failure {
        let position = TextPosition(line: line.number, column: 1)
        return Failure(TextError.invalid(at: position, field: field, expected: expected, found: found), in: inputName)
    }

    /// Draws a picture that goes where the batch says.
    private func draw(_ task: Task, of line: BatchLine, _ answer: inout BatchAnswer) throws(Failure) {
        let job = task.job
        let path = try path(of: job, line, task.inputs)
        if batch.options.skipExisting, let path,
            let file = Outcome.File(existing: path, job.pictureKind, digests: batch.options.pixelHash)
        {
            (answer.bytes, answer.isSkipped) = (file.bytes, true)
            answer.result = .success([try describe(file, .unlimited)])
            return
        }
        let outcome = try line.locatingOptions(in: inputName) { () throws(Failure) in
            try job.run(task.plan, task.inputs, to: .memory, digests: batch.options.pixelHash)
        }
        guard let picture = outcome.files.first, let bytes = picture.bytes else {
            throw Failure(.internal, "no picture")
        }
        var file = try describe(picture, .unlimited)
        file.path = path
        if let place = batch.place, !place.isArchive, let path {
            if place.names.needsHash {
                var paths = task.plan.paths.withoutOutputs
                paths.add(batch.inputs)
                paths.writes(path, as: "--out", .picture)
                try paths.check(replacingAny: job.outputs.force)
            }
            try OutputFile.write(bytes, to: path, isDurable: false)
        }
        answer.warnings = outcome.warnings
        answer.result = .success([file])
        answer.bytes = bytes
    }

    /// Where the picture goes: a path, or a name in an archive.
    private func path(of job: Job, _ line: BatchLine, _ inputs: JobInputs) throws(Failure) -> String? {
        guard let place = batch.place else { return nil }
        let hash = place.names.needsHash ? try DrawingKey(of: job, WeekToDraw(of: job, inputs, nil), inputs).hex : ""
        guard let name = place.names.name(key: line.key, index: line.index, hash: hash) else {
            throw fault(of: line, "id", "a shorter one, for the name of a file", found: SourceText.quoted(line.key))
        }
        return place.isArchive ? name : Folder.path(name, in: place.path)
    }

    /// What an answer says of a file.
    private func describe(_ file: Outcome.File, _ access: FileAccess) throws(Failure) -> BatchAnswer.File {
        var description = BatchAnswer.File(path: file.path, size: file.size, byteCount: file.byteCount)
        guard file.bytes != nil || Folder.isRegularFile(file.path, access) else { return description }
        let whole =
            if let bytes = file.bytes {
                InputFile(name: file.path, bytes: bytes)
            } else {
                try InputFile(file.path, access)
            }
        description.sha256 = SHA256.hex(of: whole.bytes)
        description.pixelSHA256 = file.digest?.sha256
        // An animation has none before it is whole.
        if batch.options.pixelHash, description.pixelSHA256 == nil, file.size != nil {
            description.pixelSHA256 = try LoadedPicture(whole).digest().sha256
        }
        return description
    }

    // MARK: Untrusted jobs

    /// Lets a job name no file, or only those below a folder, where the batch has it so: its paths then go from there.
    private func confine(_ job: inout Job) throws(Failure) {
        let root: String?
        switch batch.access.reach {
        case .anything, .regularFiles: return
        case .nothing: root = nil
        case .below(let folder): root = folder
        }
        let (own, shared) = (Invocation(job), Invocation(batch.defaults[job.command]))
        var confined = own
        for option in Option.of(job.command) where option.file != nil {
            let words = option.words(own)
            guard words != option.words(shared), words.contains(where: { option.filePath($0) != nil }) else { continue }
            guard let root, option.name != "cache" else {
                throw .option(option.name, expected: "none in this batch", found: "a path")
            }
            option.clear?(&confined)
            for word in words {
                guard let path = option.filePath(word) else {
                    _ = option.set(&confined, word)
                    continue
                }
                let leadsOut = Folder.isAbsolute(path) || Folder.parts(of: path).contains("..")
                try refuse(leadsOut, option.name, "a path below the folder of --root", found: "another")
                _ = option.set(&confined, "\(root)/\(word)")
            }
        }
        job = confined.job
    }
}

extension Outcome.File {
    /// A picture that is there and whole; nil for any other.
    fileprivate init?(existing path: String, _ kind: PictureKind, digests: Bool) {
        guard FileStatus(path) != nil, let file = try? InputFile(path),
            let digest = kind == .svg ? PictureDigest(ofSVG: file.bytes) : Self.pixels(of: file)
        else { return nil }
        self.init(
            path: path, byteCount: file.bytes.count, size: digest.size, digest: digests ? digest : nil,
            bytes: file.bytes)
    }

    private static func pixels(of file: InputFile) -> PictureDigest? {
        guard let picture = try? LoadedPicture(file), picture.warnings.isEmpty else { return nil }
        return try? picture.digest()
    }
}
