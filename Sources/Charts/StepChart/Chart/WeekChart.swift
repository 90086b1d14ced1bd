@_exported import StepData
import StepRaster

/// A picture of a week of steps.
///
///     let week = try StepWeek(json: bytes)
///     let png = try WeekChart(week).png(.scale(3))
public struct WeekChart: Hashable, Sendable {
    /// What is shown, or that there is nothing to show yet.
    public let content: WeekContent
    /// How it is shown, apart from its looks.
    public let options: ChartOptions
    /// The looks.
    public let theme: ChartTheme
    /// Where everything stands, in points.
    public let layout: ChartLayout
    /// The looks at the size that the canvas gives them.
    let drawnTheme: ChartTheme

    /// A chart of a week, or of what is known of it.
    /// - Throws: `ChartError` when the size is not positive and finite, a constant of the theme is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and no box may stand for it.
    public init(
        _ source: some WeekSource, options: ChartOptions = ChartOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        let content = source.content
        try options.validate()
        try theme.validate()
        let looks = content.looks(options.fitsCanvas ? theme.scaled(by: options.fit) : theme)
        let selected = try content.selectedIndex(options.selection)
        let series = Series(content.week, options)
        let area = PlotArea(
            in: Rect(x: 0, y: 0, width: options.width, height: options.height), marginH: looks.marginH,
            marginV: looks.marginV,
            labelHeight: DayLabels(options, of: series).areAllEmpty ? 0 : looks.labelHeight)
        let frame = ChartFrame(series, selected: selected, options, in: area, looks)
        (self.content, self.options, self.theme, drawnTheme) = (content, options, theme, looks)
        layout = ChartLayout(frame, content, options, looks)
        try layout.texts.refuseMissing(options.missingGlyph) { [layout] in layout.place(of: $0, in: content.week) }
    }

    /// What is shown; of a placeholder the sample week.
    public var week: StepWeek { content.week }

    /// The chart as a PNG file with its resolution and, as an alternative text, a title and a description.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or a file that could not be made.
    public func png(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        try drawing.png(options)
    }

    /// The same file part by part, from the start, as it comes into being: memory stays small whatever the scale.
    /// - Throws: `ChartError` as the whole file does, and what `sink` throws, which ends the work.
    public func png(_ options: RenderOptions = RenderOptions(), to sink: (Span<UInt8>) throws -> Void) throws {
        try drawing.png(options, to: sink)
    }

    /// The chart as an SVG file, as `Drawing.svg` makes it.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func svg(scale: Double = 1) throws(ChartError) -> String { try drawing.svg(scale: scale) }

    /// The chart's pixels. Takes four bytes of memory for each.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> ChartImage {
        try drawing.image(options)
    }

    /// The chart drawing itself, or its highlight passing from one day to another.
    /// - Throws: `ChartError` when an option is out of its range, or a selected day is not in the week.
    public func animation(_ options: AnimationOptions = AnimationOptions()) throws(ChartError) -> WeekAnimation {
        try WeekAnimation(self, options)
    }

    /// The finished chart, before it becomes pixels.
    public var drawing: Drawing { drawing(line: line, at: .finished) }

    /// A moment of the chart.
    func drawing(line: Mark?, at moment: Moment) -> Drawing {
        let size = Size(options.width, options.height)
        return Drawing(
            content, size, options.background(in: drawnTheme),
            layout.marks(options, drawnTheme, line: line, at: moment, isFaded: content.notice != nil), altText)
    }

    private var line: Mark? {
        options.mark == .bars ? nil : DataLine(layout, options.curve, drawnTheme).mark
    }

    /// Where everything stands, as JSON, a day a line, with a box for each thing that the chart shows.
    public var layoutJSON: String { LayoutReport(drawing).json(layout.members) }

    /// The chart to show before there is data, in the same layout: grey blocks in place of labels, and a grey line that
    /// is the same for every week of as many days. A notice is told, but no dates.
    /// - Throws: `ChartError.missingGlyph` for a character of a label that cannot be drawn.
    public var placeholder: WeekChart {
        get throws(ChartError) { try WeekChart(content.placeholder, options: options, theme: theme) }
    }

    /// The chart for those who cannot see it.
    var altText: AltText { AltText(content, options) }
}
