/// A goal for a day that holds from a date on.
public struct GoalChange: Hashable, Sendable {
    /// The first day with the goal.
    public var from: CivilDate
    /// The count to reach in a day, in the week's measure, from 1.
    public var goal: Int

    public init(from: CivilDate, goal: Int) {
        self.from = from
        self.goal = goal
    }
}

extension StepWeek {
    /// Returns this week with a goal that changes. The goal of a chart or of facts is then that of the days before the
    /// first change, and of days without dates.
    /// - Parameter changes: the changes, in any order; of several from one date the last counts.
    public func changingGoal(_ changes: [GoalChange]) -> StepWeek {
        let order = changes.indices.sorted { (changes[$0].from, $0) < (changes[$1].from, $1) }
        return with(self) { $0.goalChanges = order.map { changes[$0] } }
    }

    /// Returns the goal of a day; `first` is the goal before the first change.
    package func goal(of day: StepDay, first: Int) -> Int {
        guard let date = day.date else { return first }
        let begun = goalChanges.prefixCount { $0.from <= date }
        return begun == 0 ? first : goalChanges[begun - 1].goal
    }

    /// Returns the goal of the last day, which texts give.
    package func lastGoal(first: Int) -> Int { goal(of: days[days.count - 1], first: first) }

    /// Returns true if not all days have the same goal.
    package func changesGoal(first: Int) -> Bool {
        let goal = goal(of: days[0], first: first)
        return !goalChanges.isEmpty && days.contains { self.goal(of: $0, first: first) != goal }
    }
}
