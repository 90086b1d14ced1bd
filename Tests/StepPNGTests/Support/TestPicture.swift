import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

/// Pictures that take the encoder down each of its paths.
struct TestPicture: CustomTestStringConvertible, Sendable {
    var name: String
    var pixels: PixelBuffer

    var testDescription: String { name }

    static let all: [TestPicture] = [
        TestPicture(
            name: "one pixel", pixels: PixelBuffer(width: 1, height: 1, filledWith: Pixel(red: 9, green: 8, blue: 7))),
        TestPicture(name: "one clear pixel", pixels: PixelBuffer(width: 1, height: 1)),
        TestPicture(name: "one row", pixels: noise(width: 301, height: 1, opaque: true)),
        TestPicture(name: "one column", pixels: noise(width: 1, height: 301, opaque: false)),
        TestPicture(name: "noise", pixels: noise(width: 211, height: 173, opaque: false)),
        TestPicture(name: "opaque noise", pixels: noise(width: 173, height: 211, opaque: true)),
        TestPicture(name: "every alpha", pixels: everyAlpha),
        TestPicture(name: "blank", pixels: PixelBuffer(width: 400, height: 300, filledWith: white)),
        TestPicture(name: "chart", pixels: chart(background: white)),
        TestPicture(name: "clear chart", pixels: chart(background: .clear)),
        // One row is more than zlib's window.
        TestPicture(name: "wide", pixels: chart(width: 16_384, height: 12, background: .clear)),
    ]

    static let white = Pixel(red: 255, green: 255, blue: 255)

    static func noise(width: Int, height: Int, opaque: Bool) -> PixelBuffer {
        var numbers = SeededGenerator(state: 1)
        func next() -> UInt8 { UInt8(numbers.next() >> 56) }
        let pixels = (0..<width * height).map { _ in
            Pixel(red: next(), green: next(), blue: next(), alpha: opaque ? 255 : max(next(), 1))
        }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }

    /// Each alpha from 1 with each level of red; above, a clear row.
    static var everyAlpha: PixelBuffer {
        var picture = PixelBuffer(width: 256, height: 256)
        for alpha in 1..<256 {
            for red in 0..<256 {
                picture[red, alpha] = Pixel(red: UInt8(red), green: 0, blue: UInt8(255 - red), alpha: UInt8(alpha))
            }
        }
        return picture
    }

    /// Much background, a soft-edged slope, a soft disc, and rows of small repeated marks below.
    static func chart(width: Int = 600, height: Int = 300, background: Pixel) -> PixelBuffer {
        func ink(_ red: Int, _ green: Int, _ blue: Int, coverage: Int) -> Pixel {
            let coverage = min(max(coverage, 0), 255)
            if background.alpha == 0 {
                guard coverage > 0 else { return .clear }
                return Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: UInt8(coverage))
            }
            func mix(_ level: Int) -> UInt8 { UInt8((level * coverage + 255 * (255 - coverage)) / 255) }
            return Pixel(red: mix(red), green: mix(green), blue: mix(blue))
        }
        var picture = PixelBuffer(width: width, height: height, filledWith: background)
        for y in 0..<height {
            for x in 0..<width {
                let slope = 1100 - 85 * abs(x - 2 * y)
                let disc = 5000 - (x - 300) * (x - 300) - (y - 120) * (y - 120)
                if slope > 0 { picture[x, y] = ink(20 + x % 90, 160, 200, coverage: slope) }
                if disc > 0 { picture[x, y] = ink(240, 150, 0, coverage: disc / 8) }
                if y > height - 60, x % 41 < 9, y % 3 != 0 {
                    picture[x, y] = ink(128, 128, 128, coverage: (x % 41) * (x % 41) * 37 % 256)
                }
            }
        }
        return picture
    }
}

extension PNGEncoder {
    /// The whole picture as a file with texts, by either encoder.
    static func encode(
        _ picture: PixelBuffer, scale: Double, software: String? = nil, title: String? = nil,
        description: String? = nil, usesLibpng: Bool = false
    ) throws(PNGError) -> [UInt8] {
        let info = PNGInfo(
            width: picture.width, height: picture.height, scale: scale, software: software, title: title,
            description: description, usesLibpng: usesLibpng)
        return try encode(picture, info)
    }
}
