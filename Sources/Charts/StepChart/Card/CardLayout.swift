import StepData
import StepRaster
import StepSupport

/// Where everything of a card stands, in points from its top left corner, y down.
public struct CardLayout: Hashable, Sendable {
    /// A thing that must not touch another.
    public struct Box: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable {
            /// A line of text.
            case text
            /// A sign: the arrow of a change, a day's mark of the goal, the bar that stands for many of them.
            case sign
            /// The picture beside the footer.
            case avatar
            /// A day of the chart.
            case node
        }

        /// What it is.
        public var kind: Kind
        /// What it is for, as in `headline`.
        public var role: String
        /// What it says; nil unless it is a text.
        public var text: String?
        /// The room that it takes.
        public var rect: Rect
        /// Em size of a text, in points.
        public var size: Double?
    }

    /// Of the canvas.
    public let width: Double
    /// Of the canvas.
    public let height: Double
    /// How the card is arranged.
    public let arrangement: CardOptions.Layout
    /// The chart's canvas.
    public internal(set) var chartRect = Rect(x: 0, y: 0, width: 0, height: 0)
    /// Where everything of the chart stands, on its own canvas.
    public internal(set) var chart: ChartLayout?

    /// All texts, signs, pictures and days of the card.
    public var boxes: [Box] {
        texts.map { Box($0.text.text, as: $0.role) }
            + signs.map { Box(kind: .sign, role: $0.role, text: nil, rect: $0.rect, size: nil) }
            + [avatar].compactMap(\.self).map { Box(kind: .avatar, role: "avatar", text: nil, rect: $0, size: nil) }
            + (chart?.boxes.map { $0.moved(x: chartRect.x, y: chartRect.y) } ?? [])
    }

    // MARK: For drawing

    /// How large texts are, as a multiple of what suits the card: 1 unless they have little room, or much.
    var textScale = 1.0
    /// How far numbers may stand out on the left of the chart's room.
    var chartOverhang = 0.0

    struct Line: Hashable, Sendable {
        var role: String
        var text: PlacedText
    }

    struct Sign: Hashable, Sendable {
        enum Shape: Hashable, Sendable {
            case change(Change)
            case mark(CardWords.Mark)
            /// A bar that is filled as far as a part of 1.
            case progress(Double)
        }

        var role: String
        var shape: Shape
        var rect: Rect
    }

    var texts: [Line] = []
    var signs: [Sign] = []
    var avatar: Rect?
    /// Fine lines between the rows of a list: left end, right end and height.
    var rules: [Rect] = []

    /// Adds a chart in its place, and a speck at the bottom of each day without data.
    mutating func add(_ chart: WeekChart) {
        self.chart = chart.layout
        guard chart.options.notice == nil else { return }
        let radius = 0.4 * chart.theme.nodeRadius
        let taken = chart.layout.boxes.map(\.rect)
        // Days so close that nobody could tell their specks apart share one.
        var next = -Double.infinity
        for node in chart.layout.nodes where node.y == nil && node.x >= next {
            next = node.x + radius / 4
            let rect = Rect(center: Point(node.x, chart.layout.plot.maxY), radius: radius)
            if taken.contains(where: { $0.touches(rect, gap: 0) }) { continue }
            signs.append(
                Sign(role: "gap", shape: .mark(.unknown), rect: rect.moved(x: chartRect.x, y: chartRect.y)))
        }
    }

    init(width: Double, height: Double, arrangement: CardOptions.Layout) {
        (self.width, self.height, self.arrangement) = (width, height, arrangement)
    }
}

extension CardLayout.Box {
    fileprivate init(_ text: ChartLayout.Text, as role: String) {
        self.init(kind: .text, role: role, text: text.string, rect: text.rect, size: text.size)
    }

    fileprivate func moved(x: Double, y: Double) -> Self {
        var box = self
        box.rect = rect.moved(x: x, y: y)
        return box
    }
}

extension ChartLayout {
    /// On the chart's own canvas.
    fileprivate var boxes: [CardLayout.Box] {
        var boxes: [CardLayout.Box] = []
        for node in nodes {
            if let label = node.label { boxes.append(.init(label, as: "day")) }
            if let value = node.valueLabel { boxes.append(.init(value, as: "value")) }
            let disc = node.y.map { Rect(center: Point(node.x, $0), radius: node.radius) }
            guard let rect = node.bar ?? (node.radius > 0 ? disc : nil) else { continue }
            boxes.append(.init(kind: .node, role: node.bar == nil ? "node" : "bar", text: nil, rect: rect, size: nil))
        }
        // A text without size is not drawn.
        boxes += lineTexts.filter { $0.size > 0 }.map { .init($0, as: "line") }
        boxes += (yAxis?.ticks ?? []).map(\.label).filter { $0.size > 0 }.map { .init($0, as: "axis") }
        return boxes
    }
}

extension CardLayout {
    /// The layout as JSON, a box a line: lengths in points from the canvas' top left corner, numbers in the shortest form
    /// that reads back exactly. `version` changes when a key changes its meaning or goes.
    public var json: String {
        JSON.document([
            ("version", .number(1)),
            ("width", .number(width)),
            ("height", .number(height)),
            ("layout", .string(arrangement.rawValue)),
            ("chart", .object(chartRect.members)),
            ("boxes", .lines(boxes.map(\.json))),
        ])
    }
}

extension CardLayout.Box {
    fileprivate var json: JSON {
        .object(
            [("kind", .string(kind.rawValue)), ("role", .string(role)), ("text", text.map { .string($0) } ?? .null)]
                + rect.members + [("size", size.map { .number($0) } ?? .null)])
    }
}
