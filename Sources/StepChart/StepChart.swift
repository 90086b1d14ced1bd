import Raster
@_exported import StepData

/// A picture of a week of steps.
///
///     let week = try StepWeek(json: bytes)
///     let png = try Chart(week).png(scale: 3)
public struct Chart: Hashable, Sendable {
    public let week: StepWeek
    public let options: ChartOptions
    public let style: ChartStyle
    /// Where everything stands.
    public let layout: ChartLayout

    /// Most pixels that a picture may have on a side.
    public static let maximumSide = 65_535
    /// Most pixels per point; the least is anything above 0.
    public static let maximumScale = 16.0

    /// - Throws: `ChartError` when the size is not positive and finite, a constant of the style is out of its range, or
    ///   the selected day is not in the week.
    public init(
        _ week: StepWeek, options: ChartOptions = ChartOptions(), style: ChartStyle = .light
    ) throws(ChartError) {
        guard options.width > 0, options.width.isFinite, options.height > 0, options.height.isFinite else {
            throw .invalidSize(width: options.width, height: options.height)
        }
        try style.validate()
        try options.background?.validate(as: "background")
        self.week = week
        self.options = options
        self.style = style
        self.layout = try ChartLayout(week, options: options, style: style)
    }

    /// The finished chart, before it becomes pixels.
    package var scene: Scene { Scene(layout, options: options, style: style) }
}
