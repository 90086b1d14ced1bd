/// The numbers of records that are left out, by reason.
struct SkippedRecords {
    private var counts: [Reason: Int] = [:]

    mutating func note(_ reason: Reason, _ count: Int = 1) { counts[reason, default: 0] += count }

    /// True if a record is valid; otherwise it is counted as skipped. Times are in seconds since 1970.
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
            guard let count = counts[reason], count > 0 else { return nil }
            return "\(count) \(count == 1 ? "record" : "records") left out: \(reason.rawValue)"
        }
    }
}
