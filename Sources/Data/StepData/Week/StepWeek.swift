/// Days in a row, oldest first: seven as a rule, any number from 1 to `maximumDays`.
///
/// A StepWeek is always valid: every value lies in `StepDay.valueRange`, and either all days have a date, each the day
/// after the one before, or none has.
public struct StepWeek: Hashable, Sendable {
    /// Most days that a week has.
    public static let maximumDays = 1_000_000
    /// Most days from one date to the next: what is further apart is rather a slip than a gap.
    public static let maximumGap = 366

    /// At least one.
    public let days: [StepDay]
    /// Index of the day to highlight; nil when the source names none, which stands for the last day.
    public let selected: Int?
    /// How to show distances.
    public let unit: DistanceUnit
    /// The day that words call today; nil where nobody says it, and no day is called so.
    public let today: CivilDate?
    /// The days before these, to compare with: the first beside the first. Empty when there are none; never more than
    /// `days`.
    public let previous: [StepDay]

    /// - Parameters:
    ///   - days: oldest first. Days that are left out between dates are added, without data.
    ///   - selected: index of the day to highlight, in `days` as given.
    ///   - unit: how to show distances.
    ///   - today: the day that words call today.
    /// - Throws: `StepDataError.text` for the first value that a week cannot hold, without a position, and for dates that
    ///   are more than `maximumGap` days apart.
    public init(
        days: [StepDay], selected: Int? = nil, unit: DistanceUnit = .km, today: CivilDate? = nil
    ) throws(StepDataError) {
        var builder = WeekBuilder(capacity: days.count)
        for (index, day) in days.enumerated() {
            do { try builder.append(day) } catch { throw error.error(in: "days[\(index)]") }
        }
        do { self = try builder.week(selected: selected, unit: unit, today: today) } catch { throw error.error(in: "") }
    }

    /// A week of bare counts without dates; nil is a day without data.
    /// - Throws: `StepDataError.text` for the first count out of range.
    public init(steps: [Int?]) throws(StepDataError) {
        try self.init(days: steps.map { StepDay(steps: $0) })
    }

    init(
        checkedDays: [StepDay], selected: Int?, unit: DistanceUnit, today: CivilDate? = nil, previous: [StepDay] = []
    ) {
        self.days = checkedDays
        self.selected = selected
        self.unit = unit
        self.today = today
        self.previous = previous
    }

    /// The same week as seen from another day.
    package func asOf(_ today: CivilDate) -> StepWeek {
        StepWeek(checkedDays: days, selected: selected, unit: unit, today: today, previous: previous)
    }

    /// The same week, to compare with the days of one before it. More of them than the week has are cut at their start, so
    /// that the last ones count.
    /// - Throws: `StepDataError.text` where both have dates, and those of the other do not all lie before this week's.
    public func comparing(with previous: StepWeek) throws(StepDataError) -> StepWeek {
        if let first = days[0].date, let last = previous.days.last?.date, last >= first {
            throw .text(.invalid(at: nil, field: "", expected: "days before \(first)", found: "\(last)"))
        }
        return comparing(with: previous.days)
    }

    /// The same with days that are known to be those of a week, and to lie before.
    package func comparing(with previous: [StepDay]) -> StepWeek {
        StepWeek(
            checkedDays: days, selected: selected, unit: unit, today: today,
            previous: Array(previous.suffix(days.count)))
    }

    /// Steps of all days together.
    public var total: Int { days.reduce(0) { $0 + ($1.steps ?? 0) } }

    /// `total` over the number of days that have data; nil when none has.
    public var average: Double? {
        let known = days.count { $0.steps != nil }
        return known == 0 ? nil : Double(total) / Double(known)
    }
}
