/// The day that contains a moment, and the end of that day, or of its hour; the starts of days are remembered.
struct DayCalendar {
    /// The time zone; nil uses the offset of the clock by which each sample was written.
    private let zone: TimeZoneRules?
    /// True if days are divided into the hours of the clock.
    private let hasHours: Bool
    /// The starts of the days from `Self.first` on, as far as they have been computed.
    private var starts: [Int]

    private static let first = -2
    private static let unknown = Int.min

    init(_ zone: TimeZoneRules?, hasHours: Bool = false) {
        self.zone = zone
        self.hasHours = hasHours
        // One entry for each day in the range of the seconds of `Sample`.
        starts = zone == nil ? [] : Array(repeating: Self.unknown, count: Int(UInt32.max) / 86_400 + 6)
    }

    /// The number of the day at a time, 0 for 1970-01-01; `offset` is that of the clock by which the time was written.
    mutating func day(at time: UInt32, offset: Int) -> Int {
        guard let zone else { return (Int(time) + offset).floored(by: 86_400) }
        // The local date is that of UTC, or one next to it.
        var day = Int(time) / 86_400 - 1
        while start(of: day + 1, zone) <= Int(time) { day += 1 }
        return day
    }

    /// The end of a day, or of the hour of that day which contains a time.
    mutating func end(of day: Int, from time: Int, offset: Int) -> Int {
        let end = if let zone { start(of: day + 1, zone) } else { (day + 1) * 86_400 - offset }
        return hasHours ? min(end, time + 3600 - clock(at: time, offset) % 3600) : end
    }

    /// The hour of the clock at a time, from 0 to 23; nil if days are not divided.
    func hour(at time: Int, offset: Int) -> Int? { hasHours ? clock(at: time, offset) / 3600 : nil }

    /// The seconds since midnight by the clock.
    private func clock(at time: Int, _ offset: Int) -> Int {
        let local = time + (zone?.offset(at: time) ?? offset)
        return local - local.floored(by: 86_400) * 86_400
    }

    private mutating func start(of day: Int, _ zone: TimeZoneRules) -> Int {
        let index = day - Self.first
        guard starts.indices.contains(index) else { return zone.start(ofDay: day) }
        if starts[index] == Self.unknown { starts[index] = zone.start(ofDay: day) }
        return starts[index]
    }
}
