import StepChart
import StepRaster
import StepTestSupport
import Testing

@testable import StepChartFonts

@Suite struct FontTests {
    static func source(_ font: TestFont, number: Int = 1) throws -> any GlyphSource {
        try ChartTheme.Font(bytes: font.bytes(), number: number).typeface.source
    }

    /// What a letter looks like in thousandths of an em.
    static func outline(_ letter: Unicode.Scalar, _ source: any GlyphSource, weight: Double = 400) throws -> String {
        let glyph = try #require(source.glyph(for: letter, weight: weight))
        return glyph.outline.inThousandths.description
    }

    @Test func aLetterIsItsOutlineAboveTheBaseline() throws {
        let source = try Self.source(.plain)
        #expect(try Self.outline("H", source) == "M100,0L100,-700L500,-700L500,0Z")
        #expect(source.glyph(for: "H", weight: 400)?.advance == 0.6)
        #expect(try Self.outline(" ", source) == "")
        #expect(source.glyph(for: "Z", weight: 400) == nil)
    }

    /// The ends between the control points (50, 0), (50, 501) and so on are halfway, and cubic curves have their control
    /// points at two thirds of the way.
    @Test func conicCurvesBecomeTheSameCubicOnes() throws {
        let path = try Self.outline("o", Self.source(.plain))
        #expect(path.hasPrefix("M"))
        #expect(path.filter { $0 == "C" }.count == 4)
        #expect(path.contains("250,-501") && path.contains("50,-250.5"), "\(path)")
        #expect(try Self.outline("H", Self.source(.cubic)) == "M100,0L100,-700L500,-700L500,0Z")
        #expect(try Self.outline("o", Self.source(.cubic)).contains("C50,-390,150,-500,250,-500"))
    }

    @Test func theFileSaysWhetherItIsBold() throws {
        #expect(try Self.source(.plain).metrics.isBold == false)
        #expect(try Self.source(.bold).metrics.isBold == true)
        #expect(try Self.source(.weights).metrics.isBold == nil)
    }

    @Test func kerningIsTheTables() throws {
        let source = try Self.source(.plain)
        let (a, v) = (
            try #require(source.glyph(for: "A", weight: 400)), try #require(source.glyph(for: "V", weight: 400))
        )
        #expect(source.kern(a, v) == -0.08)
        #expect(source.kern(v, a) == 0)
    }

