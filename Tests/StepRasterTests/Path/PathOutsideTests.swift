import StepRaster
import StepTestSupport
import Testing

@Suite struct PathOutsideTests {
    private static let box = Rect(x: 10, y: -5, width: 10, height: 10)

    @Test func aLineIsInterrupted() {
        let line = Path(elements: [.move(Point(0, 0)), .line(Point(30, 0))])
        #expect(line.outside(Self.box).description == "M0,0L10,0M20,0L30,0")
        let slanted = Path(elements: [.move(Point(5, -10)), .line(Point(25, 10)), .line(Point(25, 20))])
        #expect(slanted.outside(Self.box).description == "M5,-10L10,-5M20,5L25,10L25,20")
        // It begins or ends inside, or touches a side.
        #expect(
            Path(elements: [.move(Point(15, 0)), .line(Point(15, 9))]).outside(Self.box).description == "M15,5L15,9")
        #expect(
            Path(elements: [.move(Point(10, 9)), .line(Point(10, 0))]).outside(Self.box).description == "M10,9L10,0")
    }

    @Test func aCurveIsInterrupted() {
        let curve = Path(elements: [.move(Point(0, 0)), .cubic(Point(10, 1), Point(20, -1), Point(30, 0))])
        let ends = curve.outside(Self.box).elements.compactMap(\.end)
        #expect(zip(ends, [0, 10, 20, 30.0]).allSatisfy { abs($0.x - $1) <= 1e-5 } && ends.count == 4)
    }

    /// A move that nothing follows is a dot.
    @Test func dotsStayOutside() {
        let dots = Path(elements: [.move(Point(0, 0)), .move(Point(15, 0)), .move(Point(30, 0)), .line(Point(40, 0))])
        #expect(dots.outside(Self.box).description == "M0,0M30,0L40,0")
    }

    @Test func whatLiesBesideStays() {
        let beside = Path(elements: [.move(Point(0, 0)), .line(Point(9, 40))])
        #expect(beside.outside(Self.box).elements.compactMap(\.end) == [Point(0, 0), Point(9, 40)])
        let inside = Path(elements: [.move(Point(11, 0)), .line(Point(19, 1))])
        #expect(inside.outside(Self.box).isEmpty)
    }
}
