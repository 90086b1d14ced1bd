/// The running sums of an earlier year, to compare with those of the days of another.
public struct YearSums: Hashable, Sendable {
    /// The year.
    public let year: Int
    /// The sum up to each day of the year, in the measure of the days that are compared.
    public let sums: [Int]

    /// Returns the index of the day with the month and day of a date, the 28th for February 29; nil without a date.
    package func index(of date: CivilDate?) -> Int? {
        let day = date.flatMap { $0.adding(months: 12 * (year - $0.year)) }
        return CivilDate(year: year, month: 1, day: 1).flatMap { day?.days(since: $0) }
    }
}

extension [StepDay] {
    /// The days of up to ten years before a date's, the newest year first, each with at least half of its days.
    package func ofYears(before date: CivilDate) -> [[StepDay]] {
        let known = Dictionary(grouping: self) { $0.date?.year ?? date.year }
        let halfOfYear = 183
        let years = known.filter { $0.key < date.year && $0.value.count >= halfOfYear }
        return years.sorted { $0.key > $1.key }.prefix(10).map(\.value)
    }
}

extension StepWeek {
    /// Returns this week with up to ten earlier years, each with half of its days or more, to compare sums with.
    public func comparing(withYearsOf days: [StepDay]) -> StepWeek {
        with(self) { $0.yearsBefore = self.days[0].date.map(days.ofYears) ?? [] }
    }

    /// The running sums of the years before, the newest first; empty unless the days are of one year, from its first.
    public var sumsOfYearsBefore: [YearSums] {
        let last = days[days.count - 1].date
        guard let first = days[0].date, first.month == 1, first.day == 1, last?.year == first.year else { return [] }
        return yearsBefore.compactMap { days in
            guard let date = days[0].date, let span = CalendarSpan(.year, of: date)?.days else { return nil }
            var sums = [Int](repeating: 0, count: span.upperBound.days(since: span.lowerBound) + 1)
            for day in days {
                if let date = day.date { sums[date.days(since: span.lowerBound)] += day.count(in: measure) ?? 0 }
            }
            for index in sums.indices.dropFirst() { sums[index] += sums[index - 1] }
            return sums[sums.count - 1] > 0 ? YearSums(year: date.year, sums: sums) : nil
        }
    }

    /// Returns the number of days by which these days are ahead of another year: from the date of the last one until
    /// the year's sum was as high as theirs, negative if it was so earlier. Nil if it never was.
    package func daysAhead(of year: YearSums) -> Int? {
        let total = total
        guard let today = year.index(of: days[elapsedCount - 1].date) else { return nil }
        return year.sums.firstIndex { $0 >= total }.map { $0 - today }
    }
}
