/// Runs the job of a line.
package struct BatchWorker: Sendable {
    let batch: Batch
    let inputName: String
    /// Themes, devices and avatars, which jobs share.
    private let sharedInputs = JobInputs()
    private let claims = PathClaims()

    /// - Parameter isKnown: a function that returns true if the client has the drawing of a key.
    package func answer(to line: BatchLine, unless isKnown: ((_ key: String) -> Bool)? = nil) -> BatchAnswer {
        sharedInputs.forget(beyond: 16 << 20)
        var answer = BatchAnswer(
            index: line.index, id: line.id, hasNumberAsID: line.hasNumberAsID, lineNumber: line.number,
            isOfTable: line.table != nil)
        var access = batch.access
        access.deadline = line.deadline
        let parsed = Result { () throws(Failure) in try job(of: line, access) }
        let parsedAt = MonotonicClock.now
        let claimed = line.inTurn {
            // The time of waiting for other lines is added to the deadline.
            access.deadline.extend(by: MonotonicClock.now - parsedAt)
            return Result { () throws(Failure) in try claim(parsed.get(), of: line, &access) }
        }
        defer { claims.finish(line.index) }
        do throws(Failure) {
            var run = try claimed.get()
            answer.ending = run.job.usualEnding
            if batch.only != nil {
                do { answer.key = try key(of: run.job, run.inputs) } catch { throw line.located(error, in: inputName) }
            }
            if let key = answer.key, isKnown?(key) == true {
                answer.isSkipped = true
            } else if let file = try existingFile(of: &run, line) {
                answer.isSkipped = true
                answer.files = [file]
            } else {
                let outcome: Outcome
                do { outcome = try run.perform() } catch { throw line.located(error, in: inputName) }
                answer.warnings = outcome.warnings
                answer.files = outcome.files
            }
            answer.files = try answer.files.map { file throws(Failure) in try describe(file, access) }
            if batch.options.facts {
                answer.facts = try WeekToDraw(of: run.job, run.inputs, nil).facts(run.job)
                if let file = answer.files.first, file.alternativeText == nil {
                    answer.files[0].alternativeText = run.words
                }
            }
        } catch {
            var failure = error
            // An error after the deadline may be a consequence of it.
            do { try access.deadline.check("\(inputName):\(line.number)") } catch { failure = error }
            // A text from a file could reveal its content to strangers.
            answer.error = root == nil ? failure : failure.withoutFound
            answer.files = []
        }
        if root != nil { answer.warnings = [] }
        return answer
    }

    /// Plans a job, and claims its paths so that it overwrites no file that the batch or another line reads or writes.
    private func claim(_ job: Job, of line: BatchLine, _ access: inout FileAccess) throws(Failure) -> JobRun {
        var job = job
        let isPlaced = batch.target == nil && !batch.options.inline && job.outputs.path != nil
        var destination = Destination.files
        if isPlaced {
            if let option = job.pipedOptions.first {
                throw .option(option, expected: "a file", found: "standard output")
            }
        } else {
            try fit(&job)
            destination = batch.target?.isArchive == false ? .filesAndMemory : .memory
        }
        let inputs = JobInputs(sharing: sharedInputs, access)
        var plan = try job.plan(inputs)
        if isPlaced {
            try plan.findLeftovers(access)
        } else if batch.only == .message {
            // Its files stay in memory, under the names that they would have.
            plan.paths.removeOutputs()
        } else {
            let isOne = plan.makesOnePicture || job.command == .animate
            try refuse(!isOne, "command", "one that makes one picture", found: job.command.rawValue)
            try claimPath(of: job, line, inputs, &plan)
        }
        try plan.check(beside: batch.inputs, replacingAny: job.outputs.force)
        let start = MonotonicClock.now
        claims.waitForRemovals(of: plan)
        access.deadline.extend(by: MonotonicClock.now - start)
        if let conflict = claims.claim(&plan, line.index) {
            throw taken(conflict.path, of: line, conflict.option == "out" ? "id" : conflict.option, conflict.expected)
        }
        return JobRun(
            job: job, plan: plan, inputs: JobInputs(sharing: sharedInputs, access), destination: destination,
            digests: batch.options.pixelHash)
    }

    /// Sets a picture's path in the batch's target, if it is known before its week is read. Names with a hash need no
    /// claim: equal ones have equal files. Others must differ without a hash's first digits.
    private func claimPath(of job: Job, _ line: BatchLine, _ inputs: JobInputs, _ plan: inout JobPlan) throws(Failure) {
        plan.place(at: "", isFile: false)
        guard let target = batch.target else { return }
        if !target.names.hasHash, let name = name(of: job, line, target, hash: ""), !claims.claim(name: name) {
            throw taken(name, of: line, "id", "a file of its own")
        }
        if !target.names.needsHash {
            plan.place(at: try path(of: job, line, inputs, target), isFile: !target.isArchive)
        }
    }

    /// Sets a picture's path, which depends on its week.
    /// - Returns: the file if it exists and is whole, and such files are skipped.
    private func existingFile(of run: inout JobRun, _ line: BatchLine) throws(Failure) -> Outcome.ResultFile? {
        guard let target = batch.target, target.names.needsHash else { return nil }
        let path = try path(of: run.job, line, run.inputs, target)
        run.plan.place(at: path, isFile: !target.isArchive)
        if batch.options.skipExisting, FileStatus(path) != nil, let file = try? InputFile(path),
            let digest = run.job.pictureKind.digest(of: file)
        {
            return Outcome.ResultFile(
                path: path, byteCount: file.bytes.count, size: digest.size,
                digest: batch.options.pixelHash ? digest : nil, bytes: file.bytes)
        }
        try run.plan.check(beside: batch.inputs, replacingAny: run.job.outputs.force)
        return nil
    }

    /// Adapts a job to a batch that names the pictures.
    private func fit(_ job: inout Job) throws(Failure) {
        if let (option, _) = job.written.first {
            throw .option(option, expected: "no such option in a batch that says where pictures go", found: "it")
        }
        guard let ending = batch.target?.names.ending else { return }
        // The ending sets what the job leaves open, as the name of an output does.
        job.outputs.path = "picture.\(ending)"
        let isChosen = job.outputs.frames != nil || job.outputs.pictureKind != nil
        let option = !isChosen ? "command" : job.outputs.frames == nil ? "picture" : "frames"
        let found = isChosen ? job.usualEnding : job.command.rawValue
        try refuse(job.usualEnding != ending, option, "one for \(ending.uppercased()), as --name ends", found: found)
    }

    private func taken(_ path: String, of line: BatchLine, _ field: String, _ expected: String) -> Failure {
        let found = "\(SourceText.quoted(path)), which an earlier line has, letter case aside"
        return fault(of: line, field, expected, found: found)
    }

    private func job(of line: BatchLine, _ access: FileAccess) throws(Failure) -> Job {
        var job = try Failure.naming(inputName) { () throws(TextError) in
            let text = with(try line.text.get()) { $0.deadline = access.deadline }
            if let table = line.table { return try table.job(of: text, over: batch.defaults) }
            return try Job(json: text, over: batch.defaults)
        }
        if line.id == "" { throw fault(of: line, "id", "at least one letter", found: "none") }
        try access.deadline.check("\(inputName):\(line.number)")
        if let only = batch.only {
            try refuse(job.command != only, "command", only.rawValue, found: job.command.rawValue)
        }
        try confine(&job)
        for (option, path) in job.inputs where path == "-" {
            throw .option(option, expected: "a file", found: "standard input")
        }
        // The other cores are for other jobs.
        job.outputs.threads = 1
        return job
    }

    private func fault(of line: BatchLine, _ field: String, _ expected: String, found: String) -> Failure {
        let position = TextPosition(line: line.number, column: 1)
        return Failure(TextError.invalid(at: position, field: field, expected: expected, found: found), in: inputName)
    }

    /// Returns the path of the picture, or its name in an archive.
    private func path(
        of job: Job, _ line: BatchLine, _ inputs: JobInputs, _ target: Batch.OutputTarget
    ) throws(Failure) -> String {
        let hash = target.names.needsHash ? try key(of: job, inputs) : ""
        guard let name = name(of: job, line, target, hash: hash) else {
            throw fault(of: line, "id", "a shorter one, for the name of a file", found: SourceText.quoted(line.key))
        }
        return target.isArchive ? name : Folder.path(name, in: target.path)
    }

    private func name(of job: Job, _ line: BatchLine, _ target: Batch.OutputTarget, hash: String) -> String? {
        target.names.name(key: line.key, index: line.index, hash: hash, ending: job.usualEnding)
    }

    private func key(of job: Job, _ inputs: JobInputs) throws(Failure) -> String {
        try DrawingKey(of: job, WeekToDraw(of: job, inputs, nil), inputs).hex
    }

    /// Adds the digests that an answer needs to a file.
    private func describe(_ file: Outcome.ResultFile, _ access: FileAccess) throws(Failure) -> Outcome.ResultFile {
        var made = file
        if !batch.options.facts, batch.only == nil { made.alternativeText = nil }
        guard file.bytes != nil || Folder.isRegularFile(file.path, access) else { return made }
        let bytes = if let bytes = file.bytes { bytes } else { try InputFile(file.path, access).bytes }
        // An animation has no digest until it is whole.
        if batch.options.pixelHash, made.digest == nil, made.size != nil {
            made.digest = PictureKind.png.digest(of: InputFile(name: file.path, bytes: bytes))
        }
        made.sha256 = SHA256.hex(of: bytes)
        return made
    }
}

