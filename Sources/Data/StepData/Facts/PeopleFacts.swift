/// The days of several people, ranked by their counts. Today, which is not over, is left out of them.
public struct PeopleFacts: Hashable, Sendable {
    /// A person, and the days that are compared with those of the others.
    public struct Person: Hashable, Sendable {
        public let name: String
        public let week: StepWeek

        public init(_ name: String, _ week: StepWeek) {
            self.name = name
            self.week = week
        }

        /// The count of the person's days, in steps or the week's measure. Today counts only if it is the only day.
        public var total: Int { week.tally(of: week.days.indices).averaged.sum }
    }

    /// A person's place in the ranking.
    public struct Place: Hashable, Sendable {
        /// The index of the person among `people`.
        public let index: Int
        /// The number of the place, from 1. People with equal totals share one, and the next number is then left out.
        public let rank: Int
        /// The total of the person.
        public let total: Int
    }

    /// The people in the order in which they were given.
    public let people: [Person]
    /// The places, from the highest total to the lowest; equal ones in the order of `people`.
    public let ranking: [Place]

    /// Ranks people.
    public init(_ people: [Person]) {
        self.people = people
        let totals = people.map(\.total)
        let order = people.indices.sorted { (totals[$1], $0) < (totals[$0], $1) }
        var ranking: [Place] = []
        for index in order {
            let rank = if let last = ranking.last, last.total == totals[index] { last.rank } else { ranking.count + 1 }
            ranking.append(Place(index: index, rank: rank, total: totals[index]))
        }
        self.ranking = ranking
    }

    /// True if today is among the days, so that it is left out of the totals.
    package var leavesTodayOut: Bool { people.contains { $0.week.openDay != nil && $0.week.days.count > 1 } }
}
