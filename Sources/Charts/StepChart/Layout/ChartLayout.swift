/// Where everything of a chart stands, in points from the canvas' top left corner, y down.
///
/// Made once per chart; what a hit test or an image map needs, and all that drawing needs beside the theme.
public struct ChartLayout: Hashable, Sendable {
    /// A rectangle of the layout, in points.
    public typealias Rect = StepRaster.Rect

    /// A day's place, or that of a week or a month.
    public struct Node: Hashable, Sendable {
        /// The number of the day, week or month, from 0.
        public var index: Int
        /// The date of its first day; nil in a week without dates.
        public var date: CivilDate?
        /// The steps of the day, or what the days come to; nil without data.
        public var value: Int?
        /// Where the centre of the node or the bar is, in points from the left.
        public var x: Double
        /// Where the centre of the node, or the top of the bar, is, in points from the top; nil without data.
        public var y: Double?
        /// The node's size as a multiple of the theme's; 0 where no node is drawn.
        public var scale: Double
        /// The radius of the whole node, ring included, in points; 0 where no node is drawn.
        public var radius: Double
        /// Whether the day is highlighted; at most one is.
        public var isSelected: Bool
        /// Whether it is a week or a month of which some days are before the first or after the last: it is drawn hollow.
        public var isPart = false
        /// The text under the day; nil where none is drawn.
        public var label: Text?
        /// The number beside the day; nil where none is drawn.
        public var valueLabel: Text?
        /// The bar that stands for the day; nil without data, and where a line joins nodes.
        public var bar: Rect?
        /// The day's cell in a calendar, or the month's; nil of a day to come, and of other marks.
        public var cell: Rect?
        /// Whether there is a goal and the day has reached it.
        public var reachesGoal = false
        /// The day that it is compared with; nil where there is none with data.
        public var previous: Previous?
        /// Where the middle half of a weekday's days is, in points from the top.
        var middleHalf: ClosedRange<Double>?
    }

    /// A day to compare with, at the x of the day that it is compared with.
    public struct Previous: Hashable, Sendable {
        /// The steps of that day.
        public var value: Int
        /// Where they are in the plot, in points from the top.
        public var y: Double
    }

    /// The vertical lines behind the days.
    public struct Guides: Hashable, Sendable {
        /// Where the lines are, in points from the left, from left to right.
        public var xs: [Double]
        /// Where the lines' upper ends are, in points from the top.
        public var top: Double
        /// Where the lines' lower ends are, in points from the top.
        public var bottom: Double
    }

    /// A horizontal line at a count that days are compared with.
    public struct ReferenceLine: Hashable, Sendable {
        /// Steps: the average of the days that have data, or the goal.
        public var value: Double
        /// Where the line begins, in points from the left.
        public var startX: Double
        /// Where the line ends, in points from the left.
        public var endX: Double
        /// Where the line is, in points from the top.
        public var y: Double
        /// What the line is and its count, a line each; none where it has no text.
        public var texts: [Text] = []
    }

    /// Faint lines at round counts, with their numbers on the left.
    public struct YAxis: Hashable, Sendable {
        /// A count with its line and its number.
        public struct Tick: Hashable, Sendable {
            /// The steps that the line stands for.
            public var value: Int
            /// Where the line is, in points from the top.
            public var y: Double
            /// The number beside the line.
            public var label: Text
        }

        /// Where the lines begin, in points from the left.
        public var startX: Double
        /// Where the lines end, in points from the left.
        public var endX: Double
        /// The round counts, from the least.
        public var ticks: [Tick]
    }

    /// Something that was asked for and has no room.
    public struct Omission: Hashable, Sendable {
        /// What has no room.
        public enum Part: String, Hashable, Sendable, CaseIterable {
            /// Days' own labels, or those of a form that was asked for.
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
            /// The calendar, in place of which there is a line.
            case calendar
            /// What colours stand for.
            case legend
            /// Figures beside a card's headline.
            case figures
            /// The word beside a widget's number of floors.
            case words
        }

        /// What has no room.
        public var part: Part
        /// How many of them have no room.
        public var count: Int
    }

    /// The room that the chart has; a chart by itself fills its canvas.
    public let bounds: Rect
    /// The room of the days, in points: from the first day to the last, and from the highest count to the lowest.
    public let plot: Rect
    /// One for each day, week or month, oldest first.
    public internal(set) var nodes: [Node] = []
    /// Where the line is in the plot, for each day, where it is an average; empty where it joins the days.
    var trend: [Double?] = []
    /// The lines behind the days; nil when none are drawn.
    public internal(set) var guides: Guides?
    /// The line at the average; nil when none is drawn.
    public internal(set) var averageLine: ReferenceLine?
    /// The line at the goal; nil when there is no goal.
    public internal(set) var goalLine: ReferenceLine?
    /// The lines at the goal and at the average, as far as they are drawn.
    var referenceLines: [ReferenceLine] { [goalLine, averageLine].compactMap(\.self) }
    /// The lines at round counts; nil when none are drawn.
    public internal(set) var yAxis: YAxis?
    /// The title over the chart; nil when there is none.
    public internal(set) var title: Text?
    /// The line under the title; nil when there is none.
    public internal(set) var subtitle: Text?
    /// The legend names the days before, or the colours of a calendar; empty where there is nothing to name.
    var legend = Legend()
    /// What the chart says instead of, or over, its line.
    public internal(set) var notices: [Text] = []
    /// What was asked for and has no room.
    public internal(set) var omissions: [Omission] = []
    /// What belongs to the cells where the chart is a calendar.
    var calendar: Calendar?

    /// Whether days, or months, are cells.
    package var isCalendar: Bool { calendar != nil }
    /// Whether a line joins nodes.
    var hasLine: Bool { calendar == nil && nodes.allSatisfy { $0.bar == nil } }

    /// How the bars of widgets and cards are drawn, between which the goal's line lies; nil of others.
    var barStyle: BarStyle?
    /// The tops of the days, and of the days before.
    var points: [Point?] { nodes.map { node in node.y.map { Point(node.x, $0) } } }
    var pointsBefore: [Point?] { nodes.map { node in node.previous.map { Point(node.x, $0.y) } } }
    /// The points of the line that is an average.
    var trendPoints: [Point?] { zip(nodes, trend).map { node, y in y.map { Point(node.x, $0) } } }

    /// The width of the bounds, in points.
    public var width: Double { bounds.width }
    /// The height of the bounds, in points.
    public var height: Double { bounds.height }
}
