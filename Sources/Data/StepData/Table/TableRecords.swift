/// The rows of a table from several sources, to be merged.
package struct TableRecords {
    package struct SourceRecord {
        /// The start, in seconds since 1970 in UTC, or by the local clock if `offset` is nil.
        package var start: Int
        /// The end: not before the start, and equal to it if the row has none.
        package var end: Int
        package var offset: Int?
        package var day: StepDay
        package var date: CivilDate
        /// The steps, not rounded.
        package var steps: Double?
        package var source: Int
    }

    /// The reason why records cannot be merged, for messages.
    package struct MergeFault: Error {
        package var expected: String
        package var found: String

        package init(expected: String, found: String) { (self.expected, self.found) = (expected, found) }

        package static func severalSources(_ names: [String]) -> MergeFault {
            let ways = "--merge only=NAME, --merge max-source or --source-priority NAME"
            let expected = "rows of one source, or \(ways), as they may have counted the same steps"
            return MergeFault(expected: expected, found: names.quotedList)
        }
    }

    /// Returns the days of all sources together, in order.
    package typealias RowMerge = (TableRecords) throws(MergeFault) -> [StepDay]

    package var records: [SourceRecord]
    package var sources: [(name: String, device: String)]
    package var hasSpans: Bool { records.contains { $0.end > $0.start } }

    /// The separator between the name of a source and its device.
    static let deviceMark: Character = "\u{1F}"
}
