import Foundation
import StepTestSupport
import Testing

@testable import StepPNG

@Suite struct AncillaryCheckTests {
    /// A chunk in a picture of some kind, and what is wrong with it.
    struct Sample: CustomTestStringConvertible, Sendable {
        var type: String
        var data: [UInt8]
        var colorType: UInt8
        var bitDepth: Int
        /// Before the first chunk of this type.
        var place: String
        var words: String?
        /// Whether pngcheck sees it too; it knows fewer rules, and some newer chunks not at all.
        var isSeenByPngcheck: Bool
        var testDescription: String { "\(type) \(data.prefix(12)): \(words ?? "sound")" }

        init(
            _ type: String, _ data: [UInt8], _ words: String? = nil, in kind: (UInt8, Int) = (2, 8),
            before place: String = "IDAT", pngcheck isSeen: Bool = true
        ) {
            (self.type, self.data, self.words, self.place) = (type, data, words, place)
            (colorType, bitDepth, isSeenByPngcheck) = (kind.0, kind.1, isSeen)
        }

        var file: PNGFile {
            var file = SampleFile(
                width: 3, height: 2, colorType: colorType, bitDepth: bitDepth,
                palette: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
            ).file
            let index = file.chunks.firstIndex { $0.type == place } ?? 1
            file.chunks.insert(.init(type: type, data: data), at: index)
            return file
        }
    }

    static let palette: (UInt8, Int) = (3, 2)
    /// The empty zlib stream.
    static let packed: [UInt8] = [0x78, 0x9c, 3, 0, 0, 0, 0, 1]

    static func text(_ parts: String...) -> [UInt8] { Array(parts.joined(separator: "\0").utf8) }

