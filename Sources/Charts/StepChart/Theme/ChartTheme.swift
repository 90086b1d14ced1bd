/// The colours, lengths and fonts of a chart. The values written here are the light theme; lengths are in points.
public struct ChartTheme: Hashable, Sendable {
    /// An sRGB colour with straight alpha.
    public typealias Color = StepRaster.Color

    // MARK: Canvas

    /// The colour of the background, unless the placement or an option sets another.
    public var background = Color.white
    /// The distance from the canvas' left and right edges to the first and last day, in points.
    public var marginH = 30.0
    /// The free height above and below the chart and its labels, in points.
    public var marginV = 15.0
    /// The height under the chart for labels, if there are any, in points.
    public var labelHeight = 20.0
    /// The least clear space between two labels, and the least distance between two guides, in points.
    public var minimumGap = 6.0

    // MARK: Guides and average line

    /// The colour of the guides and of the average line.
    public var guideColor = Color(hue: 0, saturation: 0, brightness: 0.8, alpha: 0.3)
    /// The colour of the guides and of the average line in the widget style.
    public var widgetGuideColor = Color(hue: 0, saturation: 0, brightness: 0.75, alpha: 0.75)
    /// The width of a guide, in points.
    public var guideWidth = 0.5
    /// The length by which a guide extends above and below the chart, in points.
    public var guideOverhang = 5.0
    /// The width of the line at the average, in points.
    public var averageLineWidth = 0.5

    // MARK: Data line

    /// The width of the line from day to day, in points.
    public var lineWidth = 3.0
    /// The line's colour at the canvas' left edge.
    public var lineStartColor = Color(hue: 0.57, saturation: 0.74, brightness: 0.86)
    /// The line's colour in the middle of the canvas.
    public var lineMiddleColor = Color(hue: 0.52, saturation: 1, brightness: 0.76)
    /// The line's colour at the canvas' right edge.
    public var lineEndColor = Color(hue: 0.52, saturation: 1, brightness: 0.83)

    // MARK: Nodes

    /// The radius of a node's disc, and of the centre line of the ring around it, in points.
    public var nodeRadius = 6.5
    /// The colour of a node's disc.
    public var nodeColor = Color(red: 0.221, green: 0.687, blue: 0.904)
    /// The width of the ring around a node's disc, in points.
    public var nodeRingWidth = 2.0
    /// The colour of the ring around a node's disc.
    public var nodeRingColor = Color.white
    /// The colour of the ring in the widget style, whose background is not known.
    public var widgetNodeRingColor = Color.white
    /// The least clear space between two nodes, below which all of them shrink, in points.
    public var nodeGap = 3.0
    /// The colour of the highlighted day's disc or bar.
    public var selectedNodeColor = Color(red: 1, green: 0.6, blue: 0)
    /// The selected node's size, as a multiple of the others'.
    public var selectedNodeScale = 1.3
    /// The colour of a node's shadow, which is that of the ring's outer disc.
    public var shadowColor = Color(red: 0.184, green: 0.506, blue: 0.718, alpha: 0.5)
    /// The standard deviation of the shadow's blur, in points.
    public var shadowSigma = 2.0
    /// The distance from the node to its shadow, to the right, in points.
    public var shadowOffsetX = 0.0
    /// The distance from the node to its shadow, down, in points.
    public var shadowOffsetY = 0.5

    // MARK: Bars

    /// The width of a bar, as a part of the distance from day to day.
    public var barWidth = 0.62
    /// The greatest width of a bar, in points.
    public var maximumBarWidth = 40.0
    /// The radius of a bar's upper corners, in points.
    public var barRadius = 4.0

    // MARK: Reading annotations

