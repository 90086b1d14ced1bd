@_exported import StepData

/// A picture of a week of steps.
///
///     let week = try StepWeek(json: bytes)
///     let png = try Chart(week).png(scale: 3)
public struct Chart: Hashable, Sendable {
    /// How much time to give for a smaller file. The pixels are the same.
    public enum Compression: String, Hashable, Sendable, CaseIterable { case fast, `default`, small }

    /// Most pixels that a picture may have on a side.
    public static let maximumSide = 65_535
    /// Most pixels per point; a scale may be anything above 0 up to this.
    public static let maximumScale = 16.0

    public let week: StepWeek
    public let options: ChartOptions
    public let style: ChartStyle
    /// Where everything stands, in points.
    public let layout: ChartLayout

    /// - Throws: `ChartError` when the size is not positive and finite, a constant of the style is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and no box may stand for it.
    public init(
        _ week: StepWeek, options: ChartOptions = ChartOptions(), style: ChartStyle = .light
    ) throws(ChartError) {
        try options.validate()
        try style.validate()
        self.week = week
        self.options = options
        self.style = style
        self.layout = try ChartLayout(week, options: options, style: style)
        if options.missingGlyph == .error { try layout.refuseMissingGlyphs(of: week) }
    }

    /// The chart as a PNG file with its resolution and, as an alternative text, a title and a description.
    /// - Parameter scale: pixels per point.
    /// - Parameter threads: most cores to use; the result does not depend on it.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or an error of the PNG encoder.
    public func png(scale: Double = 3, threads: Int = 1, compression: Compression = .default) throws -> [UInt8] {
        try drawing.png(scale: scale, threads: threads, compression: compression)
    }

    /// The same file part by part, from the start, as it comes into being: memory stays small whatever the scale.
    /// - Throws: also what `sink` throws, which ends the work.
    public func png(
        scale: Double = 3, threads: Int = 1, compression: Compression = .default, to sink: (Span<UInt8>) throws -> Void
    ) throws {
        try drawing.png(scale: scale, threads: threads, compression: compression, to: sink)
    }

    /// The chart's pixels. Takes four bytes of memory for each.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(scale: Double = 3, threads: Int = 1) throws(ChartError) -> ChartImage {
        try drawing.image(scale: scale, threads: threads)
    }

    /// The chart drawing itself, or its highlight passing from one day to another.
    /// - Throws: `ChartError` when an option is out of its range, or a selected day is not in the week.
    public func animation(_ options: AnimationOptions = AnimationOptions()) throws(ChartError) -> ChartAnimation {
        try ChartAnimation(self, options)
    }

    /// The finished chart, before it becomes pixels.
    public var drawing: Drawing { drawing(of: Scene(layout, options: options, style: style)) }

    /// With the chart's words.
    func drawing(of scene: Scene) -> Drawing {
        Drawing(scene: scene, words: altText)
    }

    /// The chart for those who cannot see it.
    var altText: AltText {
        AltText(week, selected: layout.selectedIndex, language: options.language, notice: options.notice)
    }
}
