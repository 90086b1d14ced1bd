/// A week of steps as a widget: a day's figures, and the chart where there is room.
///
///     let options = WidgetOptions(.large, on: .standard)
///     let png = try WeekWidget(week, options: options, style: .dark).drawing.png(.scale(3))
public struct WeekWidget: Hashable, Sendable {
    /// What is shown.
    public let week: StepWeek
    /// How it is shown, apart from its looks.
    public let options: WidgetOptions
    /// The looks.
    public let style: ChartStyle
    /// Where everything stands, in points.
    public let layout: WidgetLayout
    /// Whether grey blocks take the place of texts.
    var isPlaceholder = false

    /// - Throws: `ChartError` when the size is not positive and finite, a constant of the style is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and no box may stand for it.
    public init(
        _ week: StepWeek, options: WidgetOptions = WidgetOptions(), style: ChartStyle = .light
    ) throws(ChartError) {
        try options.validate()
        try style.validate()
        self.week = week
        self.options = options
        self.style = style
        layout = try WidgetLayout(week, options: options, style: style)
        if options.missingGlyph == .error { try layout.refuseMissingGlyphs(of: week, style) }
    }

    /// The widget before it becomes pixels.
    public var drawing: Drawing {
        let scene = Scene(layout, options: options, style: style)
        let words =
            isPlaceholder
            ? AltText(placeholderOf: week.days.count, options: options.chart)
            : AltText(week, selected: layout.selectedIndex, options: options.chart)
        return Drawing(scene: isPlaceholder ? scene.placeholder : scene, words: words)
    }
}
