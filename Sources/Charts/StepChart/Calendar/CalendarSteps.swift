/// How many steps a cell's colour stands for: by the goal, or by quarters of what is shown.
struct CalendarSteps: Hashable, Sendable {
    /// Where each but the first colour begins, from the least.
    let thresholds: [Int]
    /// Whether the thresholds are those of quarters.
    let areQuarters: Bool

    /// Half the goal, the goal, 1.25 and 1.75 times the goal; without one three that part the values into quarters. What is
    /// the same for two colours counts once, and 0 always has the first colour.
    init(_ values: [Int], goal: Int?) {
        areQuarters = goal == nil
        let sorted = values.sorted()
        let parts =
            if let goal {
                [2, 4, 5, 7].map { ($0 * goal + 3) / 4 }
            } else {
                sorted.isEmpty ? [] : [1, 2, 3].map { sorted[$0 * sorted.count / 4] }
            }
        thresholds = Set(parts.map { max(1, $0) }).sorted()
    }

    /// From 0 for the least to the number of thresholds.
    func level(of value: Int) -> Int { thresholds.count { $0 <= value } }
}
