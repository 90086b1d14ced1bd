/// Continues from the first of `points` through the others in straight lines: d3's `curveLinear`.
func curveLinear(_ points: [Point], to elements: inout [Path.Element]) {
    for point in points.dropFirst() {
        elements.append(.line(point))
    }
}
