extension StepFacts {
    /// The days on which the count reached a goal.
    public struct GoalDays: Hashable, Sendable {
        /// The goal for a day, in the week's measure; before the first change, if it changes.
        public let goal: Int
        /// The number of days that reached it.
        public fileprivate(set) var reached = 0
        /// The number of days that could reach it: those that have been, and today only once it has; at least 1.
        public let count: Int
        /// The number of these days that have data; the same as `count` if none has.
        public let countWithData: Int
        /// The longest streak, the first of equals; nil if no day reached the goal.
        public fileprivate(set) var longest: Streak?
        /// The streak up to the last day so far, or up to yesterday while today has not reached the goal; nil if none.
        public fileprivate(set) var current: Streak?
    }

    /// Days in a row that reached a goal, by their indices; `first` is negative if it is in `StepWeek.previous`.
    public struct Streak: Hashable, Sendable {
        public let first: Int
        public let last: Int

        /// The number of days in the streak.
        public var count: Int { last - first + 1 }
    }
}

extension StepWeek {
    /// The days on which the count reached the goal, which is `goal` before the first of `goalChanges`. A day without
    /// data ends a streak; a day to come does not, nor does today as long as it may still reach the goal.
    package func goalDays(_ goal: Int) -> StepFacts.GoalDays {
        func reaches(_ day: StepDay) -> Bool {
            day.count(in: measure).map { $0 >= self.goal(of: day, first: goal) } ?? false
        }
        let open = openDay.flatMap { reaches(days[$0]) ? nil : $0 }
        let elapsed = elapsedCount
        let end = min(elapsed, open ?? elapsed)
        let possible = max(elapsed - (open == nil ? 0 : 1), 1)
        let gaps = (0..<elapsed).count { count($0) == nil && $0 != openDay }
        let known = gaps < possible ? possible - gaps : possible
        var found = StepFacts.GoalDays(goal: goal, count: possible, countWithData: known)
        // The days before may have no dates of their own.
        let last = previous.last?.date
        let isRightBefore = last == nil || last?.adding(days: 1) == days[0].date
        var run = isRightBefore ? previous.reversed().prefix(while: reaches).count : 0
        if end == 0, run > 0 { found.current = StepFacts.Streak(first: -run, last: -1) }
        for (index, day) in days.enumerated() {
            guard reaches(day) else {
                run = 0
                continue
            }
            run += 1
            found.reached += 1
            let streak = StepFacts.Streak(first: index - run + 1, last: index)
            if run > found.longest?.count ?? 0 { found.longest = streak }
            if index == end - 1 { found.current = streak }
        }
        return found
    }
}
