import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

/// Files that are read without libpng give the pixels that libpng gives; and what it would refuse is left to it.
@Suite struct FastDecodingTests {
    static let kinds = SampleFile.kinds.filter { $0.bitDepth == 8 }

    @Test(arguments: kinds)
    func usualFilesAreReadFast(kind: SampleFile.Kind) throws {
        for (width, height) in [(1, 1), (3, 5), (8, 8), (37, 29)] {
            let file = SampleFile(width: width, height: height, kind: kind, interlaced: false)
            #expect(PNGDecoder.decodeFast(file.bytes)?.pixels == file.expected, "\(width) x \(height)")
        }
    }

    @Test(arguments: SampleFile.kinds.filter { $0.bitDepth != 8 })
    func othersAreLeftToLibpng(kind: SampleFile.Kind) {
        #expect(PNGDecoder.decodeFast(SampleFile(width: 3, height: 5, kind: kind, interlaced: false).bytes) == nil)
    }

    /// Any bytes mean something, whatever the filter.
    @Test(arguments: kinds, [1, 2, 3, 17, 64])
    func everyFilterIsUndone(kind: SampleFile.Kind, width: Int) throws {
        var random = SeededGenerator(state: UInt64(width))
        let sample = SampleFile(width: width, height: 64, kind: kind, interlaced: false)
        for first in 0...4 {
            var rows: [UInt8] = []
            for y in 0..<sample.height {
                rows.append(UInt8(y == 0 ? first : Int.random(in: 0...4, using: &random)))
                for _ in 0..<width * sample.channels {
                    // Some rows of few values, where Paeth has ties and pixels are clear.
                    rows.append(UInt8.random(in: 0...(y % 3 == 0 ? 3 : 255), using: &random))
                }
            }
            let file = try Self.file(sample, rows: rows)
            let fast = try #require(PNGDecoder.decodeFast(file))
            let expected = try PNGDecoder.decodeByLibpng(file).pixels
            #expect(fast == expected, "\(rows)")
        }
    }

