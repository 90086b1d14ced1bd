/// The rows of a table that several sources have counted, to be merged.
package struct TableRecords {
    package struct Record {
        /// When it begins, in seconds since 1970 in UTC, or by the clock of the place where `offset` is nil.
        package var start: Int
        /// When it ends: not before the start, and equal to it where the row does not say it.
        package var end: Int
        package var offset: Int?
        package var day: StepDay
        package var date: CivilDate
        /// Its steps, not rounded.
        package var steps: Double?
        package var source: Int
    }

    /// What cannot be merged, for messages.
    package struct Fault: Error {
        package var expected: String
        package var found: String

        package init(expected: String, found: String) { (self.expected, self.found) = (expected, found) }

        package static func severalSources(_ names: [String]) -> Fault {
            Fault(
                expected:
                    "rows of one source, or --merge only=NAME, --merge max-source or --source-priority NAME, as they "
                    + "may have counted the same steps",
                found: names.quotedList)
        }
    }

    /// Returns the days of all sources together, in order.
    package typealias Merge = (TableRecords) throws(Fault) -> [StepDay]

    package var records: [Record]
    /// The name of each source, and its device.
    package var sources: [(name: String, device: String)]
    /// Whether rows say when they begin and when they end.
    package var hasSpans: Bool { records.contains { $0.end > $0.start } }

    /// Parts the name of a source from its device.
    static let deviceMark = "\u{1F}"
}
