import Raster

/// The picture that goes with a link: the caption, large, a smaller line, and the chart across the whole width.
struct LinkCard: Hashable, Sendable {
    let chart: Chart
    /// From the top.
    let texts: [PlacedText]

    /// A third of 1200 x 630 pixels: at a scale of 3 lines and nodes have the weight that they have on a phone.
    static let (width, height) = (400.0, 210.0)
    /// Of the middle square that holds the texts.
    static let textLeft = (width - height) / 2

    private static let marginV = 20.0
    private static let captionLines = 3
    private static let detailLines = 2
    private static let captionSize = 21.0
    private static let detailSize = 9.5
    private static let gap = 5.0

    /// - Throws: `ChartError.missingGlyph`, and as `Chart` does.
    init(_ message: Message) throws(ChartError) {
        let style = message.chart.style
        var (captionFace, detailFace) = (style.captionFace, style.subcaptionFace)
        (captionFace.size, detailFace.size) = (Self.captionSize, Self.detailSize)
        // Beside the square's edge text would look cut where the card is cropped.
        let room = Self.height - 2 * Self.gap
        let caption = Paragraph(
            message.caption, captionFace, width: room, lines: Self.captionLines, style: style)
        let detail = Paragraph(
            message.subcaption ?? message.words.stats, detailFace, width: room, lines: Self.detailLines, style: style)

        let detailTop = Self.marginV + caption.height + (caption.lines.isEmpty ? 0 : Self.gap)
        let captions = caption.placed(x: Self.width / 2, y: Self.marginV, .center)
        let details = detail.placed(x: Self.width / 2, y: detailTop, .center)
        if message.chart.options.missingGlyph == .error {
            try captions.refuseMissingGlyphs(of: "caption")
            try details.refuseMissingGlyphs(of: "subcaption")
        }
        texts = captions + details
        chart = try message.chart(width: Self.width, height: Self.height - detailTop - detail.height)
    }

    var drawing: Drawing {
        let line = chart.drawing.scene
        var scene = Scene(size: Size(Self.width, Self.height), background: line.background)
        scene.place(line, at: Point(0, Self.height - line.size.height))
        scene.items += texts.map { $0.item(chart.style) }
        return Drawing(scene: scene, words: chart.altText)
    }
}
