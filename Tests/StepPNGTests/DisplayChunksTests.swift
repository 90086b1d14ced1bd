import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct DisplayChunksTests {
    private static let gamma1 = chunk("gAMA", [0, 1, 0x86, 0xA0])
    private static let standardGamma = chunk("gAMA", [0, 0, 0xB1, 0x8F])
    private static let standardColors = chunk(
        "cHRM",
        [
            0, 0, 0x7A, 0x26, 0, 0, 0x80, 0x84, 0, 0, 0xFA, 0, 0, 0, 0x80, 0xE8,
            0, 0, 0x75, 0x30, 0, 0, 0xEA, 0x60, 0, 0, 0x3A, 0x98, 0, 0, 0x17, 0x70,
        ])
    private static let profile = chunk("iCCP", [0x61, 0, 0, 1])
    private static let text = chunk("tEXt", Array("Title\0a".utf8))

    private static func chunk(_ type: String, _ data: [UInt8]) -> PNGFile.Chunk { .init(type: type, data: data) }

    /// An orientation as a camera of big numbers writes it.
    private static func exif(_ orientation: UInt8) -> PNGFile.Chunk {
        chunk("eXIf", Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
    }

    private static func file(_ chunks: [PNGFile.Chunk], last: [PNGFile.Chunk] = []) -> [UInt8] {
        var file = SampleFile(width: 3, height: 2, colorType: 2, bitDepth: 8).file
        file.chunks.insert(contentsOf: last, at: file.chunks.count - 1)
        file.chunks.insert(contentsOf: chunks, at: 1)
        return file.bytes
    }

    @Test(
        arguments: [
            ([gamma1], ["gAMA"]), ([gamma1, profile], ["gAMA", "iCCP"]), ([chunk("cICP", [9, 16, 0, 1])], ["cICP"]),
            ([chunk("cHRM", [1])], ["cHRM"]), ([chunk("mDCV", [1])], ["mDCV"]), ([exif(6)], ["eXIf"]),
        ] as [([PNGFile.Chunk], [String])])
    func namesWhatOneOfTwoFilesHas(chunks: [PNGFile.Chunk], types: [String]) {
        let (file, plain) = (Self.file(chunks), Self.file([]))
        #expect(DisplayChunks.differing(file, plain) == types)
        #expect(DisplayChunks.differing(plain, file) == types)
        #expect(DisplayChunks.differing(file, Self.file([Self.text] + chunks)) == [])
    }

    @Test func valuesMayDiffer() {
        let other = Self.chunk("iCCP", [0x61, 0, 0, 2])
        #expect(DisplayChunks.differing(Self.file([Self.profile]), Self.file([other])) == ["iCCP"])
        #expect(DisplayChunks.differing(Self.file([Self.exif(3)]), Self.file([Self.exif(8)])) == ["eXIf"])
    }

    @Test func manyWaysSaySRGB() {
        let files = [
            [], [Self.text], [Self.chunk("sRGB", [0])], [Self.standardGamma], [Self.standardColors],
            [Self.chunk("sRGB", [1]), Self.standardGamma, Self.standardColors], [Self.chunk("cICP", [1, 13, 0, 1])],
            [Self.exif(1)], [Self.chunk("eXIf", [1, 2])],
        ].map { Self.file($0) }
        for file in files {
            for other in files { #expect(DisplayChunks.differing(file, other) == []) }
        }
        #expect(DisplayChunks.differing([], files[1]) == [])
    }

    @Test func theOrientationMayStandBehindThePixels() {
        let file = Self.file([], last: [Self.exif(6)])
        #expect(DisplayChunks.differing(file, Self.file([])) == ["eXIf"])
        #expect(DisplayChunks.differing(file, Self.file([Self.exif(6)])) == [])
    }

    /// Readers skip what is damaged.
    @Test func damagedChunksDoNotCount() {
        var bytes = Self.file([Self.gamma1])
        bytes[33 + 8] ^= 1
        #expect(DisplayChunks.differing(bytes, Self.file([])) == [])
        // What is cut off within its colours, and what is no PNG.
        #expect(DisplayChunks.differing(Array(Self.file([Self.gamma1]).prefix(40)), Self.file([])) == [])
        #expect(DisplayChunks.differing(Array("text".utf8), Self.file([])) == [])
    }
}
