import StepData
import StepSupport

@testable import StepJobs

extension Job {
    init(json: some Sequence<UInt8>) throws(TextError) {
        try self.init(json: try SourceText(json), over: JobDefaults())
    }

    /// The job as `init(json:)` reads it: on one line, options in a fixed order, none that is as by default.
    var json: String {
        var members = Option.given(self).map { ($0.option.name, $0.option.json($0.words)) }
        if let week = source.week {
            let protected = JSON.object([("status", .string("protected"))])
            let json = if case .success(let history) = week { history.json } else { protected }
            members.insert((Option.days.name, json), at: members.first?.0 == Option.id.name ? 1 : 0)
        }
        return JSON.object([("command", .string(command.rawValue))] + members).text
    }
}
