import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct APNGEncoderTests {
    @Test func writesTheStillAndThenTheFrames() throws {
        let pictures = try #require(TestAnimation.all.first { $0.name == "corners" }).pictures
        let file = try PNGFile(walking: Self.file(pictures, loops: 3, title: "Week"))
        #expect(
            file.chunks.map(\.type)
                == ["IHDR", "sRGB", "pHYs", "iTXt", "acTL", "IDAT"]
                + Array(repeating: ["fcTL", "fdAT"], count: 5).joined() + ["IEND"])
        #expect(file["acTL"] == [0, 0, 0, 5, 0, 0, 0, 3])
        // Sequence number, width, height, x, y, delay, dispose none, blend source.
        #expect(
            file["fcTL"] == [0, 0, 0, 0, 0, 0, 0, 37, 0, 0, 0, 23] + Array(repeating: 0, count: 8) + [
                0, 1, 0, 60, 0, 0,
            ])
        let last = try #require(file.chunks.last { $0.type == "fcTL" }).data
        // The last corner, over.
        #expect(last == [0, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 36, 0, 0, 0, 22, 0, 1, 0, 60, 0, 1])
    }

    @Test(arguments: TestAnimation.all)
    func anotherReaderSeesEveryPicture(animation: TestAnimation) throws {
        let ways = animation.keys.flatMap { key in [true, false].map { (key: key, hasStill: $0) } }
        for (key, hasStill) in ways {
            try see(animation.pictures, key, hasStill: hasStill)
        }
    }

    private func see(_ pictures: [PixelBuffer], _ key: Pixel?, hasStill: Bool) throws {
        let file = try Self.file(pictures, key: key, hasStill: hasStill, loops: 7)
        #expect(throws: Never.self) { try PNGValidator.validate(file) }
        try TestTool.withFolder { folder in
            let path = folder.appendingPathComponent("animation.png").path
            try Data(file).write(to: URL(fileURLWithPath: path))
            let verdict = try TestTool.run(TestTool.pngcheck, ["-q", path], installedBy: "pngcheck")
            #expect(verdict.status == 0 && verdict.output.isEmpty, "\(verdict.text)")

            // Each picture as many times as it is shown for sixtieths of a second. The last one is the still.
            let script = """
                import sys
                sys.dont_write_bytecode = True
                sys.path.append(sys.argv[3])
                from animation import Animation
                animation = Animation(sys.argv[1])
                assert animation.plays == 7 and animation.starts_with_still == (sys.argv[2] == 'false')
                for picture, numerator, denominator in animation.frames:
                    assert numerator * 60 % denominator == 0, (numerator, denominator)
                    sys.stdout.buffer.write(picture.tobytes() * (numerator * 60 // denominator))
                sys.stdout.buffer.write(animation.still.tobytes())
                """
            let seen = try TestTool.runPillow(script, [path, "\(hasStill)", TestTool.support]).output
            let shown = pictures + [try #require(hasStill ? pictures.last : pictures.first)]
            #expect(seen.count == shown.reduce(0) { $0 + 4 * $1.pixels.count })
            var start = 0
            for (index, picture) in shown.enumerated() {
                let bytes = picture.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
                #expect(seen[start...].starts(with: bytes), "picture \(index)")
                start += bytes.count
            }
        }
    }

    @Test func aKeyIsTheFilesTransparentColor() throws {
        let pictures = try #require(TestAnimation.all.first { $0.name == "corners" }).pictures
        let file = try PNGFile(walking: Self.file(pictures, key: .keyed))
        #expect(file.chunks.map(\.type).prefix(5) == ["IHDR", "sRGB", "pHYs", "tRNS", "acTL"])
        // 8 bits, RGB.
        #expect(file["IHDR"]?[8..<10] == [8, 2])
        #expect(file["tRNS"] == [0, 1, 0, 2, 0, 3])
    }

    /// The number of the first frame's control, and no number for its pixels.
    @Test func withoutAStillTheFirstFrameIsThePicture() throws {
        let pictures = try #require(TestAnimation.all.first { $0.name == "corners" }).pictures
        let file = try PNGFile(walking: Self.file(pictures, hasStill: false))
        #expect(
            file.chunks.map(\.type)
                == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT"]
                + Array(repeating: ["fcTL", "fdAT"], count: 4).joined() + ["IEND"])
        #expect(file["acTL"]?[..<4] == [0, 0, 0, 5])
        #expect(try PNGValidator.validate(file.bytes).animation?.startsWithStill == true)
    }

    /// Else it would be taken for one that does not change.
    @Test func noPixelMayHaveTheKey() throws {
        let white = PixelBuffer(width: 30, height: 20, filledWith: TestPicture.white)
        var spotted = white
        spotted[17, 9] = Pixel(red: 1, green: 2, blue: 3)
        let message = "cannot write PNG: a pixel has the colour that stands for those that do not change"
        func failure(_ body: () throws -> Void) -> String? {
            #expect(throws: PNGError.self) { try body() }?.description
        }
        #expect(failure { _ = try APNGFrame(from: nil, to: spotted, key: .keyed) } == message)
        #expect(failure { _ = try APNGFrame(from: white, to: spotted, key: .keyed) } == message)
        #expect(
            failure {
                var encoder = try APNGEncoder(PNGInfo(width: 30, height: 20, scale: 1), key: .keyed)
                try encoder.write(rows: spotted.pixels.span)
            } == message)
        // One that stays is not written.
        var next = spotted
        next[3, 3] = Pixel(red: 0, green: 0, blue: 0)
        #expect(try APNGFrame(from: spotted, to: next, key: .keyed) != nil)
        #expect(try APNGFrame(from: nil, to: spotted, key: nil) != APNGFrame(from: nil, to: white, key: nil))
    }

    @Test func equalNeighboursAreOneFrame() throws {
        let file = try PNGFile(
            walking: Self.file(try #require(TestAnimation.all.first { $0.name == "all equal" }).pictures))
        #expect(file["acTL"] == [0, 0, 0, 1, 0, 0, 0, 0])
        #expect(file["fcTL"]?[20..<24] == [0, 7, 0, 60])
    }

    @Test func aTimeBeyondOneFrameIsSeveralThatShowTheSame() throws {
        let white = PixelBuffer(width: 3, height: 2, filledWith: TestPicture.white)
        func delays(_ delays: [FrameDelay]) throws -> [[UInt8]] {
            var encoder = try APNGEncoder(PNGInfo(width: 3, height: 2, scale: 1), key: nil)
            try encoder.write(rows: white.pixels.span)
            for (index, delay) in delays.enumerated() {
                try encoder.append(index == 0 ? APNGFrame(from: nil, to: white, key: nil) : nil, delay: delay)
            }
            let file = try Self.finished(&encoder)
            _ = try PNGValidator.validate(file)
            return try PNGFile(walking: file).chunks.filter { $0.type == "fcTL" }.map { Array($0.data[20..<24]) }
        }
        #expect(try delays([FrameDelay(65_537, 1)]) == [[128, 0, 0, 1], [128, 1, 0, 1]])
        #expect(try delays([FrameDelay(65_000, 1), FrameDelay(537, 1)]) == [[128, 0, 0, 1], [128, 1, 0, 1]])
        // No fraction of 16 bits says how long both are together.
        #expect(
            try delays([FrameDelay(65_520, 65_521), FrameDelay(65_518, 65_519)])
                == [[255, 240, 255, 241], [255, 238, 255, 239]])
    }

    /// Nothing but the number of frames waits for the end.
    @Test func framesStream() throws {
        let clear = PixelBuffer(width: 50, height: 50)
        let white = PixelBuffer(width: 50, height: 50, filledWith: TestPicture.white)
        let frames = [try APNGFrame(from: nil, to: clear, key: nil), try APNGFrame(from: nil, to: white, key: nil)]
        var encoder = try APNGEncoder(PNGInfo(width: 50, height: 50, scale: 1), key: nil)
        try encoder.write(rows: clear.pixels.span)
        var (largest, total) = (0, 0)
        for index in 0..<2000 {
            try encoder.append(frames[index % 2], delay: FrameDelay(1, 60))
            encoder.drain { bytes in
                largest = max(largest, bytes.count)
                total += bytes.count
            }
        }
        #expect(largest < 1000 && total > 100_000)
    }

    /// The file before its last word is known.
    @Test func theNumberOfFramesIsCorrectedInPlace() throws {
        let white = PixelBuffer(width: 3, height: 2, filledWith: TestPicture.white)
        var encoder = try APNGEncoder(PNGInfo(width: 3, height: 2, scale: 1), key: nil)
        try encoder.write(rows: white.pixels.span)
        try encoder.append(APNGFrame(from: nil, to: white, key: nil), delay: FrameDelay(1, 60))
        let correction = try encoder.finish()
        var file: [UInt8] = []
        encoder.drain { file += $0.bytes }
        let place = correction.offset..<correction.offset + correction.bytes.count
        #expect(Array(file[place].dropFirst(4).prefix(8)) == Array("acTL".utf8) + [0, 0, 0, 0])
        #expect(throws: PNGFault.self) { try PNGValidator.validate(file) }
        file.replaceSubrange(place, with: correction.bytes)
        #expect(try PNGValidator.validate(file).animation?.control.frameCount == 1)
    }

    // MARK: Helpers

    /// An animation of 60 pictures a second, its still the last.
    static func file(
        _ pictures: [PixelBuffer], key: Pixel? = nil, hasStill: Bool = true, loops: Int = 0,
        title: String? = nil
    ) throws -> [UInt8] {
        let still = try #require(pictures.last)
        let first = try #require(pictures.first)
        var encoder = try APNGEncoder(
            PNGInfo(width: still.width, height: still.height, scale: 1, title: title),
            key: key, hasStill: hasStill, loops: loops)
        if hasStill { try encoder.write(rows: still.pixels.span) }
        let delay = try FrameDelay(1, 60)
        try encoder.append(APNGFrame(from: nil, to: first, key: key), delay: delay)
        for (previous, picture) in zip(pictures, pictures.dropFirst()) {
            try encoder.append(
                APNGFrame(from: previous, to: picture, key: key), delay: delay)
        }
        return try finished(&encoder)
    }

    static func finished(_ encoder: inout APNGEncoder) throws -> [UInt8] {
        let correction = try encoder.finish()
        var file: [UInt8] = []
        encoder.drain { file += $0.bytes }
        file.replaceSubrange(correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
        return file
    }
}
