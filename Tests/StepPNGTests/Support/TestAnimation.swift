import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

/// Animations that take frames down each of their paths.
struct TestAnimation: CustomTestStringConvertible, Sendable {
    var name: String
    var pictures: [PixelBuffer]

    var testDescription: String { name }

    /// Those that its file can have; no picture has the colour.
    var keys: [Pixel?] {
        pictures.allSatisfy { $0.pixels.allSatisfy { $0.alpha == 255 } } ? [nil, .keyed] : [nil]
    }

    static let all: [TestAnimation] = [
        TestAnimation(name: "growing", pictures: growing(background: TestPicture.white)),
        TestAnimation(name: "growing on nothing", pictures: growing(background: .clear)),
        TestAnimation(name: "corners", pictures: corners),
        TestAnimation(name: "noise", pictures: noise(opaque: true)),
        TestAnimation(name: "noise with alpha", pictures: noise(opaque: false)),
        TestAnimation(name: "one pixel", pictures: blinking),
        TestAnimation(
            name: "all equal",
            pictures: Array(repeating: PixelBuffer(width: 5, height: 4, filledWith: TestPicture.white), count: 7)),
    ]

    /// A picture that is uncovered from the left, and stands still now and then.
    private static func growing(background: Pixel) -> [PixelBuffer] {
        let whole = TestPicture.chart(width: 300, height: 150, background: background)
        return [0, 0, 5, 40, 41, 41, 41, 120, 299, 300].map { end in
            var picture = PixelBuffer(width: whole.width, height: whole.height, filledWith: background)
            for y in 0..<whole.height {
                for x in 0..<end { picture[x, y] = whole[x, y] }
            }
            return picture
        }
    }

    /// Single pixels change, and only by one level of one channel.
    private static var corners: [PixelBuffer] {
        var picture = PixelBuffer(width: 37, height: 23, filledWith: Pixel(red: 9, green: 8, blue: 7))
        var pictures = [picture]
        for (x, y) in [(0, 0), (36, 0), (0, 22), (36, 22)] {
            picture[x, y].blue += 1
            pictures.append(picture)
        }
        return pictures
    }

    /// Some pixels change between any two colors, alpha included; then all do.
    private static func noise(opaque: Bool) -> [PixelBuffer] {
        var generator = SeededGenerator(state: opaque ? 3 : 4)
        func pixel() -> Pixel {
            let word = generator.next()
            let alpha: UInt8 = opaque ? 255 : [0, 1, 128, 255][Int(word >> 60 & 3)]
            guard alpha > 0 else { return .clear }
            return Pixel(
                red: UInt8(truncatingIfNeeded: word >> 32), green: UInt8(truncatingIfNeeded: word >> 40),
                blue: UInt8(truncatingIfNeeded: word >> 48), alpha: alpha)
        }
        var picture = PixelBuffer(width: 61, height: 47, filledWith: opaque ? TestPicture.white : .clear)
        var pictures = [picture]
        for changes in [1, 2, 10, 300, 2867, 2867] {
            for index in 0..<changes {
                let place = changes == picture.pixels.count ? index : Int(generator.next() >> 33) % picture.pixels.count
                picture.pixels[place] = pixel()
            }
            pictures.append(picture)
        }
        return pictures
    }

    private static var blinking: [PixelBuffer] {
        [.clear, TestPicture.white, .clear, Pixel(red: 1, green: 2, blue: 3, alpha: 4)].map {
            PixelBuffer(width: 1, height: 1, filledWith: $0)
        }
    }
}

extension Pixel {
    static let keyed = Pixel(red: 1, green: 2, blue: 3)
}
