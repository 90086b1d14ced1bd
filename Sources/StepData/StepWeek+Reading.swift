import StepText

extension StepWeek {
    /// Reads a week from text as people and their programs write it, or strictly, as the options say.
    ///
    /// CSV is what `DayTable` reads. JSON has one of the forms of `StepWeek(json:)`, is a map from dates to steps,
    /// `{"2016-09-12": 7314}`, or has a day on each line; numbers may be in strings, keys have any of the names of
    /// `DayName`, and others are passed over. Either is UTF-8 or UTF-16, and its days may come in any order.
    /// - Returns: also what was passed over, for the user, one line each.
    /// - Throws: as `init(json:)` or `init(csv:)` does.
    package static func reading(
        _ bytes: [UInt8], format: StepDataFormat, options: ReadingOptions = ReadingOptions()
    ) throws(StepDataError) -> (week: StepWeek, notes: [String]) {
        if options.strict { return (try StepWeek(bytes, format: format), []) }
        let found: WeekReading
        var notes: [String] = []
        do throws(TextError) {
            let text = try SourceText(decoding: bytes)
            switch format {
            case .csv:
                var table = try DayTable(text, options: options)
                (found, notes) = (.week(try table.week()), table.notes)
            case .json: found = try WeekReading(text, options, notes: &notes)
            }
        } catch {
            throw .text(error)
        }
        return (try found.week, notes)
    }
}
