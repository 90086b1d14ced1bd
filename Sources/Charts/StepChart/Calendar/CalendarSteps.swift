/// The counts at which the colours of cells change: multiples of the goal, or the quartiles of the shown counts.
struct CalendarSteps: Hashable, Sendable {
    /// The least count of each colour but the first, in ascending order.
    let thresholds: [Int]
    let areQuarters: Bool

    /// Sets the thresholds to half the goal, the goal, 1.25 and 1.75 times the goal; without a goal to the quartiles of
    /// the values. Equal thresholds count once, and 0 always has the first colour.
    init(_ values: [Int], goal: Int?) {
        areQuarters = goal == nil
        let sorted = values.sorted()
        let quartiles = sorted.isEmpty ? [] : [1, 2, 3].map { sorted[$0 * sorted.count / 4] }
        func multiples(of goal: Int) -> [Int] { [2, 4, 5, 7].map { ($0 * goal + 3) / 4 } }
        let counts = goal.map(multiples) ?? quartiles
        thresholds = Set(counts.map { max(1, $0) }).sorted()
    }

    /// Returns the index of a count's colour, from 0 for the least to the number of thresholds.
    func level(of value: Int) -> Int { thresholds.count { $0 <= value } }
}
