import ArgumentParser
import StepBatch
import StepFiles
import StepJobs
import StepPNG
import StepText

struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Does many jobs, a line of JSON each, and answers each with a line.",
        usage: "stepchart batch <jobs> [--out <place>] [<options>]",
        discussion: """
            A line is a job, as samples/job.schema.json describes it; the answer says where its picture is, its size, \
            and the SHA-256 of its pixels, or what is wrong. A bad line stops nothing.

            EXAMPLES
              stepchart batch jobs.ndjson --defaults defaults.json --out cards > answers.ndjson
              stepchart batch jobs.ndjson --out cards --skip-existing
              stepchart batch jobs.ndjson --out cards.tar
              stepchart batch - --inline --shard 3/16 < jobs.ndjson

            EXIT STATUS
              0   all lines were answered, those about errors too
              1   lines failed, and --fail-on-error is given
              64 and above as everywhere; 73 and 74 may go well another time, as may a process that a signal ended
            """)

    @Argument(
        help: ArgumentHelp("A file with a job in each line; - is standard input.", valueName: "jobs"),
        completion: .file(extensions: ["ndjson", "jsonl"]))
    var jobs: String?

    @Option(
        help: ArgumentHelp(
            "A job whose options hold where a line does not say. (default: the defaults of each command)",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var defaults: String?

    @Option(
        help: ArgumentHelp(
            """
            Where the pictures go: a folder, or an archive by a name that ends in .tar. (default: where each job says, \
            else nowhere)
            """, valueName: "place"))
    var out: String?

    @Option(
        help: ArgumentHelp(
            """
            What a picture is called, ending in .png or .svg: {id}, {hash} of what is drawn, its first digits {hash2}, \
            {index} of the line. \
            (default: {id}-{hash}.png)
            """, valueName: "template"))
    var name: String?

    @Flag(help: "Answers hold the pictures themselves, in base64. (default: they do not)")
    var inline = false

    @Flag(help: "Leave pictures alone that are there already and whole; needs {hash}. (default: all are drawn)")
    var skipExisting = false

    @Option(
        help: ArgumentHelp(
            "Only a part of the lines, by their ids: the part K, from 0, of N. (default: all)", valueName: "K/N"))
    var shard: String?

    @Option(parsing: .unconditional, help: "Most jobs at a time; 0 is one for each core. The pictures are the same.")
    var threads = 0

    @Option(help: "What an error of a line does.")
    var onError = ErrorChoice.goOn

    @Flag(help: "End with 1 when a line failed. (default: end with 0)")
    var failOnError = false

    @Flag(
        help: """
            Serve a program on the other end of a pipe: say when ready, read jobs from standard input, and answer each as \
            soon as it is done. (default: answers come in order)
            """)
    var serve = false

    enum ErrorChoice: String, ExpressibleByArgument, CaseIterable {
        case goOn = "go-on"
        case stop

        var defaultValueDescription: String { rawValue }
    }

    func validate() throws {
        guard threads >= 0 else { throw ValidationError("--threads: expected a number >= 0, found \(threads)") }
        guard serve != (jobs != nil) else {
            throw ValidationError(
                serve ? "<jobs>: expected none beside --serve, found one" : "<jobs>: expected a file, found none")
        }
        guard out != nil || name == nil else { throw ValidationError("--name: expected --out beside it, found none") }
    }

    func run() throws {
        // Before there are threads and files, so that every one of them is under the same rule.
        EndingSignals.hold()
        PictureMemory.keep()
        let batch = try batch()
        let lines = try LineReader(jobs ?? "-")
        let (source, byteCount) = (lines.name, jobs.flatMap { FileStatus($0)?.size })
        if serve { try write(ready(batch)) }
        let bar = isatty(STDOUT_FILENO) == 1 || serve ? nil : ProgressBar()
        let summary: Batch.Summary
        do {
            defer { bar?.clear() }
            summary = try batch.run(lines) { line throws(Failure) in
                try OutputFile("-").write(line)
            } progress: { summary, bytesRead in
                bar?.show(
                    answered: summary.answered, failed: summary.failed,
                    fraction: byteCount.map { Double(bytesRead) / Double(max($0, 1)) })
            }
        }
        if let end = summary.end {
            let place = summary.answered == 0 ? "before the first line" : "after line \(summary.lastLine)"
            throw end.status == .ended
                ? Failure(.inputOutput, "\(source): stopped \(place)")
                : Failure(end.status, "\(source): stopped \(place): \(end.line)")
        }
        guard summary.failed > 0 else { return }
        StandardError.write("stepchart: \(source): \(summary.failed) of \(summary.answered) lines failed\n")
        if failOnError { throw ExitCode(1) }
    }

    private func batch() throws(Failure) -> Batch {
        var batch = Batch()
        if let path = jobs, path != "-" { batch.inputs.reads(path, as: "<jobs>") }
        if let path = defaults {
            batch.inputs.reads(path, as: "--defaults")
            let file = try InputFile(path)
            do { batch.defaults = try Job(defaults: file.bytes) } catch {
                throw JobError.text(error, in: file.name).failure
            }
        }
        let names = try name.map { (template) throws(Failure) in try FileNames(template) } ?? .standard
        if let out {
            var roles = batch.inputs
            if out.lowercased().hasSuffix(".tar") {
                batch.place = .archive(out, names)
                roles.writes(out, as: "--out")
            } else {
                batch.place = .folder(out, names)
                roles.writes(folder: out, as: "--out")
            }
            try roles.check()
        }
        batch.isInline = inline
        batch.skipsExisting = skipExisting
        if skipExisting {
            guard case .folder = batch.place, names.hasHash else {
                throw Failure(.usage, "--skip-existing: expected --out with a folder and {hash} in --name, found other")
            }
        }
        if let word = shard {
            guard let shard = Shard(word: word) else {
                throw Failure(.usage, "--shard: expected \(Shard.expected), found \(SourceText.quoted(word))")
            }
            batch.shard = shard
        }
        batch.threads = threads == 0 ? Cores.all : threads
        batch.stopsAtError = onError == .stop
        batch.answersAtOnce = serve
        return batch
    }

    private func ready(_ batch: Batch) -> JSON {
        .object([
            ("ready", .bool(true)), ("version", .string(StepChartCommand.configuration.version)),
            ("threads", .number(batch.threads)),
        ])
    }

    private func write(_ line: JSON) throws(Failure) { try OutputFile("-").write(line.text + "\n") }
}
