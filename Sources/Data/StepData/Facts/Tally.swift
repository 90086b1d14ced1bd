extension StepFacts {
    /// The figures of some days together.
    public struct Tally: Hashable, Sendable {
        /// The count of all the days, of steps or of the week's measure.
        public fileprivate(set) var total = 0
        /// The number of days that have data.
        public private(set) var daysWithData = 0
        /// The distance walked and run, in metres, over the days for which it is known; nil if it is known for none.
        public private(set) var distanceMeters: Double?
        /// The flights of stairs, over the days for which they are known; nil if they are known for none.
        public private(set) var flights: Int?
        /// The count of today, which is not over.
        private var openCount: Int?

        /// The average count of the days with data, without today unless it is the only one; nil if there are none.
        public var average: Double? {
            let (sum, count) = averaged
            return count == 0 ? nil : Double(sum) / Double(count)
        }

        /// The count and the number of the days that the average counts.
        package var averaged: (sum: Int, count: Int) {
            guard let openCount, daysWithData > 1 else { return (total, daysWithData) }
            return (total - openCount, daysWithData - 1)
        }

        fileprivate mutating func add(_ day: StepDay, _ measure: Measure, isOpen: Bool) {
            if let count = day.count(in: measure) {
                total += count
                daysWithData += 1
                if isOpen { openCount = count }
            }
            if let meters = day.distanceMeters { distanceMeters = (distanceMeters ?? 0) + meters }
            if let more = day.flights { flights = (flights ?? 0) + more }
        }
    }
}

extension StepWeek {
    package func tally(of indices: some Sequence<Int>) -> StepFacts.Tally {
        let openDay = openDay
        var tally = indices.reduce(into: StepFacts.Tally()) { $0.add(days[$1], measure, isOpen: $1 == openDay) }
        // The sum of exact distances is rounded once, so that it is the same as the distance beside steps.
        if measure == .distance, let meters = tally.distanceMeters { tally.total = Int(meters.rounded()) }
        return tally
    }
}
