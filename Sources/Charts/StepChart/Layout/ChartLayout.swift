/// The positions of all parts of a chart, in points from the canvas' top left corner, y down.
///
/// A chart makes it once. It is all that a hit test or an image map needs, and with the theme all that drawing needs.
public struct ChartLayout: Hashable, Sendable {
    /// A rectangle of the layout, in points.
    public typealias Rect = StepRaster.Rect

    /// The position of a day, or of a week or a month.
    public struct Node: Hashable, Sendable {
        /// The index of the day, week or month, from 0.
        public var index: Int
        /// The date of its first day; nil in a week without dates.
        public var date: CivilDate?
        /// The steps of the day, or the sum or the average of the days; nil without data.
        public var value: Int?
        /// The x of the centre of the node or the bar, in points from the left.
        public var x: Double
        /// The y of the centre of the node, or of the top of the bar, in points from the top; nil without data.
        public var y: Double?
        /// The node's size as a multiple of the theme's; 0 where no node is drawn.
        public var scale: Double
        /// The radius of the whole node, ring included, in points; 0 where no node is drawn.
        public var radius: Double
        /// True if the day is highlighted; at most one is.
        public var isSelected: Bool
        /// True for a week or a month of which some days are before the first or after the last. It is drawn hollow.
        public var isPart = false
        /// The text under the day; nil where none is drawn.
        public var label: Text?
        /// The number beside the day; nil where none is drawn.
        public var valueLabel: Text?
        /// The bar of the day; nil without data, and if a line joins nodes.
        public var bar: Rect?
        /// The cell of the day or the month in a calendar; nil for a future day, and for other marks.
        public var cell: Rect?
        /// True if there is a goal and the day has reached it.
        public var reachesGoal = false
        /// The day that this one is compared with; nil if there is none with data.
        public var previous: Previous?
        /// The y range of the middle half of a weekday's days, in points from the top.
        var middleHalf: ClosedRange<Double>?
    }

    /// An earlier day that is compared with a node's day, at the same x.
    public struct Previous: Hashable, Sendable {
        /// The steps of that day.
        public var value: Int
        /// The y of those steps in the plot, in points from the top.
        public var y: Double
    }

    /// The vertical lines behind the days.
    public struct Guides: Hashable, Sendable {
        /// The x of each line, in points from the left, in ascending order.
        public var xs: [Double]
        /// The y of the lines' upper ends, in points from the top.
        public var top: Double
        /// The y of the lines' lower ends, in points from the top.
        public var bottom: Double
    }

    /// A horizontal line at a count that days are compared with.
    public struct ReferenceLine: Hashable, Sendable {
        /// The steps at the line: the average of the days that have data, or the goal.
        public var value: Double
        /// The x of the line's left end, in points from the left.
        public var startX: Double
        /// The x of the line's right end, in points from the left.
        public var endX: Double
        /// The y of the line, in points from the top.
        public var y: Double
        /// The texts that name the line and give its count; empty where the line has none.
        public var texts: [Text] = []
        /// The parts of a changing goal's line from the left; else empty. The line's value and y are those of the last.
        public var levels: [Level] = []

        /// A horizontal part of a line, up to the next one.
        public struct Level: Hashable, Sendable {
            /// The goal of the part's days.
            public var value: Int
            /// The x of the part's left end, in points from the left.
            public var startX: Double
            /// The y of the part, in points from the top.
            public var y: Double
        }

        /// Returns the y of the line at an x, in points.
        func levelY(at x: Double) -> Double { (levels.last { $0.startX <= x } ?? levels.first)?.y ?? y }
    }

    /// Faint lines at round counts, with their numbers on the left.
    public struct YAxis: Hashable, Sendable {
        /// A count with its line and its number.
        public struct Tick: Hashable, Sendable {
            /// The steps at the line.
            public var value: Int
            /// The y of the line, in points from the top.
            public var y: Double
            /// The number beside the line.
            public var label: Text
        }

        /// The x of the lines' left ends, in points from the left.
        public var startX: Double
        /// The x of the lines' right ends, in points from the left.
        public var endX: Double
        /// The round counts, from the least.
        public var ticks: [Tick]
    }

    /// The parts of one kind that the options ask for and that do not fit.
    public struct Omission: Hashable, Sendable {
        /// A kind of part that can be left out.
        public enum Part: String, Hashable, Sendable, CaseIterable {
            /// Days' own labels, or labels in a form that the options ask for.
            case labels
            /// Numbers beside days.
            case values
            /// The heading.
            case title
            /// The line under it.
            case subtitle
            /// The y axis.
            case yAxis = "y-axis"
            /// The texts of the lines at the goal and the average.
            case lineTexts = "line texts"
            /// The calendar, which a line replaces.
            case calendar
            /// The legend of colours and lines.
            case legend
            /// Figures beside a card's headline.
            case figures
            /// The word beside a widget's number of floors.
            case words
            /// People in a leaderboard.
            case people
        }

        /// The kind of part that does not fit.
        public var part: Part
        /// The number of parts of this kind that do not fit.
        public var count: Int
    }

    /// The area of the chart, in points; a chart by itself fills its canvas.
    public let bounds: Rect
    /// The area of the days, in points: from the first day to the last, and from the highest count to the lowest.
    public let plot: Rect
    /// The nodes, one for each day, week or month, oldest first.
    public internal(set) var nodes: [Node] = []
    /// The y of an averaging line at each day, in points from the top; empty if the line joins the days.
    var trend: [Double?] = []
    /// The lines behind the days; nil when none are drawn.
    public internal(set) var guides: Guides?
    /// The line at the average; nil when none is drawn.
    public internal(set) var averageLine: ReferenceLine?
    /// The line at the goal; nil when there is no goal.
    public internal(set) var goalLine: ReferenceLine?
    /// The lines at the goal and at the average, if they are drawn.
    var referenceLines: [ReferenceLine] { [goalLine, averageLine].compactMap(\.self) }
    /// The lines at round counts; nil when none are drawn.
    public internal(set) var yAxis: YAxis?
    /// The title over the chart; nil when there is none.
    public internal(set) var title: Text?
    /// The line under the title; nil when there is none.
    public internal(set) var subtitle: Text?
    /// The legend of the days before or of a calendar's colours; empty if there is nothing to name.
    var legend = Legend()
    /// The texts that the chart shows instead of, or over, its line.
    public internal(set) var notices: [Text] = []
    /// The parts that the options ask for and that do not fit.
    public internal(set) var omissions: [Omission] = []
    /// The parts of a calendar besides its cells; nil for other marks.
    var calendar: Calendar?

    /// True if days, or months, are cells.
    package var isCalendar: Bool { calendar != nil }
    var hasLine: Bool { calendar == nil && nodes.allSatisfy { $0.bar == nil } }

    /// The style of the bars of widgets and cards, behind which the goal's line is; nil for other charts.
    var barStyle: BarStyle?
    /// The points of the days; nil without data.
    var points: [Point?] { nodes.map { node in node.y.map { Point(node.x, $0) } } }
    var pointsBefore: [Point?] { nodes.map { node in node.previous.map { Point(node.x, $0.y) } } }
    var trendPoints: [Point?] { zip(nodes, trend).map { node, y in y.map { Point(node.x, $0) } } }

    /// The rectangles of the title, of the subtitle and of the parts of the legend.
    var headingRects: [Rect] { [title, subtitle].compactMap { $0?.rect } + legend.rects }

    /// The width of the bounds, in points.
    public var width: Double { bounds.width }
    /// The height of the bounds, in points.
    public var height: Double { bounds.height }
}
