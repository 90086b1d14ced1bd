import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepGoldens

/// Beside FLIP itself it is tested by Tests/Checks/visible.py.
@Suite struct VisibleDifferenceTests {
    static func plain(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) -> PixelBuffer {
        PixelBuffer(width: 30, height: 20, filledWith: Pixel(red: red, green: green, blue: blue, alpha: alpha))
    }

    static func visible(
        _ expected: PixelBuffer, _ actual: PixelBuffer, limits: DiffLimits = DiffLimits(),
        at pixelsPerDegree: Double = 67
    ) -> VisibleDifference {
        let diff = ImageDiff.compare(expected: expected, actual: actual, limits: limits)
        return VisibleDifference(expected, actual, diff.map, .init(pixelsPerDegree))
    }

    /// The ends of the scale, as NVIDIA's program has them.
    @Test func theScaleIsThatOfFLIP() {
        let (white, black) = (Self.plain(255, 255, 255), Self.plain(0, 0, 0))
        #expect(abs(Self.visible(Self.plain(0, 255, 0), Self.plain(0, 0, 255)).greatest - 1) < 1e-5)
        #expect(abs(Self.visible(white, black).greatest - 0.96739) < 1e-5)
        #expect(Self.visible(white, black).pixels == 600)
        #expect(Self.visible(white, white) == Self.visible(black, black))
        #expect(Self.visible(white, white).greatest == 0)
        let step = Self.visible(Self.plain(128, 128, 128), Self.plain(129, 129, 129))
        #expect(abs(step.greatest - 0.02987) < 1e-4)
        #expect(step.pixels == 0)
    }

    /// Only what is near pixels that differ is looked at, and nothing is lost by that.
    @Test(arguments: [10.0, 67, 130], 1...6)
    func whatIsFarFromDifferencesNeedNoLook(pixelsPerDegree: Double, seed: Int) {
        var random = RandomPictures(seed: seed)
        let expected = random.picture(width: 170, height: 130, isOpaque: seed % 2 == 0)
        var actual = expected
        for _ in 0..<random.number(1...4) {
            actual[random.number(0...169), random.number(0...129)] = random.pixel(isOpaque: seed % 2 == 0)
        }
        let diff = ImageDiff.compare(expected: expected, actual: actual)
        let model = FLIPModel(pixelsPerDegree: pixelsPerDegree)
        let all = model.errors(expected, actual, diff.map.size, in: PixelRect(x: 0, y: 0, width: 170, height: 130))
        let found = Self.visible(expected, actual, at: pixelsPerDegree)
        #expect(found.greatest == Double(all.max() ?? 0))
        #expect(found.greatest > 0)
        #expect(found.pixels == all.count { Double($0) > VisibleDifference.noticeable })
    }

