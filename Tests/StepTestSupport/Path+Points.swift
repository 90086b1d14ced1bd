import StepRaster

extension Path {
    /// Straight from point to point.
    package init(_ points: Point..., closed: Bool = false) { self.init(points, closed: closed) }

    /// The same, of their coordinates.
    package init(_ points: (Double, Double)..., closed: Bool = false) {
        self.init(points.map { Point($0.0, $0.1) }, closed: closed)
    }

    private init(_ points: [Point], closed: Bool) {
        self.init(elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + (closed ? [.close] : []))
    }

    package static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path((x, y), (x + width, y), (x + width, y + height), (x, y + height), closed: true)
    }
}
