extension StepFacts {
    /// On which days the steps reached a goal.
    public struct GoalDays: Hashable, Sendable {
        /// Steps a day.
        public let goal: Int
        /// How many days reached it.
        public fileprivate(set) var reached = 0
        /// Of how many: of the days that have been, and of today only once it has reached it; at least 1.
        public let count: Int
        /// How many of these days have data; all of them where none has.
        public let countWithData: Int
        /// The longest streak, the first of equals; nil where no day reached the goal.
        public fileprivate(set) var longest: Streak?
        /// The streak that goes on: up to the last of the days that have been, or up to yesterday while today has not
        /// reached the goal. Nil where there is none.
        public fileprivate(set) var current: Streak?
    }

    /// Days in a row that reached a goal, by their indices. One that began before the first day counts from where it
    /// began, as far as `StepWeek.previous` tells: then `first` is negative.
    public struct Streak: Hashable, Sendable {
        public let first: Int
        public let last: Int

        /// How many days it has.
        public var count: Int { last - first + 1 }
    }
}

extension StepWeek {
    /// On which days the steps reached a goal. A day without data ends a streak; one that is to come, and today's as long
    /// as it may still reach the goal, does not.
    package func goalDays(_ goal: Int) -> StepFacts.GoalDays {
        func reaches(_ day: StepDay) -> Bool { day.steps.map { $0 >= goal } ?? false }
        let open = openDay.flatMap { reaches(days[$0]) ? nil : $0 }
        let elapsed = elapsedCount
        let end = min(elapsed, open ?? elapsed)
        let count = max(elapsed - (open == nil ? 0 : 1), 1)
        let gaps = (0..<elapsed).count { days[$0].steps == nil && $0 != openDay }
        var found = StepFacts.GoalDays(goal: goal, count: count, countWithData: gaps < count ? count - gaps : count)
        // Days before may have no dates of their own.
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
