import StepRaster
import Testing

@testable import StepGoldens

@Suite struct ImageDiffTests {
    /// Every pixel of its own colour and alpha, so that no two places can be mistaken for each other.
    static func sample(width: Int, height: Int) -> PixelBuffer {
        let pixels = (0..<width * height).map { (i: Int) -> Pixel in
            Pixel(
                red: UInt8(i * 37 % 256), green: UInt8(i * 11 % 256), blue: UInt8(i * 101 % 256),
                alpha: UInt8(128 + i % 128))
        }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }

    @Test func oneChangedPixelIsDescribed() {
        let expected = PixelBuffer(width: 7, height: 5, filledWith: .init(red: 10, green: 20, blue: 30))
        var actual = expected
        actual[4, 2].green = 26

        let diff = ImageDiff.compare(expected: expected, actual: actual)

        #expect(diff.verdict == .different)
        #expect(diff.expectedSize == PixelSize(width: 7, height: 5))
        #expect(diff.actualSize == PixelSize(width: 7, height: 5))
        #expect(diff.pixels.different == 1)
        #expect(diff.greatestDifference == 6)
        #expect(diff.bounds == PixelRect(x: 4, y: 2, width: 1, height: 1))
    }

    @Test(arguments: [(0, 0), (1, 1), (6, 4)])
    func aPictureEqualsItself(width: Int, height: Int) {
        let image = Self.sample(width: width, height: height)
        let diff = ImageDiff.compare(expected: image, actual: image)
        #expect(diff.verdict == .same)
        #expect(diff.pixels.different == 0)
        #expect(diff.greatestDifference == 0)
        #expect(diff.bounds == nil)
    }

    @Test(arguments: [(0, 0), (5, 0), (0, 3), (5, 3), (2, 1)], [\Pixel.red, \.green, \.blue, \.alpha])
    func oneStepOfOneChannelIsFoundInEveryCorner(
        place: (x: Int, y: Int), channel: WritableKeyPath<Pixel, UInt8> & Sendable
    ) {
        let expected = Self.sample(width: 6, height: 4)
        var actual = expected
        actual[place.x, place.y][keyPath: channel] ^= 1

        let diff = ImageDiff.compare(expected: expected, actual: actual)
        #expect(diff.verdict == .different)
        #expect(diff.pixels.different == 1)
        #expect(diff.greatestDifference >= 1)
        #expect(diff.bounds == PixelRect(x: place.x, y: place.y, width: 1, height: 1))
    }

    @Test func theBoundsHoldEveryDifferingPixel() {
        let expected = Self.sample(width: 20, height: 10)
        var actual = expected
        for (x, y) in [(11, 2), (3, 5), (17, 7)] { actual[x, y].blue ^= 255 }
        let diff = ImageDiff.compare(expected: expected, actual: actual)
        #expect(diff.pixels.different == 3)
        #expect(diff.bounds == PixelRect(x: 3, y: 2, width: 15, height: 6))
    }

    @Test(arguments: 1..<20)
    func whichPictureIsExpectedDoesNotMatter(seed: Int) {
        // Few and faint values, so that equal, nearly equal and transparent pixels all occur.
        let images = [seed, seed + 7].map { (step: Int) -> PixelBuffer in
            let pixels = (0..<25).map { (i: Int) -> Pixel in
                Pixel(red: UInt8(i * step % 5), green: 9, blue: 200, alpha: UInt8(i * i * step % 4))
            }
            return PixelBuffer(width: 5, height: 5, pixels: pixels)
        }
        let there = ImageDiff.compare(expected: images[0], actual: images[1])
        let back = ImageDiff.compare(expected: images[1], actual: images[0])
        #expect(there == back)
        #expect(there.verdict == .different)
    }

    @Test func theColourOfNothingCannotBeSeen() {
        let clear = PixelBuffer(width: 3, height: 3)
        let tinted = PixelBuffer(
            width: 3, height: 3, filledWith: Pixel(red: 255, green: 1, blue: 7, alpha: 0))
        #expect(ImageDiff.compare(expected: clear, actual: tinted).verdict == .same)
    }

    @Test(arguments: [(4, 5), (6, 3), (2, 2)])
    func anotherSizeIsItsOwnVerdict(width: Int, height: Int) {
        let expected = PixelBuffer(width: 4, height: 3, filledWith: .init(red: 1, green: 2, blue: 3))
        var actual = PixelBuffer(width: width, height: height, filledWith: .init(red: 1, green: 2, blue: 3))

        let grown = ImageDiff.compare(expected: expected, actual: actual)
        #expect(grown.verdict == .size)
        #expect(grown.actualSize == PixelSize(width: width, height: height))
        #expect(grown.pixels.different == 0)

        actual[1, 1].red = 251
        let changed = ImageDiff.compare(expected: expected, actual: actual)
        #expect(changed.verdict == .size)
        #expect(changed.pixels.different == 1)
        #expect(changed.greatestDifference == 250)
        #expect(changed.bounds == PixelRect(x: 1, y: 1, width: 1, height: 1))
    }
}
