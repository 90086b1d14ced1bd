extension Invocation {
    /// Runs the job, and writes its warnings and its summary.
    func runJob() throws -> Int32 {
        let bar = ProgressBar(quiet)
        let inputs = JobInputs { done, total in bar?.show(read: done, of: total) }
        let done = Result { try job.run(inputs) { bar?.show(done: $0, of: $1, $2) } }
        bar?.clear()
        let outcome = try done.get()
        note(outcome.warnings)
        if let summary = outcome.summary {
            try OutputFile.standardOutput.write("\(summary.printable)\n")
        } else if outcome.isUnchanged {
            note(["\(outcome.files.map(\.path).joined(separator: ", ")): unchanged"])
        }
        return 0
    }

    /// Reads the days of the sources of `import` or `facts`.
    func importedDays(comparing: Bool = false) throws -> ImportOutput {
        let bar = ProgressBar(quiet)
        let found = Result { try ImportOutput(days.sources, job, comparing: comparing) { bar?.show(read: $0, of: $1) } }
        bar?.clear()
        let output = try found.get()
        note(list ? output.notes + output.input.remarks : output.notes)
        return output
    }

    /// Writes notes and warnings to standard error, unless the command is quiet.
    func note(_ lines: [String]) {
        if !quiet { for line in lines { StandardError.report(line) } }
    }

    /// Prints words on standard output or, if this has a file of the command, on standard error unless `quietly`.
    func show(_ words: String, besideOutput: Bool, quietly: Bool) throws(Failure) {
        if !besideOutput { return try OutputFile.standardOutput.write(words) }
        if !quietly { StandardError.write(words) }
    }
}
