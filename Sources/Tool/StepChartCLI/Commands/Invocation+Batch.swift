extension Invocation {
    func runBatch() throws -> Int32 {
        PNGDecoder.keepMemory()
        let options = self.batch
        let batch = try Batch(options, threads: job.outputs.cores)
        if options.raw { try OutputFile.standardOutput.refuseTerminal() }
        let lines = try LineReader(options.jobs ?? "-")
        let (source, byteCount) = (lines.name, options.jobs.flatMap { FileStatus($0)?.size })
        if options.serve { try OutputFile.standardOutput.write(batch.greeting(version: Main.version) + "\n") }
        let bar = isatty(STDOUT_FILENO) == 1 || options.serve ? nil : ProgressBar(quiet)
        let summary: Batch.RunSummary
        do {
            defer { bar?.clear() }
            summary = try batch.run(lines) { line throws(Failure) in
                try OutputFile.standardOutput.write(line)
            } progress: { summary, bytesRead in
                bar?.show(
                    "\(summary.answered) lines, \(summary.failed) failed", summary.answered,
                    byteCount.map { Double(bytesRead) / Double(max($0, 1)) })
            }
        }
        note(summary.notes)
        if let end = summary.end {
            let position = summary.answered == 0 ? "before the first line" : "after line \(summary.lastLine)"
            throw end.status == .ended
                ? Failure(.inputOutput, "\(source): stopped \(position)")
                : Failure(end.status, "\(source): stopped \(position): \(end.line)")
        }
        guard summary.failed > 0 else { return 0 }
        StandardError.report("\(source): \(summary.failed) of \(summary.answered) lines failed")
        if options.onError == .fail { return 1 }
        let isAll = summary.failed == summary.answered && !options.serve && options.onError == nil
        return isAll ? Failure.Status.badData.code : 0
    }
}
