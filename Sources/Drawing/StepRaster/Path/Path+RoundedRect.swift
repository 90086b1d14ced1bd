extension Path {
    /// A closed rectangle whose corners are arcs of `circle`, clockwise on screen from the left end of its top edge.
    /// A radius above half the shorter side counts as that half.
    package static func roundedRect(_ rect: Rect, radius: Double) -> Path {
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        let left = rect.x + radius
        let right = rect.maxX - radius
        let top = rect.y + radius
        let bottom = rect.maxY - radius
        var path = Path()
        /// The edge that ends at `end`, and the corner after it: two of a circle's eight arcs.
        func add(_ end: Point, center: Point, octant: Int) {
            path.line(to: end)
            let arcs = circle(center: center, radius: radius).elements[(octant + 1)...(octant + 2)]
            path.append(Path(elements: Array(arcs)))
        }
        path.move(to: Point(left, rect.y))
        add(Point(right, rect.y), center: Point(right, top), octant: 6)
        add(Point(rect.maxX, bottom), center: Point(right, bottom), octant: 0)
        add(Point(left, rect.maxY), center: Point(left, bottom), octant: 2)
        add(Point(rect.x, top), center: Point(left, top), octant: 4)
        path.close()
        return path
    }
}
