import StepData
import StepRaster

/// A week as a picture to share: a large figure, what it means, and the chart.
///
///     var options = CardOptions(.square)
///     options.chart.aids.goal = 10_000
///     let png = try WeekCard(week, options: options).drawing.png(.scale(1))
public struct WeekCard: Hashable, Sendable {
    /// What is shown.
    public let week: StepWeek
    /// How it is shown, apart from its looks.
    public let options: CardOptions
    /// The looks.
    public let style: ChartStyle
    /// Where everything stands, in points.
    public let layout: CardLayout
    let words: CardWords
    let palette: CardPalette
    let chart: WeekChart
    /// Whether grey blocks take the place of texts.
    var isPlaceholder = false

    /// - Throws: `ChartError` when the size is not positive and finite or one side is more than four times the other, a
    ///   constant of the style is out of its range, the selected day is not in the week, or a text has a character that
    ///   cannot be drawn and no box may stand for it.
    public init(
        _ week: StepWeek, options: CardOptions = CardOptions(), style: ChartStyle = .light
    ) throws(ChartError) {
        try options.validate()
        try style.validate()
        self.week = week
        self.options = options
        self.style = style
        let day = try options.chart.selectedIndex(in: week) ?? week.days.count - 1
        let palette = CardPalette(style, background: options.chart.background)
        let style = style.legible(on: palette.ground)
        let words = CardWords(week, options, day: day)
        let layout = CardLayout(words, options, style: style, palette: palette)
        if options.chart.missingGlyph == .error {
            for line in layout.texts { try line.text.text.refuseMissingGlyphs(in: line.role) }
        }
        chart = try Self.chart(of: week, options, in: layout, style)
        (self.words, self.palette, self.layout) = (words, palette, layout)
    }

    /// The chart in its place, its measures grown with the card.
    private static func chart(
        of week: StepWeek, _ card: CardOptions, in layout: CardLayout, _ style: ChartStyle
    ) throws(ChartError) -> WeekChart {
        var options = card.chart
        (options.width, options.height) = (layout.chartRect.width, layout.chartRect.height)
        options.background = .clear
        if layout.arrangement == .center {
            options.labels = .hidden
            options.aids.values = .none
            options.aids.goal = nil
        } else if options.labels == .automatic, week.days.count <= 7 {
            options.labels = .weekday
        }
        if options.aids.values == .all, week.days.count > mostValues { options.aids.values = .extremes }
        let style = chartStyle(of: week, options, in: layout, style)
        if options.labels != .hidden {
            // Labels stand on the bottom of the chart's room.
            options.height +=
                style.marginV + style.labelHeight - style.labelOffset - style.labelSize * style.lineHeight / 2
        }
        return try WeekChart(week, options: options, style: style)
    }

    /// Most days that have their numbers beside them; of more only the extremes have.
    private static let mostValues = 10

    /// The style with measures that suit the card, and margins that put the outermost letters on the edges of the
    /// chart's room.
    private static func chartStyle(
        of week: StepWeek, _ options: ChartOptions, in layout: CardLayout, _ style: ChartStyle
    ) -> ChartStyle {
        var style = style.scaled(by: min(layout.width, layout.height) / 350)
        let lack = max(0, 0.021 * layout.height - style.labelSize)
        style.labelSize += lack
        style.labelHeight += 1.2 * lack
        style.labelOffset += 0.6 * lack
        let reach = style.nodeOuterRadius * max(1, style.selectedNodeScale)
        if layout.arrangement == .center {
            style.marginH = max(reach, 0.055 * layout.width)
            style.marginV = reach + 0.03 * layout.height
            return style
        }
        let labels = DayLabels(options, of: week)
        let words = options.language.catalogue(groupsDigits: true)
        var texts = [labels[0], labels[week.days.count - 1]]
        if options.aids.values != .none {
            texts += [week.days[0], week.days[week.days.count - 1]].map { $0.steps.map(words.number) }
        }
        let widest =
            texts.compactMap(\.self).map { text in
                GlyphRun(text: text, origin: .zero, size: style.labelSize, weight: style.labelWeight).width
            }.max() ?? 0
        style.marginH = min(max(reach, widest / 2), layout.chartRect.width / 4)
        style.marginV = reach + 1.3 * style.labelSize
        return style
    }

    /// The card before it becomes pixels.
    public var drawing: Drawing {
        let scene = Scene(self)
        return Drawing(scene: isPlaceholder ? scene.placeholder : scene, words: chart.altText)
    }
}
