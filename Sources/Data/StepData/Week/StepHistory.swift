/// The days of a source, of any number of years: with dates, oldest first, each date once, without the dates that the
/// source leaves out; or without dates. A `StepWeek` is made of days chosen from these.
package struct StepHistory: Hashable, Sendable {
    /// The days, whose values are all in `StepDay.valueRange`.
    package var days: [StepDay]
    /// The days before these, to compare with; empty if the source has none.
    package var previous: [StepDay] = []
    /// The index of the day to highlight; nil if the source names none.
    package var selected: Int?
    package var unit = DistanceUnit.km
    /// The day that texts call today; nil if the source has none.
    package var today: CivilDate?
    /// The days of earlier years, the newest year first; empty if they are not wanted.
    package var yearsBefore: [[StepDay]] = []
    /// The goals of the days for which the source has one.
    package var goals: [CivilDate: Int] = [:]
}

extension StepHistory {
    package init(days: [StepDay]) { self.days = days }

    package init(_ week: StepWeek) {
        self.init(days: week.days, previous: week.previous, selected: week.selected, unit: week.unit, today: week.today)
    }
}

extension StepWeek {
    /// Makes a week of all days of a history, from first to last; a date that is missing becomes a day without data.
    /// - Throws: `StepDataError.text`, without a position, if there is no day, or more than `maximumDays` are.
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
            yearsBefore = history.yearsBefore
            for day in history.goals.isEmpty ? [] : history.days {
                guard let date = day.date, let goal = history.goals[date] else { continue }
                if self.goal == nil { self.goal = goal }
                let before = goalChanges.last?.goal ?? self.goal
                if goal != before { goalChanges.append(GoalChange(from: date, goal: goal)) }
            }
        } catch { throw error.error(in: "") }
    }
}

extension [StepDay] {
    /// These days, which are in order, with a day for every date from the first to the last.
    fileprivate func withEveryDate() throws(WeekBuilder.Fault) -> [StepDay] {
        guard let first = first?.date, let last = last?.date, last.days(since: first) >= count else { return self }
        return try days(in: first...last)
    }

    /// A day for every date of a range: one not among these sorted days has no data; between two, `missing` decides.
    /// - Throws: if there would be more days than a `StepWeek` may have, and if `missing` refuses a date.
    func days(
        in range: ClosedRange<CivilDate>, missing: ReadingOptions.Missing = .gap
    ) throws(WeekBuilder.Fault) -> [StepDay] {
        let count = range.upperBound.days(since: range.lowerBound) + 1
        let missingCount = count - self.count { $0.date.map(range.contains) == true }
        guard count <= StepWeek.maximumDays, missingCount <= StepWeek.maximumMissingDays else {
            let most = "at most \(StepWeek.maximumDays) days"
            throw WeekBuilder.Fault(
                key: "days", expected: "\(most), \(StepWeek.maximumMissingDays) of them without an entry",
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
