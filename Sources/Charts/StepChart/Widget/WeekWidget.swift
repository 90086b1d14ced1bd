import StepRaster

/// A week of steps as a widget: a day's figures, and the chart where there is room.
///
///     let options = WidgetOptions(.large, on: .standard)
///     let png = try WeekWidget(week, options: options, theme: .dark).drawing.png(.scale(3))
public struct WeekWidget: Hashable, Sendable {
    /// What is shown, or that there is nothing to show yet.
    public let content: WeekContent
    /// How it is shown, apart from its looks.
    public let options: WidgetOptions
    /// The looks.
    public let theme: ChartTheme
    /// Where everything stands, in points.
    public let layout: WidgetLayout

    /// A widget of a week, or of what is known of it.
    /// - Throws: `ChartError` when the size is not positive and finite, a constant of the theme is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and no box may stand for it.
    public init(
        _ source: some WeekSource, options: WidgetOptions = WidgetOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        let content = source.content
        try options.validate()
        try theme.validate()
        (self.content, self.options, self.theme) = (content, options, theme)
        layout = try WidgetLayout(content, options, content.looks(theme))
        try layout.texts.refuseMissing(options.chart.missingGlyph) { [layout] in
            layout.chart?.place(of: $0, in: content.week)
        }
    }

    /// What is shown; of a placeholder the sample week.
    public var week: StepWeek { content.week }

    /// The widget before it becomes pixels.
    public var drawing: Drawing {
        let looks = content.looks(theme)
        let background = options.cornerRadius > 0 ? ChartTheme.Color.clear : looks.background
        return Drawing(
            content, Size(layout.width, layout.height), background, layout.marks(content, options, looks),
            AltText(content, options.plot))
    }

    /// As `WeekChart.placeholder`, with blocks in place of the figures too.
    /// - Throws: `ChartError.missingGlyph` for a character of a label that cannot be drawn.
    public var placeholder: WeekWidget {
        get throws(ChartError) { try WeekWidget(content.placeholder, options: options, theme: theme) }
    }
}
