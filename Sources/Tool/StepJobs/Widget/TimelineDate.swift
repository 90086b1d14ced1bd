/// A moment on a wall clock, without a time zone: `2016-09-18`, which is its midnight, or `2016-09-18T22:30`.
struct TimelineDate: Hashable, Comparable, CustomStringConvertible {
    let day: CivilDate
    /// From 0; nil when only the day was given.
    let minute: Int?

    static let expected = "a date that exists, as in \"2016-09-18\" or \"2016-09-18T22:30\""

    init(_ day: CivilDate, minute: Int? = nil) { (self.day, self.minute) = (day, minute) }

    init?(_ text: String) {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let day = parts.first.flatMap({ CivilDate(String($0)) }) else { return nil }
        guard parts.count == 2 else {
            self.init(day)
            return
        }
        let time = parts[1].split(separator: ":", omittingEmptySubsequences: false)
        guard time.count == 2, time.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let hour = Int(time[0]), let minute = Int(time[1]), hour < 24, minute < 60
        else { return nil }
        self.init(day, minute: hour * 60 + minute)
    }

    var nextMidnight: TimelineDate? { day.adding(days: 1).map { TimelineDate($0, minute: 0) } }

    /// The date in the name of a file, where a colon would not do: `2016-09-18T2230`.
    var fileName: String { description.filter { $0 != ":" } }

    static func < (a: Self, b: Self) -> Bool { (a.day, a.minute ?? 0) < (b.day, b.minute ?? 0) }

    var description: String {
        guard let minute else { return "\(day)" }
        return "\(day)T\((minute / 60).digits(2)):\((minute % 60).digits(2))"
    }
}
