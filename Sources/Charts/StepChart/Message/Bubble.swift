/// A message as a conversation shows it: the picture on top, a strip with the captions below, rounded corners.
struct Bubble: SceneSource {
    let width: Double
    let height: Double
    /// Where the strip begins.
    let pictureHeight: Double
    let chart: WeekChart
    /// From the top, those on the left first.
    let texts: [Mark]

    /// Between texts and the edges of the bubble, and between leading and trailing texts.
    private static let marginH = 14.0
    private static let marginV = 9.0
    private static let gap = 12.0
    /// Between a caption and its subcaption.
    private static let leading = 1.0
    /// Most of the room that a trailing text takes from the one on its left.
    private static let trailingShare = 0.4
    private static let captionLines = 2

    /// - Throws: `ChartError.missingGlyph`, and as `WeekChart` does.
    init(_ message: WeekMessage) throws(ChartError) {
        let theme = message.chart.theme
        let room = max(0, theme.bubbleWidth - 2 * Self.marginH)
        width = theme.bubbleWidth
        pictureHeight = theme.bubblePictureHeight

        let typesetter = Typesetter(theme)
        var texts: [Mark] = []
        func place(_ paragraph: Paragraph, y: Double, _ alignment: Paragraph.Alignment, _ role: Mark.Role) {
            let x = alignment == .trailing ? theme.bubbleWidth - Self.marginH : Self.marginH
            texts += paragraph.placed(x: x, y: y, alignment).map { .text(role, $0) }
        }
        func paragraph(_ text: String?, _ style: TextStyle, width: Double, lines: Int = 1) -> Paragraph {
            Paragraph(text ?? "", style, width: width, lines: lines, typesetter)
        }
        /// A text and the one on its right, and how high the higher of the two is.
        func row(
            _ leading: String?, _ trailing: String?, _ style: TextStyle, lines: Int
        ) -> (leading: Paragraph, trailing: Paragraph, height: Double) {
            let right = paragraph(trailing, style, width: room * Self.trailingShare)
            let taken = right.lines.isEmpty ? 0 : right.width + Self.gap
            let left = paragraph(leading, style, width: room - taken, lines: lines)
            return (left, right, max(left.height, right.height))
        }

        // Texts over the picture stand at its bottom, and the chart above them.
        let title = paragraph(message.imageTitle, theme.captionText, width: room)
        let subtitle = paragraph(message.imageSubtitle, theme.subcaptionText, width: room)
        let titles = title.height + subtitle.height
        let titlesTop = pictureHeight - titles - (titles > 0 ? Self.marginV : 0)
        place(title, y: titlesTop, .leading, .imageTitle)
        place(subtitle, y: titlesTop + title.height, .leading, .imageSubtitle)
        var options = message.chart.options
        (options.width, options.height, options.labels) = (width, max(1, titlesTop), .hidden)
        // The bubble has its own ground.
        options.background = .clear
        chart = try WeekChart(message.chart.content, options: options, theme: theme)

        let captions = row(message.caption, message.trailingCaption, theme.captionText, lines: Self.captionLines)
        let subcaptions = row(message.subcaption, message.trailingSubcaption, theme.subcaptionText, lines: 1)
        let top = pictureHeight + Self.marginV
        let between = captions.height > 0 && subcaptions.height > 0 ? Self.leading : 0
        let subTop = top + captions.height + between
        place(captions.leading, y: top, .leading, .caption)
        place(captions.trailing, y: top, .trailing, .trailingCaption)
        place(subcaptions.leading, y: subTop, .leading, .subcaption)
        place(subcaptions.trailing, y: subTop, .trailing, .trailingSubcaption)
        try texts.refuseMissing(options.missingGlyph) { $0.role.kind }
        self.texts = texts
        let content = captions.height + between + subcaptions.height
        height = content > 0 ? top + content + Self.marginV : pictureHeight
    }

    var content: WeekContent { chart.content }
    var size: Size { Size(width, height) }
    var background: Color { chart.background }
    var marks: [Mark] {
        let theme = chart.drawnTheme
        let bubble = Rect(x: 0, y: 0, width: width, height: height)
        let container = Mark(.rect(bubble, radius: theme.bubbleCornerRadius), fill: ground(theme))
        return [container] + chart.marks + texts
    }
    var altText: AltText { chart.altText }

    /// One shape in two colours: two shapes would let what is behind them shine through where they meet.
    private func ground(_ theme: ChartTheme) -> Paint {
        let (upper, lower) = (theme.bubbleColor, theme.captionStripColor)
        let seam = pictureHeight / height
        return .linear(
            LinearGradient(
                start: .zero, end: Point(0, height),
                stops: [
                    .init(offset: 0, color: upper), .init(offset: seam, color: upper),
                    .init(offset: seam, color: lower), .init(offset: 1, color: lower),
                ]))
    }
}
