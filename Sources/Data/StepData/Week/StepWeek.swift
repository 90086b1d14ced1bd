/// Days in a row, oldest first: seven as a rule, any number from 1 to `maximumDays`.
///
/// A StepWeek is always valid: every value lies in `StepDay.valueRange`, and either all days have a date, each the day
/// after the one before, or none has.
public struct StepWeek: Hashable, Sendable {
    /// Most days that a week has.
    public static let maximumDays = 1_000_000
    /// Most dates between those of a source that become days without data: 273 years, so that no short text makes a long
    /// week.
    package static let maximumMissingDays = 100_000

    /// At least one.
    public let days: [StepDay]
    /// Index of the day to highlight; nil when the source names none, which stands for the last day.
    public let selected: Int?
    /// How to show distances.
    public let unit: DistanceUnit
    /// The day that words call today; nil where nobody says it, and no day is called so.
    public let today: CivilDate?
    /// The days before these, to compare with: the first beside the first. Empty when there are none; never more than
    /// `days`, but for those of a longer month or year.
    public internal(set) var previous: [StepDay]
    /// The goal of the last of the days that has one; nil where the source gives none.
    package internal(set) var goal: Int?

    /// - Parameters:
    ///   - days: oldest first. Days that are left out between dates are added, without data.
    ///   - selected: index of the day to highlight, in `days` as given.
    ///   - unit: how to show distances.
    ///   - today: the day that words call today.
    /// - Throws: `StepDataError.text` for the first value that a week cannot hold, without a position, and where more
    ///   than 100,000 dates are left out.
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
        do {
            history = try builder.history(unit: unit, today: today)
        } catch {
            throw error.error(in: "")
        }
        try self.init(history)
    }

    /// A week of bare counts without dates; nil is a day without data.
    /// - Throws: `StepDataError.text` for the first count out of range.
    public init(steps: [Int?]) throws(StepDataError) { try self.init(days: steps.map { StepDay(steps: $0) }) }

    init(
        checkedDays: [StepDay], selected: Int?, unit: DistanceUnit, today: CivilDate? = nil, previous: [StepDay] = []
    ) { (days, self.selected, self.unit, self.today, self.previous) = (checkedDays, selected, unit, today, previous) }

    /// The same week, to compare with the days of one before it. More of them than the week has are cut at their start, so
    /// that the last ones count; but a month stands beside another month, and a year beside another year.
    /// - Throws: `StepDataError.text` where both have dates, and those of the other do not all lie before this week's.
    public func comparing(with previous: StepWeek) throws(StepDataError) -> StepWeek {
        do { try WeekBuilder.check(previous.days, before: days) } catch { throw error.error(in: "") }
        return comparing(with: previous.days)
    }

    /// The same with days that are known to be those of a week, and to lie before.
    package func comparing(with previous: [StepDay]) -> StepWeek {
        let isSpan = CalendarSpan(exactly: days, beside: previous) != nil
        return with(self) { $0.previous = isSpan ? previous : Array(previous.suffix(days.count)) }
    }

    /// The days before, by themselves; nil where there are none.
    package var weekBefore: StepWeek? {
        previous.isEmpty ? nil : StepWeek(checkedDays: previous, selected: nil, unit: unit)
    }

    /// Steps of all days together.
    public var total: Int { days.reduce(0) { $0 + ($1.steps ?? 0) } }

    /// Steps a day, of the days that have data. Today's day, which is not over, counts only where it is the only one. Nil
    /// when no day has data.
    public var average: Double? { tally(of: days.indices).average }

    package var hasData: Bool { days.contains { $0.steps != nil } }

    /// How many of the days have been: up to today where that is known, else up to the newest that has data. All of them
    /// where no day has data.
    public var elapsedCount: Int {
        guard let newest = days.lastIndex(where: { $0.steps != nil }) else { return days.count }
        guard let today, let first = days[0].date else { return newest + 1 }
        return min(max(today.days(since: first), newest) + 1, days.count)
    }

    /// Index of today's day, whose steps may still become more; nil where today is not known, or not among the days.
    package var openDay: Int? {
        guard let index = days[0].date.flatMap({ first in today?.days(since: first) }) else { return nil }
        return days.indices.contains(index) ? index : nil
    }

    /// The day with the most steps, the first of equals; nil where none has steps.
    public var best: StepDay? { bestDay.map { days[$0] } }

    /// Its index.
    package var bestDay: Int? {
        let best = days.indices.max { (days[$0].steps ?? 0) < (days[$1].steps ?? 0) }
        return best.flatMap { (days[$0].steps ?? 0) > 0 ? $0 : nil }
    }

    /// The month or the year that the days are, from its first to its last.
    package var span: CalendarSpan? { CalendarSpan(exactly: days) }
}

extension StepWeek: ExpressibleByArrayLiteral {
    /// The same as `init(steps:)`.
    /// - Throws: `StepDataError.text` for the first count out of range, and where there is none.
    public init(_ steps: [Int?]) throws(StepDataError) { try self.init(steps: steps) }

    /// A week of counts that are written in the program: `let week: StepWeek = [7314, nil, 8021]`.
    /// - Precondition: there is a count, and all are in `StepDay.valueRange`.
    public init(arrayLiteral steps: Int?...) {
        precondition(!steps.isEmpty, "expected at least one day, found none")
        precondition(steps.allSatisfy { $0.map(StepDay.valueRange.contains) ?? true }, "expected counts of steps")
        self.init(checkedDays: steps.map { StepDay(steps: $0) }, selected: nil, unit: .km)
    }
}
