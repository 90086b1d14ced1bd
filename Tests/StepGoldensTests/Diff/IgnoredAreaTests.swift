import StepRaster
import StepSupport
import Testing

@testable import StepGoldens

@Suite struct IgnoredAreaTests {
    static let grey = Pixel(red: 100, green: 100, blue: 100)
    static let picture = PixelBuffer(width: 9, height: 7, filledWith: grey)

    /// The ignored columns of each row.
    static func ignored(_ area: IgnoredArea) throws -> [[Int]] {
        let map = try ImageDiff.compare(expected: picture, actual: picture, ignoring: area).map
        return (0..<picture.height).map { y in (0..<picture.width).filter { map[$0, y] == .ignored } }
    }

    @Test func aChangeIsFoundOutsideTheAreaAndNowhereElse() throws {
        let area = IgnoredArea(rectangles: [PixelRect(x: 2, y: 2, width: 3, height: 2)])
        for y in 0..<7 {
            for x in 0..<9 {
                var actual = Self.picture
                actual[x, y].blue += 1
                let isIgnored = (2..<5) ~= x && (2..<4) ~= y
                let diff = try ImageDiff.compare(expected: Self.picture, actual: actual, ignoring: area)
                #expect(diff.verdict == (isIgnored ? .same : .different), "\(x), \(y)")
                let figures = try DiffFigures(expected: Self.picture, actual: actual, ignoring: area)
                #expect((figures.rms == 0) == isIgnored)
                #expect((figures.oklabGreatest == 0) == isIgnored)
            }
        }
    }

    @Test(arguments: [
        (PixelRect(x: 2, y: 1, width: 3, height: 2), 2..<5, 1..<3),
        (PixelRect(x: 0, y: 0, width: 1, height: 1), 0..<1, 0..<1),
        (PixelRect(x: 8, y: 6, width: 1, height: 1), 8..<9, 6..<7),
        (PixelRect(x: -4, y: -2, width: 6, height: 5), 0..<2, 0..<3),
        (PixelRect(x: 7, y: 5, width: 100, height: 100), 7..<9, 5..<7),
        (PixelRect(x: 4, y: 6, width: .max, height: .max), 4..<9, 6..<7),
        (PixelRect(x: .min, y: 0, width: .max, height: 1), 0..<0, 0..<0),
        (PixelRect(x: 9, y: 0, width: 1, height: 7), 0..<0, 0..<0),
        (PixelRect(x: -1, y: 0, width: 1, height: 7), 0..<0, 0..<0),
        (PixelRect(x: 3, y: 3, width: 0, height: 4), 0..<0, 0..<0),
        (PixelRect(x: 3, y: 3, width: 2, height: -2), 0..<0, 0..<0),
    ])
    func aRectangleIsCutToThePicture(rectangle: PixelRect, columns: Range<Int>, rows: Range<Int>) throws {
        let found = try Self.ignored(IgnoredArea(rectangles: [rectangle]))
        #expect(found == (0..<7).map { rows.contains($0) ? Array(columns) : [] })
    }

    @Test func whatLiesInSeveralRectanglesIsIgnoredOnce() throws {
        let area = IgnoredArea(rectangles: [
            PixelRect(x: 1, y: 1, width: 3, height: 3), PixelRect(x: 2, y: 2, width: 3, height: 3),
        ])
        let pixels = try ImageDiff.compare(expected: Self.picture, actual: Self.picture, ignoring: area).pixels
        #expect(pixels.ignored == 9 + 9 - 4)
        #expect(pixels.compared == 63 - 14)
    }

    @Test(arguments: [
        (Pixel(red: 255, green: 255, blue: 255), true),
        (Pixel(red: 128, green: 128, blue: 128), true),
        (Pixel(red: 127, green: 127, blue: 127), false),
        (Pixel(red: 255, green: 255, blue: 255, alpha: 128), true),
        (Pixel(red: 255, green: 255, blue: 255, alpha: 127), false),
        (Pixel(red: 0, green: 255, blue: 0), true),
        (Pixel(red: 255, green: 0, blue: 255), false),
        (Pixel(red: 0, green: 0, blue: 0), false),
        (.clear, false),
    ])
    func aMaskIgnoresWhereItIsVisiblyPainted(paint: Pixel, isIgnored: Bool) throws {
        var mask = PixelBuffer(width: 9, height: 7)
        mask[8, 6] = paint
        let found = try Self.ignored(IgnoredArea(masks: [mask]))
        #expect(found == Array(repeating: [], count: 6) + [isIgnored ? [8] : []])
    }

