import StepRaster
import Testing

@Suite struct PointTests {
    @Test func arithmetic() {
        let (a, b) = (Point(3, 4), Point(-1, 2))
        #expect(a + b == Point(2, 6))
        #expect(a - b == Point(4, 2))
        #expect(a * 2 == Point(6, 8))
        #expect(-a == Point(-3, -4))
        #expect(a.length == 5)
        #expect(a.dot(b) == 5)
        #expect(a.lerp(b, 0.25) == Point(2, 3.5))
    }

    /// With y down, from right to down is clockwise.
    @Test func crossIsPositiveClockwise() {
        #expect(Point(1, 0).cross(Point(0, 1)) == 1)
        #expect(Point(0, 1).cross(Point(1, 0)) == -1)
    }

    @Test(arguments: [(1, 2, true), (-1e11, 1e11, true), (.nan, 2, false), (1, .infinity, false), (1, -1e13, false)])
    func isDrawableWantsBothCoordinatesWithinReach(x: Double, y: Double, expected: Bool) {
        #expect(Point(x, y).isDrawable == expected)
    }
}
