import Testing

@testable import StepRaster

@Suite struct CubicTests {
    private let curve = Cubic(Point(1, 2), Point(4, -3), Point(9, 8), Point(10, 0))

    /// De Casteljau's construction: halves of halves of halves.
    @Test func theMiddleIsReachedByHalving() {
        let (a, b, c) = (curve.p0.lerp(curve.p1, 0.5), curve.p1.lerp(curve.p2, 0.5), curve.p2.lerp(curve.p3, 0.5))
        #expect(curve.point(at: 0.5) == a.lerp(b, 0.5).lerp(b.lerp(c, 0.5), 0.5))
        #expect(curve.point(at: 0) == curve.p0)
        #expect(curve.point(at: 1) == curve.p3)
    }

    @Test(arguments: [0, 0.1, 0.5, 0.77, 1])
    func derivativesAreLimitsOfDifferences(t: Double) {
        let h = 1e-5
        let first = (curve.point(at: t + h) - curve.point(at: t - h)) * (0.5 / h)
        #expect((first - curve.derivative(at: t)).length < 1e-7)
        let second = (curve.derivative(at: t + h) - curve.derivative(at: t - h)) * (0.5 / h)
        #expect((second - curve.secondDerivative(at: t)).length < 1e-7)
    }

    @Test func tangentsLookPastCoincidingControls() {
        let (a, b) = (Point(0, 0), Point(0, 5))
        #expect(Cubic(a, a, b, b).startTangent == Point(0, 1))
        #expect(Cubic(a, a, b, b).endTangent == Point(0, 1))
        #expect(Cubic(a, a, a, b).startTangent == Point(0, 1))
        #expect(Cubic(a, b, a, a).endTangent == Point(0, -1))
        let (c, d) = (Point(3, 4), Point(3, 9))
        #expect(Cubic(c, c, c, d).startTangent == Point(0, 1))
        #expect(Cubic(c, d, d, d).endTangent == Point(0, 1))
        #expect(Cubic(a, a, a, a).startTangent == nil)
        #expect(Cubic(a, a, a, a).endTangent == nil)
    }
}
