import StepRaster
import StepTestSupport
import Testing

@testable import StepGoldens

@Suite struct DiffRegionsTests {
    static func regions(_ places: [(Int, Int)]) -> Int {
        let expected = PixelBuffer(width: 60, height: 60, filledWith: Pixel(red: 1, green: 2, blue: 3))
        var actual = expected
        for (x, y) in places { actual[x, y].green = 9 }
        return DiffRegions(of: ImageDiff.compare(expected: expected, actual: actual).map).count
    }

    @Test(arguments: [(9, 0, 1), (10, 0, 2), (0, 9, 1), (0, 10, 2), (9, 9, 1), (-9, 9, 1), (-10, 1, 2)])
    func eightPixelsDoNotPartARegion(x: Int, y: Int, count: Int) {
        #expect(Self.regions([(30, 20), (30 + x, 20 + y)]) == count)
    }

    @Test func aMovedLabelIsOneRegion() {
        func label(_ x: Double) -> PixelBuffer {
            InkScene(inks: [.text("1 2 3", at: Point(x, 50), size: 14, color: Pixel(red: 0, green: 0, blue: 0))])
                .image()
        }
        for distance in [4.0, 20, 36] {
            let diff = ImageDiff.compare(expected: label(15), actual: label(15 + distance))
            #expect(DiffRegions(of: diff.map).count == 1, "\(distance)")
        }
    }
}