    @Test func maskAndRectanglesAddUp() throws {
        var mask = PixelBuffer(width: 9, height: 7)
        for x in [0, 3] { mask[x, 0] = Pixel(red: 255, green: 255, blue: 255) }
        let area = IgnoredArea(rectangles: [PixelRect(x: 3, y: 0, width: 2, height: 1)], masks: [mask])
        #expect(try Self.ignored(area)[0] == [0, 3, 4])
    }

    @Test func severalMasksAddUp() throws {
        let masks = [0, 5].map { x in
            var mask = PixelBuffer(width: 9, height: 7)
            mask[x, 0] = Pixel(red: 255, green: 255, blue: 255)
            return mask
        }
        #expect(try Self.ignored(IgnoredArea(masks: masks))[0] == [0, 5])
    }

    @Test func onlyRegionsAreComparedButForWhatIsIgnoredInThem() throws {
        var mask = PixelBuffer(width: 9, height: 7)
        for x in [1, 8] { mask[x, 0] = Pixel(red: 255, green: 255, blue: 255) }
        let area = IgnoredArea(
            rectangles: [PixelRect(x: 3, y: 0, width: 1, height: 9)],
            regions: [PixelRect(x: 0, y: 0, width: 5, height: 1), PixelRect(x: 2, y: -1, width: 5, height: 3)],
            masks: [mask])
        let all = Array(0..<9)
        #expect(try Self.ignored(area) == [[1, 3, 7, 8], [0, 1, 3, 7, 8], all, all, all, all, all])
    }

    @Test func aRegionOutsideOfThePictureLeavesNothingToCompare() {
        let area = IgnoredArea(regions: [PixelRect(x: 9, y: 0, width: 3, height: 3)])
        let failure = #expect(throws: Failure.self) { try Self.ignored(area) }
        #expect(failure?.line == "picture: expected something left to compare, found every pixel ignored")
    }

    @Test func aMaskHasTheSizeOfTheExpectedPicture() throws {
        let wide = PixelBuffer(width: 10, height: 7, filledWith: Self.grey)
        let area = IgnoredArea(masks: [PixelBuffer(width: 10, height: 7)])
        let failure = #expect(throws: Failure.self) {
            try area.pixels(expected: Self.picture, actual: wide, of: "e.png")
        }
        #expect(
            failure?.line
                == "e.png: mask: expected 9 x 7 pixels like the expected picture, found 10 x 7")
        #expect(try ImageDiff.compare(expected: wide, actual: Self.picture, ignoring: area).verdict == .size)
    }

    /// Of 9 x 7 and 10 x 6 pixels they are the rest of row 6, and the last of the others.
    @Test func whatOnlyOnePictureHasCanBeIgnoredToo() {
        func uncovered(_ area: IgnoredArea) -> [UncoveredPixels] {
            let sizes = [PixelSize(width: 9, height: 7), PixelSize(width: 10, height: 6)]
            return [
                area.uncovered(expected: sizes[0], actual: sizes[1]),
                area.uncovered(expected: sizes[1], actual: sizes[0]),
            ]
        }
        func expected(_ count: Int, _ bounds: PixelRect?) -> [UncoveredPixels] {
            Array(repeating: UncoveredPixels(count: count, bounds: bounds), count: 2)
        }
        #expect(uncovered(IgnoredArea()) == expected(15, PixelRect(x: 0, y: 0, width: 10, height: 7)))
        let last = IgnoredArea(rectangles: [PixelRect(x: 9, y: 0, width: .max, height: .max)])
        #expect(uncovered(last) == expected(9, PixelRect(x: 0, y: 6, width: 9, height: 1)))
        let some = IgnoredArea(
            rectangles: [PixelRect(x: 0, y: 6, width: 2, height: 1)],
            regions: [PixelRect(x: -1, y: 6, width: 6, height: 9), PixelRect(x: 9, y: 5, width: 1, height: 1)])
        #expect(uncovered(some) == expected(4, PixelRect(x: 2, y: 5, width: 8, height: 2)))
        #expect(uncovered(IgnoredArea(regions: [PixelRect(x: 0, y: 0, width: 9, height: 6)])) == expected(0, nil))
        // A mask is as large as the expected picture.
        let mask = PixelBuffer(width: 9, height: 7, filledWith: Pixel(red: 255, green: 255, blue: 255))
        let masked = uncovered(IgnoredArea(masks: [mask]))[0]
        #expect(masked == UncoveredPixels(count: 6, bounds: PixelRect(x: 9, y: 0, width: 1, height: 6)))
    }

    @Test func somethingMustBeLeftToCompare() {
        let all = IgnoredArea(rectangles: [PixelRect(x: -1, y: -1, width: 100, height: 100)])
        let failure = #expect(throws: Failure.self) {
            try all.pixels(expected: Self.picture, actual: Self.picture, of: "e.png")
        }
        #expect(failure?.line == "e.png: expected something left to compare, found every pixel ignored")
    }
}
