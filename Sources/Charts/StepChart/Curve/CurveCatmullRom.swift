/// Adds a centripetal Catmull-Rom spline through `points`: d3's `curveCatmullRom.alpha(0.5)`. C. Yuksel, S. Schaefer,
/// J. Keyser, "Parameterization and applications of Catmull-Rom curves", CAD 43 (2011): knots are spaced by the square
/// root of the distance, which keeps the curve free of cusps and loops.
func curveCatmullRom(_ points: [Point], to elements: inout [Path.Element]) {
    for i in 1..<points.count {
        let from = points[i - 1]
        let to = points[i]
        let distance = (to - from).length
        let before = i > 1 ? points[i - 2] : from
        let after = i + 1 < points.count ? points[i + 1] : to
        elements.append(
            .cubic(
                control(at: from, beyond: before, toward: to, distance: distance),
                control(at: to, beyond: after, toward: from, distance: distance),
                to))
    }
}

/// Returns the Bezier control point next to `p` of the segment between `p` and `q`, where `o` is the curve's point on
/// the other side of `p`; `p` itself if `o` is the same point.
private func control(at p: Point, beyond o: Point, toward q: Point, distance: Double) -> Point {
    let outer = (p - o).length
    let outerKnot = outer.squareRoot()
    guard outerKnot > 1e-12 else { return p }
    let innerKnot = distance.squareRoot()
    let a = 2 * outer + 3 * outerKnot * innerKnot + distance
    let n = 3 * outerKnot * (outerKnot + innerKnot)
    return (p * a - o * distance + q * outer) * (1 / n)
}
