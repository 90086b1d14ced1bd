/// Records that do not count, by why.
struct SkippedRecords {
    enum Reason: String, CaseIterable {
        case endsBeforeStart = "its end is before its start"
        case value = "its value is not a number from 0 to 1000000000"
        case length = "it lasts more than 31 days"
        case time = "it is before 1970 or after 2105"
        case future = "it is after the date of the export"
        case manual = "typed in"
    }

    private var counts: [Reason: Int] = [:]

    mutating func note(_ reason: Reason) { counts[reason, default: 0] += 1 }

    /// Whether there can be such a record; else it is noted.
    /// - Parameter start: seconds since 1970, as is the end.
    mutating func admits(start: Int, end: Int, value: Double?) -> Bool {
        var reason: Reason? = (0...Sample.maxValue).contains(value ?? -1) ? nil : .value
        if start < 0 || end >= Int(UInt32.max) { reason = .time }
        if end - start > Sample.maxLength { reason = .length }
        if end < start { reason = .endsBeforeStart }
        if let reason { note(reason) }
        return reason == nil
    }

    var notes: [String] {
        Reason.allCases.compactMap { reason in
            counts[reason].map { "\(Plural.records($0)) left out: \(reason.rawValue)" }
        }
    }
}

enum Plural {
    static func records(_ count: Int) -> String { count == 1 ? "1 record" : "\(count) records" }
}
