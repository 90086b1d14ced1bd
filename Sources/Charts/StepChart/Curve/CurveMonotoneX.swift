/// Adds a curve without overshoot from the first of `points` through the others: d3's `curveMonotoneX`. It is a cubic
/// Hermite spline whose slope is 0 at every local extremum, and small enough elsewhere that y is monotone between
/// neighbours (M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy and Astrophysics
/// 239, 1990). The points are in ascending order of x; equal x have slope 0.
func curveMonotoneX(_ points: [Point], to elements: inout [Path.Element]) {
    var slope = 0.0
    for i in 1..<points.count {
        let from = points[i - 1]
        let to = points[i]
        let next = i + 1 < points.count ? interiorSlope(from, to, points[i + 1]) : endSlope(from, to, opposite: slope)
        if i == 1 { slope = endSlope(from, to, opposite: next) }
        let third = (to.x - from.x) / 3
        elements.append(
            .cubic(Point(from.x + third, from.y + third * slope), Point(to.x - third, to.y - third * next), to))
        slope = next
    }
}

/// Returns Steffen's slope at `b`: at most that of the parabola through all points, and twice that of either chord.
private func interiorSlope(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let h0 = b.x - a.x
    let h1 = c.x - b.x
    let s0 = (b.y - a.y) / h0
    let s1 = (c.y - b.y) / h1
    let p = (s0 * h1 + s1 * h0) / (h0 + h1)
    let slope = (sign(s0) + sign(s1)) * min(abs(s0), abs(s1), 0.5 * abs(p))
    return slope.isFinite ? slope : 0
}

/// Returns the slope at an end of the curve: that of the parabola with the chord to the neighbour and its slope.
private func endSlope(_ a: Point, _ b: Point, opposite: Double) -> Double {
    let h = b.x - a.x
    return h == 0 ? opposite : (3 * (b.y - a.y) / h - opposite) / 2
}

private func sign(_ v: Double) -> Double { v < 0 ? -1 : 1 }
