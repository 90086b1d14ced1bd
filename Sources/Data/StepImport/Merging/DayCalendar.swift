/// Which day a moment belongs to, and when the day ends; the days between are remembered.
struct DayCalendar {
    /// Nil takes each sample by the clock that it was written by.
    private let zone: TimeZoneRules?
    /// The starts of the days from `Self.first` on that were asked for.
    private var starts: [Int]

    private static let first = -2
    private static let unknown = Int.min

    init(_ zone: TimeZoneRules?) {
        self.zone = zone
        // As many days as `Sample` has seconds for.
        starts = zone == nil ? [] : Array(repeating: Self.unknown, count: Int(UInt32.max) / 86_400 + 6)
    }

    /// The number of the day at a time; 0 is 1970-01-01.
    /// - Parameter offset: of the clock that the time was written by.
    mutating func day(at time: UInt32, offset: Int) -> Int {
        guard let zone else { return (Int(time) + offset).floored(by: 86_400) }
        // The date of UTC is right, or next to it.
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
