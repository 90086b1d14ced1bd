import StepFiles
import StepGoldens
import StepJobs
import StepPictures
import StepText

/// Does the job of a line.
struct BatchWorker: Sendable {
    let batch: Batch
    /// What messages call the input.
    let inputName: String
    /// Themes, devices and avatars, which jobs share.
    private let looks = JobInputs()
    /// Most bytes of them that are kept.
    private static let mostLooks = 16 << 20

    init(batch: Batch, inputName: String) {
        self.batch = batch
        self.inputName = inputName
    }

    func answer(to line: BatchLine) -> BatchAnswer {
        var answer = BatchAnswer(index: line.index, id: line.id, result: .done([]))
        do throws(JobError) {
            let job = try job(of: line)
            looks.forget(beyond: Self.mostLooks)
            let inputs = JobInputs(sharing: looks)
            if case .jobs = batch.place, !batch.isInline, job.outputs.path != nil {
                try run(job, inputs, &answer)
            } else {
                try draw(job, of: line, inputs, &answer)
            }
        } catch {
            answer.result = .failed(error)
            answer.bytes = nil
        }
        return answer
    }

    private func job(of line: BatchLine) throws(JobError) -> Job {
        guard let text = line.text else {
            throw fault(of: line, "", "at most \(LineReader.maximumLength >> 20) MiB in a line", found: "more")
        }
        var job: Job
        do {
            job = try Job(json: try text.get(), over: batch.defaults)
        } catch {
            throw .text(error, in: inputName)
        }
        if let name = line.takenName {
            let field = if case .jobs = batch.place { "output" } else { "id" }
            throw fault(
                of: line, field, "a file of its own",
                found: "\(SourceText.quoted(name)), which an earlier line has, letter case aside")
        }
        for (option, path) in job.inputs where path == "-" {
            throw .option(option, expected: "a file", found: "standard input")
        }
        // The cores are for other jobs.
        job.outputs.threads = 1
        return job
    }

    private func fault(of line: BatchLine, _ field: String, _ expected: String, found: String) -> JobError {
        .text(
            .invalid(
                at: TextPosition(line: line.number, column: 1), field: field, expected: expected, found: found),
            in: inputName)
    }

    /// Does a job that says where its files go.
    private func run(_ job: Job, _ inputs: JobInputs, _ answer: inout BatchAnswer) throws(JobError) {
        for (option, path) in [("output", job.outputs.path), ("layout-json", job.outputs.layoutJSON)] {
            if path == "-" { throw .option(option, expected: "a file", found: "standard output") }
            if let path { try refuseToHarm(path, as: "--\(option)", batch.inputs) }
        }
        let outcome = try job.run(inputs, digests: true)
        answer.warnings = outcome.warnings
        var files: [BatchAnswer.File] = []
        for file in outcome.files { files.append(try BatchAnswer.File(file)) }
        answer.result = .done(files)
    }

    /// Does a job whose picture goes where the batch says.
    private func draw(
        _ job: Job, of line: BatchLine, _ inputs: JobInputs, _ answer: inout BatchAnswer
    ) throws(JobError) {
        var job = job
        let outputs = job.outputs
        for (option, isGiven) in [
            ("output", outputs.path != nil), ("layout-json", outputs.layoutJSON != nil),
            ("preview", outputs.preview != nil), ("cache", job.states.cache != nil),
        ] where isGiven {
            throw .option(option, expected: "no such option in a batch that says where pictures go", found: "it")
        }
        guard job.makesOnePicture || job.command == .animate else {
            throw .option("command", expected: "one that makes one picture", found: job.command.rawValue)
        }
        if let kind = place?.names.kind {
            guard outputs.pictureKind ?? kind == kind else {
                throw .option("picture", expected: "\(kind.rawValue), as --name ends", found: "another")
            }
            guard kind == .png || job.command != .animate else {
                throw .option("command", expected: "one whose picture can be SVG, as --name ends", found: "animate")
            }
            job.outputs.pictureKind = kind
        }
        let path = try path(of: job, line, inputs)
        if batch.skipsExisting, let path, let file = BatchAnswer.File(existing: path, job.pictureKind) {
            (answer.result, answer.isSkipped) = (.done([file]), true)
            if batch.isInline { answer.bytes = (try? InputFile(path))?.bytes }
            return
        }
        let outcome = try job.run(inputs, to: .memory, digests: true)
        guard let picture = outcome.files.first, let bytes = picture.bytes else {
            throw .file(Failure(.internal, "no picture"))
        }
        var file = try BatchAnswer.File(picture)
        file.path = path
        if case .folder = batch.place, let path {
            var roles = try job.inputRoles(inputs)
            roles.add(batch.inputs)
            try refuseToHarm(path, as: "--out", roles)
            do { try OutputFile.write(bytes, to: path, isDurable: false) } catch { throw .file(error) }
        }
        answer.warnings = outcome.warnings
        answer.result = .done([file])
        answer.bytes = bytes
    }

    /// The folder, if it is one, and what pictures in it are called.
    private var place: (folder: String?, names: FileNames)? {
        switch batch.place {
        case .jobs: nil
        case .folder(let path, let names): (path, names)
        case .archive(_, let names): (nil, names)
        }
    }

    /// Where the picture goes: a path, or a name in an archive.
    private func path(of job: Job, _ line: BatchLine, _ inputs: JobInputs) throws(JobError) -> String? {
        guard let (folder, names) = place else { return nil }
        let hash = names.needsHash ? try job.drawingKey(inputs).hex : ""
        guard let name = names.name(key: line.key, index: line.index, hash: hash) else {
            throw fault(of: line, "id", "a shorter one, for the name of a file", found: SourceText.quoted(line.key))
        }
        return folder.map { Folder.path(name, in: $0) } ?? name
    }

    private func refuseToHarm(_ path: String, as role: String, _ inputs: FileRoles) throws(JobError) {
        var roles = inputs
        roles.writes(path, as: role)
        do { try roles.check() } catch { throw .file(error) }
    }
}

extension BatchAnswer.File {
    fileprivate init(_ file: Outcome.File) throws(JobError) {
        self.init(path: file.path, width: file.size?.width, height: file.size?.height, byteCount: file.byteCount)
        sha256 = file.digest?.sha256
        guard sha256 == nil, file.size != nil else { return }
        // An animation, of which there is none before it is whole.
        do throws(Failure) {
            let whole: InputFile
            if let bytes = file.bytes {
                whole = InputFile(name: file.path, bytes: bytes)
            } else {
                whole = try InputFile(file.path)
            }
            sha256 = try LoadedPicture(whole).digest().sha256
        } catch {
            throw .file(error)
        }
    }

    /// A file that is there and whole; nil for any other.
    fileprivate init?(existing path: String, _ kind: PictureKind) {
        guard FileStatus(path) != nil, let file = try? InputFile(path),
            let digest = kind == .svg ? PictureDigest(ofSVG: file.bytes) : Self.pixels(of: file)
        else { return nil }
        self.init(
            path: path, width: digest.size.width, height: digest.size.height, byteCount: file.bytes.count,
            sha256: digest.sha256)
    }

    private static func pixels(of file: InputFile) -> PictureDigest? {
        guard let picture = try? LoadedPicture(file), picture.warnings.isEmpty else { return nil }
        return try? picture.digest()
    }
}
