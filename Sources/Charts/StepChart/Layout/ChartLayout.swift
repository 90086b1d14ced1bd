import StepData
import StepRaster

/// Where everything of a chart stands, in points from the canvas' top left corner, y down.
///
/// Made once per chart; what a hit test or an image map needs, and all that drawing needs beside the theme.
public struct ChartLayout: Hashable, Sendable {
    /// A rectangle of the layout, in points.
    public typealias Rect = StepRaster.Rect

    /// A day's place, or that of a week or a month.
    public struct Node: Hashable, Sendable {
        /// Which one, from 0.
        public var index: Int
        /// Of the first day; nil in a week without dates.
        public var date: CivilDate?
        /// Steps, or what they come to; nil without data.
        public var value: Int?
        /// Of the node's centre, or of the bar's.
        public var x: Double
        /// Of the node's centre, or of the bar's top; nil without data.
        public var y: Double?
        /// Size as a multiple of the theme's; 0 where no node is drawn.
        public var scale: Double
        /// Of the whole node, ring included; 0 where no node is drawn.
        public var radius: Double
        /// Whether the day is highlighted; one is at most.
        public var isSelected: Bool
        /// Nil where no label is drawn.
        public var label: Text?
        /// The number beside it; nil where none is drawn.
        public var valueLabel: Text?
        /// The bar that stands for it; nil without data, and where a line joins nodes.
        public var bar: Rect?
        /// Whether there is a goal and the day has reached it.
        public var reachesGoal = false
        /// The same day of the days before; nil where there is none with data.
        public var previous: Previous?
    }

    /// A day to compare with, at the x of the day that it is compared with.
    public struct Previous: Hashable, Sendable {
        /// Steps.
        public var value: Int
        /// Of its place.
        public var y: Double
    }

    /// The vertical lines behind the days.
    public struct Guides: Hashable, Sendable {
        /// From left to right.
        public var xs: [Double]
        /// Of the upper ends.
        public var top: Double
        /// Of the lower ends.
        public var bottom: Double
    }

    /// A horizontal line at a count that days are compared with.
    public struct ReferenceLine: Hashable, Sendable {
        /// Steps: the average of the days that have data, or the goal.
        public var value: Double
        /// Of the left end.
        public var startX: Double
        /// Of the right end.
        public var endX: Double
        /// Of both ends.
        public var y: Double
        /// What the line is and its count, a line each; none where it has no text.
        public var texts: [Text] = []
    }

    /// Faint lines at round counts, with their numbers on the left.
    public struct YAxis: Hashable, Sendable {
        /// A count with its line and its number.
        public struct Tick: Hashable, Sendable {
            /// Steps.
            public var value: Int
            /// Of the line.
            public var y: Double
            /// The number.
            public var label: Text
        }

        /// Of the lines' left ends.
        public var startX: Double
        /// Of the lines' right ends.
        public var endX: Double
        /// From the least count.
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
        }

        /// What has no room.
        public var part: Part
        /// How many of them.
        public var count: Int
    }

    /// The room that the chart has; a chart by itself fills its canvas.
    public let bounds: Rect
    /// From the first day to the last, and from the highest count to the lowest.
    public let plot: Rect
    /// One for each day, week or month, oldest first.
    public let nodes: [Node]
    /// Nil when none are drawn.
    public let guides: Guides?
    /// Nil when none is drawn.
    public let averageLine: ReferenceLine?
    /// Nil when there is no goal.
    public let goalLine: ReferenceLine?
    /// Nil when none is drawn.
    public let yAxis: YAxis?
    /// Nil when there is none.
    public let title: Text?
    /// Nil when there is none.
    public let subtitle: Text?
    /// What the chart says instead of, or over, the line.
    public let notices: [Text]
    /// What was asked for and has no room.
    public let omissions: [Omission]

    /// The width of the bounds, in points.
    public var width: Double { bounds.width }
    /// The height of the bounds, in points.
    public var height: Double { bounds.height }
    /// Of the highlighted node; nil when there is none.
    var selectedIndex: Int? { nodes.firstIndex(where: \.isSelected) }
}
