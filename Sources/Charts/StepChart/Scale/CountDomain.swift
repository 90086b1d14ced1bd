/// The range of counts that the plot spans, and the counts that the y axis shows.
struct CountDomain {
    /// The counts at the plot's bottom and top. Equal counts are in the middle, or at the bottom if all are 0.
    private(set) var domain: (start: Double, end: Double) = (0, 1)
    /// The counts on the y axis, from the least; empty without an axis, and if two round values do not fit.
    private(set) var ticks: [Int] = []

    /// - Parameters:
    ///   - counts: all counts that are in the plot.
    ///   - baseline: the count at the bottom.
    ///   - most: the greatest number of ticks that fit; 0 is no y axis.
    ///   - unit: the unit, in counts, of which ticks are round multiples, such as the metres of a tenth of a mile.
    init(_ counts: [Int], baseline: Annotations.Baseline, ticks most: Int, unit: Double = 1) {
        guard var least = counts.min(), let greatest = counts.max(), greatest > 0 else { return }
        switch baseline {
        case .least: break
        case .zero: least = 0
        case .steps(let steps): least = min(steps, least)
        }
        domain = (Double(least), Double(greatest))
        guard most >= 2 else { return }

        // Equal counts with an axis are near the middle of a range from 0 to twice the count.
        let (low, high) = least == greatest ? (0, 2 * greatest) : (least, greatest)
        let shown = Int((Double(low) / unit).rounded(.down))...Int((Double(high) / unit).rounded(.up))
        for count in (1...min(most, 5)).reversed() {
            let steps = Ticks(extent: shown.upperBound - shown.lowerBound, count: count)
            let nice = steps.nice(shown)
            // A baseline from the options is not rounded.
            let start = baseline == .least ? nice.lowerBound : shown.lowerBound
            let ticks = steps(from: start, through: nice.upperBound)
            guard (2...most).contains(ticks.count) else { continue }
            self.ticks = ticks.map { Int((Double($0) * unit).rounded()) }
            domain = (Double(start) * unit, Double(nice.upperBound) * unit)
            return
        }
    }
}
