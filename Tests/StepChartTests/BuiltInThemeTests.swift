import Testing

@testable import StepChart

@Suite struct BuiltInThemeTests {
    @Test(arguments: ChartStyle.BuiltIn.allCases)
    func isValid(theme: ChartStyle.BuiltIn) throws {
        try ChartStyle(theme).validate()
    }

    @Test func eachIsALookOfItsOwn() {
        #expect(Set(ChartStyle.BuiltIn.allCases.map { ChartStyle($0) }).count == ChartStyle.BuiltIn.allCases.count)
        #expect(ChartStyle(.light) == ChartStyle())
    }

    // MARK: Contrast

    /// WCAG AA asks for 4.5 from small text.
    @Test(arguments: ChartStyle.BuiltIn.allCases)
    func textMeetsAA(theme: ChartStyle.BuiltIn) {
        let style = ChartStyle(theme)
        let background = Seen(style.background)
        for text in [
            style.noticeColor, style.headerColor, style.statColor, style.valueColor, style.goalColor,
            style.averageLineColor,
        ] {
            #expect(Seen(text).contrast(to: background) >= 4.5)
        }
        let labels = Seen(style.labelColor).contrast(to: background)
        if theme == .light {
            // The one exception: the original's grey, HSB(0, 0, .5), which is part of its look.
            #expect(isClose(labels, 3.95, within: 0.005))
        } else {
            #expect(labels >= 4.5)
        }
    }

    /// In a bubble the texts lie on its picture or on the strip below; on a link card on the background.
    @Test(arguments: ChartStyle.BuiltIn.allCases)
    func captionsMeetAA(theme: ChartStyle.BuiltIn) {
        let style = ChartStyle(theme)
        for ground in [style.background, style.bubbleColor, style.captionStripColor] {
            for text in [style.captionColor, style.subcaptionColor] {
                #expect(Seen(text).contrast(to: Seen(ground)) >= 4.5, "\(text.hex) on \(ground.hex)")
            }
        }
    }

    /// WCAG AAA asks for 7 from text; AA asks for 3 from graphics, of which these themes give half as much again.
    @Test(arguments: [ChartStyle.BuiltIn.highContrast, .highContrastDark])
    func highContrastIsHigh(theme: ChartStyle.BuiltIn) {
        let style = ChartStyle(theme)
        let background = Seen(style.background)
        for text in [style.labelColor, style.noticeColor, style.headerColor, style.statColor] {
            #expect(Seen(text).contrast(to: background) >= 7)
        }
        let nodes = [style.nodeColor, style.selectedNodeColor]
        for mark in nodes + style.lineColors { #expect(Seen(mark).contrast(to: background) >= 4.5) }
        for line in [style.guideColor, style.widgetGuideColor] { #expect(Seen(line).contrast(to: background) >= 3) }
    }

    // MARK: Colour vision

    /// What the simulation is for: red and green of equal lightness, which only a trichromat tells apart easily.
    @Test func theSimulationConfusesWhatIsConfused() throws {
        let red = try #require(ChartStyle.Color("#C86464"))
        let green = try #require(ChartStyle.Color("#78914B"))
        func difference(_ vision: ColorVision) -> Double { vision.sees(red).difference(from: vision.sees(green)) }
        #expect(difference(.trichromacy) > 50)
        #expect(difference(.deuteranopia) < 20)
        #expect(difference(.trichromacy) > 2.5 * difference(.deuteranopia))
    }

    /// Dark is held to the same as the theme made for it, so that it needs no variant.
    @Test(
        arguments: [ChartStyle.BuiltIn.colorBlindSafe, .highContrast, .highContrastDark, .dark], ColorVision.allCases)
    func nobodyMistakesTheHighlight(theme: ChartStyle.BuiltIn, vision: ColorVision) {
        let style = ChartStyle(theme)
        let selected = vision.sees(style.selectedNodeColor)
        for other in [style.nodeColor] + style.lineColors {
            #expect(selected.difference(from: vision.sees(other)) >= 40, "\(other.hex)")
        }
        for mark in [style.selectedNodeColor, style.nodeColor] + style.lineColors {
            #expect(vision.sees(mark).contrast(to: vision.sees(style.background)) >= 3, "\(mark.hex)")
        }
    }

    /// Without any colour too, in print or in an eye without cones.
    @Test func theColorBlindSafeHighlightDiffersInBrightness() {
        let style = ChartStyle.colorBlindSafe
        #expect(Seen(style.selectedNodeColor).contrast(to: Seen(style.nodeColor)) >= 2.4)
    }

    /// The line runs from one colour to another for every eye.
    @Test(arguments: ColorVision.allCases)
    func theColorBlindSafeGradientIsSeen(vision: ColorVision) {
        let line = ChartStyle.colorBlindSafe.lineColors.map(vision.sees)
        #expect(zip(line, line.dropFirst()).allSatisfy { $0.difference(from: $1) >= 8 })
        #expect(line[0].difference(from: line[2]) >= 20)
    }
}

extension ChartStyle {
    fileprivate var lineColors: [Color] { [lineStartColor, lineMiddleColor, lineEndColor] }
}
