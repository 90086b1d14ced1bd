/// A picture of a week: a chart, a widget or a card.
///
///     let png = try WeekCard(week).png(.scale(2))
public protocol WeekPicture: Hashable, Sendable {
    /// The week that is shown, or a placeholder where there is no data yet.
    var content: WeekContent { get }
    /// The finished picture before it becomes pixels.
    var drawing: Drawing { get }
    /// The parts that the options ask for and that do not fit.
    var omissions: [ChartLayout.Omission] { get }
    /// The positions of everything, as JSON, with a box for each element of the picture.
    var layoutJSON: String { get }
    /// The picture to show before there is data, in the same layout: grey blocks replace texts, and the chart is the
    /// same for every week of as many days. A notice is shown, but no dates.
    /// - Throws: `ChartError.missingGlyph` for a character of a text that cannot be drawn.
    var placeholder: Self { get throws(ChartError) }
}

extension WeekPicture {
    /// The week that is shown; for a placeholder the sample week.
    public var week: StepWeek { content.week }

    /// A description of the picture for people who cannot see it, in the language of its texts.
    public var alternativeText: String { drawing.alternativeText }

    /// A shorter name of `alternativeText`.
    public var altText: String { alternativeText }

    /// Returns the picture as a PNG file with its resolution and, as an alternative text, a title and a description.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or a file that could not be made.
    public func png(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        try drawing.png(options)
    }

    /// Returns the PNG file with a number of pixels per point.
    /// - Throws: as `png(_:)` does.
    public func png(scale: Double) throws(ChartError) -> [UInt8] { try png(.scale(scale)) }

    /// Writes the same file part by part, so that the memory is small at every scale.
    /// - Throws: `ChartError` as the whole file does, and the errors of `sink`, which end the work.
    public func png(_ options: RenderOptions = RenderOptions(), to sink: (Span<UInt8>) throws -> Void) throws {
        try drawing.png(options, to: sink)
    }

    /// Returns the picture as an SVG file, as `Drawing.svg` does.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func svg(scale: Double = 1) throws(ChartError) -> String { try drawing.svg(scale: scale) }

    /// Renders the pixels, which take four bytes of memory each.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> ChartImage {
        try drawing.image(options)
    }
}

/// The source of a drawing: a chart, a widget, a card or a message.
protocol SceneSource {
    var content: WeekContent { get }
    var size: Size { get }
    var background: Color { get }
    /// The finished picture, back to front.
    var marks: [Mark] { get }
    /// The description for people who cannot see the picture.
    var alternative: AltText { get }
}

extension SceneSource {
    /// Returns marks as they are shown: in a placeholder, blocks replace texts.
    func shown(_ marks: [Mark]) -> [Mark] { content.isPlaceholder ? marks.map(\.placeholder) : marks }
}

extension Drawing {
    init(_ source: some SceneSource) {
        scene = Scene(
            size: source.size, background: source.background, marks: source.shown(source.marks).flatMap(\.resolved))
        words = source.alternative
    }
}
