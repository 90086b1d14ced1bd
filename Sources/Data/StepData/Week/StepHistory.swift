/// Days as a source has them, of any number of years: oldest first, each date once, and without the dates that the source
/// leaves out; or days without dates.
///
/// A `StepWeek` is made of the days that are chosen of these.
package struct StepHistory: Hashable, Sendable {
    /// Every value lies in `StepDay.valueRange`.
    package var days: [StepDay]
    /// The days before these, to compare with; empty where the source gives none.
    package var previous: [StepDay] = []
    /// Index of the day to highlight; nil where the source names none.
    package var selected: Int?
    package var unit = DistanceUnit.km
    /// The day that words call today; nil where the source does not say it.
    package var today: CivilDate?
    /// The goals of days that the source gives one for.
    package var goals: [CivilDate: Int] = [:]

    /// - Parameter days: checked, and in order.
    package init(days: [StepDay]) { self.days = days }

    package init(_ week: StepWeek) {
        (days, previous, selected) = (week.days, week.previous, week.selected)
        (unit, today) = (week.unit, week.today)
    }
}

extension StepWeek {
    /// All days of a history, from its first date to its last; a date that it leaves out is a day without data.
    /// - Throws: `StepDataError.text`, without a position, where there is no day, or more than `maximumDays` are.
    package init(_ history: StepHistory) throws(StepDataError) {
        do throws(WeekBuilder.Fault) {
            guard let first = history.days.first else {
                throw WeekBuilder.Fault(key: "days", expected: "at least one day", found: "none")
            }
            let chosen = history.selected.map { index in
                first.date.flatMap { history.days[index].date?.days(since: $0) } ?? index
            }
            let week = StepWeek(
                checkedDays: try history.days.withEveryDate(), selected: chosen, unit: history.unit,
                today: history.today)
            self = week.comparing(with: try history.previous.withEveryDate())
            goal = history.days.reversed().lazy.compactMap { $0.date.flatMap { history.goals[$0] } }.first
        } catch {
            throw error.error(in: "")
        }
    }
}

extension [StepDay] {
    /// These days, which are in order, with a day for every date from the first to the last.
    fileprivate func withEveryDate() throws(WeekBuilder.Fault) -> [StepDay] {
        guard let first = first?.date, let last = last?.date, last.days(since: first) >= count else { return self }
        return try days(in: first...last)
    }

    /// A day for every date of a range.
    ///
    /// A date that is not among these days, which are in order, has no data; between two of them it is what `missing` says.
    /// - Throws: where there would be more days than a `StepWeek` may have, and where `missing` refuses a date.
    func days(
        in range: ClosedRange<CivilDate>, missing: ReadingOptions.Missing = .gap
    ) throws(WeekBuilder.Fault) -> [StepDay] {
        let count = range.upperBound.days(since: range.lowerBound) + 1
        let missingCount = count - self.count { $0.date.map(range.contains) == true }
        guard count <= StepWeek.maximumDays, missingCount <= StepWeek.maximumMissingDays else {
            throw WeekBuilder.Fault(
                key: "days",
                expected:
                    "at most \(StepWeek.maximumDays) days, \(StepWeek.maximumMissingDays) of them without an entry",
                found: "\(range.lowerBound) to \(range.upperBound)")
        }
        var days: [StepDay] = []
        days.reserveCapacity(count)
        var rest = drop { day in day.date.map { $0 < range.lowerBound } ?? true }
        var isAfterFirst = rest.startIndex > startIndex
        for offset in 0..<count {
            let date = range.lowerBound.adding(days: offset)
            if let day = rest.first, day.date == date {
                days.append(day)
                rest.removeFirst()
                isAfterFirst = true
                continue
            }
            let isBetween = isAfterFirst && !rest.isEmpty
            if isBetween, missing == .error {
                throw WeekBuilder.Fault(
                    key: "missing", expected: "an entry for every date, or gap or zero in place of error",
                    found: "none for \(date ?? range.lowerBound)")
            }
            days.append(StepDay(date: date, steps: isBetween && missing == .zero ? 0 : nil))
        }
        return days
    }
}
