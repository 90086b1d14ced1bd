/// The legend of a chart: samples of its colours and lines, each with a text.
struct Legend: Hashable, Sendable {
    var swatches: [Rect] = []
    var texts: [ChartLayout.Text] = []

    var isEmpty: Bool { texts.isEmpty }

    var rects: [Rect] { swatches + texts.map(\.rect) }

    /// The bounds of all swatches and texts; without extent where there are none.
    var bounds: Rect { Rect(around: rects) ?? Rect(x: 0, y: 0, width: 0, height: 0) }

    func moved(x: Double, y: Double) -> Legend {
        Legend(swatches: swatches.map { $0.moved(x: x, y: y) }, texts: texts.map { $0.moved(x: x, y: y) })
    }
}

extension Legend {
    /// Lays out one row of entries, each a swatch and a text. The row starts at x = 0, and its middle is at y = 0.
    /// - Parameters:
    ///   - gap: the distance from a swatch to its text.
    ///   - spacing: the distance from a text to the next swatch.
    init(_ texts: [ChartLayout.Text], swatch: Size, gap: Double, spacing: Double = 0) {
        var x = 0.0
        for text in texts {
            swatches.append(Rect(x: x, y: -swatch.height / 2, width: swatch.width, height: swatch.height))
            let placed = text.moved(x: x + swatch.width + gap, y: -text.rect.height / 2)
            self.texts.append(placed)
            x = placed.rect.maxX + spacing
        }
    }

    /// The line of a swatch; the inset is from the swatch's left end to the line's.
    typealias LegendLine = (role: Mark.Role, stroke: Mark.Stroke, inset: Double)

    /// Returns the first entries, as many as there are lines; none of an empty legend.
    func marks(_ lines: [LegendLine]) -> [Mark] {
        lines.indices.prefix(texts.count).flatMap { index in
            let line = lines[index]
            let swatch = swatches[index]
            let path = Path.level(from: swatch.x + line.inset, to: swatch.maxX, y: swatch.midY)
            return [Mark(line.role, .path(path), stroke: line.stroke), .text(.legend, texts[index])]
        }
    }
}
