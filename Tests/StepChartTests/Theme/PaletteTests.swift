import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct PaletteTests {
    /// Pairs of contrast ratios that a palette promises.
    private static func faults(of palette: Palette) -> [String] {
        var faults: [String] = []
        let grounds = [palette.groundTop, palette.groundBottom]
        func check(_ name: String, _ color: ChartTheme.Color, _ least: Double) {
            for ground in grounds where color.contrast(with: ground) < least {
                faults.append("\(name) \(color.hex) on \(ground.hex): \(color.contrast(with: ground))")
            }
        }
        check("ink", palette.ink, 4.5)
        check("text", palette.text, 4.5)
        check("soft", palette.soft, 4.5)
        check("goal", palette.goal, 4.5)
        check("reached", palette.reached, 3)
        check("record", palette.record, 3)
        return faults
    }

    @Test(arguments: Palette.Name.allCases) func textsCanBeReadOnTheGround(name: Palette.Name) {
        #expect(Self.faults(of: Palette(name)) == [])
    }

    private static let colors = [
        "tomato", "hotpink", "gold", "#777777", "teal", "navy", "black", "white", "lime", "orange", "indigo", "salmon",
        "khaki", "maroon", "cyan", "#0A84FF", "#808000", "plum", "sienna", "silver",
    ]

    @Test(arguments: colors, [true, false]) func aColorMakesAPaletteThatCanBeRead(name: String, isDark: Bool) throws {
        let palette = Palette(try #require(ChartTheme.Color(name)), isDark: isDark)
        #expect(Self.faults(of: palette) == [])
        #expect(palette.isDark == isDark)
    }

    /// The days that count most are the brightest on a dark ground, and the darkest on a light one.
    @Test(arguments: Palette.Name.allCases) func reachedDaysStandOutMost(name: Palette.Name) {
        let palette = Palette(name)
        let ground = palette.background
        #expect(palette.reached.contrast(with: ground) > 1.5 * palette.missed.contrast(with: ground))
    }

    /// Every text of every card, on the ground behind it.
    @Test(arguments: Palette.Name.allCases, CardOptions.Preset.allCases)
    func cardsCanBeReadInAllPalettes(name: Palette.Name, preset: CardOptions.Preset) throws {
        var options = CardOptions(preset)
        options.chart.annotations.goal = 6000
        let card = try WeekCard(week(of: sampleSteps), options: options, theme: ChartTheme(palette: Palette(name)))
        let ground = card.palette.background
        var texts = 0
        for case .text(let text) in card.marks.map(\.geometry) {
            texts += 1
            let isOnBar = card.drawing.boxes.contains { $0.kind == .bar && $0.rect.touches(text.rect, gap: -1) }
            let isInPill = card.marks.contains { mark in
                guard case .rect(let rect, let radius) = mark.geometry, radius > 0 else { return false }
                return rect.touches(text.rect, gap: -1)
            }
            if isOnBar || isInPill { continue }
            #expect(text.color.contrast(with: ground) >= 4.5, "\(text.string) \(text.color.hex) on \(ground.hex)")
        }
        #expect(texts > 8)
    }

    @Test func aChartTakesThePalettesColors() throws {
        let theme = ChartTheme(palette: Palette(.ember))
        #expect(theme.lineMiddleColor == Palette.ember.reached && theme.goalColor == Palette.ember.goal)
        #expect(theme.lineWidth == ChartTheme.light.lineWidth)
        var other = ChartTheme.highContrast
        other = other.colored(by: Palette(.paper))
        #expect(other.lineWidth == ChartTheme.highContrast.lineWidth && !other.isDark)
    }
}
