import Synchronization

/// Many jobs, a line of NDJSON each or a user's days in a table, and for each a line with its result. Several jobs run
/// at a time, which bounds memory. The pixels and the bytes of each are those of the job by itself.
package struct Batch: Sendable {
    /// The folder or archive that gets the pictures.
    struct OutputTarget: Hashable, Sendable {
        let path: String
        let names: FileNames
        /// True if the path is that of a tar archive, which has the answers as its last file.
        var isArchive = false
    }

    /// The options of the user, from which some of the other properties are made.
    package var options = BatchOptions()
    /// The defaults of all jobs, for options that their line does not set.
    package var defaults = JobDefaults()
    /// The target of all pictures. Nil: a job names its own output, or is answered without a file.
    var target: OutputTarget?
    /// The only command that jobs may have. If set, answers have a key, alternative text and all files of a message.
    var only: Job.DrawingCommand?
    /// The number of jobs that run at a time.
    package var threads = 1
    package var access = FileAccess(.regularFiles)
    /// Files that no job may write.
    package var inputs = PathConflicts()
    /// The columns of a table that set an option for each user.
    package var columns: [(name: String, option: Option)] = []

    /// A function that writes a line of an answer, on any thread.
    package typealias AnswerSink = @Sendable (Span<UInt8>) throws(Failure) -> Void

    package struct RunSummary: Hashable, Sendable {
        /// The number of answers, including errors.
        package var answered = 0
        package var failed = 0
        /// The number of the last line that has an answer; if answers are in order, all before it have one.
        package var lastLine = 0
        /// Remarks for the user about the input, a line each.
        package var notes: [String] = []
        /// The reason why the work ended early: an error of a job, where errors end it, or a request to end.
        package var end: Failure?
    }

    /// Runs the jobs.
    /// - Parameter lines: a job in JSON each, except empty ones; or a table, if the first line is its header.
    /// - Parameter progress: a function called after each answer, with the bytes of whole lines that were read.
    /// - Throws: when lines cannot be read or answers cannot be written, or an archive.
    package func run(
        _ lines: consuming LineReader, answer: @escaping AnswerSink,
        progress: @escaping @Sendable (_ summary: RunSummary, _ bytesRead: Int) -> Void = { _, _ in }
    ) throws(Failure) -> RunSummary {
        let worker = BatchWorker(batch: self, inputName: lines.name)
        var answers = try BatchAnswers(self, answer)
        let source = Mutex(BatchSource(lines, self))
        let bytesRead = Atomic(0)
        let work = OrderedWork(workers: threads, isOrdered: !options.serve, lookAhead: 4 * threads) { _, isStopped in
            source.withLock { source in
                defer { bytesRead.store(source.bytesRead, ordering: .relaxed) }
                return source.next(unless: isStopped)
            }
        } make: { line in
            let answer = worker.answer(to: line)
            return (answer, answer.line(inline: inline))
        }
        try work.run { answer, line throws(Failure) in
            try answers.put(answer, line)
            progress(answers.summary, bytesRead.load(ordering: .relaxed))
            return answers.summary.end == nil
        }
        let (end, notes) = source.withLock { ($0.failure, $0.notes) }
        return with(try answers.finish(end)) { $0.notes = notes }
    }
}
