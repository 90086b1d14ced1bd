import StepJobs
import StepSupport

extension Invocation {
    /// Runs the job, and tells what a person should know.
    func runJob() throws -> Int32 {
        // So that every thread is under the same rule: nothing of a folder is left when the process is ended.
        if job.fillsFolder || job.command == .message { EndingSignals.hold() }
        let bar = quiet || !job.showsProgress ? nil : ProgressBar()
        let outcome: Outcome
        do {
            defer { bar?.clear() }
            let inputs = JobInputs { done, total in bar?.show(read: done, of: total) }
            outcome = try job.run(inputs) { bar?.show(done: $0, of: $1, $2) }
        }
        for warning in outcome.warnings { StandardError.tell(warning) }
        if let summary = outcome.summary {
            try OutputFile("-").write("\(summary.printable)\n")
        } else if outcome.isUnchanged {
            StandardError.tell("\(outcome.files.map(\.path).joined(separator: ", ")): unchanged")
        }
        return 0
    }
}

extension Job {
    /// Whether it may take so long that somebody wants to see how far it is.
    fileprivate var showsProgress: Bool { command == .animate || command == .widget }
}
