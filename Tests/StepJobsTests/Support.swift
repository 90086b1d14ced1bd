import Foundation
import StepChart
import StepJobs
import StepSupport
import StepTestSupport

let samplePath = project.appending(path: "samples/week.json").path

func sampleWeek() throws -> StepWeek { try StepWeek(json: Data(contentsOf: URL(filePath: samplePath))) }

/// A job that draws the sample into a file.
func job(_ command: Job.Command, _ change: (inout Job) -> Void = { _ in }) -> Job {
    var job = Job(command)
    job.source.path = samplePath
    change(&job)
    return job
}

func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

/// What is in a folder, hidden files too.
func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

/// Days in a row from September 12, 2016, one per count.
func week(of steps: [Int?]) throws -> StepWeek {
    let dates = steps.indices.map { CivilDate("2016-09-12")?.adding(days: $0) }
    return try StepWeek(
        days: zip(dates, steps).map { StepDay(date: $0, steps: $1) })
}
