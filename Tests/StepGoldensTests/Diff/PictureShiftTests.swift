import StepRaster
import StepTestSupport
import Testing

@testable import StepGoldens

@Suite struct PictureShiftTests {
    static let white = Pixel(red: 255, green: 255, blue: 255)

    static func chart(_ x: Double = 0, _ y: Double = 0) -> PixelBuffer {
        InkScene(inks: [
            .text("12,345", at: Point(15.2, 50.4), size: 22, color: Pixel(red: 0, green: 0, blue: 0)),
            .disc(Point(90, 30), radius: 9, color: Pixel(red: 0, green: 122, blue: 255)),
        ]).image(.moved(x, y))
    }

    static func shift(_ expected: PixelBuffer, _ actual: PixelBuffer, _ limits: DiffLimits = DiffLimits()) -> [Int]? {
        ImageDiff.compare(expected: expected, actual: actual, limits: limits).shift.map { [$0.x, $0.y] }
    }

    @Test(arguments: [(1, 0), (-1, 0), (0, 1), (3, -2), (-8, 8), (8, 8)])
    func isHowTheActualPictureMoved(x: Int, y: Int) {
        #expect(Self.shift(Self.chart(), Self.chart(Double(x), Double(y))) == [x, y])
        let diff = ImageDiff.compare(expected: Self.chart(), actual: Self.chart(Double(x), Double(y)))
        #expect(diff.verdict == .different)
        #expect(diff.summary.hasSuffix("; shifted by \(x), \(y)"))
    }

    /// What comes in at the border is not asked about.
    @Test(arguments: 1...5)
    func noiseMovesToo(seed: Int) {
        var random = RandomPictures(seed: seed)
        let large = random.picture(width: 60, height: 50)
        func part(_ left: Int, _ top: Int) -> PixelBuffer {
            var part = PixelBuffer(width: 40, height: 30)
            for y in 0..<30 { for x in 0..<40 { part[x, y] = large[left + x, top + y] } }
            return part
        }
        let (x, y) = (random.number(-8...8), random.number(1...8))
        #expect(Self.shift(part(10, 10), part(10 - x, 10 - y)) == [x, y])
        // The one pixel that did not move along.
        var other = part(10 - x, 10 - y)
        other[20, 15].green ^= 128
        other[20, 15].alpha = 255
        #expect(Self.shift(part(10, 10), other) == nil)
        #expect(Self.shift(part(10, 10), other, DiffLimits(maxDifferentPixels: .count(1))) == [x, y])
    }

    @Test func equalPicturesAndOtherSizesAreNotShifted() {
        #expect(Self.shift(Self.chart(), Self.chart()) == nil)
        var larger = Self.chart(1, 0)
        larger = PixelBuffer(
            width: larger.width, height: larger.height + 1,
            pixels: larger.pixels + Array(repeating: Self.white, count: larger.width))
        #expect(Self.shift(Self.chart(), larger) == nil)
    }

    @Test(arguments: [(9, 0), (0, -9), (20, 3)])
    func nothingIsSaidOfFartherShifts(x: Int, y: Int) {
        #expect(Self.shift(Self.chart(), Self.chart(Double(x), Double(y))) == nil)
    }

    @Test func uniformPicturesClaimNone() {
        let picture = PixelBuffer(width: 40, height: 30, filledWith: Self.white)
        let other = PixelBuffer(width: 40, height: 30, filledWith: Pixel(red: 250, green: 255, blue: 255))
        #expect(Self.shift(picture, other) == nil)
        // Dots that would leave the picture, or come into it.
        for (x, y) in [(0, 0), (2, 15), (39, 29), (20, 15)] {
            var dotted = picture
            dotted[x, y] = Pixel(red: 0, green: 0, blue: 0)
            #expect(Self.shift(picture, dotted) == nil, "\(x), \(y)")
            #expect(Self.shift(dotted, picture) == nil, "\(x), \(y)")
        }
    }

    /// Whatever else it could be as well.
    @Test func theShortestShiftIsTold() {
        var stripes = PixelBuffer(width: 40, height: 30, filledWith: Self.white)
        for y in 0..<30 { for x in 0..<40 where y % 4 < 2 { stripes[x, y] = Pixel(red: 0, green: 0, blue: 0) } }
        var moved = stripes
        for y in 1..<30 { for x in 0..<40 { moved[x, y] = stripes[x, y - 1] } }
        #expect(Self.shift(stripes, moved) == [0, 1])
    }

    @Test func ignoredPlacesAndDeepSamplesStayWhatTheyAre() throws {
        let (expected, actual) = (Self.chart(), Self.chart(2, 1))
        var spoilt = actual
        spoilt[50, 45] = Pixel(red: 9, green: 200, blue: 9)
        let spot = IgnoredArea(rectangles: [PixelRect(x: 48, y: 44, width: 1, height: 1)])
        #expect(try ImageDiff.compare(expected: expected, actual: spoilt, ignoring: spot).shift?.x == 2)
        #expect(Self.shift(expected, spoilt) == nil)

        let e = expected.pixels.map(\.deep)
        var a = actual.pixels.map(\.deep)
        #expect(ImageDiff.compare(expected: expected, actual: actual, deep: (e, a)).shift?.y == 1)
        a[45 * actual.width + 60].x ^= 1
        #expect(ImageDiff.compare(expected: expected, actual: actual, deep: (e, a)).shift == nil)
    }
}
