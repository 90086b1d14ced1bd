/// A week of steps as a widget: a day's figures, and the chart where there is space.
///
///     let options = WidgetOptions(.large, on: .standard)
///     let png = try WeekWidget(week, options: options, theme: .dark).drawing.png(.scale(3))
public struct WeekWidget: WeekPicture, SceneSource {
    public let content: WeekContent
    /// The options of the widget, apart from its theme.
    public let options: WidgetOptions
    /// The theme: colours, lengths and fonts.
    public let theme: ChartTheme
    /// The positions of everything, in points.
    public let layout: WidgetLayout
    let marks: [Mark]

    /// Creates a widget of a week, or of other content.
    /// - Throws: `ChartError` if the size is not positive and finite, a constant of the theme is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and boxes are not allowed.
    public init(
        _ source: some WeekSource, options: WidgetOptions = WidgetOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        content = source.content
        try options.validate()
        try options.chart.validate(for: content)
        try theme.validate()
        let theme = with(theme) { $0.missingGlyph = options.chart.missingGlyph }
        self.options = options
        self.theme = theme
        layout = try WidgetLayout(content, options, content.effectiveTheme(theme))
        marks = layout.marks(content, options, content.effectiveTheme(theme))
        try marks.refuseMissing(options.chart.missingGlyph) { layout.chart?.location(of: $0, in: content.week) }
    }

    /// Creates a widget of this kind for the default device.
    /// - Throws: `ChartError` as with its options.
    public init(_ source: some WeekSource, family: Family, theme: ChartTheme = .light) throws(ChartError) {
        try self.init(source, options: WidgetOptions(family), theme: theme)
    }

    public var drawing: Drawing { Drawing(self) }

    public var omissions: [ChartLayout.Omission] {
        let lacksWord = layout.figures.contains { $0.kind == .flights && $0.text.string.last?.isNumber == true }
        return options.unshown + (layout.chart?.omissions ?? []) + (lacksWord ? [.init(part: .words, count: 1)] : [])
    }

    public var layoutJSON: String { LayoutReport(drawing).json(layout.chart?.members ?? []) }

    public var placeholder: WeekWidget {
        get throws(ChartError) { try WeekWidget(content.placeholder, options: options, theme: theme) }
    }

    var size: Size { Size(layout.width, layout.height) }
    var background: Color { options.cornerRadius > 0 ? .clear : content.effectiveTheme(theme).background }
    var alternative: AltText { AltText(content, options.plot(of: week), isCalendar: layout.chart?.isCalendar == true) }
}
