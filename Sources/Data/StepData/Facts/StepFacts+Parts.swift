extension StepFacts {
    /// A week, a month or a year of the calendar, or the part of it that is among the days.
    public struct Part: Hashable, Sendable {
        /// The first of its days that is among them.
        public let first: CivilDate
        /// The last of its days that is among them.
        public let last: CivilDate
        public let tally: Tally
        /// True if all of its days are among the days given, and are over. Some may have no data.
        public let isWhole: Bool

        /// True if it is whole, and each day has data.
        var isComplete: Bool { isWhole && tally.daysWithData == last.days(since: first) + 1 }
    }

    /// All days of one weekday together.
    public struct Weekday: Hashable, Sendable {
        /// 1 is Monday, 7 is Sunday.
        public let weekday: Int
        public let tally: Tally
    }
}

extension StepWeek {
    /// The weeks, months or years that contain the days; empty if they have no dates.
    package func parts(_ unit: CalendarSpan.Unit) -> [StepFacts.Part] {
        var parts: [StepFacts.Part] = []
        let over = min(elapsedCount, openDay ?? elapsedCount)
        var start = 0
        while start < days.count, let first = days[start].date {
            let end = min(start + unit.daysLeft(from: first), days.count)
            let last = days[end - 1].date ?? first
            let isWhole = end <= over && CalendarSpan(unit, of: first)?.days == first...last
            parts.append(StepFacts.Part(first: first, last: last, tally: tally(of: start..<end), isWhole: isWhole))
            start = end
        }
        return parts
    }

    /// Each weekday that is among the days, from the first of a week on; empty if they have no dates.
    package func weekdays(from weekday: Int) -> [StepFacts.Weekday] {
        guard let first = days[0].date?.weekday else { return [] }
        return (0..<7).compactMap { offset in
            let start = (weekday + offset - first + 7) % 7
            guard start < days.count else { return nil }
            return StepFacts.Weekday(
                weekday: (weekday + offset - 1) % 7 + 1, tally: tally(of: stride(from: start, to: days.count, by: 7)))
        }
    }
}

extension [StepFacts.Part] {
    var best: StepFacts.Part? {
        guard let whole = filter(\.isWhole).most, let most, most.tally.total > 0 else { return nil }
        return most.tally.total > whole.tally.total ? most : whole
    }

    private var most: StepFacts.Part? { self.max { $0.tally.total < $1.tally.total } }
}
