import StepRaster
import Testing

@Suite struct RectTests {
    @Test func edgesAndCenter() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 8)
        #expect((rect.minX, rect.maxX) == (10, 40))
        #expect((rect.minY, rect.maxY) == (20, 28))
        #expect(rect.center == Point(25, 24))
    }
}
