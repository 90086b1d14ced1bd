import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct APNGDecoderTests {
    @Test func aStillIsNoAnimation() throws {
        let file = try PNGEncoder.encode(PixelBuffer(width: 3, height: 2, filledWith: TestPicture.white), scale: 1)
        #expect(try APNGDecoder(file) == nil)
        var late = try PNGFile(walking: file)
        late.chunks.insert(PNGFile.Chunk(type: "acTL", data: [0, 0, 0, 1, 0, 0, 0, 0]), at: late.chunks.count - 1)
        #expect(try APNGDecoder(late.bytes) == nil, "acTL after the pixels is none")
    }

    @Test(arguments: TestAnimation.all) func playsWhatTheEncoderWrote(animation: TestAnimation) throws {
        for (key, hasStill) in animation.keys.flatMap({ [($0, true), ($0, false)] }) {
            let shown = try Self.play(
                APNGEncoderTests.file(animation.pictures, key: key, hasStill: hasStill, loops: 7))
            #expect(shown.loops == 7 && shown.startsWithStill == !hasStill)
            // As many times as it is shown for sixtieths of a second.
            let pictures = shown.frames.flatMap { frame in
                Array(repeating: frame.picture, count: frame.delay.numerator * 60 / frame.delay.denominator)
            }
            #expect(pictures == animation.pictures)
        }
    }

    /// Frames of any size anywhere, disposed of and blended in every way, but for translucent pixels over others: there
    /// Pillow does not follow the specification.
    @Test(arguments: [true, false]) func putsFramesTogetherAsPillowDoes(startsWithStill: Bool) throws {
        try TestTool.withFolder { folder in
            let path = folder.appendingPathComponent("animation.png").path
            try Data(Self.mixed(startsWithStill: startsWithStill)).write(to: URL(fileURLWithPath: path))
            let script = """
                import sys
                from PIL import Image
                image = Image.open(sys.argv[1])
                first = 1 if image.default_image else 0
                for index in range(first, image.n_frames):
                    image.seek(index)
                    sys.stdout.buffer.write(image.convert('RGBA').tobytes())
                """
            let seen = try TestTool.runPillow(script, [path]).output
            let shown = try Self.play([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
            #expect(shown.startsWithStill == startsWithStill)
            #expect(seen.count == shown.frames.count * 4 * 48 && shown.frames.count == 8)
            for (index, frame) in shown.frames.enumerated() {
                let theirs = seen[index * 192..<(index + 1) * 192]
                let ours = frame.picture.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
                // The colour of nothing is nothing here.
                let seen = stride(from: theirs.startIndex, to: theirs.endIndex, by: 4).flatMap {
                    theirs[$0 + 3] == 0 ? [0, 0, 0, 0] : Array(theirs[$0..<$0 + 4])
                }
                #expect(ours == seen, "frame \(index)")
            }
        }
    }

    @Test func blendsExactly() throws {
        let half = Pixel(red: 200, green: 0, blue: 100, alpha: 128)
        func over(_ below: Pixel) throws -> Pixel {
            let file = try Self.animation(
                width: 1, height: 1,
                frames: [(below, 0, 0, 1, 1, 0, 0), (half, 0, 0, 1, 1, 0, 1)])
            return try #require(Self.play(file).frames.last).picture[0, 0]
        }
        #expect(try over(Pixel(red: 0, green: 0, blue: 0)) == Pixel(red: 100, green: 0, blue: 50))
        #expect(try over(.clear) == half)
        // 128 + 128 * 127 / 255 = 191.75; (200 * 128 * 255 + 100 * 128 * 127) / 255 / 191.75 = 166.76.
        #expect(
            try over(Pixel(red: 100, green: 100, blue: 100, alpha: 128))
                == Pixel(red: 167, green: 33, blue: 100, alpha: 192))
    }

    /// The low bits of opaque, of clear and of translucent pixels over others.
    @Test func sixteenBitsAreComposedAsSuch() throws {
        let half = SIMD4<UInt16>(51_400, 0, 25_701, 0x8000)
        func over(_ below: SIMD4<UInt16>, _ color: SIMD4<UInt16>) throws -> SIMD4<UInt16>? {
            var player = try #require(try APNGDecoder(Self.deepAnimation([below, color])))
            while try player.advance() != nil {}
            return player.deep?.first
        }
        #expect(try over(half, SIMD4(257, 258, 259, 65_535)) == SIMD4(257, 258, 259, 65_535))
        #expect(try over(half, SIMD4(257, 258, 259, 0)) == half)
        #expect(try over(SIMD4(1, 2, 3, 65_535), half) == SIMD4(25_701, 1, 12_852, 65_535))
        #expect(try over(SIMD4(25_700, 25_700, 25_700, 0x4001), half) == SIMD4(46_260, 5_140, 25_701, 40_960))
        var eight = try #require(try APNGDecoder(Self.mixed(startsWithStill: false)))
        #expect(try eight.advance() != nil && eight.deep == nil)
    }

    /// Frames of one pixel, each over the one before.
    private static func deepAnimation(_ colors: [SIMD4<UInt16>]) -> [UInt8] {
        func numbers(_ numbers: Int...) -> [UInt8] { numbers.flatMap { UInt32($0).bigEndianBytes } }
        var chunks = [
            PNGFile.Chunk(type: "IHDR", data: numbers(1, 1) + [16, 6, 0, 0, 0]),
            PNGFile.Chunk(type: "acTL", data: numbers(colors.count, 0)),
        ]
        for (index, color) in colors.enumerated() {
            let sequence = index == 0 ? 0 : 2 * index - 1
            let pixels = PNGFile.stored([0] + (0..<4).flatMap { color[$0].bigEndianBytes })
            chunks.append(
                PNGFile.Chunk(type: "fcTL", data: numbers(sequence, 1, 1, 0, 0) + [0, 1, 0, 10, 0, 1]))
            chunks.append(
                index == 0
                    ? PNGFile.Chunk(type: "IDAT", data: pixels)
                    : PNGFile.Chunk(type: "fdAT", data: numbers(sequence + 1) + pixels))
        }
        return PNGFile(chunks: chunks + [PNGFile.Chunk(type: "IEND", data: [])]).bytes
    }

    @Test func delaysAreInLowestTerms() throws {
        #expect(FrameDelay(reducing: 50, 100) == FrameDelay(reducing: 1, 2))
        #expect(FrameDelay(reducing: 0, 100) == FrameDelay(reducing: 0, 1))
    }

    @Test func framesMayComeBeforeTheirNumber() throws {
        var file = try PNGFile(walking: Self.mixed(startsWithStill: true))
        let control = try #require(file.chunks.firstIndex { $0.type == "acTL" })
        file.chunks.swapAt(control, control + 1)
        #expect(file.chunks[control].type == "fcTL")
        #expect(try Self.play(file.bytes).frames.count == 8)
    }

    /// Readers skip what they do not know, whatever is wrong with it.
    @Test func whatNoFrameNeedsMayBeDamaged() throws {
        let text = PNGFile.Chunk(type: "tEXt", data: Array("Title\0x".utf8))
        var file = try PNGFile(walking: Self.mixed(startsWithStill: false))
        file.chunks.insert(text, at: 1)
        var bytes = file.bytes
        bytes[8 + 25 + 8] ^= 1
        #expect(try Self.play(bytes).frames.count == 8)
    }

    @Test(
        arguments: [
            ("a frame less", "IEND: frames: expected 8, found 7"),
            ("a frame more", "fcTL: frames: expected 7, found 8"),
            ("another order", "sequence number: expected 0, found 2"),
            ("beyond the picture", "fcTL: right end: expected at most 8, found 9"),
            ("no pixels", "fcTL: expected the pixels of the frame before it, found none"),
            ("cut pixels", "frame 8: "),
            ("a wrong checksum", "fcTL: checksum: "),
            ("cut short", "expected a chunk of"),
            ("pixels without a frame", "fdAT: expected fcTL before it, and both after IDAT"),
        ]) func saysWhatIsDamaged(fault: String, words: String) throws
    {
        var file = try PNGFile(walking: Self.mixed(startsWithStill: false))
        let frames = file.chunks.indices.filter { file.chunks[$0].type == "fcTL" }
        let data = file.chunks.indices.filter { file.chunks[$0].type == "fdAT" }
        var bytes: [UInt8]?
        switch fault {
        case "a frame less": file.chunks.removeSubrange(frames[7]...data[7])
        case "a frame more": file.chunks[1].data[3] = 7
        case "another order": file.chunks.swapAt(frames[0], frames[1])
        case "beyond the picture": file.chunks[frames[0]].data[15] = 1
        case "no pixels":
            file.chunks.remove(at: data[1])
            for index in frames[2]..<file.chunks.count - 1 { file.chunks[index - 1].data[3] -= 1 }
        case "cut pixels": file.chunks[data[7]].data.removeLast(9)
        case "a wrong checksum":
            bytes = file.bytes
            let place = try #require(bytes?.firstRange(of: Array("fcTL".utf8))).upperBound
            bytes?[place + 20] ^= 1
        case "cut short": bytes = file.bytes.dropLast(40)
        default:
            file.chunks.remove(at: frames[0])
            for index in data[0] - 1..<file.chunks.count - 1 { file.chunks[index].data[3] -= 1 }
        }
        let error = #expect(throws: PNGError.self) { try Self.play(bytes ?? file.bytes) }
        guard case .damaged(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains(words), "\(reason)")
    }

    @Test func aHugePictureIsRefused() throws {
        var file = try PNGFile(walking: Self.mixed(startsWithStill: false))
        file.chunks[0].data.replaceSubrange(0..<8, with: [0, 1, 0, 0, 0, 0, 0, 1])
        #expect(throws: PNGError.tooLarge(width: 65_536, height: 1)) { try Self.play(file.bytes) }
    }

    @Test func aLargePictureOfFewBytesIsRefused() throws {
        var file = try PNGFile(walking: Self.mixed(startsWithStill: false))
        file.chunks[0].data.replaceSubrange(0..<8, with: [0, 0, 8, 0, 0, 0, 8, 1])
        let fault = PNGError.tooFewBytes(width: 2048, height: 2049, bytes: file.bytes.count, isAnimated: true)
        #expect(throws: fault) { try Self.play(file.bytes) }
    }

    // MARK: Helpers

    struct Shown {
        var startsWithStill: Bool
        var loops: Int
        var frames: [(picture: PixelBuffer, delay: FrameDelay)]
    }

    static func play(_ file: [UInt8]) throws -> Shown {
        var player = try #require(try APNGDecoder(file))
        var shown = Shown(startsWithStill: player.startsWithStill, loops: player.control.loops, frames: [])
        var before: PixelBuffer?
        while let delay = try player.advance() {
            // Outside of what it says to have changed, nothing did.
            if let before {
                for y in 0..<before.height {
                    for x in 0..<before.width where before[x, y] != player.picture[x, y] {
                        let area = player.changedArea
                        #expect(
                            (area.x..<area.x + area.width).contains(x) && (area.y..<area.y + area.height).contains(y))
                    }
                }
            }
            before = player.picture
            shown.frames.append((player.picture, delay))
        }
        return shown
    }

    typealias Frame = (color: Pixel, x: Int, y: Int, width: Int, height: Int, disposal: UInt8, blend: UInt8)

    /// All ways to dispose, all ways to blend.
    static func mixed(startsWithStill: Bool) throws -> [UInt8] {
        let red = Pixel(red: 250, green: 10, blue: 0, alpha: 255)
        let blue = Pixel(red: 0, green: 30, blue: 240, alpha: 100)
        let grey = Pixel(red: 120, green: 130, blue: 140, alpha: 200)
        let green = Pixel(red: 20, green: 230, blue: 40)
        return try animation(
            width: 8, height: 6,
            frames: [
                (red, 0, 0, 8, 6, 0, 0), (green, 1, 1, 4, 3, 0, 1), (red, 2, 0, 5, 6, 2, 1), (blue, 0, 2, 8, 2, 1, 0),
                (grey, 3, 1, 2, 2, 2, 0), (.clear, 0, 0, 3, 3, 0, 0), (.clear, 0, 0, 8, 6, 1, 1),
                (green, 6, 4, 2, 2, 0, 1),
            ], startsWithStill: startsWithStill)
    }

    /// Frames of one colour each.
    static func animation(
        width: Int, height: Int, frames: [Frame], startsWithStill: Bool = false
    ) throws -> [UInt8] {
        func numbers(_ numbers: Int...) -> [UInt8] { numbers.flatMap { UInt32($0).bigEndianBytes } }
        func data(_ frame: Frame) -> [UInt8] {
            let (color, count) = (frame.color, frame.width)
            let row = [0] + Array(repeating: [color.red, color.green, color.blue, color.alpha], count: count).joined()
            return PNGFile.stored(Array(Array(repeating: row, count: frame.height).joined()))
        }
        var chunks = [
            PNGFile.Chunk(type: "IHDR", data: numbers(width, height) + [8, 6, 0, 0, 0]),
            PNGFile.Chunk(type: "acTL", data: numbers(frames.count, 3)),
        ]
        let still = PNGFile.Chunk(
            type: "IDAT", data: data(startsWithStill ? frames[0] : (TestPicture.white, 0, 0, width, height, 0, 0)))
        if !startsWithStill { chunks.append(still) }
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            chunks.append(
                PNGFile.Chunk(
                    type: "fcTL",
                    data: numbers(sequence, frame.width, frame.height, frame.x, frame.y)
                        + [0, 1, 0, 10, frame.disposal, frame.blend]))
            sequence += 1
            if index == 0, startsWithStill {
                chunks.append(still)
            } else {
                chunks.append(PNGFile.Chunk(type: "fdAT", data: numbers(sequence) + data(frame)))
                sequence += 1
            }
        }
        return PNGFile(chunks: chunks + [PNGFile.Chunk(type: "IEND", data: [])]).bytes
    }
}
