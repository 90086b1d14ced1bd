import StepTestSupport
import Testing

@testable import StepRaster

/// Blending, against Double arithmetic that is rounded once.
@Suite struct BandTests {
    @Test func sourceOver() {
        let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(blend([half], on: .white) == Pixel(red: 255, green: 128, blue: 128))
        #expect(blend([half], on: .clear) == Pixel(red: 255, green: 0, blue: 0, alpha: 128))
        #expect(blend([half, half], on: .clear) == Pixel(red: 255, green: 0, blue: 0, alpha: 191))
        #expect(blend([.white, half], on: .black) == Pixel(red: 255, green: 128, blue: 128))
    }

    /// Many layers lose nothing: only the result is rounded.
    @Test(arguments: 0..<40)
    func layersAreRoundedOnce(seed: Int) {
        var random = Noise(numbers: XorShift(seed: UInt64(seed)))
        let background = seed % 3 == 0 ? Color.white : seed % 3 == 1 ? .clear : random.color()
        let layers = (0...seed % 12).map { _ in random.color() }
        let pixel = blend(layers, on: background)

        let exact = layers.reduce(
            [background.red, background.green, background.blue].map { $0 * background.alpha } + [background.alpha]
        ) {
            below, color in
            zip([color.red, color.green, color.blue, 1], below).map { $0 * color.alpha + $1 * (1 - color.alpha) }
        }
        let levels = exact.prefix(3).map { $0 / exact[3] * 255 } + [exact[3] * 255]
        for (found, level) in zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], levels) {
            #expect(abs(Double(found) - level) < 0.501, "\(pixel) for \(levels)")
        }
    }

    /// A pixel that rounds to nothing has no colour either, ties included, which go to even.
    @Test(
        arguments: [(Float(0.5).nextDown, 0), (0.5, 0), (Float(0.5).nextUp, 1), (1.5, 2), (2.5, 2)] as [(Float, UInt8)])
    func whatIsHardlyThere(alpha: Float, level: UInt8) {
        let pixel = Pixel(SIMD4(repeating: alpha))
        #expect(pixel == (level == 0 ? .clear : Pixel(red: 255, green: 255, blue: 255, alpha: level)))
    }

    /// Coverage scales alpha: an edge over a colour is their mean, weighted by area.
    @Test(arguments: [0.1, 0.25, 0.5, 0.9])
    func coverageScalesAlpha(part: Double) {
        var canvas = Canvas(size: Size(1, 1), scale: 1, background: Color(red: 0.2, green: 0.4, blue: 1))
        canvas.fill(.rectangle(0, 0, part, 1), with: .solid(Color(red: 1, green: 0.6, blue: 0, alpha: 0.8)))
        let pixel = canvas.image()[0, 0]
        let alpha = part * 0.8
        for (found, (over, under)) in zip([pixel.red, pixel.green, pixel.blue], [(1, 0.2), (0.6, 0.4), (0, 1)]) {
            #expect(abs(Double(found) - (over * alpha + under * (1 - alpha)) * 255) < 0.501)
        }
        #expect(pixel.alpha == 255)
    }

    /// Rows of many pixels, inked here and there: what is beside the ink stays background.
    @Test(arguments: [1, 7, 8, 9, 63, 64, 65, 511, 512, 513, 1030])
    func anyWidth(width: Int) {
        for place in Set([0, width / 2, width - 1]) {
            var canvas = Canvas(size: Size(Double(width), 2), scale: 1, background: .white)
            canvas.fill(.rectangle(Double(place), 1, 1, 1), with: .solid(.black))
            let image = canvas.image()
            #expect(image.pixels.indices.filter { image.pixels[$0].red != 255 } == [width + place])
        }
    }

    /// A pixel that all the layers cover.
    private func blend(_ layers: [Color], on background: Color) -> Pixel {
        var canvas = Canvas(size: Size(1, 1), scale: 1, background: background)
        for layer in layers { canvas.fill(.rectangle(-1, -1, 3, 3), with: .solid(layer)) }
        return canvas.image()[0, 0]
    }
}

private struct Noise {
    var numbers: XorShift

    mutating func color() -> Color {
        Color(red: number(), green: number(), blue: number(), alpha: 0.05 + 0.95 * number())
    }

    private mutating func number() -> Double {
        Double(numbers.next() >> 11) / 9_007_199_254_740_992
    }
}
