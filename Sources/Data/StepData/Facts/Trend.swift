extension StepFacts {
    /// The change of the count a day from the first of some weeks to the last.
    public struct Trend: Hashable, Sendable {
        /// The average of the first week's days that have data.
        public let first: Double
        /// The average of the last week's days that have data.
        public let last: Double
        /// True if the change is over twice the average difference between successive weeks; less may be chance.
        public let isClear: Bool
    }
}

extension StepWeek {
    /// The trend of weeks of seven days, the last of which ends with the last day that is over. A week counts if at
    /// least four of its days have data. Nil if fewer than four weeks count.
    package var trend: StepFacts.Trend? {
        let end = min(elapsedCount, openDay ?? elapsedCount)
        let starts = stride(from: end % 7, to: end, by: 7)
        let weeks = starts.map { tally(of: $0..<$0 + 7) }.filter { $0.daysWithData >= 4 }
        let averages = weeks.compactMap(\.average)
        guard averages.count >= 4, let first = averages.first, let last = averages.last else { return nil }
        let differences = zip(averages, averages.dropFirst()).map { abs($1 - $0) }
        let usual = differences.reduce(0, +) / Double(differences.count)
        return StepFacts.Trend(first: first, last: last, isClear: abs(last - first) > 2 * usual)
    }
}
