import StepData
import StepRaster
import StepText

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
        public var rect: ChartLayout.Rect
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
    public internal(set) var chartRect = ChartLayout.Rect(x: 0, y: 0, width: 0, height: 0)
    /// All texts, signs, pictures and days of the card.
    public var boxes: [Box] {
        texts.map { Box(kind: .text, role: $0.role, text: $0.text.text.string, rect: $0.text.text.rect, size: $0.text.text.size) }
            + signs.map { Box(kind: .sign, role: $0.role, text: nil, rect: $0.rect, size: nil) }
            + [avatar].compactMap(\.self).map { Box(kind: .avatar, role: "avatar", text: nil, rect: $0, size: nil) }
    }

    // MARK: For drawing

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
        var rect: ChartLayout.Rect
    }

    var texts: [Line] = []
    var signs: [Sign] = []
    var avatar: ChartLayout.Rect?
    /// Fine lines between the rows of a list: left end, right end and height.
    var rules: [ChartLayout.Rect] = []

    init(width: Double, height: Double, arrangement: CardOptions.Layout) {
        (self.width, self.height, self.arrangement) = (width, height, arrangement)
    }
}
