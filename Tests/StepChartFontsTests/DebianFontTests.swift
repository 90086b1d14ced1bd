import StepChart
import StepRaster
import StepTestSupport
import Testing

@testable import StepChartFonts

/// Letters of real fonts are those that fontTools reads, whose areas and widths are found by other code.
@Suite struct DebianFontTests {
    private static let letters = "AaBbGgRr8&@%éßœŁЖω歩"

    /// Advance and signed area, in font units, by line.
    private static let script = """
        import sys
        from fontTools.pens.areaPen import AreaPen
        from fontTools.ttLib import TTFont
        font = TTFont(sys.argv[1], fontNumber=0)
        glyphs, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
        for letter in sys.argv[2]:
            if ord(letter) not in names:
                print("none")
                continue
            pen = AreaPen(glyphs)
            glyphs[names[ord(letter)]].draw(pen)
            print(font["hmtx"][names[ord(letter)]][0] / em, pen.value / em / em)
        """

    @Test(arguments: DebianFont.all) func lettersAreThoseThatOthersRead(font: DebianFont) throws {
        let path = try font.installed()
        let source = try ChartTheme.Font(contentsOf: path).typeface.source
        let lines = try python(Self.script, [path, Self.letters], input: []).split(separator: "\n")
        #expect(lines.count == Self.letters.unicodeScalars.count)
        for (letter, line) in zip(Self.letters.unicodeScalars, lines) {
            let found = source.glyph(for: letter, weight: 400)
            #expect((found == nil) == (line == "none"), "\(letter)")
            guard let glyph = found, line != "none" else { continue }
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            #expect(abs(glyph.advance - numbers[0]) < 1e-9, "\(letter)")
            // y goes down here. Where curves meet, FreeType rounds to 1/64 of a font unit.
            #expect(abs(-glyph.outline.signedArea - numbers[1]) < 1e-5, "\(letter)")
        }
    }

    @Test func chineseAndJapaneseAreThere() throws {
        let source = try ChartTheme.Font(contentsOf: DebianFont.notoCJK.installed()).typeface.source
        for letter in "歩数、。「」日月曜今步总计".unicodeScalars {
            let glyph = try #require(source.glyph(for: letter, weight: 400), "\(letter)")
            #expect(glyph.advance == 1 && !glyph.outline.isEmpty)
        }
        #expect(source.metrics == FontMetrics(capHeight: 0.733, lineHeight: 1, isBold: false))
    }
}

extension Path {
    /// By Green's theorem: half the integral of x dy - y dx, which for a cubic is a sum of products of its points.
    var signedArea: Double {
        var area = 0.0
        var (start, here) = (Point.zero, Point.zero)
        func add(_ a: Point, _ b: Point) { area += (a.x * b.y - b.x * a.y) / 2 }
        for element in elements {
            switch element {
            case .move(let p): (start, here) = (p, p)
            case .line(let p):
                add(here, p)
                here = p
            case .cubic(let b, let c, let d):
                let a = here
                area +=
                    (a.cross(b) * 6 + a.cross(c) * 3 + a.cross(d) + b.cross(c) * 3 + b.cross(d) * 3 + c.cross(d) * 6)
                    / 20
                here = d
            case .close:
                add(here, start)
                here = start
            }
        }
        return area
    }
}
