/// The ticks at the starts of weeks, months or years among many points: d3's time scale.
struct CalendarTicks: Hashable {
    let unit: CalendarSpan.Unit
    /// The number of units from tick to tick; weeks begin on Monday, and months are counted from January.
    let count: Int

    /// All ticks, from the closest to the widest.
    static let all: [CalendarTicks] =
        [1, 2].map { Self(unit: .week(from: 1), count: $0) } + [1, 2, 3, 6].map { Self(unit: .month, count: $0) }
        + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map { Self(unit: .year, count: $0) }

    /// Returns the indices of the points that begin a week, a month or a year; nil as soon as these are too many. The
    /// first point counts only if its week, month or year begins with it.
    func indices(in points: [Series.DataPoint], unless areTooMany: (_ count: Int) -> Bool) -> [Int]? {
        var found: [Int] = []
        for index in points.indices {
            guard let date = points[index].date else { continue }
            let before = index > 0 ? points[index - 1].date : date.adding(days: -1)
            guard let before, number(date) != number(before), number(date).isMultiple(of: count) else { continue }
            found.append(index)
            if areTooMany(found.count) { return nil }
        }
        return found
    }

    /// Returns the number of the week, month or year that contains a date.
    private func number(_ date: CivilDate) -> Int {
        switch unit {
        // The first of January 1970 was a Thursday.
        case .week(let first): (date.daysSince1970 + 4 - first + 7 * 200_000) / 7
        case .month: date.year * 12 + date.month - 1
        case .year: date.year
        }
    }
}
