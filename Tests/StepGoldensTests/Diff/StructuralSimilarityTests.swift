import Foundation
import StepRaster
import Testing

@testable import StepGoldens

@Suite struct StructuralSimilarityTests {
    static func ssim(_ expected: PixelBuffer, _ actual: PixelBuffer) -> Double {
        DiffFigures(expected: expected, actual: actual).ssim
    }

    /// Of scikit-image 0.26: `structural_similarity(e, a, gaussian_weights=True, sigma=1.5,
    /// use_sample_covariance=False, data_range=255)` of the luma in float64.
    @Test func agreesWithScikitImage() {
        var expected = PixelBuffer(width: 61, height: 47)
        for y in 0..<47 {
            for x in 0..<61 {
                expected[x, y] = Pixel(
                    red: UInt8((x * x + 7 * y) % 256), green: UInt8((3 * x + y * y) % 256),
                    blue: UInt8((x * y) % 256))
            }
        }
        // Fewer levels, and a dark rectangle.
        var actual = expected
        for i in actual.pixels.indices {
            actual.pixels[i].red &= 0xF0
            actual.pixels[i].green &= 0xF0
            actual.pixels[i].blue &= 0xF0
        }
        for y in 10..<25 {
            for x in 20..<32 { actual[x, y] = Pixel(red: 10, green: 20, blue: 30) }
        }
        #expect(abs(Self.ssim(expected, actual) - 0.8738625766805356) < 1e-9)
    }

    @Test(arguments: [(11, 11), (12, 30), (45, 44), (11, 50), (10, 40), (40, 3), (1, 1)])
    func isTheFormulaAsPublished(width: Int, height: Int) {
        var random = RandomPictures(seed: width)
        let expected = random.picture(width: width, height: height, isOpaque: true)
        var actual = expected
        actual.pixels[0].green ^= 255
        for i in actual.pixels.indices where random.chance(10) { actual.pixels[i] = random.pixel(isOpaque: true) }
        #expect(Self.ssim(expected, actual) < 1)
        #expect(abs(Self.ssim(expected, actual) - Self.plain(expected, actual, over: 255)) < 1e-9)
    }

    /// Whole tiles of one colour, of one colour in one picture only, and of several.
    @Test func flatAreasAreAsAllOthers() {
        var random = RandomPictures(seed: 5)
        var expected = PixelBuffer(width: 130, height: 95, filledWith: Pixel(red: 240, green: 240, blue: 240))
        var actual = PixelBuffer(width: 130, height: 95, filledWith: Pixel(red: 20, green: 30, blue: 40))
        for y in 0..<95 {
            for x in 60..<90 { expected[x, y] = random.pixel(isOpaque: true) }
        }
        for y in 60..<95 {
            for x in 100..<130 { actual[x, y] = expected[x, y] }
        }
        #expect(abs(Self.ssim(expected, actual) - Self.plain(expected, actual, over: 255)) < 1e-9)
    }

    @Test func whereAnythingIsTransparentTheWorseBackgroundCounts() {
        var random = RandomPictures(seed: 3)
        let (expected, actual) = (random.picture(width: 20, height: 17), random.picture(width: 20, height: 17))
        let plain = [0.0, 255].map { Self.plain(expected, actual, over: $0) }
        #expect(abs(Self.ssim(expected, actual) - min(plain[0], plain[1])) < 1e-9)

        // White ink cannot be seen on white.
        let ink = PixelBuffer(width: 20, height: 17, filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 200))
        #expect(Self.ssim(ink, PixelBuffer(width: 20, height: 17)) < 0.5)
    }

    /// Window by window, with variances as means of squared deviations.
    static func plain(_ expected: PixelBuffer, _ actual: PixelBuffer, over background: Double) -> Double {
        let (width, height) = (expected.width, expected.height)
        let isSmall = width < 11 || height < 11
        let (columns, rows) = isSmall ? (width, height) : (11, 11)
        let weights = (0..<columns * rows).map { (i: Int) -> Double in
            let (x, y) = (Double(i % columns) - 5, Double(i / columns) - 5)
            return isSmall ? 1 : exp(-(x * x + y * y) / (2 * 1.5 * 1.5))
        }
        let weight = weights.reduce(0, +)
        let (c1, c2) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
        var similarities: [Double] = []
        for top in 0...height - rows {
            for left in 0...width - columns {
                func window(_ picture: PixelBuffer) -> [Double] {
                    (0..<columns * rows).map { luma(picture[left + $0 % columns, top + $0 / columns], background) }
                }
                func mean(_ values: [Double]) -> Double { zip(values, weights).map { $0 * $1 }.reduce(0, +) / weight }
                let (e, a) = (window(expected), window(actual))
                let (meanE, meanA) = (mean(e), mean(a))
                let covariance = mean(zip(e, a).map { ($0 - meanE) * ($1 - meanA) })
                let variances = mean(zip(e, a).map { ($0 - meanE) * ($0 - meanE) + ($1 - meanA) * ($1 - meanA) })
                similarities.append(
                    (2 * meanE * meanA + c1) * (2 * covariance + c2)
                        / ((meanE * meanE + meanA * meanA + c1) * (variances + c2)))
            }
        }
        return similarities.reduce(0, +) / Double(similarities.count)
    }

    private static func luma(_ pixel: Pixel, _ background: Double) -> Double {
        let alpha = Double(pixel.alpha) / 255
        let luma = 0.2126 * Double(pixel.red) + 0.7152 * Double(pixel.green) + 0.0722 * Double(pixel.blue)
        return luma * alpha + background * (1 - alpha)
    }
}