    /// The style of numbers beside days, on the y axis and at lines. The texts at lines have the lines' colours.
    public var valueText = TextStyle(color: Color(hue: 0, saturation: 0, brightness: 0.38), size: 11, weight: 400)
    /// The width of the lines at the goal and at the average, if the options ask for the latter, in points.
    public var referenceLineWidth = 1.0
    /// The colour of the line at the average, if the options ask for it, and of its text.
    public var averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.42)
    /// The colour of the line at the goal, and of its text.
    public var goalColor = Color(red: 0.08, green: 0.48, blue: 0.29)
    /// The length of a dash of the line at the goal, in points.
    public var goalDash = 5.0
    /// The gap between two dashes of the line at the goal, in points.
    public var goalGap = 4.0
    /// The colour of the days before.
    public var previousColor = Color(hue: 0.57, saturation: 0.2, brightness: 0.62, alpha: 0.55)
    /// The width of the line of the days before, in points.
    public var previousLineWidth = 2.0

    // MARK: Text

    /// The style of the texts under the days.
    public var labelText = TextStyle(color: Color(hue: 0, saturation: 0, brightness: 0.5), size: 11, weight: 300)
    /// The distance from the chart's bottom down to the labels' centre line, in points.
    public var labelOffset = 25.0
    /// The style of the notice that the chart shows instead of the line, or over it.
    public var noticeText = TextStyle(color: Color(hue: 0, saturation: 0, brightness: 0.4), size: 17, weight: 300)
    /// The distance from a text's centre line down to its baseline, in em.
    public var baselineDrop = 3.33 / 11
    /// The height of a text's rectangle, in em, unless a font needs more.
    public var lineHeight = 1.2

    // MARK: Messages

    /// The width of a message's bubble, in points.
    public var bubbleWidth = 263.0
    /// The height of a bubble's picture, in points.
    public var bubblePictureHeight = 150.0
    /// The radius of a bubble's corners, in points.
    public var bubbleCornerRadius = 18.0
    /// The colour behind a bubble's picture.
    public var bubbleColor = Color(red: 247.0 / 255, green: 247.0 / 255, blue: 247.0 / 255)
    /// The colour behind a bubble's captions.
    public var captionStripColor = Color(red: 229.0 / 255, green: 229.0 / 255, blue: 231.0 / 255)
    /// The style of captions and titles.
    public var captionText = TextStyle(color: .black, size: 17, weight: 600)
    /// The style of the smaller lines under captions and titles.
    public var subcaptionText = TextStyle(color: Color(hue: 0, saturation: 0, brightness: 0.34), size: 13, weight: 400)

    // MARK: Widget

    /// The distance from a widget's edges to its contents, in points.
    public var widgetMargin = 16.0
    /// The distance from a widget's margin to the first and last day, in points: space for their nodes and labels.
    public var widgetInset = 12.0
    /// The style of the number of a day's steps.
    public var headerText = TextStyle(color: Color(hue: 0, saturation: 0, brightness: 0.1), size: 34, weight: 600)
    /// The style of a day's other figures, of its date, and of the line with average and total.
    public var statText = TextStyle(color: Color(hue: 0, saturation: 0, brightness: 0.4), size: 13, weight: 400)

    // MARK: Fonts

    /// The fonts of all texts: each has the letters that those before it lack; the built-in lettering is the last.
    public var fonts: [Font] = []
    /// The palette of its colours; nil if they are not from a palette.
    var palette: Palette?
    /// The treatment of characters that cannot be drawn.
    var missingGlyph = ChartOptions.MissingGlyph.error

    /// The light theme.
    public init() {}

    /// Creates a theme with other colours; a colour of nil is that of `base`.
    public init(extending base: ChartTheme = .light, background: Color? = nil, nodeColor: Color? = nil) {
        self = base
        if let background { self.background = background }
        if let nodeColor { self.nodeColor = nodeColor }
    }

    /// The opacity of a placeholder's blocks, as a part of a label's.
    static let placeholderInk = 0.3

    /// The theme of a placeholder: the same measures without colours or shadows. Line and nodes are as grey as the
    /// blocks in place of texts, so that nothing seems to be interactive.
    public var placeholder: ChartTheme {
        var theme = self
        let ink = background.blended(with: labelText.color, Self.placeholderInk)
        theme.paint(ink, \.lineStartColor, \.lineMiddleColor, \.lineEndColor, \.nodeColor, \.selectedNodeColor)
        theme.paint(ink, \.averageLineColor, \.goalColor)
        theme.paint(background, \.nodeRingColor, \.widgetNodeRingColor)
        theme.paint(.clear, \.previousColor, \.shadowColor)
        return theme
    }

    /// The radius of the whole node, ring included.
    var nodeOuterRadius: Double { nodeRadius + nodeRingWidth / 2 }

    /// The radius of the disc inside the ring.
    var nodeInnerRadius: Double { nodeRadius - nodeRingWidth / 2 }

    /// The radius of the largest node, which is that of a selected day.
    var nodeReach: Double { nodeOuterRadius * max(selectedNodeScale, 1) }
    /// The height of a number over a day.
    var valueHeight: Double { valueText.size * linePitch }
    var valueGap: Double { minimumGap / 2 }

    mutating func paint(_ color: Color, _ parts: WritableKeyPath<Self, Color>...) {
        for part in parts { self[keyPath: part] = color }
    }

    package mutating func changeTexts(_ change: (inout TextStyle) -> Void) {
        for text in [
            \Self.valueText, \.labelText, \.noticeText, \.captionText, \.subcaptionText, \.headerText, \.statText,
        ] {
            change(&self[keyPath: text])
        }
    }
}
