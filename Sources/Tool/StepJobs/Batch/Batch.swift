import Synchronization

/// Many jobs, a line of NDJSON each or a user's days in a table, and for each a line that says what became of it.
///
/// Several jobs are under way at a time, and their number bounds memory: neither the number of lines nor what they made
/// is held. The pixels and the bytes of each are those of the job by itself.
package struct Batch: Sendable {
    /// Where the pictures go.
    struct Place: Hashable, Sendable {
        /// Of a folder.
        let path: String
        let names: FileNames
        /// Whether the path is that of a tar archive, which has the answers as its last file.
        var isArchive = false
    }

    /// As they were given; what is made of some of them follows.
    package var options = BatchOptions()
    /// What all jobs are like where their line does not say.
    package var defaults = JobDefaults()
    /// Nil: where each job says; those that do not say are drawn and told of, and that is all.
    var place: Place?
    /// How many jobs are under way at a time.
    package var threads = 1
    /// What jobs may open.
    package var access = FileAccess(.regularFiles)
    /// Files that no job may write.
    package var inputs = PathConflicts()
    /// Of a table: the columns that say an option for each user.
    package var columns: [(name: String, option: Option)] = []

    /// Takes a line of an answer, on any thread.
    package typealias Sink = @Sendable (Span<UInt8>) throws(Failure) -> Void

    /// How far a batch came.
    package struct Summary: Hashable, Sendable {
        /// Answers, those about errors among them.
        package var answered = 0
        package var failed = 0
        /// The number of the last line that has an answer; in order, so have all before it.
        package var lastLine = 0
        /// What the user should know of the input, a line each.
        package var notes: [String] = []
        /// Why the work ended early: an error of a job, where errors end it, or that the process was asked to end.
        package var end: Failure?
    }

    /// Does the jobs.
    /// - Parameters:
    ///   - lines: each a job, as `Job` reads it from JSON; empty ones are passed over. Or a table, if the first line is
    ///     its header.
    ///   - answer: gets the answers, a line at a time.
    ///   - progress: told after each answer, with the bytes of whole lines that were read.
    /// - Throws: when lines cannot be read or answers cannot be written, or an archive.
    package func run(
        _ lines: consuming LineReader, answer: @escaping Sink,
        progress: @escaping @Sendable (_ summary: Summary, _ bytesRead: Int) -> Void = { _, _ in }
    ) throws(Failure) -> Summary {
        let worker = BatchWorker(batch: self, inputName: lines.name)
        var answers = try BatchAnswers(self, answer)
        let source = Mutex(BatchSource(lines, self))
        let bytesRead = Atomic(0)
        let threads = max(threads, 1)
        let work = OrderedWork(workers: threads, isOrdered: !options.serve, lookAhead: 4 * threads) { _, isStopped in
            source.withLock { source in
                defer { bytesRead.store(source.bytesRead, ordering: .relaxed) }
                return source.next(unless: isStopped)
            }
        } make: { line in
            let answer = worker.answer(to: line)
            return (answer, answer.line(inline: options.inline))
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
