import StepData
import StepRaster

extension ChartLayout.Text {
    /// A text that has been measured, its rectangle at the origin.
    init(
        _ string: String, size: Double, weight: Double, digits: GlyphRun.Digits = .tabular, _ theme: ChartTheme
    ) {
        let width = theme.run(string, size: size, weight: weight, digits: digits).width
        self.init(string: string, rect: .init(x: 0, y: 0, width: width, height: size * theme.linePitch), size: size)
    }

    /// The text centred on a point, or as near to it as the canvas lets it stand.
    func centered(x: Double, y: Double, within canvas: Rect) -> Self {
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
    func run(weight: Double, digits: GlyphRun.Digits = .tabular, _ theme: ChartTheme) -> GlyphRun {
        theme.run(
            string, size: size, weight: weight, digits: digits,
            at: Point(rect.x, rect.midY + size * theme.middleDrop))
    }
}

extension GlyphRun {
    /// From the run's left end to its ink, in points.
    var leftBearing: Double {
        let letters = letters()
        let strokes = letters.strokes.flatMap { stroke in
            stroke.path.elements.compactMap { $0.end.map { $0.x - stroke.style.width / 2 } }
        }
        let ends = strokes + letters.outlines.flatMap { $0.elements.compactMap(\.end?.x) }
        return (ends.min() ?? origin.x) - origin.x
    }
}

extension ChartLayout {
    /// - Throws: `ChartError.missingGlyph` or `.needsShaping` for the first text that is drawn with a box in it.
    func refuseMissingGlyphs(of week: StepWeek, _ theme: ChartTheme) throws(ChartError) {
        for node in nodes {
            guard let label = node.label else { continue }
            let date = node.date.map { " (\($0))" } ?? ""
            let isOwn = week.days.count == nodes.count && week.days[node.index].label != nil
            try label.refuseMissingGlyphs(
                in: isOwn ? "days[\(node.index)].label\(date)" : "label \"\(label.string)\"\(date)", theme)
        }
        if let title { try title.refuseMissingGlyphs(in: "title", theme) }
        if let subtitle { try subtitle.refuseMissingGlyphs(in: "subtitle", theme) }
        for text in lineTexts + (yAxis?.ticks.map(\.label) ?? []) + nodes.compactMap(\.valueLabel) {
            try text.refuseMissingGlyphs(in: "label \"\(text.string)\"", theme)
        }
        for notice in notices { try notice.refuseMissingGlyphs(in: "notice \"\(notice.string)\"", theme) }
    }
}

extension ChartLayout.Text {
    /// - Throws: `ChartError.missingGlyph` or `.needsShaping` when the text is drawn with a box in it; `place` says which text it is.
    func refuseMissingGlyphs(in place: @autoclosure () -> String, _ theme: ChartTheme) throws(ChartError) {
        let run = theme.run(string, size: size, weight: 300)
        guard let missing = run.missing.first else { return }
        throw missing.needsShaping
            ? .needsShaping(missing, place: place()) : .missingGlyph(missing, place: place())
    }
}
