import StepRaster
import StepTestSupport
import Testing

/// Sides become covered areas, pixel by pixel.
@Suite struct CoverageRowTests {
    @Test func aSteepSideCutsPixelsInTwo() {
        let triangle = mask(4, 4) { $0.fill(Path((0, 0), (4, 4), (0, 4), closed: true), with: .black) }
        #expect(
            triangle == """
                50  .  .  .
                ## 50  .  .
                ## ## 50  .
                ## ## ## 50
                """)
    }

    /// 1/8, 3/8, 5/8 and 7/8 of a pixel.
    @Test func aFlatSideCrossesManyPixels() {
        let wedge = mask(5, 1) { $0.fill(Path((0, 1), (4, 0), (4, 1), closed: true), with: .black) }
        #expect(wedge == "13 38 62 87  .")
    }

    @Test func aSideOnABorderOfPixelsBelongsToOneOfThem() {
        #expect(mask(3, 1) { $0.fill(.rectangle(1, 0, 1, 1), with: .black) } == " . ##  .")
    }

    @Test func widthsBelowAPixelAddUp() {
        let bars = mask(2, 1) { canvas in
            var path = Path.rectangle(0.1, 0, 0.2, 1)
            path.append(.rectangle(0.5, 0, 0.2, 0.5))
            canvas.fill(path, with: .black)
        }
        #expect(bars == "30  .")
    }

    @Test func theLastColumnIsLikeAnyOther() {
        #expect(mask(3, 1) { $0.fill(.rectangle(2.5, 0, 0.25, 1), with: .black) } == " .  . 25")
        #expect(mask(3, 1) { $0.fill(.rectangle(2.5, 0, 9, 1), with: .black) } == " .  . 50")
    }
}
