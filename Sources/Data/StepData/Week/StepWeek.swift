/// Days in a row, oldest first: usually seven, but any number from 1 to `maximumDays`.
///
/// A StepWeek is always valid: values are in `StepDay.valueRange`, and the days have consecutive dates, or none.
public struct StepWeek: Hashable, Sendable {
    /// The maximum number of days in a week.
    public static let maximumDays = 1_000_000
    /// The maximum number of missing dates that become days: 273 years, so that no short text makes a long week.
    package static let maximumMissingDays = 100_000

    /// The days, at least one.
    public let days: [StepDay]
    /// The index of the day to highlight; nil if the source names none, which means the last day.
    public let selected: Int?
    /// The unit in which distances are shown.
    public internal(set) var unit: DistanceUnit
    /// The figure of a day that charts draw and facts count. Default: the steps.
    public internal(set) var measure = Measure.steps
    /// The day that texts call today; nil if it is not known, so no day is called today.
    public let today: CivilDate?
    /// The days before these, to compare with: the first with the first. Empty if there are none; never more than
    /// `days`, except for those of a longer month or year.
    public internal(set) var previous: [StepDay]
    /// The goal of the first of the days that has one; nil if the source has none.
    package internal(set) var goal: Int?
    /// The days of earlier years, the newest year first. Default: none.
    package internal(set) var yearsBefore: [[StepDay]] = []
    /// The changes of the goal, from the earliest. Default: none.
    public internal(set) var goalChanges: [GoalChange] = []

    /// - Parameter days: the days, oldest first. Dates that are missing between them are added as days without data.
    /// - Parameter selected: the index of the day to highlight, in `days` as given.
    /// - Throws: `StepDataError.text` for the first value that a week cannot hold, without a position, and if more than
    ///   100,000 dates are missing.
    public init(
        days: [StepDay], selected: Int? = nil, unit: DistanceUnit = .km, today: CivilDate? = nil
    ) throws(StepDataError) {
        var builder = WeekBuilder()
        builder.selected = selected
        if days.contains(where: { $0.date != nil }), let index = days.firstIndex(where: { $0.date == nil }) {
            let fault = WeekBuilder.Fault(key: "date", expected: "a date, as other days have", found: "none")
            throw fault.error(in: "days[\(index)]")
        }
        for (index, day) in days.enumerated() {
            do { try builder.append(day) } catch { throw error.error(in: "days[\(index)]") }
        }
        let history: StepHistory
        do { history = try builder.history(unit: unit, today: today) } catch { throw error.error(in: "") }
        try self.init(history)
    }

    /// A week of bare counts without dates; nil is a day without data.
    /// - Throws: `StepDataError.text` for the first count out of range.
    public init(steps: [Int?]) throws(StepDataError) { try self.init(days: steps.map { StepDay(steps: $0) }) }

    init(
        checkedDays: [StepDay], selected: Int?, unit: DistanceUnit, today: CivilDate? = nil, previous: [StepDay] = []
    ) { (days, self.selected, self.unit, self.today, self.previous) = (checkedDays, selected, unit, today, previous) }

    /// Returns this week with the days of another before it, to compare with. If those are more than this week has,
    /// only the last ones are kept; but a month is kept whole beside a month, and a year beside a year.
    /// - Throws: `StepDataError.text` if both have dates, and those of the other are not all before this week's.
    public func comparing(with previous: StepWeek) throws(StepDataError) -> StepWeek {
        do { try WeekBuilder.check(previous.days, before: days) } catch { throw error.error(in: "") }
        return comparing(with: previous.days)
    }

    /// Returns this week with days to compare with, which are known to be valid and before it.
    package func comparing(with previous: [StepDay]) -> StepWeek {
        let isSpan = CalendarSpan(exactly: days, beside: previous) != nil
        return with(self) { $0.previous = isSpan ? previous : Array(previous.suffix(days.count)) }
    }

    /// A week of the days before; nil if there are none.
    package var weekBefore: StepWeek? {
        if previous.isEmpty { return nil }
        return with(StepWeek(checkedDays: previous, selected: nil, unit: unit)) { $0.measure = measure }
    }

    /// The count of all days together, of steps or of another measure.
    public var total: Int { tally(of: days.indices).total }

    /// The average count of the days with data, without today unless it is the only one; nil if there are none.
    public var average: Double? { tally(of: days.indices).average }

    package var hasData: Bool { days.contains { $0.count(in: measure) != nil } }

    /// The number of days up to today if that is known, otherwise up to the newest with data; all if none has any.
    public var elapsedCount: Int {
        guard let newest = days.lastIndex(where: { $0.count(in: measure) != nil }) else { return days.count }
        guard let today, let first = days[0].date else { return newest + 1 }
        return min(max(today.days(since: first), newest) + 1, days.count)
    }

    /// The index of today, whose count may still increase; nil if today is not known, or not among the days.
    package var openDay: Int? {
        guard let index = days[0].date.flatMap({ first in today?.days(since: first) }) else { return nil }
        return days.indices.contains(index) ? index : nil
    }

    /// The day with the highest count, the first of equals; nil if none has one above 0.
    public var best: StepDay? { bestDay.map { days[$0] } }

    /// The index of the day with the highest count, the first of equals; nil if none has one above 0.
    package var bestDay: Int? {
        let best = days.indices.max { (count($0) ?? 0) < (count($1) ?? 0) }
        return best.flatMap { (count($0) ?? 0) > 0 ? $0 : nil }
    }

    /// The month or the year that the days make up, from its first to its last; nil if they do not.
    package var span: CalendarSpan? { CalendarSpan(exactly: days) }
}

extension StepWeek: ExpressibleByArrayLiteral {
    /// Makes the same week as `init(steps:)`.
    /// - Throws: `StepDataError.text` for the first count out of range, and if there is none.
    public init(_ steps: [Int?]) throws(StepDataError) { try self.init(steps: steps) }

    /// Makes a week of counts that are literals in a program: `let week: StepWeek = [7314, nil, 8021]`.
    /// - Precondition: there is a count, and all are in `StepDay.valueRange`.
    public init(arrayLiteral steps: Int?...) {
        precondition(!steps.isEmpty, "expected at least one day, found none")
        precondition(steps.allSatisfy { $0.map(StepDay.valueRange.contains) ?? true }, "expected counts of steps")
        self.init(checkedDays: steps.map { StepDay(steps: $0) }, selected: nil, unit: .km)
    }
}
