/// A message as in a conversation: the picture, a strip with the captions below, and rounded corners.
struct Bubble: SceneSource {
    let size: Size
    /// The height of the picture above the strip, in points.
    let pictureHeight: Double
    let chart: WeekChart
    /// The texts from the top, those on the left first.
    let texts: [Mark]

    /// The distance between texts and the edges of the bubble, and between leading and trailing texts.
    private static let marginH = 14.0
    private static let marginV = 9.0
    private static let gap = 12.0
    /// The distance between a caption and its subcaption.
    private static let leading = 1.0

    /// - Throws: `ChartError.missingGlyph`, and as `WeekChart` does.
    init(_ message: WeekMessage) throws(ChartError) {
        let theme = message.chart.theme
        let space = max(0, theme.bubbleWidth - 2 * Self.marginH)
        pictureHeight = theme.bubblePictureHeight

        let typesetter = Typesetter(theme)
        /// Returns a row with a text on either side; no row without texts.
        func row(
            _ left: (text: String?, role: Mark.Role), _ style: TextStyle, gap: Double = 0, most: Int = 1,
            beside right: (text: String?, role: Mark.Role) = (nil, .none)
        ) -> [TextRow] {
            // The trailing text has at most this share of the width.
            let trailing = Paragraph(right.text ?? "", style, width: space * 0.4, typesetter).lines
            let taken = trailing.isEmpty ? 0 : trailing.width + Self.gap
            let leading = Paragraph(left.text ?? "", style, width: space - taken, lines: most, typesetter).lines
            let height = max(leading.height, trailing.height)
            guard height > 0 else { return [] }
            return [
                TextRow(gap: gap, height: height) { y in
                    leading.stacked(x: Self.marginH, y: y).marks(left.role)
                        + trailing.stacked(x: theme.bubbleWidth - Self.marginH, y: y, .trailing).marks(right.role)
                }
            ]
        }
        // Texts over the picture are at its bottom, and the chart is above them.
        let titles =
            row((message.imageTitle, .imageTitle), theme.captionText)
            + row((message.imageSubtitle, .imageSubtitle), theme.subcaptionText)
        let captions =
            row(
                (message.caption, .caption), theme.captionText, most: 2,
                beside: (message.trailingCaption, .trailingCaption))
            + row(
                (message.subcaption, .subcaption), theme.subcaptionText, gap: Self.leading,
                beside: (message.trailingSubcaption, .trailingSubcaption))
        let titlesTop = pictureHeight - titles.height - (titles.isEmpty ? 0 : Self.marginV)
        texts = titles.marks(from: titlesTop) + captions.marks(from: pictureHeight + Self.marginV)
        let captionsHeight = captions.isEmpty ? 0 : captions.height + 2 * Self.marginV
        size = Size(theme.bubbleWidth, pictureHeight + captionsHeight)
        var options = message.chart.options
        options.size = Size(size.width, max(1, titlesTop))
        options.labels = .hidden
        // The bubble has its own background.
        options.background = .clear
        // The chart's ink begins where texts do.
        let flush = with(theme) { $0.marginH = Self.marginH + $0.nodeOuterRadius }
        chart = try WeekChart(message.chart.content, options: options, theme: flush)
        try texts.refuseMissing(options.missingGlyph) { $0.role.kind }
    }

    var content: WeekContent { chart.content }
    var background: Color { chart.background }
    var marks: [Mark] {
        let theme = chart.drawnTheme
        // One shape in two colours has no seam through which the background shows.
        let upper = theme.bubbleColor
        let lower = theme.captionStripColor
        let seam = pictureHeight / size.height
        let paint = LinearGradient(to: size.height, [0: upper, seam: upper, seam: lower, 1: lower])
        let bubble = Rect(x: 0, y: 0, width: size.width, height: size.height)
        return [Mark(.rect(bubble, radius: theme.bubbleCornerRadius), fill: .linear(paint))] + chart.marks + texts
    }
    var alternative: AltText { chart.alternative }
}
