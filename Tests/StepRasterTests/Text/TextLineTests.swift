import StepTestSupport
import Testing

@testable import StepRaster

/// Letters from fonts: which font draws what, and where it stands.
@Suite struct TextLineTests {
    /// A font of boxes, whose widths are given in thousandths of an em.
    final class Boxes: GlyphSource {
        let widths: [Unicode.Scalar: Double]
        let kerns: [String: Double]
        let fingerprint: String
        let metrics: FontMetrics

        init(
            _ widths: [Unicode.Scalar: Double], kerns: [String: Double] = [:], fingerprint: String = "boxes",
            isBold: Bool? = false
        ) {
            (self.widths, self.kerns, self.fingerprint) = (widths, kerns, fingerprint)
            metrics = FontMetrics(capHeight: 0.7, lineHeight: 1, isBold: isBold)
        }

        func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? {
            widths[scalar].map { width in
                let path = Path(elements: [.move(.zero), .line(Point(0, -0.7)), .line(Point(width / 1000, 0)), .close])
                return FontGlyph(index: scalar.value, advance: width / 1000, outline: path)
            }
        }

        func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double {
            let pair = [left, right].compactMap { Unicode.Scalar($0.index) }.map(String.init).joined()
            return (kerns[pair] ?? 0) / 1000
        }
    }

    static func run(_ text: String, _ fonts: Boxes..., digits: GlyphRun.Digits = .tabular) -> GlyphRun {
        GlyphRun(
            text: text, origin: Point(10, 50), size: 1000, weight: 300, digits: digits,
            fonts: fonts.map { Typeface($0) })
    }

    @Test func lettersFollowEachOther() {
        let run = Self.run("AVA", Boxes(["A": 600, "V": 500], kerns: ["AV": -80]))
        #expect(
            run.outline.rounded.description
                == "M10,50L10,-650L610,50ZM530,50L530,-650L1030,50ZM1030,50L1030,-650L1630,50Z")
        #expect(run.width == 1620)
        #expect(run.letters().strokes.isEmpty && run.missing.isEmpty)
    }

    @Test func eachFontIsAskedForWhatThoseBeforeItLack() {
        let (first, second) = (Boxes(["A": 600]), Boxes(["A": 100, "月": 1000]))
        let run = Self.run("A月A", first, second)
        #expect(run.width == 600 + 1000 + 600)
        // The built-in face comes last, and sets its letters as it does alone.
        let mixed = Self.run("A月To A", first, second)
        let own = GlyphRun(text: "To ", origin: Point(1610, 50), size: 1000, weight: 300)
        #expect(mixed.width == 600 + 1000 + own.width + 600)
        #expect(mixed.letters().strokes == own.letters().strokes)
    }

    /// Wherever it stands among them; a font of all weights counts as of any.
    @Test(
        arguments: [(300.0, false, 600.0), (600, false, 500), (300, nil, 500), (700, nil, 500)]
            as [(Double, Bool?, Double)])
    func aBoldTextIsSetInTheBoldFont(weight: Double, first isBold: Bool?, width: Double) {
        let fonts = [
            Boxes(["A": isBold == nil ? 500 : 600], isBold: isBold), Boxes(["A": 500, "B": 400], isBold: true),
        ]
        let run = GlyphRun(
            text: "A", origin: .zero, size: 1000, weight: weight, digits: .tabular, fonts: fonts.map { Typeface($0) })
        #expect(run.width == width)
        // What only one has it draws at any weight.
        let both = GlyphRun(
            text: "AB", origin: .zero, size: 1000, weight: weight, digits: .tabular, fonts: fonts.map { Typeface($0) })
        #expect(both.width == width + 400)
    }

    @Test func noFontLosesALetter() {
        let run = Self.run("A月?", Boxes(["A": 600]))
        #expect(run.missing == ["月"])
        #expect(Self.run("月日月", Boxes([:])).missing == ["月", "日"])
    }

    /// Numbers stand in columns whatever their digits, and a narrow digit is in the middle of its room.
    @Test func digitsOfColumnsAreAsWideAsTheWidest() {
        let font = Boxes(["0": 600, "1": 300, "A": 600], kerns: ["11": -50])
        #expect(Self.run("11", font).width == 1200)
        #expect(Self.run("11", font).outline.rounded.description.hasPrefix("M160,50"))
        #expect(Self.run("11", font, digits: .proportional).width == 550)
    }

    @Test func marksJoinTheirLetters() {
        let font = Boxes(["e": 400, "é": 450, "\u{301}": 0])
        #expect(Self.run("e\u{301}", font).width == 450)
        #expect(Self.run("e\u{301}", font).letters().outlines == Self.run("é", font).letters().outlines)
    }

    /// A mark that no letter takes in is not put somewhere: the built-in face places it, or it is missing.
    @Test func aMarkThatStandsAloneIsNotTheFonts() {
        let font = Boxes(["x": 400, "\u{301}": 0, "\u{489}": 0])
        #expect(Self.run("x\u{301}", font).letters().outlines.isEmpty)
        #expect(Self.run("x\u{489}", font).missing == ["\u{489}"])
    }

    @Test func iconsAreAlwaysTheBuiltInOnes() {
        let icon = Icon.walker.text
        let run = Self.run(icon, Boxes([icon.unicodeScalars.first!: 900]))
        #expect(run.letters().outlines.isEmpty && !run.letters().strokes.isEmpty)
    }

    @Test(arguments: ["ש", "م", "क", "ไ", "ក", "\u{1F1E9}", "\u{200F}", "\u{202E}", "\u{1100}"])
    func whatNeedsShapingIsMissing(letter: Character) throws {
        let scalar = try #require(letter.unicodeScalars.first)
        let run = Self.run("\(letter)A", Boxes([scalar: 500, "A": 600]))
        #expect(run.missing == [scalar])
        #expect(scalar.needsShaping)
    }

    @Test(arguments: ["A", "é", "Я", "Ω", "Ա", "月", "ア", "한", "ა", "አ", "→", "…", "，", "\u{A0}", "\u{202F}"])
    func whatStandsByItselfDoesNot(letter: Character) throws {
        let scalar = try #require(letter.unicodeScalars.first)
        #expect(!scalar.needsShaping)
        #expect(Self.run("\(letter)", Boxes([scalar: 500])).width == 500)
    }

    @Test func typefacesAreEqualByTheirFingerprints() {
        #expect(Typeface(Boxes(["A": 1])) == Typeface(Boxes(["A": 1])))
        #expect(Typeface(Boxes(["A": 1])) != Typeface(Boxes(["A": 1], fingerprint: "other")))
    }
}

extension GlyphRun {
    fileprivate var outline: Path { Path(elements: letters().outlines.flatMap(\.elements)) }
}
