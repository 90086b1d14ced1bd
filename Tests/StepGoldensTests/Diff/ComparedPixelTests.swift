import StepRaster
import Testing

@testable import StepGoldens

@Suite struct ComparedPixelTests {
    /// Samples that round to the picture, each its own.
    static func deep(of picture: PixelBuffer, _ random: inout RandomPictures) -> [DeepPixel] {
        picture.pixels.map { pixel in
            guard pixel.alpha > 0 else { return .zero }
            return DeepPixel(
                [pixel.red, pixel.green, pixel.blue, pixel.alpha].map {
                    UInt16(min(max(Int($0) * 257 + random.number(-128...128), 1), 65535))
                })
        }
    }

    @Test(arguments: 1...40)
    func everyFindingIsThatOfAPlainLoop(seed: Int) throws {
        var random = RandomPictures(seed: seed)
        let (expected, actual) = random.pair(isOpaque: random.chance(30))
        let e = Self.deep(of: expected, &random)
        var a = Self.deep(of: actual, &random)
        // Some are equal, some differ by the least that there is.
        for y in 0..<min(expected.height, actual.height) {
            for x in 0..<min(expected.width, actual.width) where random.chance(60) {
                a[y * actual.width + x] = e[y * expected.width + x]
                if random.chance(30) { a[y * actual.width + x].y ^= 1 }
            }
        }
        let limits = random.limits()
        let area = IgnoredArea(rectangles: random.chance(50) ? [PixelRect(x: 2, y: 1, width: 5, height: 3)] : [])
        guard min(expected.width, actual.width) > 7 || min(expected.height, actual.height) > 4 else { return }
        let diff = try ImageDiff.compare(
            expected: expected, actual: actual, deep: (e, a), limits: limits, ignoring: area)

        var greatest = 0
        for y in 0..<min(expected.height, actual.height) {
            for x in 0..<min(expected.width, actual.width) {
                let isIgnored = !area.rectangles.isEmpty && (2..<7) ~= x && (1..<4) ~= y
                let (p, q) = (e[y * expected.width + x], a[y * actual.width + x])
                let difference = isIgnored ? 0 : Self.difference(p, q)
                greatest = max(greatest, difference)
                // Whole steps of 257, rounded up.
                #expect(Int(diff.map.difference(x, y)) == (difference + 256) / 257)
                guard difference > 0 else {
                    #expect(diff.map[x, y] == (isIgnored ? .ignored : .equal))
                    continue
                }
                let distance = limits.metric == .oklab ? OklabDistance.between(p, q) : Double(difference) / 65535
                #expect(diff.map[x, y] == (distance <= limits.threshold?.value ?? -1 ? .withinThreshold : .counted))
            }
        }
        #expect(diff.greatestDeepDifference == greatest)
        #expect(Int(diff.greatestDifference) == (greatest + 256) / 257)
    }

    /// In 65535ths, premultiplied.
    private static func difference(_ p: DeepPixel, _ q: DeepPixel) -> Int {
        if p == q || (p.w == 0 && q.w == 0) { return 0 }
        func premultiplied(_ pixel: DeepPixel) -> [Int] {
            (0..<3).map { Int((Double(pixel[$0]) * Double(pixel.w) / 65535).rounded()) } + [Int(pixel.w)]
        }
        return max(1, zip(premultiplied(p), premultiplied(q)).map { abs($0 - $1) }.max() ?? 0)
    }

    @Test func aStepOf65535IsFoundWhere8BitsAreEqual() {
        let picture = PixelBuffer(width: 9, height: 5, filledWith: Pixel(red: 10, green: 20, blue: 30))
        let deep = picture.pixels.map(\.deep)
        let same = ImageDiff.compare(expected: picture, actual: picture, deep: (deep, deep))
        #expect(same.verdict == .same && same.greatestDeepDifference == 0)
        for channel in 0..<4 {
            var other = deep
            other[22][channel] ^= 1
            let diff = ImageDiff.compare(expected: picture, actual: picture, deep: (deep, other))
            #expect(diff.verdict == .different)
            #expect(diff.greatestDifference == 1 && diff.greatestDeepDifference == 1)
            #expect(diff.bounds == PixelRect(x: 4, y: 2, width: 1, height: 1))
        }
    }

    @Test func aThresholdIsAboutAll16Bits() {
        let picture = PixelBuffer(width: 1, height: 1, filledWith: Pixel(red: 10, green: 20, blue: 30))
        let deep = picture.pixels.map(\.deep)
        let other = [deep[0] &+ DeepPixel(0, 100, 0, 0)]
        func verdict(_ threshold: Double, _ metric: DiffLimits.ThresholdMetric) -> ImageDiff.Verdict {
            ImageDiff.compare(
                expected: picture, actual: picture, deep: (deep, other),
                limits: DiffLimits(threshold: .init(threshold), metric: metric)
            ).verdict
        }
        #expect(verdict(100 / 65535, .channel) == .same)
        #expect(verdict(99 / 65535, .channel) == .different)
        let distance = OklabDistance.between(deep[0], other[0])
        #expect(distance > 0.0005 && distance < 0.005)
        #expect(verdict(distance, .oklab) == .same)
        #expect(verdict(distance * 0.99, .oklab) == .different)
    }
}

extension Pixel {
    /// The same with 16 bits a channel.
    var deep: DeepPixel { DeepPixel(UInt16(red), UInt16(green), UInt16(blue), UInt16(alpha)) &* 257 }
}
