/// The running sums of an earlier year, to compare with those of the days of another.
public struct YearSums: Hashable, Sendable {
    /// The year.
    public let year: Int
    /// The sum up to each day of the year, in the measure of the days that are compared.
    public let sums: [Int]
}

extension StepHistory {
    /// The most earlier years that days are compared with.
    package static let mostYears = 10

    /// Returns the days of the years before those of a week, the newest year first. A year counts if it has data for at
    /// least half of its days; at most ten years do.
    package func daysOfYears(before date: CivilDate) -> [[StepDay]] {
        let known = Dictionary(grouping: days) { $0.date?.year ?? date.year }
        let years = known.keys.filter { $0 < date.year }.sorted(by: >)
        return years.compactMap { known[$0] }.filter { 2 * $0.count >= 365 }.prefix(Self.mostYears).map(\.self)
    }
}

extension StepWeek {
    /// The running sums of the years before, the newest first; empty if the days do not begin with a year.
    public var sumsOfYearsBefore: [YearSums] {
        guard let first = days[0].date, first.month == 1, first.day == 1 else { return [] }
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

    /// Returns the number of days by which these days are ahead of another year: the days until its sum was as high as
    /// theirs is now, negative if it was so earlier. Nil if it never was.
    package func daysAhead(of year: YearSums) -> Int? {
        let total = total
        return year.sums.firstIndex { $0 >= total }.map { $0 - (elapsedCount - 1) }
    }
}
