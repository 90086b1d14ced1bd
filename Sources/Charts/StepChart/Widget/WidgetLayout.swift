/// The positions of everything in a widget, in points from the canvas' top left corner, y down.
public struct WidgetLayout: Hashable, Sendable {
    /// One of the day's figures: an icon for its kind, and the figure itself, on one baseline.
    public struct Figure: Hashable, Sendable {
        /// The quantity that a figure counts or measures.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A count of steps.
            case steps
            /// A distance, in the unit that the options ask for.
            case distance
            /// A count of flights of stairs climbed.
            case flights
        }

        /// The quantity that the figure counts or measures.
        public var kind: Kind
        /// The icon for the kind of the figure: a character of the built-in face, which no other face has. Nil of steps
        /// that stand alone.
        public var icon: ChartLayout.Text?
        /// The figure as text.
        public var text: ChartLayout.Text
    }

    /// A ring that is filled as far as a day has reached the goal.
    struct Ring: Hashable, Sendable {
        /// The part of the goal that is reached, from 0 to 1.
        var part: Double
        var center: Point
        var diameter: Double

        var width: Double { 0.115 * diameter }
        /// The radius of the middle of its line.
        var radius: Double { (diameter - width) / 2 }
    }

    /// The width of the widget, in points.
    public let width: Double
    /// The height of the widget, in points.
    public let height: Double
    /// The day that the figures are of; nil for one without a date, and where it does not fit.
    public internal(set) var day: ChartLayout.Text?
    /// The day's figures, as many as the week has and fit, in the order steps, distance, flights.
    public internal(set) var figures: [Figure] = []
    /// The part of the goal that the day has reached, in words; nil without a goal.
    public internal(set) var share: ChartLayout.Text?
    var ring: Ring?
    /// Average and total in a line; nil where they are not shown.
    public internal(set) var summaryLine: ChartLayout.Text?
    /// Average and total on a line each, below their names, where there is enough height.
    public internal(set) var summaryList: [ChartLayout.Text] = []
    /// The chart in its position; nil where none is shown.
    public internal(set) var chart: ChartLayout?
    /// The notice that the data is not the newest, in place of the day, or of all figures; empty where the chart shows it.
    public internal(set) var notices: [ChartLayout.Text] = []

    /// The baseline of the lowest text above the chart, or beside it but for a summary there.
    var baseline: Double {
        ([share, summaryLine] + figures.map(\.text)).compactMap { $0?.baseline }.max() ?? 0
    }
}
