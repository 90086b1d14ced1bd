import StepData

/// Tests that read tables of days from texts.
protocol TableReading {}

extension TableReading {
    func read(
        _ text: String, _ options: ReadingOptions = ReadingOptions(), _ format: StepDataFormat = .csv
    ) throws(StepDataError) -> (week: StepWeek, notes: [String]) {
        try StepWeek.reading(Array(text.utf8), format: format, options: options)
    }

    func fault(_ text: String, _ options: ReadingOptions = ReadingOptions()) -> String? {
        do throws(StepDataError) {
            _ = try read(text, options)
            return nil
        } catch {
            return error.description
        }
    }
}
