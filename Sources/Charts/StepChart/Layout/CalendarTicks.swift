/// Where weeks, months and years begin among many points: d3's time scale, whose ticks are the calendar's.
enum CalendarTicks: Hashable {
    /// Every so many weeks from a Monday.
    case weeks(Int)
    /// Every so many months from a January.
    case months(Int)
    /// Every so many years.
    case years(Int)

    /// From the closest ticks to the widest.
    static let all: [CalendarTicks] =
        [.weeks(1), .weeks(2)] + [1, 2, 3, 6].map(CalendarTicks.months)
        + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map(CalendarTicks.years)

    /// The points that are the first in their week, month or year. The first point counts only where that begins with it.
    func indices(in points: [Series.Point]) -> [Int] {
        points.indices.filter { index in
            guard let date = points[index].date else { return false }
            let before = index > 0 ? points[index - 1].date : date.adding(days: -1)
            guard let before, number(date) != number(before) else { return false }
            switch self {
            case .weeks(let count): return number(date).isMultiple(of: count)
            case .months(let count): return (date.month - 1).isMultiple(of: count)
            case .years(let count): return date.year.isMultiple(of: count)
            }
        }
    }

    func label(_ date: CivilDate, _ labels: DayLabels, _ words: any Catalogue) -> String {
        switch self {
        case .weeks: words.dateLabel == .dayMonth ? words.dayMonth(date) : "\(date.month)/\(date.day)"
        case .months: labels.month(date)
        case .years: "\(date.year)"
        }
    }

    /// Of the week, month or year that a date is in.
    private func number(_ date: CivilDate) -> Int {
        switch self {
        // The first of January 1970 was a Thursday.
        case .weeks: (date.daysSince1970 + 3 + 7 * 200_000) / 7
        case .months: date.year * 12 + date.month
        case .years: date.year
        }
    }
}
