import StepData

/// A week as a cache keeps it.
package struct WeekText: Hashable, Sendable {
    package let bytes: [UInt8]
    package let format: StepDataFormat

    package init(bytes: [UInt8], format: StepDataFormat) {
        self.bytes = bytes
        self.format = format
    }

    init(_ week: StepWeek) {
        self.init(bytes: Array(week.json.text.utf8), format: .json)
    }

    package func week() throws(StepDataError) -> StepWeek { try StepWeek(bytes, format: format) }
}
