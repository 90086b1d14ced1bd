extension SkippedRecords {
    /// The reasons for leaving records out, with their words in notes, in the order of the notes.
    enum Reason: String, CaseIterable {
        case endsBeforeStart = "its end is before its start"
        case value = "its value is not a number from 0 to 1000000000"
        case length = "it lasts more than 31 days"
        case time = "it is before 1970 or after 2105"
        case future = "it is after the date of the export"
        case manual = "typed in"
        case repeated = "the same as another"
    }
}
