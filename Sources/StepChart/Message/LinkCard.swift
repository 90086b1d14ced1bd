import StepRaster

/// The picture that goes with a link: the caption, large, a smaller line, and the chart across the whole width.
struct LinkCard: Hashable, Sendable {
    let chart: WeekChart
    /// From the top.
    let texts: [PlacedText]

    /// A third of 1200 x 630 pixels: at a scale of 3 lines and nodes have the weight that they have on a phone.
    static let (width, height) = (400.0, 210.0)
    /// Of the middle square that holds the texts.
    static let textLeft = (width - height) / 2

    private static let marginTop = 20.0
    private static let marginBottom = 8.0
    /// Sizes of the caption, and how many lines it may take: the first that is enough is best.
    private static let captions = [
        (size: 25.0, lines: 2), (23, 2), (21, 2), (19, 2), (17.5, 2), (16, 2), (19, 3), (17.5, 3), (16, 3),
    ]
    private static let detailSize = 9.25
    private static let detailLines = 2
    private static let gap = 6.0

    /// - Throws: `ChartError.missingGlyph`, and as `WeekChart` does.
    init(_ message: WeekMessage) throws(ChartError) {
        let style = message.chart.style
        var detailFace = style.subcaptionFace
        detailFace.size = Self.detailSize
        // Beside the square's edge text would look cut where the card is cropped.
        let room = Self.height - 2 * Self.gap
        let caption = Self.caption(message.caption, width: room, style)
        let detail = Paragraph(
            message.detail ?? "", detailFace, width: room, lines: Self.detailLines, style: style)

        let detailTop = Self.marginTop + caption.height + (caption.lines.isEmpty ? 0 : Self.gap)
        let captions = caption.placed(x: Self.width / 2, y: Self.marginTop, .center)
        let details = detail.placed(x: Self.width / 2, y: detailTop, .center)
        if message.chart.options.missingGlyph == .error {
            try captions.refuseMissingGlyphs(of: "caption")
            try details.refuseMissingGlyphs(of: "subcaption")
        }
        texts = captions + details
        chart = try message.chart(
            width: Self.width, height: Self.height - Self.marginBottom - detailTop - detail.height)
    }

    private static func caption(_ text: String, width: Double, _ style: ChartStyle) -> Paragraph {
        let candidates = captions.lazy.map { size, lines in
            var face = style.captionFace
            face.size = size
            return Paragraph(text, face, width: width, lines: lines, style: style)
        }
        return candidates.first { !$0.isShortened } ?? candidates[captions.count - 1]
    }

    var drawing: Drawing {
        let line = chart.drawing.scene
        var scene = Scene(size: Size(Self.width, Self.height), background: line.background)
        scene.place(line, at: Point(0, Self.height - Self.marginBottom - line.size.height))
        scene.items += texts.map { $0.item(chart.style) }
        return Drawing(scene: scene, words: chart.altText)
    }
}
