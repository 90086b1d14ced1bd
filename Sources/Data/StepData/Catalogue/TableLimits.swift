extension JSONTableFinder {
    /// The maximum number of containers around the days that are no days themselves.
    static let deepest = 8
}

extension DayTable {
    /// The maximum number of columns without figures that a note lists.
    static let mostUnread = 8
}

extension DateColumn {
    /// Names, for messages, the forms that are expected in place of a time zone with an unknown offset.
    static let expectedOffset = "an offset such as -08:00 or UTC after the time, or no --time-zone"
}
