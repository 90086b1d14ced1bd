/// The day that contains a moment, and the end of that day; the starts of days are remembered.
struct DayCalendar {
    /// The time zone; nil uses the offset of the clock by which each sample was written.
    private let zone: TimeZoneRules?
    /// The starts of the days from `Self.first` on, as far as they have been computed.
    private var starts: [Int]

    private static let first = -2
    private static let unknown = Int.min

    init(_ zone: TimeZoneRules?) {
        self.zone = zone
        // One entry for each day in the range of the seconds of `Sample`.
        starts = zone == nil ? [] : Array(repeating: Self.unknown, count: Int(UInt32.max) / 86_400 + 6)
    }

    /// The number of the day at a time; 0 is 1970-01-01.
    /// - Parameter offset: the offset of the clock that the time was written by.
    mutating func day(at time: UInt32, offset: Int) -> Int {
        guard let zone else { return (Int(time) + offset).floored(by: 86_400) }
        // The local date is that of UTC, or one next to it.
        var day = Int(time) / 86_400 - 1
        while start(of: day + 1, zone) <= Int(time) { day += 1 }
        return day
    }

    mutating func end(of day: Int, offset: Int) -> Int {
        guard let zone else { return (day + 1) * 86_400 - offset }
        return start(of: day + 1, zone)
    }

    private mutating func start(of day: Int, _ zone: TimeZoneRules) -> Int {
        let index = day - Self.first
        guard starts.indices.contains(index) else { return zone.start(ofDay: day) }
        if starts[index] == Self.unknown { starts[index] = zone.start(ofDay: day) }
        return starts[index]
    }
}
