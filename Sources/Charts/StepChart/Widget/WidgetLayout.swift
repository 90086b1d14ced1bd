/// Where everything of a widget stands, in points from the canvas' top left corner, y down.
public struct WidgetLayout: Hashable, Sendable {
    /// One of the day's figures: what it is of, as an icon, and the figure itself, on one baseline.
    public struct Figure: Hashable, Sendable {
        /// What a figure is of.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A count.
            case steps
            /// In the unit that the options ask for.
            case distance
            /// Of stairs, climbed.
            case flights
        }

        /// What the figure is of.
        public var kind: Kind
        /// The icon that says what the figure is of: a character of the built-in face, which no other face has. Nil of
        /// steps that stand alone.
        public var icon: ChartLayout.Text?
        /// The figure, written.
        public var text: ChartLayout.Text
    }

    /// A ring that is filled as far as a day has reached the goal.
    struct Ring: Hashable, Sendable {
        /// From 0 to 1.
        var part: Double
        var center: Point
        var diameter: Double

        /// The width of its line.
        var width: Double { 0.115 * diameter }
        /// The radius of the middle of its line.
        var radius: Double { (diameter - width) / 2 }
    }

    /// The width of the widget, in points.
    public let width: Double
    /// The height of the widget, in points.
    public let height: Double
    /// The day that the figures are of; nil for one without a date, and where there is no room.
    public internal(set) var day: ChartLayout.Text?
    /// The day's figures, as many as the week has and there is room for, in the order steps, distance, flights.
    public internal(set) var figures: [Figure] = []
    /// How much of the goal the day has reached, in words; nil without a goal.
    public internal(set) var share: ChartLayout.Text?
    /// The same as a ring; nil where there is none.
    var ring: Ring?
    /// Average and total in a line; nil where they are not shown.
    public internal(set) var summaryLine: ChartLayout.Text?
    /// Average and total where there is room for a line each, below what each is of.
    public internal(set) var summaryList: [ChartLayout.Text] = []
    /// The chart in its place; nil where none is shown.
    public internal(set) var chart: ChartLayout?
    /// That the data is not the newest, in place of the day, or of all figures; none where the chart has room to say it.
    public internal(set) var notices: [ChartLayout.Text] = []

    /// The baseline of the lowest text above the chart, or beside it but for a summary there.
    var baseline: Double {
        ([share, summaryLine] + figures.map(\.text)).compactMap { $0?.baseline }.max() ?? 0
    }
}
