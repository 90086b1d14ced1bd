extension StepFacts {
    /// The figures of some days together.
    public struct Tally: Hashable, Sendable {
        /// Steps of all of them.
        public private(set) var total = 0
        /// How many of them have data.
        public private(set) var daysWithData = 0
        /// Walked and run, in metres, on the days of which it is known; nil where it is of none.
        public private(set) var distanceMeters: Double?
        /// Flights of stairs, on the days of which they are known; nil where they are of none.
        public private(set) var flights: Int?
        /// Those of today, which is not over.
        private var openSteps: Int?

        /// Steps a day, of the days that have data. Today's, which is not over, counts only where it is the only one. Nil
        /// when no day has data.
        public var average: Double? {
            let (sum, count) = averaged
            return count == 0 ? nil : Double(sum) / Double(count)
        }

        /// What the average counts: the steps, and how many days these are.
        package var averaged: (sum: Int, count: Int) {
            guard let openSteps, daysWithData > 1 else { return (total, daysWithData) }
            return (total - openSteps, daysWithData - 1)
        }

        fileprivate mutating func add(_ day: StepDay, isOpen: Bool) {
            if let steps = day.steps {
                total += steps
                daysWithData += 1
                if isOpen { openSteps = steps }
            }
            if let meters = day.distanceMeters { distanceMeters = (distanceMeters ?? 0) + meters }
            if let more = day.flights { flights = (flights ?? 0) + more }
        }
    }
}

extension StepWeek {
    /// The figures of some of the days.
    package func tally(of indices: some Sequence<Int>) -> StepFacts.Tally {
        let openDay = openDay
        return indices.reduce(into: StepFacts.Tally()) { $0.add(days[$1], isOpen: $1 == openDay) }
    }
}