/// Jobs that are not trusted.
extension BatchWorker {
    /// Makes the worker of single untrusted jobs: all have one command, and none may name a file.
    package init(only command: Job.DrawingCommand) throws(Failure) {
        let batch = try Batch(BatchOptions(command: command, inline: true, serve: true, noFiles: true), threads: 1)
        self.init(batch: with(batch) { $0.only = command }, inputName: "job")
    }

    /// The folder with all files that untrusted jobs may name; nil if they may name any, or none.
    private var root: String? { if case .below(let folder) = batch.access.reach { folder } else { nil } }

    /// Restricts a job to no files, or to files below a root folder, to which its paths are then relative.
    private func confine(_ job: inout Job) throws(Failure) {
        let root = root
        guard root != nil || batch.access.reach == .nothing else { return }
        let (own, shared) = (Invocation(job), Invocation(batch.defaults[job.command]))
        job = try job.changingPaths { option, word throws(Failure) in
            if option.words(own) == option.words(shared) { return word }
            guard let root, option.name != "cache" else {
                throw .option(option.name, expected: "none in this batch", found: "a path")
            }
            let path = option.filePath(word) ?? word
            let leadsOut = Folder.isAbsolute(path) || Folder.parts(of: path).contains("..")
            try refuse(leadsOut, option.name, "a path below the folder of --root", found: "another")
            return "\(root)/\(word)"
        }
    }
}
