/// A picture of a week of steps.
///
///     let week = try StepWeek(json: bytes)
///     let png = try WeekChart(week).png(.scale(3))
public struct WeekChart: WeekPicture, SceneSource {
    public let content: WeekContent
    /// The options of the chart, apart from its theme.
    public let options: ChartOptions
    /// The colours, fonts and measures of the chart.
    public let theme: ChartTheme
    /// The positions of all parts of the chart, in points.
    public let layout: ChartLayout
    /// The options with the defaults for the number of days.
    private let shown: ChartOptions
    /// The theme that is drawn: legible on the background, and scaled if it fits the canvas.
    let drawnTheme: ChartTheme
    let marks: [Mark]

    /// Creates a chart of a week, or of other content.
    /// - Throws: `ChartError` if the size is not positive and finite, a constant of the theme is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and boxes are not allowed.
    public init(
        _ source: some WeekSource, options: ChartOptions = ChartOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        content = source.content
        try options.validate()
        try theme.validate()
        let theme = with(theme) { $0.missingGlyph = options.missingGlyph }
        let legible = theme.legible(on: options.background)
        let fit = min(options.width / 400, options.height / 210)
        let fitted = content.effectiveTheme(options.fitsCanvas ? legible.scaled(by: fit) : legible)
        let selected = try content.selectedIndex(options.selection)
        try options.refuseRing()
        try options.validate(for: content)
        self.options = options
        let joinsDays = options.mark != .calendar && options.placement == .chart
        let series = Series(content.week, options, joinsRegularDays: joinsDays)
        let options = options.suited(to: series)
        let labels = DayLabels(options, of: series)
        // The margins shrink on a small canvas, so that days and counts can still be distinguished.
        let area = PlotArea(
            in: Rect(x: 0, y: 0, width: options.width, height: options.height),
            marginH: min(fitted.marginH, options.width / 4), marginV: min(fitted.marginV, options.height / 4),
            labelHeight: labels.areAllEmpty ? 0 : min(fitted.labelHeight, options.height / 4))
        self.theme = theme
        drawnTheme = fitted
        shown = options
        // A calendar has all space between the margins, and starts as far left as headings.
        let left = area.headingMargin(fitted)
        let whole = PlotArea(in: area.bounds, marginH: left, marginV: area.marginV, labelHeight: 0)
        if options.mark == .calendar, let calendar = ChartLayout(calendarOf: content, options, in: whole, fitted) {
            layout = calendar
        } else {
            let showsLegend = options.placement == .chart && !content.isBlank
            let style = ChartFrame.FrameStyle(showsLegend: showsLegend, averagesDays: options.placement == .chart)
            layout = ChartLayout(ChartFrame(labels, selected: selected, in: area, fitted, style), content)
        }
        marks = layout.marks(options, fitted, isFaded: content.notice != nil)
        try marks.refuseMissing(options.missingGlyph) { layout.location(of: $0, in: content.week) }
    }

    /// Creates a chart of a week that is compared with the week before it, as by `StepWeek.comparing`.
    /// - Throws: `StepDataError.text` for dates that are not before the week's, and `ChartError` as without them.
    public init(
        _ week: StepWeek, previous: StepWeek, options: ChartOptions = ChartOptions(), theme: ChartTheme = .light
    ) throws {
        try self.init(week.comparing(with: previous), options: options, theme: theme)
    }

    /// Returns an animation in which the chart draws itself in `duration` seconds; the last nodes take longer.
    /// - Throws: `ChartError.invalidOption` for a time that is out of its range.
    public func animation(duration: Double) throws(ChartError) -> WeekAnimation {
        try animation(with(AnimationOptions()) { $0.duration = duration })
    }

    /// Returns an animation in which the chart draws itself, or its highlight changes from one day to another.
    /// - Throws: `ChartError` if an option is out of its range, or a selected day is not in the week.
    public func animation(_ options: AnimationOptions = AnimationOptions()) throws(ChartError) -> WeekAnimation {
        try WeekAnimation(self, options)
    }

    public var drawing: Drawing { Drawing(self) }

    /// Returns the picture as an SVG file with two themes: systems that prefer dark colours show it in `theme`.
    /// - Throws: `ChartError` as `svg(scale:)` does.
    public func svg(scale: Double = 1, dark theme: ChartTheme) throws(ChartError) -> String {
        let dark = try WeekChart(content, options: options, theme: theme)
        return try drawing.following(dark: dark.drawing).svg(scale: scale)
    }

    public var omissions: [ChartLayout.Omission] { layout.omissions }

    public var layoutJSON: String { LayoutReport(drawing).json(layout.members) }

    public var placeholder: WeekChart {
        get throws(ChartError) { try WeekChart(content.placeholder, options: options, theme: theme) }
    }

    var size: Size { Size(options.width, options.height) }
    var background: Color { options.background ?? (options.placement == .widget ? .clear : drawnTheme.background) }
    var alternative: AltText { AltText(content, shown, isCalendar: layout.isCalendar) }

    /// Returns the marks at a moment of a change of the highlight to this chart's day.
    func marks(from change: HighlightChange) -> [Mark] {
        layout.marks(shown, drawnTheme, isFaded: content.notice != nil, from: change)
    }
}