    /// By GPOS, as HarfBuzz has it: AV is in two lookups, whose values add up, and HH in no feature for kerning.
    @Test(arguments: [
        ("AV", -85), ("AH", -40), ("Ho", -30), ("Ve", -30), ("VA", 0), ("A0", -7), ("01", -50), ("1o", 15), ("0A", 15),
        ("HH", 0), ("oH", 0), ("é0", 0),
    ])
    func kerningOfPairsIsTheTables(_ pair: String, _ thousandths: Double) throws {
        let source = try Self.source(.pairs)
        let glyphs = try pair.unicodeScalars.map { try #require(source.glyph(for: $0, weight: 400)) }
        #expect((source.kern(glyphs[0], glyphs[1]) * 1000).rounded() == thousandths)
    }

    @Test(arguments: [(0.0, 100), (100, 100), (300, 200), (500, 300), (900, 500), (2000, 500), (-1e300, 100)])
    func aRangeOfWeightsIsFollowed(weight: Double, width: Int) throws {
        let source = try Self.source(.weights)
        let outline = try Self.outline("H", source, weight: weight)
        #expect(outline == "M100,0L100,-700L\(100 + width),-700L\(100 + width),0Z")
        #expect(try Self.outline("H", Self.source(.plain), weight: weight) == "M100,0L100,-700L500,-700L500,0Z")
    }

    /// Letters stay what they were, whatever weight was asked for in between.
    @Test func weightsDoNotMeet() throws {
        let source = try Self.source(.weights)
        let light = try Self.outline("H", source, weight: 300)
        _ = try Self.outline("H", source, weight: 700)
        _ = try Self.outline("A", source, weight: 900)
        #expect(try Self.outline("H", source, weight: 300) == light)
        #expect(light == (try Self.outline("H", Self.source(.weights), weight: 300)))
    }

    @Test func aCollectionHasSeveralFonts() throws {
        #expect(try Self.outline("H", Self.source(.collection, number: 1)) == "M100,0L100,-700L500,-700L500,0Z")
        #expect(try Self.outline("H", Self.source(.collection, number: 2)) == "M100,0L100,-700L300,-700L300,0Z")
        for number in [0, -1, 3, 65_536, 65_537, .max, .min] {
            #expect(throws: FontError.noSuchFace(number)) { try Self.source(.collection, number: number) }
        }
        #expect(ChartTheme.Font.location(of: "a.ttc#2") == ("a.ttc", 2))
        #expect(ChartTheme.Font.location(of: "a#b.ttc") == ("a#b.ttc", 1))
    }

    @Test func heightsAreTheFonts() throws {
        #expect(try Self.source(.plain).metrics == FontMetrics(capHeight: 0.7, lineHeight: 1.5, isBold: false))
        // Without an OS/2 table that tells, H is measured, and there is no room for lines.
        #expect(try Self.source(.nested).metrics.capHeight == 0.7)
    }

    @Test func fontsOfTheSameBytesAreEqual() throws {
        let bytes = try TestFont.collection.bytes()
        let first = try ChartTheme.Font(bytes: bytes)
        #expect(try first == ChartTheme.Font(bytes: bytes))
        #expect(try Set([first]).contains(ChartTheme.Font(bytes: bytes)))
        #expect(try first != ChartTheme.Font(bytes: bytes, number: 2))
        #expect(try first != ChartTheme.Font(bytes: TestFont.plain.bytes()))
    }

    // MARK: Hostile files

    /// Two letters of two letters of two ...: FreeType would draw a trillion of them.
    @Test func aLetterOfTooManyLettersIsNone() throws {
        #expect(try Self.source(.nested).glyph(for: "A", weight: 400) == nil)
    }

    @Test(arguments: [
        [UInt8](), Array("not a font".utf8), Array("wOF2 a web font that is packed".utf8), [0, 1, 0, 0],
        [0, 1, 0, 0] + [UInt8](repeating: 255, count: 100), Array("ttcf".utf8) + [UInt8](repeating: 0, count: 100),
        Array("%!PS-AdobeFont-1.0: Type1".utf8),
    ])
    func whatIsNoFontIsRefused(bytes: [UInt8]) {
        #expect(throws: FontError.notAFont) { try ChartTheme.Font(bytes: bytes) }
    }

    @Test(arguments: TestFont.allCases) func aFontCutShortOrDamagedIsRefusedOrDraws(font: TestFont) throws {
        let bytes = try font.bytes()
        func draw(_ bytes: [UInt8]) {
            guard let source = try? ChartTheme.Font(bytes: bytes).typeface.source else { return }
            var last: FontGlyph?
            for letter in "HAVoeé01 ".unicodeScalars {
                guard let glyph = source.glyph(for: letter, weight: 500) else { continue }
                #expect(glyph.outline.isDrawable && abs(glyph.advance) < 100_000)
                if let last { #expect(abs(source.kern(last, glyph)) < 100_000) }
                last = glyph
            }
        }
        for count in stride(from: 0, to: bytes.count, by: 7) { draw(Array(bytes[..<count])) }
        for place in stride(from: 0, to: bytes.count, by: 3) {
            var damaged = bytes
            damaged[place] ^= 0xFF
            draw(damaged)
        }
    }

    @Test func aFileThatIsTooLargeIsRefused() {
        let bytes = [UInt8](repeating: 0, count: FontError.maximumSize + 1)
        #expect(throws: FontError.tooLarge) { try ChartTheme.Font(bytes: bytes) }
    }

    @Test func aFileThatIsNotThereSaysSo() {
        #expect(throws: FontError.notReadable(reason: "/nowhere.ttf: No such file or directory")) {
            try ChartTheme.Font(contentsOf: "/nowhere.ttf#2")
        }
    }
}

extension Path {
    /// In thousandths of an em, to a tenth, for people to read.
    fileprivate var inThousandths: Path {
        mapped { Point(($0.x * 10_000).rounded() / 10, ($0.y * 10_000).rounded() / 10) }
    }
}
