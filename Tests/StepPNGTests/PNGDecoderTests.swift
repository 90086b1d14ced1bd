import Foundation
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct PNGDecoderTests {
    @Test func aPaletteBecomesRGBA() throws {
        let file = SampleFile(
            width: 4, height: 1, colorType: 3, bitDepth: 2, samples: [2, 0, 1, 3],
            palette: [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7], transparency: [255, 128, 0])
        #expect(
            try PNGDecoder.decode(file.bytes).pixels == [
                .clear,
                Pixel(red: 255, green: 0, blue: 0),
                Pixel(red: 0, green: 255, blue: 0, alpha: 128),
                Pixel(red: 9, green: 8, blue: 7),
            ])
    }

    @Test(arguments: SampleFile.kinds, [false, true])
    func everyKindOfPNGIsRead(kind: SampleFile.Kind, interlaced: Bool) throws {
        for (width, height) in [(1, 1), (3, 5), (8, 8), (13, 9)] {
            let file = SampleFile(width: width, height: height, kind: kind, interlaced: interlaced)
            #expect(try PNGDecoder.decode(file.bytes).pixels == file.expected, "\(width) x \(height)")
        }
    }

    @Test(arguments: SampleFile.kinds.filter { [0, 2].contains($0.colorType) }, [false, true])
    func aColorCanBeTransparent(kind: SampleFile.Kind, interlaced: Bool) throws {
        var file = SampleFile(width: 13, height: 9, kind: kind, interlaced: interlaced)
        let key = file.samples[0..<file.channels]
        file.transparency = key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let picture = try PNGDecoder.decode(file.bytes)
        #expect(picture.pixels == file.expected)
        #expect(picture[0, 0] == .clear)
        #expect(picture.pixels.contains { $0.alpha == 255 })
    }

    @Test func sixteenBitsAreRounded() throws {
        let samples = (0..<65_536).map { UInt16($0) }
        let file = SampleFile(width: 256, height: 256, colorType: 0, bitDepth: 16, samples: samples)
        let picture = try PNGDecoder.decode(file.bytes)
        #expect(picture.pixels.map(\.red) == samples.map { UInt8((Double($0) * 255 / 65_535).rounded()) })
    }

    @Test func clearPixelsLoseTheirColor() throws {
        let file = SampleFile(
            width: 2, height: 1, colorType: 6, bitDepth: 8, samples: [200, 100, 50, 0, 200, 100, 50, 1])
        #expect(
            try PNGDecoder.decode(file.bytes).pixels == [.clear, Pixel(red: 200, green: 100, blue: 50, alpha: 1)])
    }

    @Test func gammaIsLeftAlone() throws {
        var file = SampleFile(width: 1, height: 1, colorType: 2, bitDepth: 8, samples: [10, 100, 200]).file
        file.chunks.insert(.init(type: "gAMA", data: UInt32(100_000).bigEndianBytes), at: 1)
        #expect(try PNGDecoder.decode(file.bytes).pixels == [Pixel(red: 10, green: 100, blue: 200)])
    }

    /// Pillow chooses among the filters and compresses, which the sample files here do not.
    @Test(arguments: ["1", "L", "LA", "P", "RGB", "RGBA"])
    func filesOfAnotherWriterAreRead(mode: String) throws {
        try TestTool.withFolder { folder in
            let path = folder.appendingPathComponent("picture.png").path
            let script = """
                import random, sys
                from PIL import Image
                random.seed(7)
                noise = Image.frombytes('RGBA', (64, 64), random.randbytes(4 * 64 * 64))
                noise.putalpha(255)
                picture = Image.radial_gradient('L').convert('RGBA')
                picture.paste(noise, (30, 90))
                picture.putalpha(Image.linear_gradient('L'))
                picture = picture.convert(sys.argv[2])
                picture.save(sys.argv[1], optimize=True)
                sys.stdout.buffer.write(picture.convert('RGBA').tobytes())
                """
            let bytes = try TestTool.runPillow(script, [path, mode]).output
            let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            #expect(try PNGDecoder.decode(file).pixels == Self.pixels(bytes))
        }
    }

    /// Grey and RGB with a transparent colour, and palettes with several.
    private static let keyed: [SampleFile] =
        [
            SampleFile(width: 13, height: 9, colorType: 0, bitDepth: 8, transparency: [0, 55]),
            SampleFile(width: 13, height: 9, colorType: 2, bitDepth: 8, transparency: [0, 0, 0, 55, 0, 110]),
        ]
        + [1, 2, 4, 8].map {
            SampleFile(width: 13, height: 9, colorType: 3, bitDepth: $0, transparency: [128, 0])
        }

    /// Every kind as another reader sees it. Of 16 bits that takes the upper 8, so here both halves are equal.
    @Test(arguments: [false, true])
    func pixelsAreThoseOfAnotherReader(interlaced: Bool) throws {
        var samples = Self.keyed
        for kind in SampleFile.kinds {
            var sample = SampleFile(width: 13, height: 9, kind: kind, interlaced: false)
            if kind.bitDepth == 16 { sample.samples = sample.samples.map { ($0 >> 8) * 257 } }
            samples.append(sample)
        }
        let files = samples.map { sample in
            var sample = sample
            sample.interlaced = interlaced
            return sample.bytes
        }
        let script = """
            import sys
            from PIL import Image
            for path in sys.argv[1:]:
                picture = Image.open(path)
                if picture.mode.startswith("I"):
                    deep = picture.getdata()
                    picture = Image.new("L", picture.size)
                    picture.putdata([sample >> 8 for sample in deep])
                sys.stdout.buffer.write(picture.convert("RGBA").tobytes())
            """
        try TestTool.withFolder { folder in
            let paths = files.indices.map { folder.appendingPathComponent("\($0).png") }
            for (file, path) in zip(files, paths) { try Data(file).write(to: path) }
            let seen = Self.pixels(try TestTool.runPillow(script, paths.map(\.path)).output)
            let count = 13 * 9
            try #require(seen.count == files.count * count)
            for (index, file) in files.enumerated() {
                let expected = Array(seen[index * count..<(index + 1) * count])
                #expect(
                    try PNGDecoder.decode(file).pixels == expected,
                    "color type \(samples[index].colorType), \(samples[index].bitDepth) bits")
            }
        }
    }

    /// As libpng and browsers have it; other readers differ.
    @Test func anIndexBeyondThePaletteIsBlack() throws {
        let file = SampleFile(
            width: 3, height: 1, colorType: 3, bitDepth: 4, samples: [0, 1, 15], palette: [9, 8, 7],
            transparency: [128])
        let black = Pixel(red: 0, green: 0, blue: 0)
        #expect(
            try PNGDecoder.decode(file.bytes).pixels == [Pixel(red: 9, green: 8, blue: 7, alpha: 128), black, black])
    }

    /// As RGBA bytes tell them.
    private static func pixels(_ bytes: [UInt8]) -> [Pixel] {
        stride(from: 0, to: bytes.count, by: 4).map { i in
            bytes[i + 3] == 0
                ? .clear : Pixel(red: bytes[i], green: bytes[i + 1], blue: bytes[i + 2], alpha: bytes[i + 3])
        }
    }

    // MARK: Files that are not as they should be

    static let smallFiles: [[UInt8]] = [
        SampleFile(width: 3, height: 2, colorType: 2, bitDepth: 8).bytes,
        SampleFile(width: 3, height: 2, colorType: 3, bitDepth: 4, interlaced: true).bytes,
        SampleFile(width: 2, height: 2, colorType: 0, bitDepth: 16, transparency: [0, 1]).bytes,
        (try? PNGEncoder.encode(TestPicture.noise(width: 5, height: 4, opaque: false), scale: 1, title: "t")) ?? [],
    ]

    @Test(arguments: smallFiles)
    func aTruncatedFileIsAnError(file: [UInt8]) throws {
        _ = try PNGDecoder.decode(file)
        for length in file.indices {
            let found = #expect(throws: PNGError.self, "\(length) of \(file.count) bytes") {
                _ = try PNGDecoder.decode(Array(file[..<length]))
            }
            if length >= 8 { #expect(found == .damaged(reason: "the file ends too early")) }
        }
    }

    /// Every byte after the signature is under some chunk's checksum, or says where a chunk ends. A chunk that says nothing
    /// of the pixels is skipped.
    @Test(arguments: smallFiles, [0x01, 0x20, 0x80, 0xff] as [UInt8])
    func aChangedByteIsAnErrorOrAWarning(file: [UInt8], change: UInt8) throws {
        let pixels = try PNGDecoder.decode(file)
        for place in file.indices {
            var changed = file
            changed[place] ^= change
            guard let picture = try? PNGDecoder.read(changed) else { continue }
            let isSkipped = picture.warnings.count == 1 && picture.warnings[0].contains(": checksum: expected ")
            #expect(picture.pixels == pixels && isSkipped, "byte \(place) of \(file.count): \(picture.warnings)")
        }
    }

    @Test func theErrorSaysWhichChunkIsDamaged() {
        var file = SampleFile(width: 3, height: 2, colorType: 2, bitDepth: 8).bytes
        file[file.count - 13] ^= 1  // the last byte of the IDAT chunk's checksum
        #expect(throws: PNGError.damaged(reason: "IDAT: CRC error")) { _ = try PNGDecoder.decode(file) }
    }

    /// With checksums that are right, so that the contents reach every later check.
    @Test(arguments: ["IHDR", "PLTE", "tRNS", "IDAT"])
    func wrongContentsNeverCrash(type: String) throws {
        let sample = SampleFile(width: 5, height: 3, colorType: 3, bitDepth: 2, transparency: [0, 128])
        let index = try #require(sample.file.chunks.firstIndex { $0.type == type })
        for place in sample.file.chunks[index].data.indices {
            for value in stride(from: 0, through: 255, by: type == "IHDR" ? 1 : 15) {
                var file = sample.file
                file.chunks[index].data[place] = UInt8(value)
                if let picture = try? PNGDecoder.decode(file.bytes) {
                    #expect(picture.width <= PNGDecoder.maxSide && picture.height <= PNGDecoder.maxSide)
                }
            }
        }
    }

    @Test(arguments: [(0, 1), (1, 0)])
    func aPictureHasAtLeastOnePixel(width: Int, height: Int) {
        let file = SampleFile.header(width: width, height: height)
        #expect(throws: PNGError.damaged(reason: "Invalid IHDR data")) { _ = try PNGDecoder.decode(file) }
    }

    @Test(arguments: [(65_536, 1), (1, 65_536), (16_384, 8_193), (65_535, 65_535), (0x7fff_ffff, 0x7fff_ffff)])
    func tooLargeAPictureIsRefusedUnread(width: Int, height: Int) {
        let file = SampleFile.header(width: width, height: height)
        #expect(throws: PNGError.tooLarge(width: width, height: height)) { _ = try PNGDecoder.decode(file) }
    }

    /// The most pixels, and what a chart may be at most on either side. Text is a part of the file as all else is.
    @Test(arguments: [(16_384, 8_192), (65_535, 2_048), (2_048, 65_535), (4096, 4097)])
    func theLargestHeaderWithoutPixelsIsDamaged(width: Int, height: Int) {
        var file = SampleFile.header(width: width, height: height)
        let bytes = (width * height + PNGDecoder.maxPixelsPerByte - 1) / PNGDecoder.maxPixelsPerByte
        let text = Array(repeating: UInt8(65), count: bytes - file.count - 12)
        file.insert(contentsOf: PNGChunk.bytes(type: "tEXt", text), at: 33)
        #expect(throws: PNGError.damaged(reason: "Not enough image data")) { _ = try PNGDecoder.decode(file) }

        var smaller = SampleFile.header(width: width, height: height)
        smaller.insert(contentsOf: PNGChunk.bytes(type: "tEXt", text.dropLast()), at: 33)
        let fault = PNGError.tooFewBytes(width: width, height: height, bytes: bytes - 1, isAnimated: false)
        #expect(throws: fault) { _ = try PNGDecoder.decode(smaller) }
    }

    @Test func aPictureOf16MillionPixelsMayHaveFewBytes() {
        let file = SampleFile.header(width: 4096, height: 4096)
        #expect(throws: PNGError.damaged(reason: "Not enough image data")) { _ = try PNGDecoder.decode(file) }
    }

    @Test func whatIsNotPNGIsNamed() {
        #expect(throws: PNGError.notPNG(found: [])) { _ = try PNGDecoder.decode([]) }
        #expect(throws: PNGError.notPNG(found: Array("BM".utf8))) { _ = try PNGDecoder.decode(Array("BM".utf8)) }
        let inexact = ", whose pixels are not exact: draw the picture as PNG, too"
        let vector = ", which has no pixels: draw the picture as PNG, too"
        let others = [
            ("GIF89a", "a GIF", inexact), ("GIF87a", "a GIF", inexact),
            ("YUV4MPEG2 W1", "a film of raw frames", inexact),
            ("<?xml", "an SVG", vector), ("<svg", "an SVG", vector),
            (
                "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
                "a Git LFS pointer", " to one: run `git lfs pull`"
            ),
        ]
        for (start, kind, advice) in others {
            #expect(throws: PNGError.other(kind: kind, advice: advice)) { _ = try PNGDecoder.decode(Array(start.utf8)) }
        }
        let photo = PNGError.other(kind: "a JPEG", advice: inexact)
        #expect(throws: photo) { _ = try PNGDecoder.decode([0xFF, 0xD8, 0xFF]) }
    }

    /// Interlaced files are those that libpng reads.
    @Test func rowsAreReadUntilTimeIsOver() throws {
        let file = SampleFile(width: 8, height: 8, kind: try #require(SampleFile.kinds.first), interlaced: true)
        #expect(throws: PNGError.damaged(reason: "there was no time to read all of it")) {
            try PNGDecoder.decode(file.bytes, until: Deadline(seconds: -1))
        }
    }
}
