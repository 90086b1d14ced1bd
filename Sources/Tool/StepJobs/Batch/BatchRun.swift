import Dispatch
import Synchronization

/// A batch under way: workers that each take a line, do its job and hand in the answer.
final class BatchRun: Sendable {
    private let batch: Batch
    private let worker: BatchWorker
    private let source: Mutex<BatchSource>
    private let answers: Mutex<BatchAnswers>
    /// Counts the lines that may still be taken and not yet answered, where answers come in order.
    private let room: DispatchSemaphore
    /// No line is taken any more.
    private let isStopped = Atomic(false)
    private let bytesRead = Atomic(0)
    private let progress: @Sendable (Batch.Summary, Int) -> Void

    init(
        _ batch: Batch, _ lines: consuming LineReader, _ answer: @escaping Batch.Sink,
        _ progress: @escaping @Sendable (Batch.Summary, Int) -> Void
    ) throws(Failure) {
        self.batch = batch
        self.progress = progress
        worker = BatchWorker(batch: batch, inputName: lines.name)
        // One that goes while it counts less than it began with would end the process.
        room = DispatchSemaphore(value: 0)
        for _ in 0..<4 * max(batch.threads, 1) { room.signal() }
        source = Mutex(BatchSource(lines, batch))
        answers = Mutex(try BatchAnswers(batch, answer))
    }

    /// Answers lines until there are no more.
    func work() {
        while let line = take() {
            let answer = worker.answer(to: line)
            let entry = (answer, answer.line(inline: batch.options.inline), line.number)
            answers.withLock { answers in
                let before = answers.next
                answers.put(entry, at: line.sequence)
                for _ in before..<answers.next { room.signal() }
                if answers.isOver { isStopped.store(true, ordering: .relaxed) }
                progress(answers.summary, bytesRead.load(ordering: .relaxed))
            }
        }
        // Others wait for room only to find the same.
        room.signal()
    }

    private func take() -> BatchLine? {
        if !batch.options.serve { room.wait() }
        return source.withLock { source in
            let line = source.next { isStopped.load(ordering: .relaxed) }
            bytesRead.store(source.bytesRead, ordering: .relaxed)
            return line
        }
    }

    /// Completes the archive, if there is one. No worker may be left.
    func finish() throws(Failure) -> Batch.Summary {
        let (end, notes) = source.withLock { ($0.failure, $0.notes) }
        var summary = try answers.withLock { answers throws(Failure) in try answers.finish(end) }
        summary.notes = notes
        return summary
    }
}
