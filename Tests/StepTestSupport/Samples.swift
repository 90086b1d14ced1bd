import Foundation
import StepData

/// The files in samples/.
package enum Samples {
    package static let folder = project.appending(path: "samples")

    package static func path(_ name: String) -> String { folder.appending(path: name).path }

    package static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name)))
    }

    /// Every file that holds a week.
    package static var weeks: [String] {
        get throws {
            try names(in: folder.path).filter { StepDataFormat(path: $0) != nil && !$0.hasSuffix(".schema.json") }
        }
    }

    /// The week of a JSON file.
    package static func week(_ name: String = "week.json") throws -> StepWeek { try StepWeek(json: bytes(name)) }
}

/// Days in a row from `first`, one per count.
package func week(
    of steps: [Int?], from first: String = "2016-09-12", selected: Int? = nil
) throws -> StepWeek {
    let start = CivilDate(first)
    return try StepWeek(
        days: steps.enumerated().map { StepDay(date: start?.adding(days: $0), steps: $1) }, selected: selected)
}