    @Test func everyGoldenIsReadFast() throws {
        let folder = project.appending(path: "golden")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "png" }
        #expect(files.count > 20)
        for url in files {
            let file = [UInt8](try Data(contentsOf: url))
            let fast = try #require(PNGDecoder.decodeFast(file), "\(url.lastPathComponent)")
            let expected = try PNGDecoder.decodeByLibpng(file).pixels
            #expect(fast == expected, "\(url.lastPathComponent)")
        }
    }

    @Test func thePixelsMayBeInManyChunks() throws {
        let sample = SampleFile(width: 5, height: 3, colorType: 6, bitDepth: 8)
        var file = sample.file
        file.chunks.replaceSubrange(1...1, with: file.chunks[1].data.map { .init(type: "IDAT", data: [$0]) })
        #expect(PNGDecoder.decodeFast(file.bytes)?.pixels == sample.expected)
    }

    @Test func aPaletteMayBeShortAndTransparent() throws {
        let sample = SampleFile(
            width: 4, height: 1, colorType: 3, bitDepth: 8, samples: [0, 1, 2, 255],
            palette: [9, 8, 7, 6, 5, 4, 3, 2, 1], transparency: [0, 128])
        #expect(
            PNGDecoder.decodeFast(sample.bytes)?.pixels == [
                .clear, Pixel(red: 6, green: 5, blue: 4, alpha: 128), Pixel(red: 3, green: 2, blue: 1),
                Pixel(red: 0, green: 0, blue: 0),
            ])
    }

    // MARK: What is left to libpng

    struct Change: CustomTestStringConvertible, Sendable {
        var words: String
        var change: @Sendable (inout [PNGFile.Chunk]) -> Void
        var testDescription: String { words }

        init(_ words: String, _ change: @escaping @Sendable (inout [PNGFile.Chunk]) -> Void) {
            (self.words, self.change) = (words, change)
        }
    }

    /// Changes to IHDR, PLTE, tRNS, tEXt, IDAT, IEND: 5 x 3 pixels, 8 bits, a palette.
    static let changes: [Change] = [
        Change("no width") { $0[0].data[3] = 0 },
        Change("a width beyond 31 bits") { $0[0].data[0] = 128 },
        Change("a row too many") { $0[0].data[7] += 1 },
        Change("a row too few") { $0[0].data[7] -= 1 },
        Change("compression 1") { $0[0].data[10] = 1 },
        Change("filter 1") { $0[0].data[11] = 1 },
        Change("interlaced") { $0[0].data[12] = 1 },
        Change("color type 1") { $0[0].data[9] = 1 },
        Change("color type 7") { $0[0].data[9] = 7 },
        Change("a long header") { $0[0].data.append(0) },
        Change("no header") { $0.removeFirst() },
        Change("two headers") { $0.insert($0[0], at: 1) },
        Change("no palette") { $0.remove(at: 1) },
        Change("two palettes") { $0.insert($0[1], at: 2) },
        Change("an empty palette") { $0[1].data = [] },
        Change("a palette of 4 bytes") { $0[1].data = [1, 2, 3, 4] },
        Change("a palette of 257") { $0[1].data = Array(repeating: 0, count: 771) },
        Change("tRNS before PLTE") { $0.swapAt(1, 2) },
        Change("tRNS twice") { $0.insert($0[2], at: 3) },
        Change("tRNS after IDAT") { $0.swapAt(2, 4) },
        Change("tRNS longer than PLTE") { $0[2].data = Array(repeating: 0, count: 257) },
        Change("an empty tRNS") { $0[2].data = [] },
        Change("an unknown chunk") { $0[3].type = "ABCD" },
        Change("a type of no letters") { $0[3].type = "t1bc" },
        Change("no pixels") { $0.remove(at: 4) },
        Change("an empty IDAT") { $0.insert(.init(type: "IDAT", data: []), at: 4) },
        Change("parted pixels") {
            $0.insert(.init(type: "IDAT", data: Array($0[4].data.prefix(9))), at: 3)
            $0[5].data.removeFirst(9)
        },
        Change("a filter of 5") { $0[4].data = PNGFile.stored(Array(repeating: 5, count: 18)) },
        Change("a wrong checksum of the stream") { $0[4].data[$0[4].data.count - 1] ^= 1 },
        Change("a stream cut short") { $0[4].data.removeLast() },
        Change("a byte after the stream") { $0[4].data.append(0) },
        Change("a byte too many in the stream") { $0[4].data = PNGFile.stored(Array(repeating: 0, count: 19)) },
        Change("a byte too few in the stream") { $0[4].data = PNGFile.stored(Array(repeating: 0, count: 17)) },
        Change("no stream") { $0[4].data = [0] },
        Change("a stream with a dictionary") { $0[4].data[1] = 0x20 | 0x1b },
        Change("an end with data") { $0[5].data = [0] },
        Change("no end") { $0.removeLast() },
        Change("a large text") { $0[3].data = Array(repeating: 32, count: 8_000_001) },
    ]

    @Test(arguments: changes)
    func whatIsUnusualIsLeftToLibpng(change: Change) throws {
        let sample = SampleFile(width: 5, height: 3, colorType: 3, bitDepth: 8, transparency: [0, 128])
        var file = sample.file
        file.chunks.insert(.init(type: "tEXt", data: Array("Title\0text".utf8)), at: 3)
        #expect(PNGDecoder.decodeFast(file.bytes) != nil)
        change.change(&file.chunks)
        #expect(PNGDecoder.decodeFast(file.bytes) == nil)
    }

    /// zlib lets nothing reach back farther than the stream's own window, which a writer may understate.
    @Test func anUnderstatedWindowIsLeftToLibpng() throws {
        let sample = SampleFile(width: 300, height: 1, colorType: 0, bitDepth: 8)
        var file = sample.file
        // 256 bytes, and a check of both header bytes that is right; the stream itself has 301.
        file.chunks[1].data[0...1] = [0x08, 0x1d]
        #expect(PNGDecoder.decodeFast(file.bytes) == nil)
        file.chunks[1].data[0...1] = [0x18, 0x19]
        #expect(PNGDecoder.decodeFast(file.bytes)?.pixels == sample.expected)
    }

    /// Rows of more than 64 MiB.
    @Test func largePicturesAreLeftToLibpng() throws {
        var file = SampleFile(width: 1, height: 1, colorType: 0, bitDepth: 8).file
        for (width, height) in [(65_535, 1_024), (8_192, 8_192), (0x7fff_ffff, 0x7fff_ffff)] as [(UInt32, UInt32)] {
            file.chunks[0].data[0..<8] = (width.bigEndianBytes + height.bigEndianBytes)[...]
            #expect(PNGDecoder.decodeFast(file.bytes) == nil)
        }
    }

    /// Every byte changed, as it stands and with checksums that are right: what is read fast is read alike by libpng.
    @Test(arguments: kinds)
    func changedFilesAreReadAlike(kind: SampleFile.Kind) throws {
        let transparency: [UInt8]? = kind.colorType == 3 ? [0, 128] : nil
        let sample = SampleFile(
            width: 5, height: 3, colorType: kind.colorType, bitDepth: 8, palette: [1, 2, 3, 4, 5, 6],
            transparency: transparency)
        let bytes = sample.bytes
        var decodedCount = 0
        for place in bytes.indices {
            for change: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128, 255] {
                var changed = bytes
                changed[place] ^= change
                for file in [changed, withRightChecksums(changed)] {
                    guard let fast = PNGDecoder.decodeFast(file) else { continue }
                    decodedCount += 1
                    #expect((try? PNGDecoder.decodeByLibpng(file).pixels) == fast, "byte \(place), change \(change)")
                }
            }
            let cut = Array(bytes[..<place])
            #expect(PNGDecoder.decodeFast(cut) == nil, "\(place) bytes")
        }
        #expect(decodedCount > 5)
    }

    // MARK: Helpers

    /// A sample's file with other rows.
    private static func file(_ sample: SampleFile, rows: [UInt8]) throws -> [UInt8] {
        var file = sample.file
        let place = try #require(file.chunks.firstIndex { $0.type == "IDAT" })
        file.chunks[place].data = PNGFile.stored(rows)
        return file.bytes
    }
}
