/// Records that do not count, by why.
struct SkippedRecords {
    enum Reason: CaseIterable {
        case endsBeforeStart, value, length, time, manual

        fileprivate var text: String {
            switch self {
            case .endsBeforeStart: "its end is before its start"
            case .value: "its value is not a number from 0 to \(Int(Sample.maxValue))"
            case .length: "it lasts more than \(Sample.maxLength / 86_400) days"
            case .time: "it is before 1970 or after 2105"
            case .manual: "typed in"
            }
        }
    }

    private var counts: [Reason: Int] = [:]

    mutating func note(_ reason: Reason) { counts[reason, default: 0] += 1 }

    /// Whether there can be such a record; else it is noted.
    /// - Parameter start: seconds since 1970, as is the end.
    mutating func admits(start: Int, end: Int, value: Double?) -> Bool {
        let reason: Reason? =
            if end < start {
                .endsBeforeStart
            } else if end - start > Sample.maxLength {
                .length
            } else if start < 0 || end >= Int(UInt32.max) {
                .time
            } else if let value, (0...Sample.maxValue).contains(value) {
                nil
            } else {
                .value
            }
        if let reason { note(reason) }
        return reason == nil
    }

    var notes: [String] {
        Reason.allCases.compactMap { reason in
            counts[reason].map { "\(Plural.records($0)) left out: \(reason.text)" }
        }
    }
}

enum Plural {
    static func records(_ count: Int) -> String { count == 1 ? "1 record" : "\(count) records" }
}
