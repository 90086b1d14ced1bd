/// A picture of a week: a chart, a widget or a card.
///
///     let png = try WeekCard(week).png(.scale(2))
public protocol WeekPicture: Hashable, Sendable {
    /// The week that is shown, or a placeholder where there is no data yet.
    var content: WeekContent { get }
    /// The finished picture before it becomes pixels.
    var drawing: Drawing { get }
    /// The parts that were asked for but do not fit into the chart.
    var omissions: [ChartLayout.Omission] { get }
    /// The positions of everything, as JSON, with a box for each thing that the picture shows.
    var layoutJSON: String { get }
    /// The picture to show before there is data, in the same layout: grey blocks in place of texts, and a chart that is
    /// the same for every week of as many days. A notice is written, but no dates.
    /// - Throws: `ChartError.missingGlyph` for a character of a text that cannot be drawn.
    var placeholder: Self { get throws(ChartError) }
}

extension WeekPicture {
    /// The week that is shown; of a placeholder the sample week.
    public var week: StepWeek { content.week }

    /// A description of the picture for people who cannot see it, in the language of its texts.
    public var alternativeText: String { drawing.alternativeText }

    /// The description under a shorter name: `alternativeText`.
    public var altText: String { alternativeText }

    /// The picture as a PNG file with its resolution and, as an alternative text, a title and a description.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or a file that could not be made.
    public func png(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        try drawing.png(options)
    }

    /// The PNG file with a number of pixels per point.
    /// - Throws: as `png(_:)` does.
    public func png(scale: Double) throws(ChartError) -> [UInt8] { try png(.scale(scale)) }

    /// Writes the same file part by part, from the start, as it is made: memory stays small whatever the scale.
    /// - Throws: `ChartError` as the whole file does, and the errors of `sink`, which end the work.
    public func png(_ options: RenderOptions = RenderOptions(), to sink: (Span<UInt8>) throws -> Void) throws {
        try drawing.png(options, to: sink)
    }

    /// The picture as an SVG file, as `Drawing.svg` makes it.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func svg(scale: Double = 1) throws(ChartError) -> String { try drawing.svg(scale: scale) }

    /// The picture's pixels. Takes four bytes of memory for each.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> ChartImage {
        try drawing.image(options)
    }
}

/// The source of a drawing: every picture is one, with or without other things around its chart.
protocol SceneSource {
    var content: WeekContent { get }
    var size: Size { get }
    var background: Color { get }
    /// The finished picture, back to front.
    var marks: [Mark] { get }
    /// The picture for those who cannot see it.
    var alternative: AltText { get }
}

extension SceneSource {
    /// Some of its marks; in a placeholder, blocks take the place of texts.
    func shown(_ marks: [Mark]) -> [Mark] { content.isPlaceholder ? marks.map(\.placeholder) : marks }
}

extension Drawing {
    init(_ source: some SceneSource) {
        scene = Scene(
            size: source.size, background: source.background, marks: source.shown(source.marks).flatMap(\.resolved))
        words = source.alternative
    }
}
