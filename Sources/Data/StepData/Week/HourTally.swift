/// The steps of each hour of days, as rows with times are added up.
struct HourTally {
    /// The time zone that decides the hours of times with an offset from UTC; nil takes times as they are written.
    private let zone: TimeZoneRules?
    /// The steps by hour of the clock, not rounded.
    private var days: [CivilDate: [Double]] = [:]

    init(_ zone: TimeZoneRules?) { self.zone = zone }

    /// Divides a day's steps among its hours by time; `start` and `end`, equal for a moment, are seconds of a `Moment`.
    /// - Parameter offset: the seconds east of UTC by which the times were written; nil for local times.
    mutating func add(_ steps: Double, from start: Int, to end: Int, offset: Int?, on date: CivilDate) {
        var hours = days[date] ?? Array(repeating: 0, count: StepDay.hourCount)
        var time = start
        repeat {
            let local = time + (offset.map { zone?.offset(at: time) ?? $0 } ?? 0)
            let clock = min(max(0, local - date.daysSince1970 * 86_400), 86_399)
            let next = min(end, time + 3600 - clock % 3600)
            hours[clock / 3600] += end > start ? steps * Double(next - time) / Double(end - start) : steps
            time = next
        } while time < end
        days[date] = hours
    }

    /// Returns a day with the steps of its hours, if their sum is the day's.
    func day(_ day: StepDay) -> StepDay {
        guard let date = day.date, let hours = days[date] else { return day }
        return with(day) { $0.hours = StepDay.wholeHours(hours, total: day.steps) }
    }
}
