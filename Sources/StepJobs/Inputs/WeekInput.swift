import StepData
import StepFiles
import StepText

/// A week as a job gets it.
struct WeekInput: Sendable {
    enum Content: Sendable {
        case week(StepWeek)
        /// Health data cannot be read now; the error says so.
        case protected(JobError)
    }

    /// What messages call it.
    let name: String
    /// As it was read.
    let text: WeekText
    let content: Content

    init(_ file: InputFile, format: StepDataFormat?) throws(JobError) {
        let format = format ?? StepDataFormat(path: file.name) ?? StepDataFormat(guessing: file.bytes)
        name = file.name
        text = WeekText(bytes: file.bytes, format: format)
        do {
            content = .week(try text.week())
        } catch {
            guard case .protected = error else { throw .week(error, in: file.name) }
            content = .protected(.week(error, in: file.name))
        }
    }

    /// A week that stands in the job itself.
    init(inline week: WeekReading) {
        name = "week"
        text = WeekText(bytes: Array(week.json.text.utf8), format: .json)
        switch week {
        case .week(let week): content = .week(week)
        case .protected(let position): content = .protected(.week(.protected(at: position), in: name))
        }
    }

    /// - Throws: also where data is protected, for jobs in which nothing stands in for it.
    func week() throws(JobError) -> StepWeek {
        switch content {
        case .week(let week): return week
        case .protected(let error): throw error
        }
    }
}
