import StepRaster

/// A message as a conversation shows it: the picture on top, a strip with the captions below, rounded corners.
struct Bubble: Hashable, Sendable {
    let width: Double
    let height: Double
    /// Where the strip begins.
    let pictureHeight: Double
    let chart: WeekChart
    /// From the top, those on the left first.
    let texts: [PlacedText]

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

        var texts: [PlacedText] = []
        func place(_ paragraph: Paragraph, y: Double, _ alignment: Paragraph.Alignment, _ name: String)
            throws(ChartError)
        {
            let x = alignment == .trailing ? theme.bubbleWidth - Self.marginH : Self.marginH
            let placed = paragraph.placed(x: x, y: y, alignment)
            if message.chart.options.missingGlyph == .error { try placed.refuseMissingGlyphs(of: name, theme) }
            texts += placed
        }
        func paragraph(_ text: String?, _ face: Paragraph.Face, width: Double, lines: Int = 1) -> Paragraph {
            Paragraph(text ?? "", face, width: width, lines: lines, theme: theme)
        }
        /// A text and the one on its right, and how high the higher of the two is.
        func row(
            _ leading: String?, _ trailing: String?, _ face: Paragraph.Face, lines: Int
        ) -> (leading: Paragraph, trailing: Paragraph, height: Double) {
            let right = paragraph(trailing, face, width: room * Self.trailingShare)
            let taken = right.lines.isEmpty ? 0 : right.width + Self.gap
            let left = paragraph(leading, face, width: room - taken, lines: lines)
            return (left, right, max(left.height, right.height))
        }

        // Texts over the picture stand at its bottom, and the chart above them.
        let title = paragraph(message.imageTitle, theme.captionFace, width: room)
        let subtitle = paragraph(message.imageSubtitle, theme.subcaptionFace, width: room)
        let titles = title.height + subtitle.height
        let titlesTop = pictureHeight - titles - (titles > 0 ? Self.marginV : 0)
        try place(title, y: titlesTop, .leading, "image title")
        try place(subtitle, y: titlesTop + title.height, .leading, "image subtitle")
        // The bubble has its own ground; what is not there of the chart's is seen through.
        chart = try message.chart(width: width, height: max(1, titlesTop), background: .clear)

        let captions = row(
            message.caption, message.trailingCaption, theme.captionFace, lines: Self.captionLines)
        let subcaptions = row(message.subcaption, message.trailingSubcaption, theme.subcaptionFace, lines: 1)
        let top = pictureHeight + Self.marginV
        let between = captions.height > 0 && subcaptions.height > 0 ? Self.leading : 0
        let subTop = top + captions.height + between
        try place(captions.leading, y: top, .leading, "caption")
        try place(captions.trailing, y: top, .trailing, "trailing caption")
        try place(subcaptions.leading, y: subTop, .leading, "subcaption")
        try place(subcaptions.trailing, y: subTop, .trailing, "trailing subcaption")
        self.texts = texts
        let content = captions.height + between + subcaptions.height
        height = content > 0 ? top + content + Self.marginV : pictureHeight
    }

    var drawing: Drawing {
        let theme = chart.theme
        var scene = Scene(size: Size(width, height), background: .clear)
        let outline = Path.roundedRect(
            Rect(x: 0, y: 0, width: width, height: height), radius: theme.bubbleCornerRadius)
        scene.items.append(.fill(outline, ground(theme)))
        scene.place(chart.drawing.scene, at: .zero)
        scene.items += texts.map { $0.item(theme) }
        return Drawing(scene: scene, words: chart.altText)
    }

    /// One shape in two colours: two shapes would let what is behind them shine through where they meet.
    private func ground(_ theme: ChartTheme) -> Paint {
        let (upper, lower) = (theme.bubbleColor.raster, theme.captionStripColor.raster)
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
