import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct PNGEncoderTests {
    @Test func aFileHasTheseChunksAndNoOthers() throws {
        let picture = PixelBuffer(width: 3, height: 2, filledWith: TestPicture.white)
        let file = try PNGFile(
            walking: PNGEncoder.encode(
                picture, scale: 3, title: "Steps", description: "Höchster Tag: 16 105 → Mittwoch"))

        #expect(file.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "iTXt", "iTXt", "IDAT", "IEND"])
        // Width, height, 8 bits, grey; the only compression and filter methods; not interlaced.
        #expect(file["IHDR"] == [0, 0, 0, 3, 0, 0, 0, 2, 8, 0, 0, 0, 0])
        #expect(file["sRGB"] == [0])
        #expect(file["IEND"] == [])
    }

    @Test func textsAreUncompressedUTF8() throws {
        let file = try PNGFile(
            walking: PNGEncoder.encode(
                PixelBuffer(width: 1, height: 1), scale: 1, software: "Bleistift", title: "Schritte",
                description: "Höchster Tag: 16 105 → 🚶"))
        // Keyword, end of keyword, not compressed, method 0, no language, no translated keyword.
        #expect(
            file.chunks.filter { $0.type == "iTXt" }.map(\.data) == [
                Array("Software\0\0\0\0\0Bleistift".utf8),
                Array("Title\0\0\0\0\0Schritte".utf8),
                Array("Description\0\0\0\0\0Höchster Tag: 16 105 → 🚶".utf8),
            ])
    }

    @Test func textsMayBeLeftOut() throws {
        let file = try PNGFile(walking: PNGEncoder.encode(PixelBuffer(width: 1, height: 1), scale: 1))
        #expect(file.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    }

    /// 72 dpi are 2834.65 pixels per metre.
    @Test(arguments: [(0.5, 1417), (1.0, 2835), (2.0, 5669), (3.0, 8504), (16.0, 45354)] as [(Double, UInt32)])
    func resolutionFollowsTheScale(scale: Double, pixelsPerMetre: UInt32) throws {
        let file = try PNGFile(walking: PNGEncoder.encode(PixelBuffer(width: 1, height: 1), scale: scale))
        #expect(file["pHYs"] == pixelsPerMetre.bigEndianBytes + pixelsPerMetre.bigEndianBytes + [1])
    }

    @Test(arguments: TestPicture.all, [false, true])
    func whatWasWrittenIsRead(picture: TestPicture, usesLibpng: Bool) throws {
        let file = try PNGEncoder.encode(picture.pixels, scale: 2, usesLibpng: usesLibpng)
        #expect(try PNGDecoder.decode(file) == picture.pixels)
    }

    private static let pictures = TestPicture.all.flatMap { picture in [false, true].map { (picture, $0) } }

    @Test(arguments: Walk.sample(pictures, every: 3))
    func otherReadersAgree(picture: TestPicture, usesLibpng: Bool) throws {
        let file = try PNGEncoder.encode(
            picture.pixels, scale: 3, title: "Week", description: "größer", usesLibpng: usesLibpng)
        try TestTool.withFolder { folder in
            let path = folder.appendingPathComponent("picture.png").path
            try Data(file).write(to: URL(fileURLWithPath: path))

            let verdict = try TestTool.run(TestTool.pngcheck, ["-q", path], installedBy: "pngcheck")
            #expect(verdict.status == 0 && verdict.output.isEmpty, "\(verdict.text)")

            let script = """
                import sys
                from PIL import Image
                image = Image.open(sys.argv[1])
                image.load()
                assert image.info['Title'] == 'Week' and image.info['Description'] == 'größer', image.info
                assert [round(dpi) for dpi in image.info['dpi']] == [216, 216], image.info
                assert image.info['srgb'] == 0, image.info
                sys.stdout.buffer.write(image.convert('RGBA').tobytes())
                """
            let bytes = try TestTool.runPillow(script, [path]).output
            #expect(bytes == picture.pixels.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
        }
    }

    @Test(arguments: [1, 7, 100], [false, true])
    func batchesOfRowsDoNotShow(rowsPerBatch: Int, usesLibpng: Bool) throws {
        let picture = TestPicture.chart(background: .clear)
        let encoder = try PNGEncoder(
            PNGInfo(width: picture.width, height: picture.height, scale: 1, usesLibpng: usesLibpng), opaque: false)
        var file: [UInt8] = []
        for start in stride(from: 0, to: picture.height, by: rowsPerBatch) {
            let end = min(start + rowsPerBatch, picture.height)
            let batch = Array(picture.pixels[start * picture.width..<end * picture.width])
            try encoder.write(rows: batch.span)
            encoder.drain { file += $0.bytes }
        }
        try encoder.finish()
        encoder.drain { file += $0.bytes }
        #expect(file == (try PNGEncoder.encode(picture, scale: 1, usesLibpng: usesLibpng)))
    }

    /// The encoder's memory is its band and what is not drained: nothing here grows with the rows already written.
    @Test func aHugePictureStreams() throws {
        let (width, height) = (30_000, 120)
        let noise = TestPicture.noise(width: width, height: 4, opaque: true)
        let encoder = try PNGEncoder(PNGInfo(width: width, height: height, scale: 16), opaque: true)
        var (largest, total) = (0, 0)
        for _ in 0..<height / noise.height {
            try encoder.write(rows: noise.pixels.span)
            encoder.drain { bytes in
                largest = max(largest, bytes.count)
                total += bytes.count
            }
        }
        try encoder.finish()
        encoder.drain { total += $0.count }
        // A batch of noise cannot shrink, so what comes out each time is a batch and the odd IDAT chunk that was pending.
        #expect(largest < 3 * width * noise.height + 3 * 65_536)
        #expect(total > width * height)
    }

    @Test func theSinkMayThrow() throws {
        struct Full: Error {}
        let encoder = try PNGEncoder(PNGInfo(width: 1, height: 1, scale: 1), opaque: true)
        try encoder.write(rows: [TestPicture.white].span)
        try encoder.finish()
        #expect(throws: Full.self) {
            try encoder.drain { _ throws(Full) in throw Full() }
        }
        // What was refused is still there.
        var count = 0
        encoder.drain { count = $0.count }
        #expect(count > PNGFile.signature.count)
    }

    @Test(arguments: [(0, 1), (1, 0), (-5, 5), (1_000_001, 1), (1, Int.max)])
    func impossibleSizesAreRefused(width: Int, height: Int) {
        #expect(throws: PNGError.impossibleSize(width: width, height: height)) {
            _ = try PNGEncoder(PNGInfo(width: width, height: height, scale: 1), opaque: true)
        }
    }

    @Test func pixelsEndOnce() throws {
        let encoder = try PNGEncoder(PNGInfo(width: 1, height: 1, scale: 1), opaque: true)
        try encoder.write(rows: [TestPicture.white].span)
        try encoder.endPixels()
        #expect(throws: PNGError.notWritten(reason: "the pixels have ended before")) { try encoder.endPixels() }
    }

    /// Noise cannot shrink; what says so must be little.
    @Test func noiseHardlyGrows() throws {
        let noise = TestPicture.noise(width: 200, height: 200, opaque: true)
        #expect(try PNGEncoder.encode(noise, scale: 1).count < 200 * 601 * 103 / 100)
    }
}

extension Span<UInt8> {
    var bytes: [UInt8] { withUnsafeBufferPointer(Array.init) }
}
