import Testing

@testable import StepRaster

@Suite struct PixelTests {
    /// All 65,536 pairs of colour and alpha: painted on nothing, a colour comes back as it was.
    @Test func everyColourOfEveryAlphaSurvives() {
        var wrong: [(UInt8, UInt8)] = []
        for alpha in UInt8.min...UInt8.max {
            for level in UInt8.min...UInt8.max {
                let color = Color(red: Double(level) / 255, green: 0, blue: 1, alpha: Double(alpha) / 255)
                let expected = alpha == 0 ? Pixel.clear : Pixel(red: level, green: 0, blue: 255, alpha: alpha)
                if Pixel(color.premultiplied) != expected { wrong.append((level, alpha)) }
            }
        }
        #expect(wrong.isEmpty)
    }

    /// Whole premultiplied levels against the exact quotient: never further away than half a level.
    @Test func straightLevelsAreTheNearestOnes() {
        var wrong: [(Int, Int)] = []
        for alpha in 1...255 {
            for level in 0...alpha {
                let pixel = Pixel(PremultipliedColor(Float(level), 0, 0, Float(alpha)))
                // level * 255 / alpha, without dividing.
                let distance = abs(Int(pixel.red) * alpha - level * 255)
                if 2 * distance > alpha || pixel.alpha != UInt8(alpha) { wrong.append((level, alpha)) }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: [(0.4, 0), (0.6, 1), (1.4, 1), (253.6, 254), (254.4, 254), (254.6, 255), (255, 255)])
    func alphaIsRoundedToo(alpha: Float, expected: UInt8) {
        #expect(Pixel(PremultipliedColor(0, 0, 0, alpha)).alpha == expected)
    }

    /// Nothing has no colour.
    @Test func aPixelWithoutAlphaIsClear() {
        #expect(Pixel(PremultipliedColor(0.4, 0.4, 0.4, 0.4)) == .clear)
    }
}
