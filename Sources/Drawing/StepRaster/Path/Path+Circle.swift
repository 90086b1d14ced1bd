extension Path {
    /// A closed circle of eight cubic arcs, clockwise on screen from its rightmost point.
    ///
    /// Four arcs would deviate by 2e-4 of the radius, an 8-bit level on a large node's rim; eight deviate by 4.3e-6.
    package static func circle(center: Point, radius: Double) -> Path {
        var elements: [Element] = [.move(center + octants[0] * radius)]
        elements.reserveCapacity(10)
        for i in 0..<8 {
            let from = octants[i]
            let to = octants[(i + 1) % 8]
            let control1 = Point(from.x - from.y * octantHandle, from.y + from.x * octantHandle)
            let control2 = Point(to.x + to.y * octantHandle, to.y - to.x * octantHandle)
            elements.append(.cubic(center + control1 * radius, center + control2 * radius, center + to * radius))
        }
        elements.append(.close)
        return Path(elements: elements)
    }

    /// The handle length that puts the middle of a unit arc of 45 degrees on the circle: 4/3 tan(pi/16).
    private static let octantHandle = 0.265216489839544

    private static let octants: [Point] = {
        let d = 0.5.squareRoot()
        return [
            Point(1, 0), Point(d, d), Point(0, 1), Point(-d, d), Point(-1, 0), Point(-d, -d), Point(0, -1),
            Point(d, -d),
        ]
    }()
}
