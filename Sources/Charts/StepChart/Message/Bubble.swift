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

    /// - Throws: `ChartError.missingGlyph`, and as `WeekChart` does.
    init(_ message: WeekMessage) throws(ChartError) {
        let theme = message.chart.theme
        let room = max(0, theme.bubbleWidth - 2 * Self.marginH)
        let pictureHeight = theme.bubblePictureHeight
        self.pictureHeight = pictureHeight
        width = theme.bubbleWidth

        let typesetter = Typesetter(theme)
        func lines(_ text: String?, _ style: TextStyle, width: Double, most: Int = 1) -> [ChartLayout.Text] {
            Paragraph(text ?? "", style, width: width, lines: most, typesetter).lines
        }
        var texts: [Mark] = []
        func place(_ lines: [ChartLayout.Text], y: Double, _ role: Mark.Role, _ side: Paragraph.Alignment = .leading) {
            let x = side == .trailing ? theme.bubbleWidth - Self.marginH : Self.marginH
            texts += lines.stacked(x: x, y: y, side).map { .text(role, $0) }
        }

        // Texts over the picture stand at its bottom, and the chart above them.
        let title = lines(message.imageTitle, theme.captionText, width: room)
        let subtitle = lines(message.imageSubtitle, theme.subcaptionText, width: room)
        let titles = title.height + subtitle.height
        let titlesTop = pictureHeight - titles - (titles > 0 ? Self.marginV : 0)
        place(title, y: titlesTop, .imageTitle)
        place(subtitle, y: titlesTop + title.height, .imageSubtitle)
        var options = message.chart.options
        (options.width, options.height, options.labels) = (width, max(1, titlesTop), .hidden)
        // The bubble has its own ground.
        options.background = .clear
        // Its ink begins where texts do.
        let flush = with(theme) { $0.marginH = Self.marginH + $0.nodeOuterRadius }
        chart = try WeekChart(message.chart.content, options: options, theme: flush)

        var bottom = pictureHeight
        /// Places a text and the one on its right below what is there.
        func addRow(_ left: (String?, Mark.Role), _ right: (String?, Mark.Role), _ style: TextStyle, most: Int) {
            let trailing = lines(right.0, style, width: room * Self.trailingShare)
            let taken = trailing.isEmpty ? 0 : trailing.width + Self.gap
            let leading = lines(left.0, style, width: room - taken, most: most)
            let height = max(leading.height, trailing.height)
            guard height > 0 else { return }
            let top = bottom + (bottom > pictureHeight ? Self.leading : Self.marginV)
            place(leading, y: top, left.1)
            place(trailing, y: top, right.1, .trailing)
            bottom = top + height
        }
        addRow(
            (message.caption, .caption), (message.trailingCaption, .trailingCaption), theme.captionText, most: 2)
        addRow(
            (message.subcaption, .subcaption), (message.trailingSubcaption, .trailingSubcaption),
            theme.subcaptionText, most: 1)
        try texts.refuseMissing(options.missingGlyph) { $0.role.kind }
        self.texts = texts
        height = bottom + (bottom > pictureHeight ? Self.marginV : 0)
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
