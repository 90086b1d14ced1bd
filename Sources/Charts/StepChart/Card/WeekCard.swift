import StepData
import StepRaster
import StepSupport

/// A week as a picture to share: a large figure, what it means, and the chart.
///
///     var options = CardOptions(.square)
///     options.chart.annotations.goal = 10_000
///     let png = try WeekCard(week, options: options).drawing.png(.scale(1))
public struct WeekCard: WeekPicture {
    public let content: WeekContent
    /// How it is shown, apart from its looks.
    public let options: CardOptions
    /// The looks.
    public let theme: ChartTheme
    /// Where everything stands, in points.
    public let layout: CardLayout
    let words: CardWords
    let palette: CardPalette
    let chart: CardChart

    /// A card of a week, or of what is known of it.
    /// - Throws: `ChartError` when the size is not positive and finite or one side is more than four times the other, a
    ///   constant of the theme is out of its range, the selected day is not in the week, or a text has a character that
    ///   cannot be drawn and no box may stand for it.
    public init(
        _ source: some WeekSource, options: CardOptions = CardOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        let content = source.content
        try options.validate()
        try theme.validate()
        let theme = theme.omitting(options.chart.missingGlyph)
        (self.content, self.options, self.theme) = (content, options, theme)
        var shown = options
        // There is nothing to compare with it yet.
        if content.isPlaceholder { shown.chart.annotations.goal = nil }
        let day = try content.selectedIndex(options.chart.selection) ?? content.week.days.count - 1
        let looks = content.looks(theme).suited(to: options.chart.background)
        palette = CardPalette(looks, background: options.chart.background)
        words = CardWords(content, shown, day: day)
        let sheet = CardSheet(
            words: words, theme: looks.legible(in: palette), palette: palette, avatar: options.avatar,
            size: Size(options.width, options.height))
        var layout = CardLayout(sheet, shown)
        try layout.marks.refuseMissing(options.chart.missingGlyph)
        let chart = try CardChart(content, shown, in: layout, sheet.theme)
        try chart.layout.refuseMissing(options.chart.missingGlyph, of: content.week)
        layout.chartRect = chart.layout.bounds
        layout.marks += chart.specks(palette)
        (self.layout, self.chart) = (layout, chart)
    }

    public var drawing: Drawing { Drawing(self) }

    public var omissions: [ChartLayout.Omission] { chart.layout.omissions }

    public var layoutJSON: String { json }

    public var placeholder: WeekCard {
        get throws(ChartError) { try WeekCard(content.placeholder, options: options, theme: theme) }
    }
}

extension WeekCard: Shell {
    var size: Size { Size(layout.width, layout.height) }
    var background: Color { options.chart.background ?? content.looks(theme).background }
    var marks: [Mark] {
        let bottom = layout.arrangement == .center ? layout.chartRect.maxY : chart.layout.plot.maxY
        return chart.marks(shadeTo: bottom) + layout.marks
    }
    var altText: AltText { AltText(content, options.chart, more: words.rest) }
    var layoutMembers: [(String, JSON)] {
        [("layout", .string(layout.arrangement.rawValue)), ("chart", .object(layout.chartRect.members))]
    }
}
