/// A week of steps as a widget: a day's figures, and the chart where there is room.
///
///     let options = WidgetOptions(.large, on: .standard)
///     let png = try WeekWidget(week, options: options, theme: .dark).drawing.png(.scale(3))
public struct WeekWidget: Hashable, Sendable {
    /// What is shown.
    public let week: StepWeek
    /// How it is shown, apart from its looks.
    public let options: WidgetOptions
    /// The looks.
    public let theme: ChartTheme
    /// Where everything stands, in points.
    public let layout: WidgetLayout
    /// Whether grey blocks take the place of texts.
    var isPlaceholder = false

    /// - Throws: `ChartError` when the size is not positive and finite, a constant of the theme is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and no box may stand for it.
    public init(
        _ week: StepWeek, options: WidgetOptions = WidgetOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        try options.validate()
        try theme.validate()
        self.week = week
        self.options = options
        self.theme = theme
        layout = try WidgetLayout(week, options: options, theme: theme)
        if options.chart.missingGlyph == .error { try layout.refuseMissingGlyphs(of: week, theme) }
    }

    /// The widget before it becomes pixels.
    public var drawing: Drawing {
        let scene = Scene(layout, options: options, theme: theme)
        let words =
            isPlaceholder
            ? AltText(placeholderOf: week.days.count, options: options.plot)
            : AltText(week, selected: layout.selectedIndex, options: options.plot)
        return Drawing(scene: isPlaceholder ? scene.placeholder : scene, words: words)
    }
}
