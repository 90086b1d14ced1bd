import Raster

extension ChartLayout.Text {
    /// A text measured in the built-in face, its rectangle at the origin; `lineHeight` in em.
    init(_ string: String, size: Double, weight: Double, lineHeight: Double) {
        let run = GlyphRun(text: string, origin: .zero, size: size, weight: weight)
        self.init(
            string: string, rect: .init(x: 0, y: 0, width: run.width, height: size * lineHeight), size: size)
    }

    /// The text centred on a point, or as near to it as the canvas lets it stand.
    func centered(x: Double, y: Double, within canvas: ChartLayout.Rect) -> Self {
        var text = self
        text.rect.x = max(0, min(x - rect.width / 2, canvas.width - rect.width))
        text.rect.y = max(0, min(y - rect.height / 2, canvas.height - rect.height))
        return text
    }

    /// What draws the text.
    func run(weight: Double, _ style: ChartStyle) -> GlyphRun {
        GlyphRun(
            text: string, origin: Point(rect.x, rect.midY + size * style.baselineDrop), size: size, weight: weight)
    }
}
