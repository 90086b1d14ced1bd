import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct PNGChunkTests {
    @Test func aFileIsItsChunks() throws {
        let file = SampleFile(width: 3, height: 2, colorType: 3, bitDepth: 4).file
        var reader = PNGChunkReader(file.bytes)
        var offset = 8
        for expected in file.chunks {
            let chunk = try #require(try reader.next())
            #expect(chunk.offset == offset && chunk.type == expected.type && Array(chunk.data) == expected.data)
            #expect(chunk.isIntact)
            offset += 12 + expected.data.count
        }
        #expect(try reader.next() == nil)
        #expect(offset == file.bytes.count)
    }

    @Test func aChunkIsWrittenAsItIsRead() throws {
        let bytes = PNGChunk.bytes(type: "fdAT", [1, 2, 3])
        let file = PNGFile(chunks: [.init(type: "fdAT", data: [1, 2, 3])])
        #expect(PNGFile.signature + bytes == file.bytes)
    }

    @Test func aWrongChecksumIsSeen() throws {
        var bytes = PNGFile(chunks: [.init(type: "tEXt", data: [1]), .init(type: "IEND", data: [])]).bytes
        bytes[16] = 2
        var reader = PNGChunkReader(bytes)
        let chunk = try #require(try reader.next())
        #expect(!chunk.isIntact && chunk.data == [2])
        #expect(chunk.storedChecksum == PNGFile.crc([0x74, 0x45, 0x58, 0x74, 1]))
        #expect(try reader.next()?.type == "IEND")
    }

    @Test func afterABreakThereIsNothing() throws {
        let bytes = PNGFile(chunks: [.init(type: "tEXt", data: [1, 2])]).bytes
        var cut = PNGChunkReader(bytes.dropLast())
        let missing = PNGFault(offset: 8, "expected a chunk of 14 bytes, found 13")
        #expect(throws: missing) { try cut.next() }
        #expect(try cut.next() == nil)
        var text = PNGChunkReader(Array("BMP".utf8))
        let other = PNGFault(offset: 0, PNGError.notPNG(found: Array("BMP".utf8)).description)
        #expect(throws: other) { try text.next() }
        #expect(try text.next() == nil)
    }

    @Test(
        arguments: [
            ("sRGB", [2], .renderingIntent(2)),
            ("sRGB", [], .unknown),
            ("pHYs", [0, 0, 11, 19, 0, 0, 11, 20, 1], .resolution(x: 2835, y: 2836, perMetre: true)),
            ("tEXt", Array("Author".utf8) + [0, 0xe9], .text(keyword: "Author", "é")),
            ("tEXt", Array("Author".utf8), .unknown),
            ("zTXt", Array("Author".utf8) + [0, 0, 1, 2], .text(keyword: "Author", nil)),
            ("iTXt", Array("Title".utf8) + [0, 0, 0, 0, 0] + Array("größer".utf8), .text(keyword: "Title", "größer")),
            ("iTXt", Array("Title".utf8) + [0, 1, 0, 0, 0, 9], .text(keyword: "Title", nil)),
            ("iTXt", Array("Title".utf8) + [0, 0, 0], .unknown),
            ("PLTE", [1, 2, 3, 4, 5, 6], .palette(colors: 2)),
            ("fdAT", [0, 0, 1, 0, 9], .framePixels(sequenceNumber: 256)),
            ("fdAT", [0, 0, 1], .unknown),
            ("IHDR", [1], .unknown),
            ("acTL", [], .unknown),
            ("fcTL", [7], .unknown),
            ("abCD", [1], .unknown),
        ] as [(String, [UInt8], PNGChunk.Meaning)])
    func saysWhatItMeans(type: String, data: [UInt8], meaning: PNGChunk.Meaning) throws {
        var reader = PNGChunkReader(PNGFile(chunks: [.init(type: type, data: data)]).bytes)
        #expect(try reader.next()?.meaning == meaning)
    }
}
