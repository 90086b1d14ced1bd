/// Spreads `count` points evenly from one end of the range to the other: d3's `scalePoint`.
///
/// A single point stands in the middle.
struct PointScale {
    var count: Int
    /// Places in points, in either direction.
    var range: (start: Double, end: Double)

    /// Distance from a point to the next; infinite when there is no next.
    var step: Double { count > 1 ? (range.end - range.start) / Double(count - 1) : .infinity }

    func callAsFunction(_ index: Int) -> Double {
        let t = count > 1 ? Double(index) / Double(count - 1) : 0.5
        return range.start * (1 - t) + range.end * t
    }

    /// The least number of steps, from 1 to `count`, that reach `distance` points; `count` when none do.
    func stride(spanning distance: Double) -> Int {
        let steps = (distance / step).rounded(.up)
        return steps < Double(count) ? max(1, Int(steps)) : max(1, count)
    }
}
