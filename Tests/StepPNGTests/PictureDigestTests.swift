import Foundation
import StepPNG
import StepRaster
import StepTestSupport
import Testing

struct PictureDigestTests {
    private static let picture: PixelBuffer = {
        var picture = PixelBuffer(width: 3, height: 2, filledWith: Pixel(red: 1, green: 2, blue: 3))
        picture[1, 1] = Pixel(red: 9, green: 8, blue: 7, alpha: 6)
        picture[2, 0] = .clear
        return picture
    }()

    /// Python's hashlib over the same bytes, put together there.
    @Test func isTheDocumentedDigest() throws {
        let script = """
            import hashlib
            pixels = [1, 2, 3, 255] * 2 + [0] * 4 + [1, 2, 3, 255, 9, 8, 7, 6, 1, 2, 3, 255]
            head = b"stepchart-pixels-1\\0" + (3).to_bytes(8, "big") + (2).to_bytes(8, "big")
            print(hashlib.sha256(head + bytes(pixels)).hexdigest(), end="")
            """
        let digest = PictureDigest(of: Self.picture)
        #expect(digest.sha256 == (try python(script, [], input: [])))
        #expect(digest.size == PixelSize(width: 3, height: 2))
    }

    @Test func doesNotSeeTheColourOfNothing() {
        var picture = Self.picture
        picture[2, 0] = Pixel(red: 200, green: 100, blue: 50, alpha: 0)
        #expect(PictureDigest(of: picture) == PictureDigest(of: Self.picture))
    }

    /// Each channel follows once more with two bytes, the upper one first.
    @Test func isTheDocumentedDigestAtSixteenBits() throws {
        let script = """
            import hashlib
            head = b"stepchart-pixels-1\\0" + (1).to_bytes(8, "big") + (1).to_bytes(8, "big")
            pixels = bytes([1, 2, 3, 255]) + bytes([1, 9, 2, 2, 3, 3, 255, 255])
            print(hashlib.sha256(head + pixels).hexdigest(), end="")
            """
        let picture = PixelBuffer(width: 1, height: 1, filledWith: Pixel(red: 1, green: 2, blue: 3))
        let digest = PictureDigest(of: picture, deep: [SIMD4(0x0109, 0x0202, 0x0303, 0xFFFF)])
        #expect(digest.sha256 == (try python(script, [], input: [])))
    }

    @Test func isThatOfEightBitsWhereSixteenSayNoMore() {
        let picture = PixelBuffer(width: 1, height: 1, filledWith: Pixel(red: 1, green: 2, blue: 3))
        let same = PictureDigest(of: picture, deep: [SIMD4(0x0101, 0x0202, 0x0303, 0xFFFF)])
        #expect(same == PictureDigest(of: picture))
        let others = (0..<4).map { lane in
            var sample = SIMD4<UInt16>(0x0101, 0x0202, 0x0303, 0xFFFF)
            sample[lane] ^= 1
            return PictureDigest(of: picture, deep: [sample])
        }
        #expect(Set(others + [same]).count == 5)
    }

    @Test func seesEveryOtherChange() {
        var digests: Set<PictureDigest> = [PictureDigest(of: Self.picture)]
        for place in [(0, 0), (1, 1)] {
            for channel in [\Pixel.red, \.green, \.blue, \.alpha] {
                var picture = Self.picture
                picture[place.0, place.1][keyPath: channel] ^= 1
                digests.insert(PictureDigest(of: picture))
            }
        }
        digests.insert(PictureDigest(of: PixelBuffer(width: 2, height: 3, pixels: Self.picture.pixels)))
        #expect(digests.count == 10)
    }
}
