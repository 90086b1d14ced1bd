import Testing

@testable import StepRaster

@Suite struct TranslateScaleTests {
    @Test func mapsPoints() {
        #expect(TranslateScale(translation: Point(11, 13), scale: 2)(Point(1, 10)) == Point(13, 33))
        #expect(TranslateScale.identity(Point(4, 5)) == Point(4, 5))
        #expect(TranslateScale.scale(3)(Point(4, 5)) == Point(12, 15))
        #expect(TranslateScale.translate(Point(1, -2))(Point(4, 5)) == Point(5, 3))
    }
}
