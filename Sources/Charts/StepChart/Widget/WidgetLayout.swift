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
        /// The icon for the kind of the figure, a character of the built-in lettering; nil for steps without an icon.
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
        /// The radius of the centre line of its stroke.
        var radius: Double { (diameter - width) / 2 }
    }

    /// The width of the widget, in points.
    public let width: Double
    /// The height of the widget, in points.
    public let height: Double
    /// The day of the figures; nil for a day without a date, and if it does not fit.
    public internal(set) var day: ChartLayout.Text?
    /// The day's figures that the week has and that fit, in the order steps, distance, flights.
    public internal(set) var figures: [Figure] = []
    /// The part of the goal that the day has reached, in words; nil without a goal.
    public internal(set) var share: ChartLayout.Text?
    var ring: Ring?
    /// Average and total in a line; nil if they are not shown.
    public internal(set) var summaryLine: ChartLayout.Text?
    /// Average and total, each on a line below its name; empty if they do not fit.
    public internal(set) var summaryList: [ChartLayout.Text] = []
    /// The chart; nil if none is shown.
    public internal(set) var chart: ChartLayout?
    /// The notice that the data is not the newest, which replaces the day or all figures; empty if the chart shows it.
    public internal(set) var notices: [ChartLayout.Text] = []

    /// The baseline of the lowest text above or beside the chart, except for a summary list.
    var baseline: Double { ([share, summaryLine] + figures.map(\.text)).compactMap { $0?.baseline }.max() ?? 0 }
}
