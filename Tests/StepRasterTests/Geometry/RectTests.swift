import StepRaster
import Testing

@Suite struct RectTests {
    @Test func edgesAndCenter() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 8)
        #expect((rect.maxX, rect.maxY) == (40, 28))
        #expect(rect.center == Point(25, 24))
    }

    /// From 10 to 30 and from 20 to 25; the corner at (30, 25) is 5 from (33, 29).
    @Test(arguments: [
        (20.0, 22.0, 0.1, true), (20, 22, 0, false), (33, 29, 5, false), (33, 29, 5.01, true), (4, 22, 6, false),
        (4, 22, 6.01, true), (20, 30, 4.99, false), (20, 15, 5.01, true), (35, 30, 5.01, false),
    ])
    func discsTouchWhereTheyReach(x: Double, y: Double, radius: Double, touches: Bool) {
        let rect = Rect(x: 10, y: 20, width: 20, height: 5)
        #expect(rect.touchesDisc(Point(x, y), radius: radius) == touches)
    }
}
