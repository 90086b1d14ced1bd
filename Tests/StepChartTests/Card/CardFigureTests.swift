import StepRaster
import Testing

@testable import StepChart

/// Which letters the figures of cards have.
@Suite struct CardFigureTests {
    /// A font that has a 7 only.
    private final class Sevens: GlyphSource {
        let fingerprint = "sevens"
        let metrics = FontMetrics(capHeight: 0.7, lineHeight: 1)

        func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? {
            scalar == "7"
                ? FontGlyph(
                    index: 7, advance: 0.5, outline: Path(elements: [.move(.zero), .line(Point(0.5, -0.7)), .close]))
                : nil
        }
        func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double { 0 }
    }

    private static func card(
        _ steps: [Int?], meters: Double? = nil, theme: ChartTheme = ChartTheme(),
        _ change: (inout CardOptions) -> Void = { _ in }
    ) throws -> WeekCard {
        let start = try #require(CivilDate("2016-09-12"))
        let days = steps.enumerated().map { StepDay(date: start.adding(days: $0), steps: $1, distanceMeters: meters) }
        var options = CardOptions(.story)
        (options.chart.annotations.goal, options.chart.missingGlyph) = (5000, .box)
        change(&options)
        return try WeekCard(StepWeek(days: days), options: options, theme: theme)
    }

    /// The texts of a role, and how many letters of each are outlines and strokes.
    private static func letters(_ card: WeekCard, _ role: String) -> [(text: String, outlines: Int, strokes: Int)] {
        card.layout.marks.compactMap { mark in
            guard let text = mark.text, mark.role.kind == role else { return nil }
            let letters = text.letters.letters()
            return (text.string, letters.outlines.count, letters.strokes.count)
        }
    }

    @Test(arguments: [Language.english, .german, .french, .spanish])
    func figuresAreOfTheDisplayCut(_ language: Language) throws {
        let card = try Self.card([1234, 5678, 9012, 3456, 1111, 7777, 22_222], meters: 1234) {
            $0.chart.language = language
        }
        let figures = Self.letters(card, "headline") + Self.letters(card, "figure")
        #expect(figures.count == 4)
        for figure in figures {
            #expect(
                figure.strokes == 0 && figure.outlines == figure.text.filter { !$0.isWhitespace }.count, "\(figure)")
        }
        for role in ["title", "unit", "lead", "figure name"] {
            let texts = Self.letters(card, role)
            #expect(!texts.isEmpty && texts.allSatisfy { $0.outlines == 0 && $0.strokes > 0 }, "\(role)")
        }
    }

    @Test func theFigureInARingIsOfTheDisplayCut() throws {
        let headline = try #require(Self.letters(Self.card([4321]), "headline").first)
        #expect((headline.outlines, headline.strokes) == (5, 0))
    }

    /// A letter that the cut lacks is drawn by the built-in face, and leaves the others as they are.
    @Test func otherLettersStandBesideTheCut() throws {
        let card = try Self.card([1234, 5678], meters: 1234) { $0.chart.language = .japanese }
        let figures = Self.letters(card, "figure")
        #expect(figures.contains { $0.text.hasSuffix("km") })
        #expect(figures.count == 3 && figures.allSatisfy { $0.outlines > 0 }, "\(figures)")
        #expect(figures.contains { $0.strokes > 0 }, "\(figures)")
        let words = try #require(Self.letters(Self.card([nil, nil]), "headline").first)
        #expect(words.outlines == 0 && words.strokes > 0)
    }

    @Test func aFontOfOnesOwnTakesThePlaceOfTheCut() throws {
        var theme = ChartTheme()
        theme.fonts = [ChartTheme.Font(Typeface(Sevens()))]
        let headline = try #require(Self.letters(Self.card([3000, 4770], theme: theme), "headline").first)
        #expect(headline.text == "7,770" && headline.outlines == 3 && headline.strokes > 0)
    }
}
