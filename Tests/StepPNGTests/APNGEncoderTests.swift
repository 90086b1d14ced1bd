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

    @Test(arguments: TestAnimation.all, PNGCompression.allCases)
    func anotherReaderSeesEveryPicture(animation: TestAnimation, compression: PNGCompression) throws {
        let pictures = animation.pictures
        let file = try Self.file(pictures, loops: 7, compression: compression)
        #expect(throws: Never.self) { try PNGValidator.validate(file) }
        try TestTool.withFolder { folder in
            let path = folder.appendingPathComponent("animation.png").path
            try Data(file).write(to: URL(fileURLWithPath: path))
            let verdict = try TestTool.run(TestTool.pngcheck, ["-q", path], installedBy: "pngcheck")
            #expect(verdict.status == 0 && verdict.output.isEmpty, "\(verdict.text)")

            // Each picture as many times as it is shown for sixtieths of a second. The last one is the still.
            let script = """
                import sys
                from PIL import Image
                image = Image.open(sys.argv[1])
                assert image.info['loop'] == 7 and image.default_image, image.info
                still = image.convert('RGBA').tobytes()
                for index in range(1, image.n_frames):
                    image.seek(index)
                    sixtieths = image.info['duration'] * 60 / 1000
                    assert abs(sixtieths - round(sixtieths)) < 1e-6, sixtieths
                    sys.stdout.buffer.write(image.convert('RGBA').tobytes() * round(sixtieths))
                sys.stdout.buffer.write(still)
                """
            let seen = try TestTool.runPillow(script, [path]).output
            let shown = pictures + [try #require(pictures.last)]
            #expect(seen.count == shown.reduce(0) { $0 + 4 * $1.pixels.count })
            var start = 0
            for (index, picture) in shown.enumerated() {
                let bytes = picture.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
                #expect(seen[start...].starts(with: bytes), "picture \(index)")
                start += bytes.count
            }
        }
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
            var encoder = try APNGEncoder(width: 3, height: 2, scale: 1)
            try encoder.write(rows: white.pixels.span)
            for (index, delay) in delays.enumerated() {
                try encoder.append(index == 0 ? APNGFrame(white) : nil, delay: delay)
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
        let frames = [try APNGFrame(clear), try APNGFrame(white)]
        var encoder = try APNGEncoder(width: 50, height: 50, scale: 1)
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
        var encoder = try APNGEncoder(width: 3, height: 2, scale: 1)
        try encoder.write(rows: white.pixels.span)
        try encoder.append(APNGFrame(white), delay: FrameDelay(1, 60))
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
        _ pictures: [PixelBuffer], loops: Int = 0, title: String? = nil, compression: PNGCompression = .default
    ) throws -> [UInt8] {
        let still = try #require(pictures.last)
        let first = try #require(pictures.first)
        var encoder = try APNGEncoder(
            width: still.width, height: still.height, scale: 1, loops: loops, title: title, compression: compression)
        try encoder.write(rows: still.pixels.span)
        let delay = try FrameDelay(1, 60)
        try encoder.append(APNGFrame(first, compression: compression), delay: delay)
        for (previous, picture) in zip(pictures, pictures.dropFirst()) {
            try encoder.append(
                APNGFrame.change(from: previous, to: picture, compression: compression), delay: delay)
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
