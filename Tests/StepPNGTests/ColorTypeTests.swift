import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepPNG

/// A file is RGB or RGBA unless fewer samples say the same.
@Suite struct ColorTypeTests {
    enum Kind: UInt8 {
        case grey = 0
        case color = 2
        case palette = 3
        case greyAlpha = 4
        case colorAlpha = 6
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var kind: Kind
        var name: String
        var picture: PixelBuffer

        var testDescription: String { name }

        init(_ kind: Kind, _ name: String, _ picture: PixelBuffer) {
            (self.kind, self.name, self.picture) = (kind, name, picture)
        }
    }

    static let cases = [
        Case(.grey, "one white pixel", PixelBuffer(width: 1, height: 1, filledWith: TestPicture.white)),
        Case(.color, "one red pixel", PixelBuffer(width: 1, height: 1, filledWith: Pixel(red: 255, green: 0, blue: 0))),
        Case(.greyAlpha, "one clear pixel", PixelBuffer(width: 1, height: 1)),
        Case(.grey, "256 greys", spots(256) { Pixel(red: $0, green: $0, blue: $0) }),
        Case(.palette, "256 colors", spots(256, times: 5) { Pixel(red: $0, green: 1, blue: 255 - $0) }),
        Case(
            .color, "257 colors",
            spots(257) { Pixel(red: UInt8($0 % 256), green: $0 < 256 ? 1 : 2, blue: 0) }),
        Case(
            .palette, "256 greys with alpha",
            spots(256, times: 5) { Pixel(red: $0, green: $0, blue: $0, alpha: max($0, 1)) }),
        Case(.greyAlpha, "257 greys with alpha", spots(257, greyWithAlpha)),
        Case(.greyAlpha, "1024 greys with alpha", spots(1024, greyWithAlpha)),
        Case(.colorAlpha, "1025 greys with alpha", spots(1025, greyWithAlpha)),
        Case(.colorAlpha, "300 greys with alpha and a color", greysAndAColor),
        Case(.color, "few colors and no room for a palette", spots(4, times: 2) { Pixel(red: $0, green: 1, blue: 9) }),
        Case(.palette, "few colors and room for one", spots(4, times: 100) { Pixel(red: $0, green: 1, blue: 9) }),
        Case(.color, "two colors that change too often", stripes),
    ]

    /// Each of so many colors at a pixel of its own, and over again, among those of the first; no two rows are alike.
    private static func spots(_ count: Int, times: Int = 1, _ color: (Int) -> Pixel) -> PixelBuffer {
        var picture = PixelBuffer(width: 67, height: max(count * times / 16, 1) + 1, filledWith: color(0))
        for spot in 0..<count * times { picture[spot % 16 * 4 + spot / 16 % 3, spot / 16] = color(spot % count) }
        return picture
    }

    private static func spots(_ count: Int, times: Int = 1, _ color: (UInt8) -> Pixel) -> PixelBuffer {
        spots(count, times: times) { (index: Int) in color(UInt8(index)) }
    }

    private static func greyWithAlpha(_ index: Int) -> Pixel {
        let level = UInt8(index % 256)
        return Pixel(red: level, green: level, blue: level, alpha: UInt8(255 - index / 256))
    }

    private static var greysAndAColor: PixelBuffer {
        var picture = spots(300, greyWithAlpha)
        picture[66, picture.height - 1] = Pixel(red: 1, green: 2, blue: 3)
        return picture
    }

    /// No two neighbours are alike: as runs, they are more than may wait.
    private static var stripes: PixelBuffer {
        var picture = PixelBuffer(width: 400, height: 300, filledWith: Pixel(red: 200, green: 0, blue: 0))
        for y in 0..<300 {
            for x in 0..<400 where (x + y * y) % 2 == 0 { picture[x, y].blue = UInt8(1 + y % 2) }
        }
        return picture
    }

    @Test(arguments: Walk.sample(cases, every: 2))
    func theSmallestKindIsTaken(example: Case) throws {
        let file = try PNGEncoder.encode(example.picture, scale: 1, title: "Week")
        #expect(try PNGFile(walking: file)["IHDR"]?[9] == example.kind.rawValue)
        #expect(try PNGDecoder.decode(file) == example.picture)
        #expect(try PNGDecoder.decodeByLibpng(file).pixels == example.picture)
        try TestTool.withFolder { folder in
            let path = folder.appendingPathComponent("picture.png").path
            try Data(file).write(to: URL(fileURLWithPath: path))
            let verdict = try TestTool.run(TestTool.pngcheck, ["-q", path], installedBy: "pngcheck")
            #expect(verdict.status == 0 && verdict.output.isEmpty, "\(verdict.text)")
            let script = """
                import sys
                from PIL import Image
                image = Image.open(sys.argv[1])
                assert image.info['Title'] == 'Week', image.info
                sys.stdout.buffer.write(image.convert('RGBA').tobytes())
                """
            let bytes = try TestTool.runPillow(script, [path]).output
            #expect(bytes == example.picture.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
        }
    }

    /// What is declared opaque is, whatever its alpha.
    @Test func alphaIsNotLookedAtWhereAllIsOpaque() throws {
        let pixels = [Pixel(red: 9, green: 9, blue: 9, alpha: 255), Pixel(red: 9, green: 9, blue: 9, alpha: 7)]
        let encoder = try PNGEncoder(PNGInfo(width: 2, height: 1, scale: 1), opaque: true)
        try encoder.write(rows: pixels.span)
        try encoder.finish()
        var file: [UInt8] = []
        encoder.drain { file += $0.bytes }
        #expect(try PNGFile(walking: file)["IHDR"]?[9] == Kind.grey.rawValue)
        #expect(try PNGDecoder.decode(file).pixels == [pixels[0], pixels[0]])
    }

    /// The palette's clear colors come first, so that only they have an alpha.
    @Test func onlyClearColorsHaveAnAlphaInThePalette() throws {
        var picture = Self.spots(8, times: 40) { Pixel(red: $0, green: 1, blue: 9) }
        picture[0, 0] = Pixel(red: 1, green: 2, blue: 3, alpha: 77)
        let file = try PNGFile(walking: PNGEncoder.encode(picture, scale: 1))
        #expect(file["tRNS"] == [77])
        #expect(file["PLTE"]?.prefix(3) == [1, 2, 3])
        #expect(file["PLTE"]?.count == 27)
    }
}
