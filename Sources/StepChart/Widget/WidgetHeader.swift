import StepRaster

/// A day's figures with their icons, in a line or in a column, and the line of text that goes with them.
struct WidgetHeader {
    private let parts: [Part]
    private let content: ChartLayout.Rect
    private let style: ChartStyle

    private struct Part {
        var kind: WidgetLayout.Figure.Kind
        var icon: String
        var text: String
    }

    /// Text goes rather than become smaller, in points.
    static let leastSize = 10.0

    /// In em of the header: from an icon to its figure, and the least from a figure to the next icon.
    private static let iconGap = 0.26
    private static let leastGap = 0.8
    /// In em: the second and third line of a column.
    private static let minorSize = 0.7
    /// In em of the header: between two lines of text, from baseline to capitals.
    private static let leading = 0.46
    /// In em: height of digits, capitals and icons.
    private static let capHeight = 0.708

    init(_ header: WeekWords.Header, in content: ChartLayout.Rect, _ style: ChartStyle) {
        parts = [
            Part(kind: .steps, icon: Icon.walker.text, text: header.steps),
            Part(kind: .distance, icon: Icon.road.text, text: header.distance),
            Part(kind: .flights, icon: Icon.flights.text, text: header.flights),
        ]
        self.content = content
        self.style = style
    }

    /// One line below `top`, from one edge of the content to the other.
    func line(top: Double) -> [WidgetLayout.Figure] {
        let size = lineFit.size
        return line(baseline: top + Self.capHeight * size)
    }

    /// The same around `y`.
    func line(centeredAt y: Double) -> [WidgetLayout.Figure] {
        line(baseline: y + Self.capHeight / 2 * lineFit.size)
    }

    /// How many figures have room side by side, and how large.
    private var lineFit: (count: Int, size: Double) {
        for count in (1...parts.count).reversed() {
            let widths = parts.prefix(count).reduce(0) { $0 + width(of: $1, size: 1) }
            let size = fittingSize(widths + Double(count - 1) * Self.leastGap)
            if size >= Self.leastSize || count == 1 { return (count, size) }
        }
        return (1, style.headerSize)
    }

    private func line(baseline: Double) -> [WidgetLayout.Figure] {
        let (count, size) = lineFit
        let shown = parts.prefix(count)
        let free = content.width - shown.reduce(0) { $0 + width(of: $1, size: size) }
        var x = content.x
        return shown.map { part in
            let icon = text(part.icon, x: x, baseline: baseline, size: size)
            let figure = text(part.text, x: icon.rect.maxX + Self.iconGap * size, baseline: baseline, size: size)
            x = figure.rect.maxX + free / Double(max(1, count - 1))
            return WidgetLayout.Figure(kind: part.kind, icon: icon, text: figure)
        }
    }

    /// One below the other, the first large, the others smaller and alike; texts begin below each other.
    func column(upTo last: Int) -> [WidgetLayout.Figure] {
        let shown = parts.prefix(last + 1)
        let minor = style.headerSize * Self.minorSize
        let iconWidth =
            shown.enumerated().map { index, part in
                measured(part.icon, size: index == 0 ? style.headerSize : minor).rect.width
            }.max() ?? 0
        let indent = iconWidth + Self.iconGap * style.headerSize
        func size(_ parts: some Sequence<Part>, _ wanted: Double) -> Double {
            let widest = parts.map { measured($0.text, size: wanted).rect.width }.max() ?? 0
            return wanted * min(1, max(0, content.width - indent) / max(widest, 1e-9))
        }
        let sizes = [size(shown.prefix(1), style.headerSize), size(shown.dropFirst(), minor)]
        var baseline = content.y - Self.leading * style.headerSize
        return shown.enumerated().map { index, part in
            let size = sizes[min(index, 1)]
            baseline += Self.leading * style.headerSize + Self.capHeight * size
            var icon = text(part.icon, x: content.x, baseline: baseline, size: min(size, style.headerSize))
            icon.rect.x += (iconWidth - icon.rect.width) / 2
            return WidgetLayout.Figure(
                kind: part.kind, icon: icon,
                text: text(part.text, x: content.x + indent, baseline: baseline, size: size))
        }
    }

    /// A line of text under a baseline: the first of `wordings` that needs to shrink no more than a little, else the last.
    func stats(_ wordings: [String], under baseline: Double) -> ChartLayout.Text {
        var size = style.statSize
        var wording = ""
        for candidate in wordings {
            wording = candidate
            let run = GlyphRun(text: candidate, origin: .zero, size: style.statSize, weight: style.statWeight)
            size = style.statSize * min(1, content.width / max(run.width, 1e-9))
            if size >= 0.85 * style.statSize { break }
        }
        return ChartLayout.Text(
            wording, x: content.x, baseline: baseline + Self.leading * style.headerSize + Self.capHeight * size,
            size: size, weight: style.statWeight, style)
    }

    // MARK: Measures

    /// The header's size, or the one at which something fits that is so many em wide.
    private func fittingSize(_ ems: Double) -> Double {
        min(style.headerSize, content.width / max(ems, 1e-9), content.height / style.lineHeight)
    }

    private func width(of part: Part, size: Double) -> Double {
        measured(part.icon, size: size).rect.width + Self.iconGap * size + measured(part.text, size: size).rect.width
    }

    private func measured(_ string: String, size: Double) -> ChartLayout.Text {
        ChartLayout.Text(string, size: size, weight: style.headerWeight, lineHeight: style.lineHeight)
    }

    private func text(_ string: String, x: Double, baseline: Double, size: Double) -> ChartLayout.Text {
        ChartLayout.Text(string, x: x, baseline: baseline, size: size, weight: style.headerWeight, style)
    }
}

extension ChartLayout.Text {
    /// A text whose line begins at `x`.
    fileprivate init(
        _ string: String, x: Double, baseline: Double, size: Double, weight: Double, _ style: ChartStyle
    ) {
        self.init(string, size: size, weight: weight, lineHeight: style.lineHeight)
        rect.x = x
        rect.y = baseline - size * style.baselineDrop - rect.height / 2
    }

    func baseline(_ style: ChartStyle) -> Double { rect.midY + size * style.baselineDrop }
}
