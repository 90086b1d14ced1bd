extension StepWeek {
    /// Reads a week from CSV text in UTF-8: a header that names the columns in any order, then a line for each day.
    ///
    ///     date,steps,distance_m,flights,label
    ///     2016-09-12,7314,5320.5,4,Mon
    ///     2016-09-13,,,,
    ///
    /// Only `steps` must be there; a blank stands for no data. Without a `date` column the days have no dates, with one
    /// every day needs its date. Numbers have JSON's form. A byte order mark is accepted.
    /// - Throws: `StepDataError.text` with the place in the text.
    public init(csv: some Sequence<UInt8>) throws(StepDataError) {
        try self.init(StepHistory.reading(Array(csv), format: .csv, options: .strict).history)
    }
}
