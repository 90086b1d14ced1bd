/// Days in a row, oldest first: seven as a rule, any number from 1 to `maximumDays`.
///
/// A StepWeek is always valid: every value lies in `StepDay.valueRange`, and either all days have a date, each later
/// than the one before (days in between may be left out), or none has.
public struct StepWeek: Hashable, Sendable {
    /// Most days that a week has.
    public static let maximumDays = 1_000_000

    /// At least one.
    public let days: [StepDay]
    /// Index of the day to highlight; nil when the source names none, which stands for the last day.
    public let selected: Int?
    /// How to show distances.
    public let unit: DistanceUnit

    /// - Throws: `StepDataError.text` for the first value that a week cannot hold, without a position.
    public init(days: [StepDay], selected: Int? = nil, unit: DistanceUnit = .km) throws(StepDataError) {
        var builder = WeekBuilder(capacity: days.count)
        for (index, day) in days.enumerated() {
            do { try builder.append(day) } catch { throw error.error(in: "days[\(index)]") }
        }
        do { self = try builder.week(selected: selected, unit: unit) } catch { throw error.error(in: "") }
    }

    /// A week of bare counts without dates; nil is a day without data.
    /// - Throws: `StepDataError.text` for the first count out of range.
    public init(steps: [Int?]) throws(StepDataError) {
        try self.init(days: steps.map { StepDay(steps: $0) })
    }

    init(checkedDays: [StepDay], selected: Int?, unit: DistanceUnit) {
        self.days = checkedDays
        self.selected = selected
        self.unit = unit
    }

    /// Steps of all days together.
    public var total: Int { days.reduce(0) { $0 + ($1.steps ?? 0) } }

    /// `total` over the number of days that have data; nil when none has.
    public var average: Double? {
        let known = days.count { $0.steps != nil }
        return known == 0 ? nil : Double(total) / Double(known)
    }
}
