/// Spreads `count` points evenly from one end of the range to the other, a single one to its middle: d3's `scalePoint`.
struct PointScale {
    var count: Int
    /// The positions of the first and the last point, in points, in either direction.
    var range: (start: Double, end: Double)

    /// The distance from a point to the next; infinite for a single point.
    var step: Double { count > 1 ? (range.end - range.start) / Double(count - 1) : .infinity }

    func callAsFunction(_ index: Int) -> Double {
        LinearScale(domain: (0, Double(count - 1)), range: range)(Double(index))
    }

    /// Returns the points from one position to another and one more on either side; all if they have no distance.
    func indices(from start: Double, to end: Double) -> ClosedRange<Int> {
        guard count > 1, step > 0 else { return 0...count - 1 }
        func nearest(_ index: Double) -> Int { Int(max(0, min(index, Double(count - 1)))) }
        let first = nearest(((start - self(0)) / step).rounded(.down) - 1)
        return first...max(first, nearest(((end - self(0)) / step).rounded(.up) + 1))
    }

    /// Returns the least number of steps, from 1 to `count`, that span `distance` points; `count` if none do.
    func stride(spanning distance: Double) -> Int {
        let steps = (distance / step).rounded(.up)
        return steps < Double(count) ? max(1, Int(steps)) : max(1, count)
    }
}
