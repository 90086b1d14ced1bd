import StepRaster

/// What the rows of a card are set with.
struct CardSheet {
    let words: CardWords
    let theme: ChartTheme
    let palette: CardPalette
    let avatar: CardOptions.Avatar?
    /// Of the card, in points.
    let size: Size

    /// Least em size of letters, in points: a little above a fiftieth of the height.
    var leastSize: Double { 0.0205 * size.height }
    /// Of fine lines, in points.
    var ruleWidth: Double { 0.0016 * max(size.width, size.height) }
}

extension CardLayout {
    /// Places a card's words, and leaves room for its chart.
    init(_ sheet: CardSheet, _ options: CardOptions) {
        let arrangement = options.layout ?? .init(width: options.width, height: options.height)
        self.init(width: options.width, height: options.height, arrangement: arrangement)
        let arranger = CardArrangement(sheet: sheet, width: width, height: height)
        switch arrangement {
        case .center: arranger.center(&self)
        case .beside: arranger.beside(&self)
        case .stack: arranger.stack(&self)
        case .poster: arranger.poster(&self)
        }
    }
}

/// The arrangements of a card.
private struct CardArrangement {
    let sheet: CardSheet
    let width: Double
    let height: Double

    private func setter(
        x: Double, width: Double, body: Double, headline: Double, alignment: Paragraph.Alignment = .leading
    ) -> CardSetter {
        CardSetter(sheet, x: x, width: width, body: body, headlineSize: headline * body, alignment: alignment)
    }

    /// How large the texts of a card may be, largest first, as multiples of what suits it.
    private static let sizes = [1.12, 1.06, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58]

    /// The rows at the largest size at which they are no higher than their room, without those of a high rank if need be.
    /// - Parameter apart: least distance between the upper and the lower ones.
    private func fitted(
        in room: Double, most: Double = 1.12, apart: Double = 0,
        _ rows: (_ size: Double) -> (upper: [CardRow], lower: [CardRow])
    ) -> (upper: [CardRow], lower: [CardRow], size: Double) {
        func height(_ upper: [CardRow], _ lower: [CardRow]) -> Double {
            upper.height + (lower.isEmpty ? 0 : apart) + lower.height
        }
        for size in Self.sizes where size <= most {
            let (upper, lower) = rows(size)
            if height(upper, lower) <= room { return (upper, lower, size) }
        }
        let size = Self.sizes[Self.sizes.count - 1]
        var (upper, lower) = rows(size)
        while height(upper, lower) > room {
            let rank = (upper + lower).map(\.rank).max() ?? 0
            guard rank > 0 else { break }
            upper.removeAll { $0.rank == rank }
            lower.removeAll { $0.rank == rank }
        }
        return (upper, lower, size)
    }

    func center(_ layout: inout CardLayout) {
        let side = min(width, height)
        let pad = 0.05 * side
        let (top, bottom) = (0.085 * height, 0.055 * height)
        let rows = fitted(in: height * (1 - 0.4) - top - bottom) { size in
            let set = setter(
                x: (width - side) / 2 + pad, width: side - 2 * pad, body: 0.046 * side * size, headline: 4.3,
                alignment: .center)
            var upper = set.upper
            if sheet.words.comparison == nil, sheet.words.goal == nil {
                upper += [set.tiles(gap: 0.5)].compactMap(\.self)
            }
            return (upper, [set.footer(gap: 0)].compactMap(\.self))
        }
        layout.textScale = rows.size
        rows.upper.place(in: &layout, from: top)
        let footer = rows.lower.height
        rows.lower.place(in: &layout, from: height - bottom - footer)
        let start = top + rows.upper.height + 0.02 * height
        let end = footer > 0 ? height - bottom - footer - 0.02 * height : height
        layout.chartRect = Rect(x: 0, y: start, width: width, height: max(1, end - start))
    }

    func beside(_ layout: inout CardLayout) {
        let margin = 0.09 * min(width, height)
        let gap = 0.055 * width
        let column = 0.37 * (width - 2 * margin)
        let rows = fitted(in: height - 2 * margin, most: 1, apart: 0.045 * height) { size in
            let set = setter(x: margin, width: column, body: 0.036 * height * size, headline: 4.9)
            let lower = set.list(gap: 0) + [set.footer(gap: 0.7)].compactMap(\.self)
            return (set.upper, lower)
        }
        layout.textScale = rows.size
        rows.upper.place(in: &layout, from: margin)
        rows.lower.place(in: &layout, from: height - margin - rows.lower.height)
        let left = margin + column + gap
        layout.chartOverhang = 0.7 * gap
        layout.chartRect = Rect(
            x: left, y: margin, width: width - margin - left, height: height - 2 * margin)
    }

    func stack(_ layout: inout CardLayout) {
        let margin = 0.08 * min(width, height)
        let rows = fitted(in: height * (1 - 0.41) - 2 * margin) { size in
            let set = setter(
                x: margin, width: width - 2 * margin, body: 0.036 * min(width, height) * size, headline: 4.8)
            let lower =
                [set.tiles(gap: 0), set.footer(gap: 0.9)].compactMap(\.self)
            return (set.upper, lower)
        }
        layout.textScale = rows.size
        let frame = Rect(x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin)
        placeAround(rows.upper, rows.lower, in: frame, gap: 0.03 * height, &layout)
    }

    func poster(_ layout: inout CardLayout) {
        let margin = 0.085 * min(width, height)
        // Where phones put names and buttons over a story.
        let (top, bottom) = (0.135 * height, 0.135 * height)
        let rows = fitted(in: height * (1 - 0.28) - top - bottom, most: 1.06) { size in
            let set = setter(
                x: margin, width: width - 2 * margin, body: 0.045 * min(width, height * 0.6) * size, headline: 5.6)
            let lower = set.list(gap: 0) + [set.footer(gap: 1)].compactMap(\.self)
            return (set.upper, lower)
        }
        layout.textScale = rows.size
        let frame = Rect(x: margin, y: top, width: width - 2 * margin, height: height - top - bottom)
        placeAround(rows.upper, rows.lower, in: frame, gap: 0.028 * height, &layout)
    }

    /// The upper rows at the top, the lower ones at the bottom, the chart between them.
    private func placeAround(
        _ upper: [CardRow], _ lower: [CardRow], in frame: Rect, gap: Double, _ layout: inout CardLayout
    ) {
        upper.place(in: &layout, from: frame.y)
        lower.place(in: &layout, from: frame.maxY - lower.height)
        let start = frame.y + upper.height + gap
        let end = frame.maxY - lower.height - (lower.isEmpty ? 0 : gap)
        layout.chartOverhang = frame.x
        layout.chartRect = Rect(x: frame.x, y: start, width: frame.width, height: max(1, end - start))
    }
}
