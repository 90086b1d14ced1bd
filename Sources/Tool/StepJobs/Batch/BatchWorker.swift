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

    func answer(to line: BatchLine) -> BatchAnswer {
        let parsed = Result { () throws(Failure) in try job(of: line) }
        return WorkScope(access: batch.access, seconds: batch.options.timeout).run {
            var answer = BatchAnswer(
                index: line.index, id: line.id, lineNumber: line.table == nil ? nil : line.number, result: .success([]))
            do throws(Failure) {
                looks.forget(beyond: Self.mostLooks)
                let inputs = JobInputs(sharing: looks)
                let planned = claims.inTurn(line.sequence) {
                    Result { () throws(Failure) in
                        let job = try parsed.get()
                        return (job, try claim(job, of: line, inputs))
                    }
                }
                let (job, paths) = try planned.get()
                if writesWhereJobsSay(job) {
                    let outcome = try job.run(inputs, digests: batch.options.pixelHash)
                    answer.result = .success(try outcome.files.map(told))
                    answer.warnings = outcome.warnings
                } else {
                    try draw(job, of: line, inputs, paths, &answer)
                }
                if batch.options.facts { answer.facts = try WeekToDraw(of: job, inputs, nil).facts(job) }
            } catch {
                answer.result = .failure(isConfined ? error.withoutFound : error)
                (answer.bytes, answer.facts) = (nil, nil)
            }
            if isConfined { answer.warnings = [] }
            return answer
        }
    }

    /// Whether a text of a file may tell a stranger what is in it.
    private var isConfined: Bool { if case .below = batch.access { true } else { false } }

    private func writesWhereJobsSay(_ job: Job) -> Bool {
        batch.place == nil && !batch.options.inline && job.outputs.path != nil
    }

    /// Sees to it that no line harms what the batch or another line reads or writes.
    /// - Returns: what the job reads, and writes as far as its name is known.
    private func claim(_ job: Job, of line: BatchLine, _ inputs: JobInputs) throws(Failure) -> PathConflicts {
        var paths: PathConflicts
        if writesWhereJobsSay(job) {
            for (option, path) in job.written where path == "-" {
                throw .option(option, expected: "a file", found: "standard output")
            }
            paths = try job.paths(inputs)
        } else {
            paths = try job.inputPaths(inputs)
            // Names with a hash need no claim: where they are the same, so are the files. What a hash's first digits add is
            // not known yet; it is not counted on.
            if let names = batch.place?.names, !names.hasHash,
                let name = names.name(key: line.key, index: line.index, hash: ""), !claims.claim(name: name)
            {
                throw taken(name, of: line, "id", "a file of its own")
            }
            if let place = batch.place, !place.isArchive, !place.names.needsHash,
                let path = try path(of: job, line, inputs)
            {
                paths.writes(path, as: "--out")
            }
        }
        var all = paths
        all.add(batch.inputs)
        try all.check()
        if let taken = claims.claim(paths) {
            let field =
                taken.role == "--out" ? "id" : String(taken.role.drop { $0 == "-" }.filter { !"<>".contains($0) })
            throw self.taken(taken.path, of: line, field, taken.expected)
        }
        return all
    }

    private func taken(_ path: String, of line: BatchLine, _ field: String, _ expected: String) -> Failure {
        fault(
            of: line, field, expected, found: "\(SourceText.quoted(path)), which an earlier line has, letter case aside"
        )
    }

    private func job(of line: BatchLine) throws(Failure) -> Job {
        guard let text = line.text else {
            throw fault(of: line, "", "at most \(LineReader.maximumLength >> 20) MiB in a line", found: "more")
        }
        var job = try Failure.naming(inputName) { () throws(TextError) in
            let text = try text.get()
            if let table = line.table { return try table.job(of: text, over: batch.defaults) }
            return try Job(json: text, over: batch.defaults)
        }
        if line.id == "" { throw fault(of: line, "id", "at least one letter", found: "none") }
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

    /// Does a job whose picture goes where the batch says.
    private func draw(
        _ job: Job, of line: BatchLine, _ inputs: JobInputs, _ paths: PathConflicts, _ answer: inout BatchAnswer
    ) throws(Failure) {
        var job = job
        if let (option, _) = job.written.first {
            throw .option(option, expected: "no such option in a batch that says where pictures go", found: "it")
        }
        let (isAnimation, command) = (job.command == .animate, job.command.rawValue)
        try refuse(!job.makesOnePicture && !isAnimation, "command", "one that makes one picture", found: command)
        if let kind = batch.place?.names.kind {
            let isOther = (job.outputs.pictureKind ?? kind) != kind
            try refuse(isOther, "picture", "\(kind.rawValue), as --name ends", found: "another")
            let expected = "one whose picture can be SVG, as --name ends"
            try refuse(kind == .svg && isAnimation, "command", expected, found: command)
            job.outputs.pictureKind = kind
        }
        let path = try path(of: job, line, inputs)
        if batch.options.skipExisting, let path,
            let file = Outcome.File(existing: path, job.pictureKind, digests: batch.options.pixelHash)
        {
            (answer.result, answer.bytes, answer.isSkipped) = (.success([try told(file)]), file.bytes, true)
            return
        }
        let outcome = try job.run(inputs, to: .memory, digests: batch.options.pixelHash)
        guard let picture = outcome.files.first, let bytes = picture.bytes else {
            throw Failure(.internal, "no picture")
        }
        var file = try told(picture)
        file.path = path
        if let place = batch.place, !place.isArchive, let path {
            if place.names.needsHash {
                var paths = paths
                paths.writes(path, as: "--out")
                try paths.check()
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

    /// What an answer tells of a file.
    private func told(_ file: Outcome.File) throws(Failure) -> BatchAnswer.File {
        var told = BatchAnswer.File(path: file.path, size: file.size, byteCount: file.byteCount)
        guard file.bytes != nil || Folder.isRegularFile(file.path) else { return told }
        let whole =
            if let bytes = file.bytes { InputFile(name: file.path, bytes: bytes) } else { try InputFile(file.path) }
        told.sha256 = SHA256.hex(of: whole.bytes)
        told.pixelSHA256 = file.digest?.sha256
        // An animation has none before it is whole.
        if batch.options.pixelHash, told.pixelSHA256 == nil, file.size != nil {
            told.pixelSHA256 = try LoadedPicture(whole).digest().sha256
        }
        return told
    }

    // MARK: Untrusted jobs

    /// Lets a job name no file, or only those below a folder, where the batch has it so.
    private func confine(_ job: inout Job) throws(Failure) {
        guard batch.options.noFiles || isConfined else { return }
        let (own, shared) = (Invocation(job), Invocation(batch.defaults[job.command]))
        var confined = own
        for option in Option.of(job.command) where option.file != nil {
            let words = option.words(own)
            guard words != option.words(shared), words.contains(where: { option.filePath($0) != nil }) else { continue }
            guard case .below(let folder) = batch.access, option.name != "cache" else {
                throw .option(option.name, expected: "none in this batch", found: "a path")
            }
            option.clear?(&confined)
            for word in words {
                guard let path = option.filePath(word) else {
                    _ = option.set(&confined, word)
                    continue
                }
                let leadsOut = path.hasPrefix("/") || path.split(separator: "/").contains("..")
                try refuse(leadsOut, option.name, "a path below the folder of --root", found: "another")
                let isFolder = option.file?.access == .read && Folder.isDirectory("\(folder)/\(path)")
                try refuse(isFolder, option.name, "a regular file", found: "a folder")
                _ = option.set(&confined, "\(folder)/\(word)")
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
