/// Slanted stripes across a bar, which show that its day is not over.
enum Hatch {
    /// Returns the stripes inside a rectangle with round corners, as convex polygons from the upper left.
    /// - Parameters:
    ///   - pitch: the distance from a stripe to the next, across the stripes, above 0, in points.
    ///   - width: the width of a stripe, in points.
    static func stripes(in rect: Rect, radius: Double, pitch: Double, width: Double) -> Path {
        let outline = polygon(rect, radius: min(radius, rect.width / 2, rect.height / 2))
        let ends = outline.map(depth)
        guard let first = ends.min(), let last = ends.max(), pitch > 0 else { return Path() }
        var path = Path()
        for start in stride(from: first + (pitch - width) / 2, to: last, by: pitch) {
            let below = clipped(outline) { depth($0) - start }
            let stripe = clipped(below) { start + width - depth($0) }
            if stripe.count > 2 { path.append(Path(around: stripe)) }
        }
        return path
    }

    /// Returns the distance of a point along the diagonal that is perpendicular to the stripes.
    private static func depth(_ point: Point) -> Double { (point.x + point.y) * 0.5.squareRoot() }

    /// Returns the outline as a polygon, each corner in eight straight pieces.
    private static func polygon(_ rect: Rect, radius: Double) -> [Point] {
        let pieces = 8
        let corners = [
            (Point(rect.maxX - radius, rect.y + radius), Point(0, -1), Point(1, 0)),
            (Point(rect.maxX - radius, rect.maxY - radius), Point(1, 0), Point(0, 1)),
            (Point(rect.x + radius, rect.maxY - radius), Point(0, 1), Point(-1, 0)),
            (Point(rect.x + radius, rect.y + radius), Point(-1, 0), Point(0, -1)),
        ]
        return corners.flatMap { center, from, to in
            (0...pieces).map { index in
                let part = Double(index) / Double(pieces)
                let direction = from * (1 - part) + to * part
                return center + direction * (radius / max(direction.dot(direction).squareRoot(), 1e-9))
            }
        }
    }

    /// Returns the part of a convex polygon where `side` is not negative (Sutherland and Hodgman, 1974).
    private static func clipped(_ polygon: [Point], _ side: (Point) -> Double) -> [Point] {
        var kept: [Point] = []
        for (index, corner) in polygon.enumerated() {
            let before = polygon[(index + polygon.count - 1) % polygon.count]
            let a = side(before)
            let b = side(corner)
            if (a < 0) != (b < 0) { kept.append(before + (corner - before) * (a / (a - b))) }
            if b >= 0 { kept.append(corner) }
        }
        return kept
    }
}
