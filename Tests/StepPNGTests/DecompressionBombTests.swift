import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

/// Small files that would unpack to very much. What reading them takes is measured where the tool is tested.
@Suite struct DecompressionBombTests {
    /// Compressed, a thousand times as much could follow the one pixel.
    @Test(arguments: [false, true])
    func dataAfterTheLastRowAreNotUnpacked(interlaced: Bool) throws {
        var file = SampleFile(width: 1, height: 1, colorType: 6, bitDepth: 8, interlaced: interlaced).file
        file.chunks[1].data = PNGFile.stored([UInt8](repeating: 0, count: 25_000))
        #expect(throws: PNGError.damaged(reason: "IDAT: too much data after the last row")) {
            try PNGDecoder.decode(file.bytes)
        }
        #expect(PNGValidatorTests.words(file)?.hasSuffix("IDAT: too much data after the last row") == true)
    }

    /// As other readers have it, too.
    @Test(arguments: [1, 4000, 16_000])
    func aFewBytesTooManyDoNoHarm(count: Int) throws {
        let sample = SampleFile(width: 5, height: 3, colorType: 2, bitDepth: 8)
        let surplus = [UInt8](repeating: 7, count: count)
        var inStream = sample.file
        let place = try #require(inStream.chunks.firstIndex { $0.type == "IDAT" })
        inStream.chunks[place].data = PNGFile.stored(Self.rows(of: sample) + surplus)
        var afterStream = sample.file
        afterStream.chunks[place].data += surplus
        var inAnother = sample.file
        inAnother.chunks.insert(.init(type: "IDAT", data: surplus), at: place + 1)
        for file in [inStream, afterStream, inAnother] {
            #expect(try PNGDecoder.decode(file.bytes).pixels == sample.expected)
            #expect(throws: PNGFault.self) { try PNGValidator.validate(file.bytes) }
        }
    }

    private static func rows(of sample: SampleFile) -> [UInt8] {
        let rowLength = 3 * sample.width
        return (0..<sample.height).flatMap { y -> [UInt8] in
            [0] + sample.samples[y * rowLength..<(y + 1) * rowLength].map { UInt8($0) }
        }
    }

    static let skipped = [
        "bKGD", "cHRM", "eXIf", "gAMA", "hIST", "iCCP", "iTXt", "oFFs", "pCAL", "pHYs", "sBIT", "sCAL", "sPLT", "sRGB",
        "sTER", "tEXt", "tIME", "zTXt", "prVt",
    ]

    /// More than libpng keeps of any chunk, and nothing that such a chunk could hold.
    @Test(arguments: skipped)
    func whatSaysNothingOfThePixelsIsSkippedButChecked(type: String) throws {
        let sample = SampleFile(width: 5, height: 3, colorType: 2, bitDepth: 8, transparency: [0, 0, 0, 55, 0, 110])
        for count in [0, 9_000_000] {
            var file = sample.file
            file.chunks.insert(.init(type: type, data: []), at: 1)
            var bytes = file.bytes
            if count > 0 {
                let chunk = PNGChunk.bytes(type: type, [UInt8](repeating: 120, count: count))
                bytes.replaceSubrange(33..<45, with: chunk)
            }
            #expect(try PNGDecoder.decode(bytes).pixels == sample.expected)
            bytes[33 + 8 + count] ^= 1
            let picture = try PNGDecoder.read(bytes)
            #expect(picture.pixels.pixels == sample.expected)
            #expect(picture.warnings.count == 1 && picture.warnings[0].hasPrefix("offset 33: \(type): checksum: "))
        }
    }
}
