extension Command {
    static let batch = Command(
        id: .batch,
        summary: "Draws many users' weeks, from a table or from lines of JSON, and answers each with a line.",
        usage: "<jobs> [--out <place>] [<options>]",
        details: """
            In a table each row is a user's day, or a user with a column for each date. Else each line is a job, as \
            samples/job.schema.json describes it. The answer has the picture's path, size and SHA-256, or the error. A \
            line that fails does not stop the others. All options of the command that --command names can be given, \
            too: they apply to all lines without their own.
            """,
        examples: [
            "stepchart batch users.csv --command card --preset og --goal-column goal -o cards > answers.ndjson",
            "stepchart batch jobs.ndjson --defaults defaults.json --out cards > out.ndjson",
            "stepchart batch jobs.ndjson --out cards --skip-existing",
            "stepchart batch jobs.ndjson --out cards.tar",
            "stepchart batch - --inline --shard 3/16 < jobs.ndjson",
        ],
        sections: [
            (
                "EXIT STATUS",
                """
                  0   all lines were answered, some perhaps with errors
                  1   lines failed, and --on-error fail is given
                  65  every line failed, and --on-error is not given
                The others are those of every command. What ended with 73 or 74, or by a signal, may succeed another time.
                """
            )
        ]
    ) { invocation in
        PictureMemory.keep()
        let options = invocation.batch
        let batch = try Batch(options, threads: invocation.threads)
        let lines = try LineReader(options.jobs ?? "-")
        let (source, byteCount) = (lines.name, options.jobs.flatMap { FileStatus($0)?.size })
        if options.serve { try OutputFile.standardOutput.write(batch.greeting(version: Main.version) + "\n") }
        let bar = isatty(STDOUT_FILENO) == 1 || options.serve ? nil : ProgressBar(invocation.quiet)
        let summary: Batch.Summary
        do {
            defer { bar?.clear() }
            summary = try batch.run(lines) { line throws(Failure) in
                try OutputFile.standardOutput.write(line)
            } progress: { summary, bytesRead in
                bar?.show(
                    answered: summary.answered, failed: summary.failed,
                    fraction: byteCount.map { Double(bytesRead) / Double(max($0, 1)) })
            }
        }
        invocation.note(summary.notes)
        if let end = summary.end {
            let place = summary.answered == 0 ? "before the first line" : "after line \(summary.lastLine)"
            throw end.status == .ended
                ? Failure(.inputOutput, "\(source): stopped \(place)")
                : Failure(end.status, "\(source): stopped \(place): \(end.line)")
        }
        guard summary.failed > 0 else { return 0 }
        StandardError.tell("\(source): \(summary.failed) of \(summary.answered) lines failed")
        if options.onError == .fail { return 1 }
        let isAll = summary.failed == summary.answered && !options.serve && options.onError == nil
        return isAll ? Failure.Status.badData.code : 0
    }
}
