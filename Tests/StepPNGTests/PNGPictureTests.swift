import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct PNGPictureTests {
    // MARK: Sixteen bits

    @Test(arguments: SampleFile.kinds.filter { $0.bitDepth == 16 }, [false, true])
    func sixteenBitsAreKept(kind: SampleFile.Kind, interlaced: Bool) throws {
        for (width, height) in [(1, 1), (3, 5), (13, 9)] {
            let file = SampleFile(width: width, height: height, kind: kind, interlaced: interlaced)
            let picture = try PNGDecoder.read(file.bytes, deep: true)
            #expect(picture.deep == file.deep, "\(width) x \(height)")
            #expect(picture.pixels.pixels == file.expected, "\(width) x \(height)")
        }
    }

    @Test func aColorOfSixteenBitsCanBeTransparent() throws {
        let file = SampleFile(
            width: 3, height: 1, colorType: 0, bitDepth: 16, samples: [0x1234, 0x1235, 0xff34],
            transparency: [0x12, 0x34])
        let picture = try PNGDecoder.read(file.bytes, deep: true)
        #expect(
            picture.deep == [
                .zero, SIMD4(0x1235, 0x1235, 0x1235, 0xffff), SIMD4(0xff34, 0xff34, 0xff34, 0xffff),
            ])
        #expect(picture.pixels[0, 0] == .clear && picture.pixels[1, 0] == Pixel(red: 18, green: 18, blue: 18))
    }

    /// What is all but transparent is clear in 8 bits only.
    @Test func clearPixelsLoseTheirColor() throws {
        let file = SampleFile(
            width: 2, height: 1, colorType: 6, bitDepth: 16, samples: [1, 2, 3, 0, 40_000, 50_000, 60_000, 100])
        let picture = try PNGDecoder.read(file.bytes, deep: true)
        #expect(picture.deep == [.zero, SIMD4(40_000, 50_000, 60_000, 100)])
        #expect(picture.pixels.pixels == [.clear, .clear])
    }

    @Test func allRoundingIsAlike() throws {
        let samples = (0..<65_536).map { UInt16($0) }
        let file = SampleFile(width: 256, height: 256, colorType: 0, bitDepth: 16, samples: samples).bytes
        let picture = try PNGDecoder.read(file, deep: true)
        #expect(picture.pixels.pixels.map(\.red) == samples.map { UInt8((Double($0) * 255 / 65_535).rounded()) })
        #expect(try PNGDecoder.decode(file) == picture.pixels)
    }

    @Test func sixteenBitsAreForThoseWhoAsk() throws {
        let deep = SampleFile(width: 3, height: 5, colorType: 2, bitDepth: 16)
        let shallow = SampleFile(width: 3, height: 5, colorType: 2, bitDepth: 8)
        #expect(try PNGDecoder.read(deep.bytes).deep == nil)
        #expect(try PNGDecoder.read(shallow.bytes, deep: true).deep == nil)
    }

    @Test func aDamagedFileOfSixteenBitsIsAnError() {
        let file = SampleFile(width: 3, height: 5, colorType: 2, bitDepth: 16).bytes
        for length in file.indices {
            #expect(throws: PNGError.self) { try PNGDecoder.read(Array(file[..<length]), deep: true) }
        }
    }

    // MARK: Warnings

    static let sound: PNGFile = {
        var file = SampleFile(width: 5, height: 3, colorType: 3, bitDepth: 8, transparency: [0, 128]).file
        file.chunks.insert(.init(type: "tEXt", data: Array("Title\0text".utf8)), at: 1)
        return file
    }()

    @Test func aDamagedTextIsSkippedWithAWarning() throws {
        let whole = try PNGDecoder.read(Self.sound.bytes)
        #expect(whole.warnings == [])
        var file = Self.sound.bytes
        file[33 + 8] ^= 0x20  // the T of Title
        let picture = try PNGDecoder.read(file)
        #expect(picture.pixels == whole.pixels)
        let found = PNGFile.crc(Array("tEXtTitle\0text".utf8)[...])
        let expected = PNGFile.crc(Array("tEXttitle\0text".utf8)[...])
        #expect(
            picture.warnings == [
                "offset 33: tEXt: checksum: expected \(Self.hex(expected)), found \(Self.hex(found)); "
                    + "the chunk is skipped"
            ])
        #expect(try PNGDecoder.decode(file) == whole.pixels)
    }

    private static func hex(_ number: UInt32) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    @Test func ofManyDamagedChunksSomeAreTold() throws {
        var file = Self.sound
        file.chunks.insert(contentsOf: Array(repeating: .init(type: "teSt", data: []), count: 20), at: 1)
        var bytes = file.bytes
        for index in 0..<20 { bytes[33 + 12 * index + 11] ^= 1 }
        let warnings = try PNGDecoder.read(bytes).warnings
        #expect(warnings.count == 9 && warnings[0].hasPrefix("offset 33: teSt: checksum: expected "))
        #expect(warnings[8] == "12 more chunks with wrong checksums are skipped")
    }

    /// Without it the pixels would be others; nor may its name be damaged.
    @Test func damagedTransparencyIsAnError() throws {
        let bytes = Self.sound.bytes
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: "tRNS".utf8) })
        for index in place..<place + 10 {
            for bit in 0..<8 {
                var file = bytes
                file[index] ^= 1 << bit
                #expect(throws: PNGError.self, "bit \(bit) of byte \(index - place)") { try PNGDecoder.read(file) }
            }
        }
        var file = bytes
        file[place + 1] ^= 1
        #expect(throws: PNGError.damaged(reason: "tRNS: CRC error")) { try PNGDecoder.read(file) }
    }
}

extension SampleFile {
    /// Samples of 16 bits as RGBA.
    fileprivate var deep: [SIMD4<UInt16>] {
        stride(from: 0, to: samples.count, by: channels).map { start in
            let sample = samples[start..<start + channels].map { $0 }
            let alpha = channels % 2 == 0 ? sample[channels - 1] : .max
            let color = channels < 3 ? [sample[0], sample[0], sample[0]] : sample
            return alpha == 0 ? .zero : SIMD4(color[0], color[1], color[2], alpha)
        }
    }
}
