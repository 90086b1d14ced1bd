import StepData

extension StepWeek {
    /// All days of a text, and the notes about how it was read.
    static func reading(
        _ bytes: [UInt8], format: StepDataFormat, options: ReadingOptions = ReadingOptions()
    ) throws(StepDataError) -> (week: StepWeek, notes: [String]) {
        let read = try StepHistory.reading(bytes, format: format, options: options)
        return (try StepWeek(read.history), read.notes)
    }
}

/// Tests that read tables of days from texts.
protocol TableReading {}

extension TableReading {
    func read(
        _ text: String, _ options: ReadingOptions = ReadingOptions(), _ format: StepDataFormat = .csv
    ) throws(StepDataError) -> (week: StepWeek, notes: [String]) {
        try StepWeek.reading(Array(text.utf8), format: format, options: options)
    }

    func fault(
        _ text: String, _ options: ReadingOptions = ReadingOptions(), _ format: StepDataFormat = .csv
    ) -> String? {
        do throws(StepDataError) {
            _ = try read(text, options, format)
            return nil
        } catch {
            return error.description
        }
    }
}
