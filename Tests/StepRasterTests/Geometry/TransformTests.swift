import StepRaster
import Testing

@Suite struct TransformTests {
    @Test func mapsPoints() {
        let map = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(map(Point(1, 10)) == Point(2 + 50 + 11, 3 + 70 + 13))
        #expect(Transform.identity(Point(4, 5)) == Point(4, 5))
        #expect(Transform.scale(3)(Point(4, 5)) == Point(12, 15))
        #expect(Transform.translation(1, -2)(Point(4, 5)) == Point(5, 3))
    }

    @Test(arguments: [
        (Transform.identity, 1.0), (.scale(3), 3), (.scale(-2), 2), (.translation(50, 60), 1),
        (Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), 1), (Transform(a: 2, b: 0, c: 0, d: 5, tx: 1, ty: 1), 5),
        (Transform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1), 0),
    ])
    func maxScaleOfSimpleMaps(map: Transform, expected: Double) {
        #expect(map.maxScale == expected)
    }

    /// No direction is stretched more, and one is.
    @Test(arguments: [
        Transform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), Transform(a: 2, b: -3, c: 0.5, d: 4, tx: 9, ty: 9),
        Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ])
    func maxScaleIsTheGreatestStretch(map: Transform) {
        let origin = map(.zero)
        let stretches = (0..<10_000).map { step in
            // Unit vectors, by halves of the circle through tan(angle/2).
            let t = Double(step) / 5000 - 1
            let direction = Point((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
            return (map(direction) - origin).length
        }
        let greatest = stretches.max() ?? 0
        #expect(greatest <= map.maxScale * (1 + 1e-12))
        #expect(greatest >= map.maxScale * (1 - 1e-6))
    }
}
