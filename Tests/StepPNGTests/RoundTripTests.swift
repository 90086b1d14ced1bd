import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

/// Any picture is read back as it was, by libpng and by what reads files of the usual kind. `ROUND_TRIPS=1000000` draws more
/// of them by lot, others each time that `SEED` is another.
@Suite struct RoundTripTests {
    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    private static let parts = 8

    @Test(arguments: 0..<parts) func picturesReadBack(part: Int) throws {
        let count = Self.number("ROUND_TRIPS") ?? 160
        for index in stride(from: part, to: count, by: Self.parts) {
            let picture = Self.picture(UInt64(index + (Self.number("SEED") ?? 0) * 1_000_000_007))
            let file = try PNGEncoder.encode(picture, scale: 1)
            let place = Comment(rawValue: "picture \(index), \(picture.width) x \(picture.height)")
            try #require(PNGDecoder.decodeFast(file) == picture, place)
            try #require(try PNGDecoder.decodeByLibpng(file).pixels == picture, place)
        }
    }

    /// A picture is as wide as chance has it, and about half have more bytes than the encoder looks back.
    private static func picture(_ seed: UInt64) -> PixelBuffer {
        var random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
        func upTo(_ most: Int) -> Int { Int(random.next() >> 33) % (most + 1) }
        /// Small numbers are as likely as large ones.
        func spread(_ most: Int) -> Int { upTo(most >> upTo(max(1, Int.bitWidth - most.leadingZeroBitCount - 1))) }

        let width = [1 + upTo(15), 1 + upTo(400), 1 + upTo(9000), 8188 + upTo(8)][upTo(3)]
        let height = 1 + upTo([3, 3, 40_000 / width, 12_000 / width][upTo(3)])
        let isOpaque = upTo(1) == 0
        let colors = (0...[0, 1, 15, 16, 200, 255, 256, 3000][upTo(7)]).map { _ in
            let word = random.next() >> 24
            let alpha = isOpaque ? 255 : [0, 255, UInt8(truncatingIfNeeded: word)][upTo(2)]
            guard alpha > 0 else { return Pixel.clear }
            // Greys are written in a way of their own.
            let levels = [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> (seed % 5 == 0 ? 0 : $0)) }
            return Pixel(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
        }
        // As bytes of a pixel may be 1, 3 or 4, so many pixels are a window.
        let windows = [1, 3, 4].map { 32768 / $0 }
        let count = width * height
        var pixels: [Pixel] = []
        pixels.reserveCapacity(count)
        while pixels.count < count {
            let length = min(1 + spread(40_000), count - pixels.count)
            let start = colors[upTo(colors.count - 1)]
            switch upTo(3) {
            case 0: pixels += repeatElement(start, count: length)
            case 1 where !pixels.isEmpty:
                // What was there before: anywhere, about a row ago, or about as far as the encoder looks back.
                let before = [1 + spread(40_000), width + upTo(2) - 1, windows[upTo(2)] + upTo(4) - 2][upTo(2)]
                let distance = max(1, min(before, pixels.count))
                for _ in 0..<length { pixels.append(pixels[pixels.count - distance]) }
            case 2:
                let steps = (0..<3).map { _ in UInt8(upTo(3)) }
                for index in 0..<(start.alpha == 0 ? 0 : min(length, 500)) {
                    let by = UInt8(truncatingIfNeeded: index)
                    pixels.append(
                        Pixel(
                            red: start.red &+ by &* steps[0], green: start.green &+ by &* steps[1],
                            blue: start.blue &+ by &* steps[2], alpha: start.alpha))
                }
            default: for _ in 0..<min(length, 2000) { pixels.append(colors[upTo(colors.count - 1)]) }
            }
        }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }
}