    static let sound: [Sample] = [
        Sample("gAMA", [0, 0, 177, 143]),
        Sample(
            "cHRM",
            [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000].flatMap { UInt32($0).bigEndianBytes }),
        Sample("sRGB", [3]),
        Sample("cICP", [12, 13, 0, 1], pngcheck: false),
        Sample("mDCV", [UInt8](repeating: 0, count: 24), pngcheck: false),
        Sample("cLLI", [0, 0, 1, 0, 0, 0, 1, 0], pngcheck: false),
        Sample("sBIT", [5], in: (0, 8)), Sample("sBIT", [8, 8], in: (4, 8)), Sample("sBIT", [5, 6, 5]),
        Sample("sBIT", [8, 8, 8], in: palette, before: "PLTE"), Sample("sBIT", [16, 16, 16, 1], in: (6, 16)),
        Sample("bKGD", [0, 3], in: (0, 2)), Sample("bKGD", [0, 1, 0, 2, 0, 255]), Sample("bKGD", [3], in: palette),
        Sample("bKGD", [255, 255], in: (4, 16)),
        Sample("hIST", [0, 1, 0, 2, 0, 3, 0, 4], in: palette),
        Sample("tRNS", [0, 3], in: (0, 2)), Sample("tRNS", [0, 1, 0, 2, 0, 255]), Sample("tRNS", [9], in: palette),
        Sample("tRNS", [1, 2, 3, 4], in: palette),
        Sample("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1]),
        Sample("tIME", [7, 232, 2, 29, 23, 59, 60]), Sample("tIME", [7, 232, 2, 29, 23, 59, 60], before: "IEND"),
        Sample("eXIf", [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]),
        Sample("sPLT", text("a") + [0, 8, 1, 2, 3, 4, 0, 1]),
        Sample("sPLT", text("a") + [0, 16] + [UInt8](repeating: 0, count: 20)),
        Sample("iCCP", text("ICC profile") + [0, 0] + packed, pngcheck: false),
        Sample("tEXt", text("Title", "")), Sample("tEXt", text("Title", "a b")),
        Sample("zTXt", text("Title") + [0, 0] + packed),
        Sample("iTXt", text("Title") + [0, 0, 0] + text("de-AT", "Überschrift", "größer")),
        Sample("iTXt", text("Title") + [0, 1, 0] + [0, 0] + packed),
        Sample("prVt", [1, 2, 3]),
    ]

    static let faulty: [Sample] = [
        Sample("gAMA", [], "gAMA: length: expected 4, found 0"),
        Sample("gAMA", [0, 0, 0, 0], "gAMA: gamma: expected 1 to 2147483647, found 0"),
        Sample("gAMA", [128, 0, 0, 0], "gAMA: gamma: expected 1 to 2147483647, found 2147483648", pngcheck: false),
        Sample("cHRM", [UInt8](repeating: 1, count: 31), "cHRM: length: expected 32, found 31"),
        Sample(
            "cHRM", [255] + [UInt8](repeating: 1, count: 31),
            "cHRM: white x: expected 0 to 2147483647, found 4278255873", pngcheck: false),
        Sample("sRGB", [], "sRGB: length: expected 1, found 0"),
        Sample("sRGB", [4], "sRGB: rendering intent: expected 0 to 3, found 4"),
        Sample("sRGB", [0], "sRGB: expected sRGB before PLTE", in: palette),
        Sample("sRGB", [0], "sRGB: expected sRGB before IDAT", before: "IEND"),
        Sample("cICP", [1, 13, 0], "cICP: length: expected 4, found 3", pngcheck: false),
        Sample("cICP", [1, 13, 1, 1], "cICP: matrix: expected 0, found 1", pngcheck: false),
        Sample("cICP", [1, 13, 0, 2], "cICP: full range: expected 0 to 1, found 2", pngcheck: false),
        Sample("mDCV", [0], "mDCV: length: expected 24, found 1", pngcheck: false),
        Sample("cLLI", [0], "cLLI: length: expected 8, found 1", pngcheck: false),
        Sample("sBIT", [8, 8, 8, 8], "sBIT: length: expected 3, found 4"),
        Sample("sBIT", [8, 0, 8], "sBIT: significant bits: expected 1 to 8, found 0"),
        Sample("sBIT", [8, 9, 8], "sBIT: significant bits: expected 1 to 8, found 9"),
        Sample("bKGD", [0, 1], "bKGD: length: expected 6, found 2"),
        Sample("bKGD", [0, 4], "bKGD: background: expected 0 to 3, found 4", in: (0, 2), pngcheck: false),
        Sample("bKGD", [4], "bKGD: background: expected 0 to 3, found 4", in: palette),
        Sample("bKGD", [0], "bKGD: expected PLTE before it", in: palette, before: "PLTE"),
        Sample("bKGD", [0, 1], "bKGD: expected bKGD before IDAT", in: (0, 8), before: "IEND"),
        Sample("hIST", [0, 1], "hIST: expected PLTE before it"),
        Sample("hIST", [0, 1], "hIST: length: expected 8, found 2", in: palette),
        Sample("tRNS", [0], "tRNS: length: expected 2, found 1", in: (0, 8)),
        Sample("tRNS", [0, 4], "tRNS: transparent color: expected 0 to 3, found 4", in: (0, 2), pngcheck: false),
        Sample("tRNS", [0, 1], "tRNS: length: expected 6, found 2"),
        Sample("tRNS", [], "tRNS: length: expected 1 to 4, found 0", in: palette, pngcheck: false),
        Sample("tRNS", [1, 2, 3, 4, 5], "tRNS: length: expected 1 to 4, found 5", in: palette),
        Sample("tRNS", [0, 1], "tRNS: expected no tRNS beside alpha", in: (4, 8)),
        Sample("tRNS", [1], "tRNS: expected PLTE before it", in: palette, before: "PLTE"),
        Sample("pHYs", [0, 0, 11, 19, 0, 0, 11, 19], "pHYs: length: expected 9, found 8"),
        Sample("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 2], "pHYs: unit: expected 0 to 1, found 2"),
        Sample(
            "pHYs", [0, 0, 11, 19, 128, 0, 0, 0, 1],
            "pHYs: pixels a unit, y: expected 0 to 2147483647, found 2147483648", pngcheck: false),
        Sample("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1], "pHYs: expected pHYs before IDAT", before: "IEND"),
        Sample("tIME", [7, 232, 1, 1, 0, 0], "tIME: length: expected 7, found 6"),
        Sample("tIME", [7, 232, 13, 1, 0, 0, 0], "tIME: month: expected 1 to 12, found 13"),
        Sample("tIME", [7, 232, 1, 0, 0, 0, 0], "tIME: day: expected 1 to 31, found 0"),
        Sample("tIME", [7, 232, 1, 1, 24, 0, 0], "tIME: hour: expected 0 to 23, found 24"),
        Sample("tIME", [7, 232, 1, 1, 0, 60, 0], "tIME: minute: expected 0 to 59, found 60"),
        Sample("tIME", [7, 232, 1, 1, 0, 0, 61], "tIME: second: expected 0 to 60, found 61"),
        Sample("eXIf", Array("Exif".utf8), "eXIf: expected Exif data that begin with II or MM", pngcheck: false),
        Sample("sPLT", text("a"), "sPLT: expected a zero byte after the name, found none"),
        Sample("sPLT", text("a") + [0], "sPLT: expected a sample depth, found none"),
        Sample("sPLT", text("a") + [0, 4], "sPLT: sample depth: expected 8 or 16, found 4"),
        Sample("sPLT", text("a") + [0, 8, 1], "sPLT: bytes of colors: expected a multiple of 6, found 1"),
        Sample("sPLT", text("a") + [0, 8], "sPLT: expected sPLT before IDAT", before: "IEND", pngcheck: false),
        Sample("iCCP", [0, 0] + packed, "iCCP: length of the name: expected 1 to 79, found 0"),
        Sample("iCCP", text("a") + [0, 1] + packed, "iCCP: compression method: expected 0, found 1"),
        Sample("iCCP", text("a") + [0, 0], "iCCP: expected a zlib stream", pngcheck: false),
        Sample("tEXt", [], "tEXt: expected a zero byte after the keyword, found none"),
        Sample("tEXt", text("Title"), "tEXt: expected a zero byte after the keyword, found none", pngcheck: false),
        Sample("tEXt", text("", "text"), "tEXt: length of the keyword: expected 1 to 79, found 0"),
        Sample(
            "tEXt", text(String(repeating: "a", count: 80), "text"),
            "tEXt: length of the keyword: expected 1 to 79, found 80"),
        Sample("tEXt", text(" a", "text"), Self.keyword),
        Sample("tEXt", text("a ", "text"), Self.keyword),
        Sample("tEXt", text("a  b", "text"), Self.keyword),
        Sample("tEXt", text("a\nb", "text"), Self.keyword),
        Sample("tEXt", [0xa0, 0, 65], Self.keyword),
        Sample("tEXt", text("a", "b", "c"), "tEXt: expected a text without zero bytes", pngcheck: false),
        Sample("zTXt", text("a") + [0], "zTXt: expected a compression method, found none", pngcheck: false),
        Sample("zTXt", text("a") + [0, 7] + packed, "zTXt: compression method: expected 0, found 7"),
        Sample("zTXt", text("a", "\u{0}text"), "zTXt: expected a zlib stream", pngcheck: false),
        Sample("iTXt", text("a") + [0, 2, 0, 0, 0], "iTXt: compression flag: expected 0 to 1, found 2"),
        Sample("iTXt", text("a") + [0, 1, 1, 0, 0] + packed, "iTXt: compression method: expected 0, found 1"),
        Sample(
            "iTXt", text("a") + [0, 0, 0], "iTXt: expected a zero byte after the language, found none", pngcheck: false),
        Sample(
            "iTXt", text("a") + [0, 0, 0, 0], "iTXt: expected a zero byte after the translated keyword, found none",
            pngcheck: false),
        Sample(
            "iTXt", text("a") + [0, 0, 0] + text("d/e", "", "text"),
            "iTXt: expected a language of ASCII letters, digits and hyphens", pngcheck: false),
        Sample("iTXt", text("a") + [0, 0, 0, 0, 0xff, 0], "iTXt: expected a text in UTF-8", pngcheck: false),
        Sample("iTXt", text("a") + [0, 0, 0, 0, 0, 0xc3], "iTXt: expected a text in UTF-8", pngcheck: false),
        Sample(
            "iTXt", text("a") + [0, 0, 0, 0, 0, 65, 0], "iTXt: expected a text without zero bytes", pngcheck: false),
    ]

    private static let keyword = "tEXt: expected a keyword of printable Latin-1 with single spaces inside"

    @Test(arguments: sound)
    func whatTheSpecificationHasIsSound(sample: Sample) throws {
        #expect(throws: Never.self) { try PNGValidator.validate(sample.file.bytes) }
    }

    @Test(arguments: faulty)
    func everyRuleIsKept(sample: Sample) throws {
        let words = try #require(PNGValidatorTests.words(sample.file))
        #expect(words.drop { $0 != ":" }.dropFirst(2) == sample.words ?? "")
    }

    @Test func anotherProgramAgrees() throws {
        try TestTool.withFolder { folder in
            let path = folder.appendingPathComponent("picture.png").path
            for sample in Self.sound + Self.faulty where sample.isSeenByPngcheck {
                try Data(sample.file.bytes).write(to: URL(fileURLWithPath: path))
                let verdict = try TestTool.run(TestTool.pngcheck, ["-q", path], installedBy: "pngcheck")
                #expect((verdict.status == 0) == (sample.words == nil), "\(sample.testDescription): \(verdict.text)")
            }
        }
    }

    /// Texts and suggested palettes may be many.
    @Test(arguments: sound.filter { !["PLTE", "IEND"].contains($0.place) })
    func mostMayBeThereOnce(sample: Sample) throws {
        var file = sample.file
        let index = try #require(file.chunks.firstIndex { $0.type == sample.type })
        file.chunks.insert(file.chunks[index], at: index)
        let words = PNGValidatorTests.words(file)
        let mayBeMany = ["tEXt", "zTXt", "iTXt", "sPLT", "prVt"].contains(sample.type)
        #expect(words?.contains(": expected one \(sample.type)") ?? false == !mayBeMany)
    }

    @Test func thePaletteComesBeforeWhatNamesColors() throws {
        for (type, data) in [("bKGD", [0, 1, 0, 2, 0, 3]), ("tRNS", [0, 1, 0, 2, 0, 3])] as [(String, [UInt8])] {
            var file = Sample(type, data).file
            file.chunks.insert(.init(type: "PLTE", data: [1, 2, 3]), at: 1)
            #expect(throws: Never.self) { try PNGValidator.validate(file.bytes) }
            file.chunks.swapAt(1, 2)
            #expect(
                PNGValidatorTests.words(file)?.hasSuffix(
                    "PLTE: expected one palette, before the pixels, bKGD and tRNS") == true)
        }
    }

    /// Such a file still has its pixels.
    @Test func thePixelsAreReadAllTheSame() throws {
        for sample in Self.faulty where sample.type != "tRNS" {
            #expect(throws: Never.self, "\(sample.testDescription)") { try PNGDecoder.decode(sample.file.bytes) }
        }
    }
}
