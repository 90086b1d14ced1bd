import StepRaster
import Testing

@testable import StepGoldens

@Suite struct ImageDiffSummaryTests {
    static let grey = Pixel(red: 100, green: 100, blue: 100)
    static let expected = PixelBuffer(width: 20, height: 10, filledWith: grey)

    /// Four pixels in a row that differ by 1, 5, 20 and 40.
    static let actual: PixelBuffer = {
        var picture = expected
        for (x, difference) in [1, 5, 20, 40].enumerated() { picture[3 + x, 7].green += UInt8(difference) }
        return picture
    }()

    @Test(arguments: [
        (DiffLimits(), "4 pixels differ by up to 40; all within 4 x 1 pixels at 3, 7"),
        (
            DiffLimits(maxDifferentPixels: .count(3)),
            "4 pixels differ by up to 40, max-different-pixels allows 3; all within 4 x 1 pixels at 3, 7"
        ),
        (DiffLimits(maxDifferentPixels: .percent(2)), "4 pixels differ by up to 40, all limits hold"),
        (
            DiffLimits(maxChannelDelta: 39),
            "4 pixels differ by up to 40, max-channel-delta allows 39; all within 4 x 1 pixels at 3, 7"
        ),
        (
            DiffLimits(maxDifferentPixels: .count(1), threshold: .init(5.0 / 255)),
            "4 pixels differ by up to 40, 2 of them count, max-different-pixels allows 1; all within 2 x 1 pixels at 5, 7"
        ),
        (
            DiffLimits(threshold: .init(20.0 / 255)),
            "4 pixels differ by up to 40, 1 of them counts; at 6, 7"
        ),
        (DiffLimits(threshold: .init(1)), "4 pixels differ by up to 40, none of them counts, all limits hold"),
        (
            DiffLimits(maxDensity: .init(pixels: 2, window: 3)),
            "4 pixels differ by up to 40, 3 within 3 x 3 pixels at 3, 5, max-density allows 2; "
                + "all within 4 x 1 pixels at 3, 7"
        ),
    ])
    func namesCountsLimitAndPlace(limits: DiffLimits, summary: String) {
        #expect(ImageDiff.compare(expected: Self.expected, actual: Self.actual, limits: limits).summary == summary)
    }

    @Test func saysThatNothingDiffers() throws {
        #expect(ImageDiff.compare(expected: Self.expected, actual: Self.expected).summary == "no pixel differs")
        let row = IgnoredArea(rectangles: [PixelRect(x: 0, y: 7, width: 20, height: 1)])
        let diff = try ImageDiff.compare(expected: Self.expected, actual: Self.actual, ignoring: row)
        #expect(diff.summary == "no compared pixel differs")
    }

    @Test func tellsOfLessThanAStep() {
        let deep = Self.expected.pixels.map(\.deep)
        var other = deep
        other[23].x += 256
        let diff = ImageDiff.compare(expected: Self.expected, actual: Self.expected, deep: (deep, other))
        #expect(diff.summary == "1 pixel differs by less than one step of 255, at 16 bits; at 3, 1")
        other[23].x += 1
        let step = ImageDiff.compare(expected: Self.expected, actual: Self.expected, deep: (deep, other))
        #expect(step.summary == "1 pixel differs by up to 1; at 3, 1")
    }

    @Test func tellsBothSizes() {
        let wider = PixelBuffer(width: 21, height: 7, filledWith: Self.grey)
        #expect(
            ImageDiff.compare(expected: Self.expected, actual: wider).summary
                == "expected 20 x 10 pixels, found 21 x 7 pixels; where both are, no pixel differs")
        let higher = PixelBuffer(width: 20, height: 11)
        #expect(
            ImageDiff.compare(expected: Self.expected, actual: higher).summary
                == "expected 20 x 10 pixels, found 20 x 11 pixels; where both are, 200 pixels differ by up to 255; "
                + "all within 20 x 10 pixels at 0, 0")
    }
}
