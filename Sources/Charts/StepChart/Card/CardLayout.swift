/// Where everything of a card stands, in points from its top left corner, y down.
public struct CardLayout: Hashable, Sendable {
    /// The width of the card, in points.
    public let width: Double
    /// The height of the card, in points.
    public let height: Double
    /// How the card is arranged.
    public let arrangement: CardOptions.Layout
    /// The room of the chart.
    public internal(set) var chartRect = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Least em size of letters, in points: what can be read where the card is 300 pixels wide.
    static func leastTextSize(of size: Size) -> Double { min(size.width / 37, size.height / 15) }

    /// The same of names around a ring.
    var leastRingTextSize: Double { max(width / 46, 8) }

    var leastTextSize: Double { Self.leastTextSize(of: Size(width, height)) }

    /// The factor of all text sizes: 1, or less where the texts would not fit otherwise.
    var textScale = 1.0
    /// All but the chart.
    var marks: [Mark] = []
    /// Of what is to stand around the chart.
    var omissions: [ChartLayout.Omission] = []
}
