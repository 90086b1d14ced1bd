import Foundation
import StepChart
import StepJobs
import StepSupport
import StepTestSupport

/// A job that draws the sample into a file.
func job(_ command: Job.DrawingCommand, _ change: (inout Job) -> Void = { _ in }) -> Job {
    var job = Job(command)
    job.source.path = Samples.path("week.json")
    change(&job)
    return job
}

func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }
