import StepGoldens
import StepRaster
import Testing

@testable import StepChartTesting

struct GoldenLimitsTests {
    @Test func everyLimitIsPassedOn() {
        let limits = GoldenLimits(
            maxChannelDelta: 3, maxDifferentPixels: .percent(0.5), threshold: 0.1, metric: .oklab, maxDensity: (2, 9),
            maxVisible: 0.2, ignoresAntialiasing: true, ignoring: [(1, 2, 3, 4)], reason: "a GPU draws it")
        var expected = Tolerance()
        expected.limits.maxChannelDelta = 3
        expected.limits.maxDifferentPixels = .percent(0.5)
        expected.limits.threshold = DiffLimits.Threshold(0.1)
        expected.limits.metric = .oklab
        expected.limits.maxDensity = DiffLimits.Density(pixels: 2, window: 9)
        expected.limits.ignoresAntialiasing = true
        expected.limits.maxVisible = DiffLimits.Threshold(0.2)
        expected.ignoredRectangles = [PixelRect(x: 1, y: 2, width: 3, height: 4)]
        expected.reason = "a GPU draws it"
        #expect(limits.tolerance == expected)
        #expect(
            GoldenLimits(maxDifferentPixels: .count(7), reason: "why").tolerance.limits.maxDifferentPixels == .count(7))
    }

    @Test func aNumberOfPixelsIsALimit() {
        let short = GoldenLimits(maxDifferentPixels: 7, reason: "why")
        #expect(short == GoldenLimits(maxDifferentPixels: .count(7), reason: "why"))
    }

    @Test func exactIsNoLimitAtAll() {
        #expect(GoldenLimits.exact.tolerance.isExact)
    }

    @Test(arguments: [
        (GoldenLimits(threshold: 1.1, reason: "why"), "threshold: expected a number from 0 to 1, found 1.1"),
        (GoldenLimits(threshold: .nan, reason: "why"), "threshold: expected a number from 0 to 1, found nan"),
        (
            GoldenLimits(maxDifferentPixels: .percent(101), reason: "why"),
            "maxDifferentPixels: expected a whole number >= 0 or a percentage from 0% to 100%, found 101%"
        ),
        (
            GoldenLimits(maxDifferentPixels: .count(-1), reason: "why"),
            "maxDifferentPixels: expected a whole number >= 0 or a percentage from 0% to 100%, found -1"
        ),
        (
            GoldenLimits(maxDensity: (1, 0), reason: "why"),
            "maxDensity: expected pixels / side of a square, as in 5/10, found 1/0"
        ),
        (GoldenLimits(maxChannelDelta: 1, reason: " "), "reason: expected why the limits are needed, found nothing"),
    ])
    func whatMakesNoSenseFailsTheTest(limits: GoldenLimits, words: String) throws {
        let package = try TemporaryPackage()
        try package.addGolden("swatch", .swatch)
        #expect(
            package.goldenTest().failure(of: .swatch, named: "swatch", limits: limits)?.message == "swatch: \(words)")
    }

    @Test func theSmallestShareIsTaken() throws {
        try GoldenLimits(maxDifferentPixels: .percent(1e-7), threshold: 1e-9, reason: "why").validate()
    }

    /// No window or rectangle is too large, or lies too far outside.
    @Test(arguments: [
        GoldenLimits(maxDifferentPixels: .count(.max), maxDensity: (.max, .max), reason: "why"),
        GoldenLimits(maxDensity: (.max, 1), ignoring: [(.max, .min, .max, .max)], reason: "why"),
        GoldenLimits(maxDifferentPixels: .percent(100), ignoring: [(-1, .min, .max, -1)], reason: "why"),
        GoldenLimits(ignoring: [(1, 1, .max, .max)], reason: "why"),
    ])
    func anyFiguresCanBeCompared(limits: GoldenLimits) throws {
        let package = try TemporaryPackage()
        try package.addGolden("swatch", .swatch)
        #expect(package.goldenTest().failure(of: .otherSwatch, named: "swatch", limits: limits) == nil)
    }
}
