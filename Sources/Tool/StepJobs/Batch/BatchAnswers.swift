/// Writes answers, and counts them.
struct BatchAnswers {
    private let batch: Batch
    private let write: Batch.AnswerSink
    /// The archive, and a file with the answers, which are added at its end.
    private var archive: (tar: TarArchive, index: SpoolFile)?
    /// The summary so far; its `end` is set after the last answer.
    private(set) var summary = Batch.RunSummary()

    init(_ batch: Batch, _ write: @escaping Batch.AnswerSink) throws(Failure) {
        (self.batch, self.write) = (batch, write)
        if let target = batch.target, target.isArchive {
            archive = (try TarArchive(target.path), try SpoolFile(beside: target.path))
        }
    }

    /// - Parameter line: the answer as it is written, with the bytes that follow it.
    mutating func put(_ answer: BatchAnswer, _ line: [UInt8]) throws(Failure) {
        if let error = answer.error, error.status == .ended {
            summary.end = error
            return
        }
        if let (tar, index) = archive {
            if let file = answer.files.first, let bytes = file.bytes {
                try tar.add(file.path, size: bytes.count) { write throws(Failure) in try write(bytes.span) }
            }
            // Raw bytes are no lines, and the archive has them already.
            let indexed = batch.options.raw ? answer.line(inline: nil) : line
            try index.write(indexed.span)
        }
        try write(line.span)
        summary.answered += 1
        summary.lastLine = max(summary.lastLine, answer.lineNumber)
        if let error = answer.error {
            summary.failed += 1
            if batch.options.onError == .stop { summary.end = error }
        }
    }

    /// - Parameter end: the reason why reading ended early.
    mutating func finish(_ end: Failure?) throws(Failure) -> Batch.RunSummary {
        if let end {
            guard end.status == .ended else { throw end }
            summary.end = summary.end ?? end
        }
        if summary.end == nil, let (tar, index) = archive {
            try tar.add("index.ndjson", size: index.size) { write throws(Failure) in try index.read(write) }
            try tar.finish()
        }
        return summary
    }
}
