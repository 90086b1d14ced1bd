import Testing

@testable import StepChart

/// Texts on a background that is not the theme's own.
@Suite struct BackgroundTests {
    private static let colors = [
        "tomato", "hotpink", "gold", "#777777", "teal", "navy", "black", "white", "#808080", "#767676", "crimson",
        "olive", "orange", "lime", "indigo", "#00ADC2", "#38AFE6", "beige", "#1C1C1E80", "slategray",
    ]

    private static func options(_ background: String, _ mark: ChartOptions.Mark) throws -> ChartOptions {
        var options = ChartOptions()
        options.background = ChartTheme.Color(background)
        options.mark = mark
        options.averageLine = true
        options.annotations.title = .automatic
        options.annotations.subtitle = .automatic
        options.annotations.goal = 5000
        options.annotations.values = .all
        options.annotations.yAxis = true
        return options
    }

    @Test(arguments: colors, ChartTheme.BuiltIn.allCases)
    func everyTextHasAContrastOfFourAndAHalf(background: String, builtIn: ChartTheme.BuiltIn) throws {
        // On the grey of the days before, a background of middle brightness has no room for it.
        let theme = ChartTheme(builtIn)
        // Where it is the theme's own, the original's grey of labels stays, which has 3.98.
        let isOwn = ChartTheme.Color(background) == theme.background
        for mark in [ChartOptions.Mark.line, .bars] {
            let week = try sampleWeek()
            let chart = try WeekChart(week, options: Self.options(background, mark), theme: theme)
            let faults = PictureFaults(chart.drawing, ground: theme.background).faintTexts { mark in
                isOwn && mark.role.kind == "label" ? 3.9 : 4.5
            }
            #expect(faults.isEmpty, "\(mark): \(faults)")
        }
    }

    /// The days before are visible, as the days of a card that did not reach the goal.
    @Test(arguments: colors, ChartTheme.BuiltIn.allCases)
    func theDaysBeforeAreVisible(background: String, builtIn: ChartTheme.BuiltIn) throws {
        let theme = ChartTheme(builtIn)
        let ground = try #require(ChartTheme.Color(background)).over(theme.background)
        let line = theme.legible(on: ground).previousColor.over(ground)
        #expect(line.contrast(with: ground) >= 1.6)
    }

    /// The original's grey labels stay where nobody asks for another background.
    @Test func theThemesOwnBackgroundChangesNothing() throws {
        var options = ChartOptions()
        let plain = try WeekChart(sampleWeek(), options: options)
        for own in [ChartTheme.Color.white, .clear] {
            options.background = own
            #expect(try WeekChart(sampleWeek(), options: options).layout == plain.layout)
        }
    }

    /// On a dark background what is loud is far brighter than what is quiet, whatever the theme.
    @Test func aDarkBackgroundHasTheDarkThemesLetters() throws {
        let navy = ChartTheme.Color(red: 0, green: 0, blue: 0.5)
        var options = CardOptions()
        options.chart.background = navy
        let light = CardPalette(ChartTheme.light.suited(to: navy), options)
        let dark = CardPalette(.dark, options)
        #expect(light.ink == dark.ink && light.quiet == dark.quiet)
        #expect(light.ink.contrast(with: light.background) > 1.5 * light.quiet.contrast(with: light.background))
        let white = ChartTheme.Color.white
        #expect(ChartTheme.dark.suited(to: white).captionText.color == ChartTheme.light.captionText.color)
        #expect(ChartTheme.light.suited(to: white) == .light && ChartTheme.light.suited(to: nil) == .light)
    }
}
