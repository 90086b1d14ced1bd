extension JSONTableFinder {
    /// The maximum number of containers around the days that are no days themselves.
    static let deepest = 8
}

extension DayTable {
    /// The maximum number of columns without figures that a note lists.
    static let mostUnread = 8
}
