/// The positions of all parts of a card, in points from its top left corner, y down.
public struct CardLayout: Hashable, Sendable {
    /// The width of the card, in points.
    public let width: Double
    /// The height of the card, in points.
    public let height: Double
    /// The arrangement of the card.
    public let arrangement: CardOptions.Layout
    /// The area of the chart, in points.
    public internal(set) var chartRect = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The least em size of the names around a ring, in points.
    var leastRingTextSize: Double { max(width / 46, 8) }

    /// The factor of all text sizes: 1, or less if the texts would not fit otherwise.
    var textScale = 1.0
    /// All marks but the chart's.
    var marks: [Mark] = []
    /// The parts around the chart that the options ask for and that do not fit.
    var omissions: [ChartLayout.Omission] = []
}
