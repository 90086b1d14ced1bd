/// The colour, size and weight of a text.
public struct TextStyle: Hashable, Sendable {
    /// The letters' colour.
    public var color: ChartTheme.Color
    /// The letters' em size, in points.
    public var size: Double
    /// The weight of the letters: 100 is thin, 400 regular, 900 black.
    public var weight: Double

    /// Creates a style; its ranges are checked when a picture is made with it.
    public init(color: ChartTheme.Color, size: Double, weight: Double) {
        self.color = color
        self.size = size
        self.weight = weight
    }

    /// Returns the style at another em size, in points.
    func sized(_ size: Double) -> TextStyle { with(self) { $0.size = size } }
}
