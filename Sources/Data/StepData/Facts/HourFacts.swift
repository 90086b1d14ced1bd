/// The average steps of each hour of the clock, over the days with hourly steps. Averages are rounded, halves up.
public struct HourFacts: Hashable, Sendable {
    /// The number of days that count. Today, which is not over, counts only if it is the only one.
    public let days: Int
    /// The averages of the hours from 0 to 23.
    public let averages: [Int]
    /// The averages on days from Monday to Friday; nil if fewer than seven days count, or all are of one kind.
    public let workdays: [Int]?
    /// The averages on Saturdays and Sundays; nil if those of other days are.
    public let weekend: [Int]?
    /// The averages on Mondays, Tuesdays and so on to Sundays; nil for a weekday of which no day counts.
    public let byWeekday: [[Int]?]

    /// The weekdays of weekends, where these are apart.
    package static let weekdaysOfWeekend = 6...7
}

extension StepWeek {
    /// The average steps of each hour; nil if no day has hourly steps.
    public var hourFacts: HourFacts? {
        let known = days.indices.filter { days[$0].hours != nil }
        let counted = known.count > 1 ? known.filter { $0 != openDay } : known
        func averages(_ isCounted: (Int) -> Bool = { _ in true }) -> [Int]? {
            let indices = counted.filter(isCounted)
            if indices.isEmpty { return nil }
            return (0..<StepDay.hourCount).map { hour in
                let sum = indices.reduce(0) { $0 + (days[$1].hours?[hour] ?? 0) }
                return (2 * sum + indices.count) / (2 * indices.count)
            }
        }
        func isOnWeekend(_ index: Int) -> Bool {
            days[index].date.map { HourFacts.weekdaysOfWeekend.contains($0.weekday) } ?? false
        }
        guard let all = averages() else { return nil }
        let weekend = averages(isOnWeekend)
        let workdays = averages { !isOnWeekend($0) }
        let areApart = counted.count >= 7 && weekend != nil && workdays != nil
        return HourFacts(
            days: counted.count, averages: all, workdays: areApart ? workdays : nil, weekend: areApart ? weekend : nil,
            byWeekday: (1...7).map { weekday in averages { days[$0].date?.weekday == weekday } })
    }
}