    /// The errors of two plain areas are found by one pixel: they are those that each pixel has.
    @Test(arguments: [255, 128] as [UInt8])
    func plainAreasHaveTheErrorOfEachPixel(alpha: UInt8) {
        var expected = PixelBuffer(width: 100, height: 60, filledWith: Pixel(red: 250, green: 240, blue: 255))
        var actual = PixelBuffer(width: 100, height: 60, filledWith: Pixel(red: 9, green: 99, blue: 8, alpha: alpha))
        // With these pixels, the whole is not plain.
        expected[95, 50] = Pixel(red: 255, green: 0, blue: 0)
        actual[96, 51] = Pixel(red: 0, green: 0, blue: 255)
        let size = PixelSize(of: expected)
        let model = FLIPModel(pixelsPerDegree: 67)
        let all = model.errors(expected, actual, size, in: PixelRect(x: 0, y: 0, width: 100, height: 60))
        let left = model.errors(expected, actual, size, in: PixelRect(x: 0, y: 0, width: 40, height: 60))
        for y in 0..<60 { #expect(left[40 * y..<40 * (y + 1)] == all[100 * y..<100 * y + 40]) }
        #expect(Set(left).count == 1 && left[0] > 0)
        #expect(Set(all).count > 1)
    }

    /// A window of one pixel needs one sum, so none is copied: its error is found without the shortcut.
    @Test(arguments: 1...3)
    func whatRepeatsHasTheErrorsOfPixelsByThemselves(seed: Int) {
        var random = RandomPictures(seed: seed)
        var expected = PixelBuffer(width: 64, height: 56, filledWith: random.pixel(isOpaque: true))
        var actual = PixelBuffer(width: 64, height: 56, filledWith: random.pixel(isOpaque: true))
        for _ in 0..<3 {
            let color = random.pixel(isOpaque: true)
            let x = random.number(0...50)
            let y = random.number(0...45)
            for row in y..<y + 6 {
                for column in x..<x + 9 { expected[column, row] = color }
                actual[x, row] = color
            }
        }
        let size = PixelSize(of: expected)
        let model = FLIPModel(pixelsPerDegree: 67)
        let all = model.errors(expected, actual, size, in: PixelRect(x: 0, y: 0, width: 64, height: 56))
        for y in 0..<56 {
            for x in 0..<64 {
                let one = model.errors(expected, actual, size, in: PixelRect(x: x, y: y, width: 1, height: 1))
                #expect(one == [all[64 * y + x]], "\(x), \(y)")
            }
        }
        #expect(Set(all).count > 500)
    }

    /// From the top, tile by tile, of which each has 60 pixels a side here.
    @Test(arguments: [(0, 0), (1, 3600), (3600, 3600), (3601, 7200), (7201, 10800), (10800, 10800)])
    func noMoreIsLookedAtThanMayBe(most: Int, pixels: Int) {
        let white = PixelBuffer(width: 60, height: 180, filledWith: Pixel(red: 255, green: 255, blue: 255))
        let black = PixelBuffer(width: 60, height: 180, filledWith: Pixel(red: 0, green: 0, blue: 0))
        let map = ImageDiff.compare(expected: white, actual: black).map
        let found = VisibleDifference(white, black, map, .usual, most: most)
        #expect(found.pixels == pixels)
        #expect(found.isPartial == (pixels < 10800))
        #expect(VisibleDifference(white, black, map, .usual, most: most, threads: 2) == found)
    }

    @Test func theNumberOfThreadsChangesNothing() {
        var random = RandomPictures(seed: 8)
        let expected = random.picture(width: 150, height: 130, isOpaque: true)
        let actual = random.picture(width: 150, height: 130, isOpaque: true)
        let map = ImageDiff.compare(expected: expected, actual: actual).map
        let found = VisibleDifference(expected, actual, map, .usual)
        for threads in 2...5 {
            #expect(VisibleDifference(expected, actual, map, .usual, threads: threads) == found)
        }
        #expect(found.pixels > 10000)
    }

    @Test func aDotIsLessVisibleFromFarAway() {
        let white = Self.plain(255, 255, 255)
        var dot = white
        dot[12, 9] = Pixel(red: 0, green: 0, blue: 0)
        let near = Self.visible(white, dot, at: 25)
        let usual = Self.visible(white, dot)
        let far = Self.visible(white, dot, at: 120)
        #expect(near.greatest > usual.greatest && usual.greatest > far.greatest)
        #expect(abs(usual.greatest - 0.28338) < 1e-4)
    }

    /// What is no difference, is none that can be seen beside it either.
    @Test func whatIsLeftOutIsTakenAsExpected() throws {
        let white = Self.plain(255, 255, 255)
        var actual = white
        for y in 3..<15 { actual[10, y] = Pixel(red: 0, green: 0, blue: 0) }
        let area = IgnoredArea(rectangles: [PixelRect(x: 10, y: 3, width: 1, height: 12)])
        let ignoring = try ImageDiff.compare(expected: white, actual: actual, ignoring: area)
        #expect(VisibleDifference(white, actual, ignoring.map, .usual).greatest == 0)
        actual[25, 5] = Pixel(red: 0, green: 0, blue: 0)
        var dot = white
        dot[25, 5] = actual[25, 5]
        let one = try ImageDiff.compare(expected: white, actual: actual, ignoring: area)
        #expect(VisibleDifference(white, actual, one.map, .usual) == Self.visible(white, dot))

        let line = InkScene(inks: [.line(EdgeTileTests.slope, width: 3, color: EdgeTileTests.blue)])
        let sides = (line.image(), line.image(.sampled(4)))
        #expect(Self.visible(sides.0, sides.1).greatest > 0)
        #expect(Self.visible(sides.0, sides.1, limits: DiffLimits(ignoresAntialiasing: true)).greatest == 0)
        // What is within a threshold can be seen all the same.
        #expect(
            Self.visible(sides.0, sides.1, limits: DiffLimits(threshold: .init(1))) == Self.visible(sides.0, sides.1))
    }

    @Test func transparentPixelsAreSeenOverBlackAndOverWhite() {
        let black = Self.plain(0, 0, 0, alpha: 0)
        let most = Self.visible(Self.plain(255, 255, 255), Self.plain(0, 0, 0))
        #expect(Self.visible(black, Self.plain(0, 0, 0)) == most)
        #expect(Self.visible(black, Self.plain(255, 255, 255)) == most)
        #expect(Self.visible(black, Self.plain(200, 0, 9, alpha: 0)).greatest == 0)
    }

    @Test func aLimitDecides() throws {
        let (one, other) = (Self.plain(128, 128, 128), Self.plain(129, 129, 129))
        func diff(_ limits: DiffLimits) -> ImageDiff {
            ImageDiff.compare(expected: one, actual: other, limits: limits)
        }
        #expect(diff(DiffLimits(maxVisible: .init(0.03))).verdict == .same)
        let broken = diff(DiffLimits(maxVisible: .init(0.029)))
        #expect(broken.verdict == .different)
        #expect(
            broken.summary == "600 pixels differ by up to 1, visible by 0.030, max-visible allows 0.029; "
                + "all within 30 x 20 pixels at 0, 0")
        let limit = try #require(broken.decidedBy)
        #expect(limit.name == .maxVisible && limit.allowed == 0.029)
        #expect(limit.found == broken.visible?.greatest)
        #expect("\(limit)" == "max-visible: 0.029 allowed, 0.03 found")
        // Beside a threshold no pixel may be counted.
        #expect(diff(DiffLimits(threshold: .init(0), maxVisible: .init(1))).verdict == .different)
        #expect(diff(DiffLimits(maxDifferentPixels: .count(9), maxVisible: .init(1))).verdict == .different)
        #expect(diff(DiffLimits(maxVisible: .init(1), pixelsPerDegree: .init(25))).visible?.pixelsPerDegree.value == 25)
        #expect(diff(DiffLimits()).visible == nil)
    }

    @Test func anotherOrderIsAsVisible() {
        var random = RandomPictures(seed: 5)
        for _ in 0..<20 {
            let (one, other) = random.pair()
            #expect(Self.visible(one, other) == Self.visible(other, one))
        }
    }
}
