@_exported import StepData

/// A picture of a week of steps.
///
///     let week = try StepWeek(json: bytes)
///     let png = try WeekChart(week).png(.scale(3))
public struct WeekChart: Hashable, Sendable {
    /// What is shown.
    public let week: StepWeek
    /// How it is shown, apart from its looks.
    public let options: ChartOptions
    /// The looks.
    public let theme: ChartTheme
    /// Where everything stands, in points.
    public let layout: ChartLayout
    /// The looks at the size that the canvas gives them.
    let drawnTheme: ChartTheme
    /// Whether grey blocks take the place of texts.
    var isPlaceholder = false

    /// - Throws: `ChartError` when the size is not positive and finite, a constant of the theme is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and no box may stand for it.
    public init(
        _ week: StepWeek, options: ChartOptions = ChartOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        try options.validate()
        try theme.validate()
        self.week = week
        self.options = options
        self.theme = theme
        drawnTheme = options.fitsCanvas ? theme.scaled(by: options.fit) : theme
        layout = try ChartLayout(week, options: options, theme: drawnTheme)
        if options.missingGlyph == .error { try layout.refuseMissingGlyphs(of: week, theme) }
    }

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
    public var drawing: Drawing { drawing(of: Scene(layout, options: options, theme: drawnTheme)) }

    /// With the chart's words.
    func drawing(of scene: Scene) -> Drawing {
        Drawing(scene: isPlaceholder ? scene.placeholder : scene, words: altText)
    }

    /// The chart for those who cannot see it.
    var altText: AltText {
        isPlaceholder
            ? AltText(placeholderOf: week.days.count, options: options)
            : AltText(week, selected: (try? options.selectedIndex(in: week)) ?? nil, options: options)
    }
}
