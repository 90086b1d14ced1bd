import Testing

@testable import StepChart

@Suite struct ChartThemeBuiltInTests {
    @Test(arguments: ChartTheme.BuiltIn.allCases)
    func isValid(builtIn: ChartTheme.BuiltIn) throws {
        try ChartTheme(builtIn).validate()
    }

    @Test func eachIsALookOfItsOwn() {
        #expect(Set(ChartTheme.BuiltIn.allCases.map { ChartTheme($0) }).count == ChartTheme.BuiltIn.allCases.count)
        #expect(ChartTheme(.light) == ChartTheme())
    }

    // MARK: Contrast

    /// WCAG AA asks for 4.5 from small text.
    @Test(arguments: ChartTheme.BuiltIn.allCases)
    func textMeetsAA(builtIn: ChartTheme.BuiltIn) {
        let theme = ChartTheme(builtIn)
        let background = Seen(theme.background)
        for text in [
            theme.noticeText.color, theme.headerText.color, theme.statText.color, theme.valueText.color,
            theme.goalColor,
            theme.averageLineColor,
        ] {
            #expect(Seen(text).contrast(to: background) >= 4.5)
        }
        let labels = Seen(theme.labelText.color).contrast(to: background)
        if builtIn == .light {
            // The one exception: the original's grey, HSB(0, 0, .5), which is part of its look.
            #expect(isClose(labels, 3.95, within: 0.005))
        } else {
            #expect(labels >= 4.5)
        }
    }

    /// In a bubble the texts lie on its picture or on the strip below; on a link card on the background.
    @Test(arguments: ChartTheme.BuiltIn.allCases)
    func captionsMeetAA(builtIn: ChartTheme.BuiltIn) {
        let theme = ChartTheme(builtIn)
        for ground in [theme.background, theme.bubbleColor, theme.captionStripColor] {
            for text in [theme.captionText.color, theme.subcaptionText.color] {
                #expect(Seen(text).contrast(to: Seen(ground)) >= 4.5, "\(text.hex) on \(ground.hex)")
            }
        }
    }

    /// WCAG AAA asks for 7 from text; AA asks for 3 from graphics, of which these themes give half as much again.
    @Test(arguments: [ChartTheme.BuiltIn.highContrast, .highContrastDark])
    func highContrastIsHigh(builtIn: ChartTheme.BuiltIn) {
        let theme = ChartTheme(builtIn)
        let background = Seen(theme.background)
        for text in [theme.labelText.color, theme.noticeText.color, theme.headerText.color, theme.statText.color] {
            #expect(Seen(text).contrast(to: background) >= 7)
        }
        let nodes = [theme.nodeColor, theme.selectedNodeColor]
        for mark in nodes + theme.lineColors { #expect(Seen(mark).contrast(to: background) >= 4.5) }
        for line in [theme.guideColor, theme.widgetGuideColor] { #expect(Seen(line).contrast(to: background) >= 3) }
    }

    @Test(arguments: [ChartTheme.BuiltIn.highContrast, .highContrastDark])
    func noLettersOfHighContrastAreThinner(builtIn: ChartTheme.BuiltIn) {
        var (weights, usual): ([Double], [Double]) = ([], [])
        var (theme, light) = (ChartTheme(builtIn), ChartTheme.light)
        theme.changeTexts { weights.append($0.weight) }
        light.changeTexts { usual.append($0.weight) }
        #expect(zip(weights, usual).allSatisfy { $0 >= $1 } && weights != usual)
    }

    // MARK: Colour vision

    /// What the simulation is for: red and green of equal lightness, which only a trichromat tells apart easily.
    @Test func theSimulationConfusesWhatIsConfused() throws {
        let red = ChartTheme.Color("#C86464")
        let green = ChartTheme.Color("#78914B")
        func difference(_ vision: ColorVision) -> Double { vision.sees(red).difference(from: vision.sees(green)) }
        #expect(difference(.trichromacy) > 50)
        #expect(difference(.deuteranopia) < 20)
        #expect(difference(.trichromacy) > 2.5 * difference(.deuteranopia))
    }

    /// Dark is held to the same as the theme made for it, so that it needs no variant.
    @Test(
        arguments: [ChartTheme.BuiltIn.colorBlindSafe, .highContrast, .highContrastDark, .dark], ColorVision.allCases)
    func nobodyMistakesTheHighlight(builtIn: ChartTheme.BuiltIn, vision: ColorVision) {
        let theme = ChartTheme(builtIn)
        let selected = vision.sees(theme.selectedNodeColor)
        for other in [theme.nodeColor] + theme.lineColors {
            #expect(selected.difference(from: vision.sees(other)) >= 40, "\(other.hex)")
        }
        for mark in [theme.selectedNodeColor, theme.nodeColor] + theme.lineColors {
            #expect(vision.sees(mark).contrast(to: vision.sees(theme.background)) >= 3, "\(mark.hex)")
        }
    }

    /// Without any colour too, in print or in an eye without cones.
    @Test func theColorBlindSafeHighlightDiffersInBrightness() {
        let theme = ChartTheme.colorBlindSafe
        #expect(Seen(theme.selectedNodeColor).contrast(to: Seen(theme.nodeColor)) >= 2.4)
    }

    /// The line runs from one colour to another for every eye.
    @Test(arguments: ColorVision.allCases)
    func theColorBlindSafeGradientIsSeen(vision: ColorVision) {
        let line = ChartTheme.colorBlindSafe.lineColors.map(vision.sees)
        #expect(zip(line, line.dropFirst()).allSatisfy { $0.difference(from: $1) >= 8 })
        #expect(line[0].difference(from: line[2]) >= 20)
    }
}

extension ChartTheme {
    fileprivate var lineColors: [Color] { [lineStartColor, lineMiddleColor, lineEndColor] }

    /// Nodes look cut out of the line wherever the chart lies; on light grounds that is white.
    @Test(arguments: ChartTheme.BuiltIn.allCases) func ringsHaveTheBackgroundsColor(builtIn: ChartTheme.BuiltIn) {
        let theme = ChartTheme(builtIn)
        #expect(theme.nodeRingColor == theme.background)
        #expect(theme.widgetNodeRingColor == theme.background)
    }
}
