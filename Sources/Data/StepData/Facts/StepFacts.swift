/// What days say: figures, without words. Those of weeks, months, years and weekdays need dates.
///
///     StepFacts(week, goal: 10_000).goalDays?.longest?.count  // 3
public struct StepFacts: Hashable, Sendable {
    /// The days. Wherever facts name a day, they do by its index among these.
    public let week: StepWeek
    /// All days together.
    public let all: Tally
    /// By weeks of the calendar, oldest first.
    public let weeks: [Part]
    /// By months, oldest first.
    public let months: [Part]
    /// By years, oldest first.
    public let years: [Part]
    /// By weekdays, from the first of a week on.
    public let weekdays: [Weekday]
    /// Of the goal, where there is one.
    public let goalDays: GoalDays?
    /// These days and `StepWeek.previous`, where they can be compared.
    public let comparison: StepComparison?
    /// Days on which the total reached whole millions of steps, oldest first.
    public let millions: [Milestone]

    /// A day on which the total reached a round number.
    public struct Milestone: Hashable, Sendable {
        /// The index of the day.
        public let day: Int
        /// The round number; of several that were reached on a day the last.
        public let steps: Int
    }

    /// The facts of a week. `goal` is in steps a day; weeks begin with `firstWeekday`, where 1 is Monday and 7 is Sunday.
    /// - Precondition: `firstWeekday` is in 1...7.
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
        millions = week.days.enumerated().compactMap { index, day in
            let before = total / million
            total += day.steps ?? 0
            return total / million > before ? Milestone(day: index, steps: total / million * million) : nil
        }
    }

    /// The day with the most steps, the first of equals; nil where none has steps.
    public var bestDay: Int? { week.bestDay }

    /// The day with the fewest steps of those that have data and are over, the first of equals; nil where there is none.
    public var leastDay: Int? {
        let open = week.openDay
        let known = week.days.indices.filter { $0 != open && week.days[$0].steps != nil }
        return known.min { (week.days[$0].steps ?? 0) < (week.days[$1].steps ?? 0) }
    }

    /// The week with the most steps, the first of equals. One that is not whole is it only where it has more than each whole
    /// one already. Nil where none is whole, or none has steps.
    public var bestWeek: Part? { weeks.best }

    /// The same of months.
    public var bestMonth: Part? { months.best }

    /// The month with the fewest steps, the first of equals, of those that are whole and have data of every day.
    public var leastMonth: Part? { months.filter(\.isComplete).min { $0.tally.total < $1.tally.total } }

    /// The weeks in which the distance reached that of a marathon, also those that are not whole.
    public var marathonWeeks: [Part] { weeks.filter { ($0.tally.distanceMeters ?? 0) >= Self.marathonMeters } }

    /// 42,195 m
    public static let marathonMeters = 42_195.0

    /// How the weeks changed; nil where there are fewer than four.
    public var trend: Trend? { week.trend }

    /// The date of a day, also before the first; nil where the days have none.
    public func date(ofDay index: Int) -> CivilDate? { week.days[0].date?.adding(days: index) }
}
