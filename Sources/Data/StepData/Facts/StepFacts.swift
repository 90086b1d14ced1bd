/// Statistics of days: figures, without words. Those of weeks, months, years and weekdays need dates.
///
///     StepFacts(week, goal: 10_000).goalDays?.longest?.count  // 3
public struct StepFacts: Hashable, Sendable {
    /// The days. All facts name a day by its index among these.
    public let week: StepWeek
    /// The figures of all days together.
    public let all: Tally
    /// The figures by weeks of the calendar, oldest first.
    public let weeks: [Part]
    /// The figures by months, oldest first.
    public let months: [Part]
    /// The figures by years, oldest first.
    public let years: [Part]
    /// The figures by weekdays, from the first of a week on.
    public let weekdays: [Weekday]
    /// The days that reached the goal; nil if there is no goal.
    public let goalDays: GoalDays?
    /// The comparison of these days with `StepWeek.previous`; nil if they cannot be compared.
    public let comparison: StepComparison?
    /// Days on which the total reached whole millions of steps, oldest first; empty for other measures.
    public let millions: [Milestone]

    /// A day on which the total reached a round number.
    public struct Milestone: Hashable, Sendable {
        /// The index of the day.
        public let day: Int
        /// The round number; if several were reached on a day, the last.
        public let steps: Int
    }

    /// Computes facts of a week. `goal` is a count for a day in the week's measure.
    /// - Precondition: `firstWeekday`, with which weeks begin, is in 1...7: 1 is Monday.
    public init(_ week: StepWeek, goal: Int? = nil, firstWeekday: Int = 1) {
        precondition((1...7).contains(firstWeekday), "a week begins with one of 7 days")
        self.week = week
        all = week.tally(of: week.days.indices)
        weeks = week.parts(.week(from: firstWeekday))
        months = week.parts(.month)
        years = week.parts(.year)
        weekdays = week.weekdays(from: firstWeekday)
        goalDays = goal.map(week.goalDays)
        comparison = week.comparison
        let million = 1_000_000
        var total = 0
        let stepped = week.measure == .steps ? week.days : []
        millions = stepped.enumerated().compactMap { index, day in
            let before = total / million
            total += day.steps ?? 0
            return total / million > before ? Milestone(day: index, steps: total / million * million) : nil
        }
    }

    /// The day with the highest count, the first of equals; nil if none has one above 0.
    public var bestDay: Int? { week.bestDay }

    /// The day with the lowest count of those that have data and are over, the first of equals; nil if there is none.
    public var leastDay: Int? {
        let open = week.openDay
        let known = week.days.indices.filter { $0 != open && week.count($0) != nil }
        return known.min { (week.count($0) ?? 0) < (week.count($1) ?? 0) }
    }

    /// The week with the highest total, the first of equals. One that is not whole qualifies only if it already has
    /// more than each whole one. Nil if none is whole, or no total is above 0.
    public var bestWeek: Part? { weeks.best }

    /// The month with the highest total, by the rules of `bestWeek`.
    public var bestMonth: Part? { months.best }

    /// The month with the lowest total, the first of equals, of those that are whole and have data for every day.
    public var leastMonth: Part? { months.filter(\.isComplete).min { $0.tally.total < $1.tally.total } }

    /// The weeks in which the distance reached that of a marathon, even if they are not whole.
    public var marathonWeeks: [Part] { weeks.filter { ($0.tally.distanceMeters ?? 0) >= Self.marathonMeters } }

    /// The distance of a marathon, 42,195 m.
    public static let marathonMeters = 42_195.0

    /// The trend of the weeks; nil if fewer than four have enough data.
    public var trend: Trend? { week.trend }

    /// The date of a day, also for an index before the first or after the last; nil if the days have no dates.
    public func date(ofDay index: Int) -> CivilDate? { week.days[0].date?.adding(days: index) }
}
