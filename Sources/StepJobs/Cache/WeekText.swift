import StepData

/// A week as it was read, before anybody made sense of it.
package struct WeekText: Hashable, Sendable {
    package let bytes: [UInt8]
    package let format: StepDataFormat

    package init(bytes: [UInt8], format: StepDataFormat) {
        self.bytes = bytes
        self.format = format
    }

    package func week() throws(StepDataError) -> StepWeek { try StepWeek(bytes, format: format) }
}
