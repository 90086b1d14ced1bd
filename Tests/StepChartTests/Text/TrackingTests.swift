import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// How far apart letters stand at different sizes.
@Suite struct TrackingTests {
    private static func text(_ string: String, size: Double, theme: ChartTheme = ChartTheme()) -> ChartLayout.Text {
        ChartLayout.Text(string, TextStyle(color: .black, size: size, weight: 600), theme)
    }

    /// The width in em, and where the last letter begins.
    private static func measures(_ text: ChartLayout.Text) throws -> (width: Double, last: Double) {
        let stroke = try #require(text.letters.letters().strokes.last)
        let start = try #require(stroke.path.elements.first?.end)
        return (text.rect.width / text.size, start.x / text.size)
    }

    /// Three gaps between four letters; none after the last.
    @Test(arguments: [(11.0, 0.0), (44, 0), (44.1, 0.014), (90, 0.014), (90.1, 0.022), (500, 0.022)])
    func largeLettersStandCloser(size: Double, tracking: Double) throws {
        let small = try Self.measures(Self.text("HIHI", size: 10))
        let large = try Self.measures(Self.text("HIHI", size: size))
        #expect(abs(small.width - large.width - 3 * tracking) < 1e-9)
        #expect(abs(small.last - large.last - 3 * tracking) < 1e-9)
    }

    @Test func aMarkStaysOnItsLetter() throws {
        for string in ["HIHÉ", "HIHE\u{301}"] {
            let small = try Self.measures(Self.text(string, size: 10))
            let large = try Self.measures(Self.text(string, size: 100))
            #expect(abs(small.last - large.last - 3 * 0.022) < 1e-9)
        }
    }

    /// The cut for large sizes is as close as it should be; letters that it lacks are tracked.
    @Test func figuresOfTheDisplayCutKeepTheirSpaces() {
        var theme = ChartTheme()
        theme.fonts = [ChartTheme.Font(Typeface(DisplayCut.shared))]
        func width(_ string: String, _ size: Double) -> Double {
            Self.text(string, size: size, theme: theme).rect.width / size
        }
        #expect(abs(width("16,105", 10) - width("16,105", 200)) < 1e-9)
        #expect(abs(width("16,105 HJ", 10) - width("16,105 HJ", 200) - 0.022) < 1e-9)
    }

    /// Smaller letters stand farther apart than the larger ones that were too wide.
    @Test(arguments: [30, 44, 44.5, 45, 60, 89, 90, 90.5, 91, 120])
    func whatFitsIsNoWiderThanAsked(size: Double) {
        let text = Self.text("HIHIHIHIHIHIHIHI", size: 120)
        let width = Self.text("HIHIHIHIHIHIHIHI", size: size).rect.width
        let fitting = text.fitting(width)
        #expect(fitting.rect.width <= width * (1 + 1e-9))
        #expect(fitting.rect.width > 0.98 * width)
    }

    /// Characters that only guide others have neither ink nor width, and are not missing.
    @Test(arguments: ["\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{FE0F}", "\u{E0101}"])
    func invisibleCharactersAreNot(_ character: String) {
        var display = ChartTheme()
        display.fonts = [ChartTheme.Font(Typeface(DisplayCut.shared))]
        for theme in [ChartTheme(), display] {
            for (with, without) in [
                ("AV", "AV"), ("A\(character)V", "AV"), ("3\(character)km", "3km"), (character, ""),
            ] {
                let (guided, plain) = (
                    Self.text(with, size: 60, theme: theme), Self.text(without, size: 60, theme: theme)
                )
                #expect(guided.missing == nil && guided.rect.width == plain.rect.width)
                #expect(guided.letters.letters().strokes == plain.letters.letters().strokes)
                #expect(guided.letters.letters().outlines == plain.letters.letters().outlines)
            }
        }
    }

    /// Titles have digits of their own widths, as sentences have.
    @Test func aTitleHasProportionalDigits() throws {
        var options = ChartOptions()
        options.annotations.title = .text("1111111111")
        let layout = try WeekChart(week(of: [1, 2, 3]), options: options).layout
        let title = try #require(layout.title)
        #expect(title.rect.width < 0.75 * Self.text("0000000000", size: title.size).rect.width)
    }
}
