import StepRaster
import Testing

@Suite struct CubicArcLengthTests {
    /// The eight arcs stray from the circle by 4.3e-6 of its radius.
    @Test(arguments: [0.001, 1, 6.5, 1e6])
    func aCircleIsTwoPiTimesItsRadius(radius: Double) {
        let length = MeasuredPath(Path.circle(center: Point(3, 4), radius: radius)).length
        #expect(abs(length / (2 * .pi * radius) - 1) < 5e-6)
    }

    /// y = x^2 from 0 to 1, as a cubic: length sqrt(5)/2 + asinh(2)/4.
    @Test func aParabola() {
        let parabola = Path(elements: [
            .move(Point(0, 0)), .cubic(Point(1.0 / 3, 0), Point(2.0 / 3, 1.0 / 3), Point(1, 1)),
        ])
        #expect(abs(MeasuredPath(parabola).length - 1.478_942_857_544_597_4) < 1e-9)
    }

    @Test(arguments: [
        [Point(0, 0), Point(10, 0), Point(0, 10), Point(10, 10)],
        // A loop, a cusp, and a curve that runs out and back on one line.
        [Point(0, 0), Point(30, 20), Point(-20, 20), Point(10, 0)],
        [Point(0, 0), Point(10, 10), Point(0, 10), Point(10, 0)],
        [Point(0, 0), Point(20, 0), Point(-10, 0), Point(10, 0)],
        [Point(0, 0), Point(0, 0), Point(0, 0), Point(1e-3, 0)],
    ])
    func curvesAgreeWithTheirChords(p: [Point]) {
        let curve = Path(elements: [.move(p[0]), .cubic(p[1], p[2], p[3])])
        // Chords are short by a part that falls to a quarter with every halving; the second difference removes it.
        let (coarse, fine) = (chords(p, count: 20_000), chords(p, count: 40_000))
        let expected = fine + (fine - coarse) / 3
        #expect(abs(MeasuredPath(curve).length - expected) <= 1e-8 * expected)
    }

    private func chords(_ p: [Point], count: Int) -> Double {
        var length = 0.0
        var before = p[0]
        for i in 1...count {
            let t = Double(i) / Double(count)
            let (a, b, c) = (p[0].lerp(p[1], t), p[1].lerp(p[2], t), p[2].lerp(p[3], t))
            let point = a.lerp(b, t).lerp(b.lerp(c, t), t)
            length += (point - before).length
            before = point
        }
        return length
    }
}
