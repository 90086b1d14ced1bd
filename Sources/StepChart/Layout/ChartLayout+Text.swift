import StepData
import StepRaster

extension ChartLayout.Text {
    /// A text measured in the built-in face, its rectangle at the origin; `lineHeight` in em.
    init(
        _ string: String, size: Double, weight: Double, lineHeight: Double, digits: GlyphRun.Digits = .tabular
    ) {
        let run = GlyphRun(text: string, origin: .zero, size: size, weight: weight, digits: digits)
        self.init(
            string: string, rect: .init(x: 0, y: 0, width: run.width, height: size * lineHeight), size: size)
    }

    /// The text centred on a point, or as near to it as the canvas lets it stand.
    func centered(x: Double, y: Double, within canvas: ChartLayout.Rect) -> Self {
        var text = self
        text.rect.x = max(canvas.x, min(x - rect.width / 2, canvas.maxX - rect.width))
        text.rect.y = max(canvas.y, min(y - rect.height / 2, canvas.maxY - rect.height))
        return text
    }

    func moved(x: Double = 0, y: Double) -> Self {
        var text = self
        text.rect = rect.moved(x: x, y: y)
        return text
    }

    /// What draws the text, at the weight and with the digits that it was measured with.
    func run(weight: Double, digits: GlyphRun.Digits = .tabular, _ style: ChartStyle) -> GlyphRun {
        GlyphRun(
            text: string, origin: Point(rect.x, rect.midY + size * style.baselineDrop), size: size, weight: weight,
            digits: digits)
    }
}

extension GlyphRun {
    /// From the run's left end to its ink, in points.
    var leftBearing: Double {
        let ends = strokes().flatMap { stroke in
            stroke.path.elements.compactMap { $0.end.map { $0.x - stroke.style.width / 2 } }
        }
        return (ends.min() ?? origin.x) - origin.x
    }
}

extension ChartLayout {
    /// - Throws: `ChartError.missingGlyph` for the first text that is drawn with a box in it.
    func refuseMissingGlyphs(of week: StepWeek) throws(ChartError) {
        for node in nodes {
            guard let label = node.label else { continue }
            let date = node.date.map { " (\($0))" } ?? ""
            let isOwn = week.days.count == nodes.count && week.days[node.index].label != nil
            try label.refuseMissingGlyphs(
                in: isOwn ? "days[\(node.index)].label\(date)" : "label \"\(label.string)\"\(date)")
        }
        if let title { try title.refuseMissingGlyphs(in: "title") }
        if let subtitle { try subtitle.refuseMissingGlyphs(in: "subtitle") }
        for text in lineTexts + (yAxis?.ticks.map(\.label) ?? []) + nodes.compactMap(\.valueLabel) {
            try text.refuseMissingGlyphs(in: "label \"\(text.string)\"")
        }
        for notice in notices { try notice.refuseMissingGlyphs(in: "notice \"\(notice.string)\"") }
    }
}

extension ChartLayout.Text {
    /// - Throws: `ChartError.missingGlyph` when the text is drawn with a box in it; `place` says which text it is.
    func refuseMissingGlyphs(in place: @autoclosure () -> String) throws(ChartError) {
        let run = GlyphRun(text: string, origin: .zero, size: size, weight: 300)
        if let missing = run.missing.first { throw .missingGlyph(missing, place: place()) }
    }
}
