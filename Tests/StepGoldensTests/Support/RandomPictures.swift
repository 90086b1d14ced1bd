import StepRaster
import StepTestSupport

@testable import StepGoldens

/// Pictures and limits of every kind, the same ones for the same seed.
struct RandomPictures: RandomNumberGenerator {
    private var numbers: SplitMix64

    init(seed: Int) { numbers = SplitMix64(state: UInt64(seed)) }

    mutating func next() -> UInt64 { numbers.next() }

    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    /// A quarter of those that need not be opaque are transparent, with a colour that cannot be seen.
    mutating func pixel(isOpaque: Bool) -> Pixel {
        let bits = next()
        let alpha: UInt8 =
            switch isOpaque ? 0 : bits >> 62 {
            case 0: 255
            case 1: 0
            default: UInt8(truncatingIfNeeded: bits)
            }
        return Pixel(
            red: UInt8(truncatingIfNeeded: bits >> 8), green: UInt8(truncatingIfNeeded: bits >> 16),
            blue: UInt8(truncatingIfNeeded: bits >> 24), alpha: alpha)
    }

    mutating func picture(width: Int, height: Int, isOpaque: Bool = false) -> PixelBuffer {
        let pixels = (0..<width * height).map { _ in pixel(isOpaque: isOpaque) }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }

    /// Of up to 40 pixels a side: the second is the first with a share of its pixels changed, by little or by much; at
    /// times it has another size.
    mutating func pair(isOpaque: Bool = false) -> (expected: PixelBuffer, actual: PixelBuffer) {
        let expected = picture(width: number(1...40), height: number(1...40), isOpaque: isOpaque)
        var actual = expected
        let share = [0, 1, 5, 30, 100][number(0...4)]
        for i in actual.pixels.indices where chance(share) {
            if chance(50) {
                actual.pixels[i] = pixel(isOpaque: isOpaque)
            } else {
                actual.pixels[i].green ^= UInt8(number(1...15))
            }
        }
        return (expected, chance(30) ? resized(actual) : actual)
    }

    private mutating func resized(_ picture: PixelBuffer) -> PixelBuffer {
        var result = self.picture(width: number(1...40), height: number(1...40), isOpaque: true)
        for y in 0..<min(result.height, picture.height) {
            for x in 0..<min(result.width, picture.width) { result[x, y] = picture[x, y] }
        }
        return result
    }

    mutating func limits() -> DiffLimits {
        var limits = DiffLimits()
        if chance(40) { limits.maxChannelDelta = UInt8(number(0...255)) }
        if chance(40) { limits.maxDifferentPixels = .count(number(0...300)) }
        if chance(50) { limits.threshold = .init([0, 0.02, 0.1, 0.5, 1][number(0...4)]) }
        if chance(50) { limits.metric = .oklab }
        if chance(40) { limits.maxDensity = .init(pixels: number(0...30), window: number(1...45)) }
        return limits
    }

    /// Rectangles inside, across and outside the borders, empty ones too; with or without a mask.
    mutating func area(of picture: PixelBuffer) -> IgnoredArea {
        var area = IgnoredArea()
        area.rectangles = (0..<number(0...3)).map { _ in
            PixelRect(x: number(-20...40), y: number(-20...40), width: number(-5...30), height: number(-5...30))
        }
        if chance(50) {
            let mask = PixelBuffer(
                width: picture.width, height: picture.height,
                pixels: picture.pixels.map { _ in chance(20) ? Pixel(red: 255, green: 255, blue: 255) : .clear })
            area.masks = [mask]
        }
        return area
    }
}
