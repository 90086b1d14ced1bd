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

    /// What fontTools finds in the table for each pair of letters.
    private static let pairs = """
        import sys
        from fontTools.ttLib import TTFont
        font = TTFont(sys.argv[1])
        names, em, table = font.getBestCmap(), font["head"].unitsPerEm, font["GPOS"].table
        features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
        lookups = [table.LookupList.Lookup[i] for i in sorted({i for f in features for i in f.LookupListIndex})]

        def value(subtable, left, right):
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if left not in subtable.Coverage.glyphs:
                return None
            if subtable.Format == 1:
                records = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
                found = [record.Value1 for record in records if record.SecondGlyph == right]
                if not found:
                    return None
                return getattr(found[0], "XAdvance", 0)
            row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)]
            return getattr(row.Class2Record[subtable.ClassDef2.classDefs.get(right, 0)].Value1, "XAdvance", 0)

        for left in sys.argv[2]:
            for right in sys.argv[2]:
                sums = 0
                for lookup in lookups:
                    values = (value(subtable, names[ord(left)], names[ord(right)]) for subtable in lookup.SubTable)
                    sums += next((found for found in values if found is not None), 0)
                print(sums / em)
        """

    @Test func pairsAreKernedAsOthersReadThem() throws {
        let path = try DebianFont.inter.installed()
        let source = try ChartTheme.Font(contentsOf: path).typeface.source
        let letters = "AVTRLPo.,7“"
        let kerns = try python(Self.pairs, [path, letters], input: []).split(separator: "\n").compactMap { Double($0) }
        let glyphs = try letters.unicodeScalars.map { try #require(source.glyph(for: $0, weight: 400)) }
        let found = glyphs.flatMap { left in glyphs.map { source.kern(left, $0) } }
        #expect(found.count == kerns.count && kerns.contains { $0 < -0.05 })
        for (kern, other) in zip(found, kerns) { #expect(abs(kern - other) < 1e-9) }
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
