import ArgumentParser
import StepFiles
import StepJobs

/// A command that makes a job of its words, and runs it.
protocol JobCommand: ParsableCommand {
    func job() throws(JobError) -> Job
    /// Whether to show no progress.
    var quiet: Bool { get }
}

extension JobCommand {
    func run() throws {
        let job = try job()
        // Who ends it is told which files are there.
        if job.fillsFolder { EndingSignals.hold() }
        let bar = quiet ? nil : ProgressBar()
        let outcome: Outcome
        do {
            defer { bar?.clear() }
            let inputs = JobInputs { done, total in bar?.show(read: done, of: total) }
            outcome = try job.run(inputs) { bar?.show(done: $0, of: $1, $2) }
        }
        for warning in outcome.warnings { StandardError.write("stepchart: \(warning)\n") }
        if let summary = outcome.summary {
            try OutputFile("-").write("\(summary)\n")
        } else if outcome.isUnchanged {
            StandardError.write("stepchart: \(outcome.files.map(\.path).joined(separator: ", ")): unchanged\n")
        }
    }
}
