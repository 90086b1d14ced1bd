import Foundation
import StepRaster
import Testing

@testable import StepGoldens

@Suite struct DiffFiguresTests {
    @Test(arguments: [1, 2, 51, 255] as [UInt8])
    func allPixelsOffByTheSameHaveFiguresInClosedForm(step: UInt8) {
        let black = PixelBuffer(width: 20, height: 15, filledWith: Pixel(red: 0, green: 0, blue: 0))
        let lighter = PixelBuffer(width: 20, height: 15, filledWith: Pixel(red: step, green: step, blue: step))
        let figures = DiffFigures(expected: black, actual: lighter)
        #expect(figures.meanDifference == Double(step))
        #expect(figures.rms == Double(step))
        #expect(abs(figures.psnr - 20 * log10(255 / Double(step))) < 1e-12)
        #expect(abs(figures.oklabMean - figures.oklabGreatest) < 1e-12)
    }

    /// The mean square is 255² / values, so that PSNR is 10 log10(values).
    @Test(arguments: [(1, 1), (10, 10), (125, 40)])
    func aFullStepOfOneChannelOfOnePixelHasFiguresInClosedForm(width: Int, height: Int) {
        let expected = PixelBuffer(width: width, height: height, filledWith: Pixel(red: 0, green: 0, blue: 0))
        var actual = expected
        actual[width - 1, height - 1].blue = 255
        let values = Double(3 * width * height)
        let figures = DiffFigures(expected: expected, actual: actual)
        #expect(abs(figures.psnr - 10 * log10(values)) < 1e-12)
        #expect(abs(figures.meanDifference - 255 / values) < 1e-12)
    }

    @Test(arguments: [(0, 0), (1, 1), (5, 30), (40, 25)])
    func equalPicturesAreApartByNothing(width: Int, height: Int) {
        var random = RandomPictures(seed: width)
        let picture = random.picture(width: width, height: height)
        let figures = DiffFigures(expected: picture, actual: picture)
        #expect(figures.meanDifference == 0)
        #expect(figures.rms == 0)
        #expect(figures.psnr == .infinity)
        #expect(figures.oklabGreatest == 0)
        #expect(figures.oklabMean == 0)
    }

    @Test(arguments: 1...60)
    func everyFigureIsThatOfAPlainLoop(seed: Int) throws {
        var random = RandomPictures(seed: seed)
        let (expected, actual) = random.pair(isOpaque: random.chance(40))
        let area = IgnoredArea(rectangles: random.chance(50) ? [PixelRect(x: 1, y: -1, width: 5, height: 9)] : [])
        let plain = PlainDiff(expected, actual, DiffLimits(), area)
        guard plain.compared > 0 else { return }
        let figures = try DiffFigures(expected: expected, actual: actual, ignoring: area)

        var pixels: [(Pixel, Pixel)] = []
        for y in 0..<plain.height {
            for x in 0..<plain.width where !plain.ignored.contains(where: { $0 == (x, y) }) {
                pixels.append((expected[x, y], actual[x, y]))
            }
        }
        let channels = pixels.allSatisfy { $0.alpha == 255 && $1.alpha == 255 } ? 3 : 4
        let differences = pixels.flatMap { e, a in
            zip(PlainDiff.premultiplied(e), PlainDiff.premultiplied(a)).prefix(channels).map { Double(abs($0 - $1)) }
        }
        let mean = differences.reduce(0, +) / Double(differences.count)
        let rms = (differences.map { $0 * $0 }.reduce(0, +) / Double(differences.count)).squareRoot()
        #expect(abs(figures.meanDifference - mean) < 1e-9)
        #expect(abs(figures.rms - rms) < 1e-9)
        #expect(rms == 0 ? figures.psnr == .infinity : abs(figures.psnr - 20 * log10(255 / rms)) < 1e-9)
        check(figures, isOklabOf: pixels)
    }

    /// More colours than are kept.
    @Test func manyColorsAreToldApart() {
        var random = RandomPictures(seed: 11)
        let (expected, actual) = (random.picture(width: 200, height: 100), random.picture(width: 200, height: 100))
        check(
            DiffFigures(expected: expected, actual: actual), isOklabOf: Array(zip(expected.pixels, actual.pixels)))
    }

    private func check(_ figures: DiffFigures, isOklabOf pixels: [(Pixel, Pixel)]) {
        let oklab = pixels.map { OklabDistance.between($0, $1) }
        #expect(figures.oklabGreatest == oklab.max())
        #expect(abs(figures.oklabMean - oklab.reduce(0, +) / Double(oklab.count)) < 1e-12)
    }
}
