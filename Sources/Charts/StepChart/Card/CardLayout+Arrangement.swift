extension CardLayout {
    /// Places a card's words, and sets the area for its chart.
    init(_ card: CardStyle) {
        let options = card.options
        let arrangement = options.layout ?? .init(width: options.width, height: options.height)
        self.init(width: options.width, height: options.height, arrangement: arrangement)
        switch arrangement {
        case _ where card.words.form == .oneDay: ring(card)
        case _ where card.words.form == .ring: yearRing(card)
        case .center: center(card)
        case .beside: beside(card)
        case .stack, .poster: column(card)
        }
        marks.removeAll { $0.text?.string.isEmpty == true }
        if card.words.form == .oneDay { return }
        let placed = marks.map(\.role.kind)
        if card.words.subtitle?.isEmpty == false, !placed.contains("subtitle") {
            omissions.append(.init(part: .subtitle, count: 1))
        }
        // Some arrangements state figures in a sentence, so that these are no omissions.
        let isBrief = card.words.form != .ring && (arrangement == .center || card.hasPhoto)
        let wanted = card.words.figures.count { !isBrief && (arrangement != .beside || $0.kind != .daysAtGoal) }
        let figures = wanted - placed.count { $0 == "figure" }
        if figures > 0 { omissions.append(.init(part: .figures, count: figures)) }
    }

    /// The sizes to try for a card's texts, largest first, as multiples of the size that suits the card.
    private static let sizes = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58]

    /// The rows above and below the chart, and their size as a multiple of the size that suits the card.
    private typealias RowFit = (upper: [TextRow], lower: [TextRow], size: Double)

    /// Returns the rows at the largest size that fits into a height, else with fewer figures, or by their `dropOrder`.
    /// - Parameter apart: the least distance between the upper and the lower rows, in points.
    private func fitted(
        in space: Double, apart: Double = 0,
        _ rows: (_ size: Double, _ figures: Int) -> (upper: [TextRow], lower: [TextRow])
    ) -> RowFit {
        func height(_ upper: [TextRow], _ lower: [TextRow]) -> Double {
            upper.height + (lower.isEmpty ? 0 : apart) + lower.height
        }
        let least = Self.sizes[Self.sizes.count - 1]
        let trials = Self.sizes.map { ($0, Int.max) } + [3, 2].map { (least, $0) }
        for (size, figures) in trials {
            let (upper, lower) = rows(size, figures)
            if height(upper, lower) <= space { return (upper, lower, size) }
        }
        var (upper, lower) = rows(least, .max)
        for dropOrder in [3, 2] where height(upper, lower) > space {
            upper.removeAll { $0.dropOrder == dropOrder }
            lower.removeAll { $0.dropOrder == dropOrder }
        }
        return (upper, lower, least)
    }

    /// Places the upper rows from `top` down, and the lower ones so that they end at `bottom`.
    /// - Returns: the end of the upper rows, and the start of the lower ones.
    private mutating func place(_ rows: RowFit, from top: Double, to bottom: Double) -> (top: Double, bottom: Double) {
        textScale = rows.size
        marks += rows.upper.marks(from: top) + rows.lower.marks(from: bottom - rows.lower.height)
        return (top + rows.upper.height, bottom - rows.lower.height)
    }

    /// Lays out a single day: its figure in a ring, and the lead too, or below the ring if it does not fit.
    private mutating func ring(_ card: CardStyle, hasLead: Bool = true) {
        let side = min(width, height)
        let pad = 0.075 * side
        let builder = CardTypesetter(
            card: card, x: pad, width: width - 2 * pad, body: 0.033 * side, headline: 1, isCentered: true)
        let lead = hasLead ? [] : builder.lead
        let lower = lead + builder.change + builder.line + builder.footer(gap: 0.9)
        let (top, bottom) = place((builder.heading, lower, 1), from: outerMargin, to: height - outerMargin)
        let gap = 0.045 * side
        let space = Rect(x: pad, y: top + gap, width: width - 2 * pad, height: max(1, bottom - top - 2 * gap))
        let radius = 0.457 * min(space.width, space.height, 0.72 * side)
        guard let ring = builder.ring(center: space.center, radius: radius, hasLead: hasLead) else {
            marks = []
            return self.ring(card, hasLead: false)
        }
        chartRect = space
        marks += ring
    }

    /// Lays out many days: a ring around the figure, which is under the title if the ring is too small for letters;
    /// three more figures are below, or beside it on a wide card.
    private mutating func yearRing(_ card: CardStyle, isFigureInside: Bool = true) {
        let side = min(width, height)
        let pad = 0.075 * side
        let isWide = width > 1.2 * height
        let margin = height > 1.4 * width ? 0.11 * height : pad
        let body = 0.03 * side
        let column = isWide ? 0.32 * (width - 2 * pad) : width - 2 * pad
        let builder = CardTypesetter(card: card, x: pad, width: column, body: body, headline: isWide ? 4.2 : 2.4)
        let upper = (isFigureInside ? builder.heading : builder.headlined) + builder.lead + builder.change
        let rows = fitted(in: isWide ? height - 2 * margin : 0.6 * height, apart: body) { _, figures in
            (upper, builder.figures(figures, columns: isWide ? 1 : 3) + builder.footer(gap: 1.1))
        }
        let (end, start) = place(rows, from: margin, to: height - margin)
        let left = isWide ? pad + column : pad / 2
        let top = isWide ? pad / 2 : end + 0.5 * body
        let bottom = isWide ? height - pad / 2 : start - body
        chartRect = Rect(x: left, y: top, width: width - left - pad / 2, height: max(1, bottom - top))
        if !isFigureInside { return }
        let label = leastRingTextSize
        let hole = CardRing.hole(in: chartRect, labels: label)
        guard let figure = builder.figure(in: chartRect.center, width: 1.5 * (hole - 2.3 * label)) else {
            marks = []
            return yearRing(card, isFigureInside: false)
        }
        marks += figure
    }

    private mutating func center(_ card: CardStyle) {
        let side = min(width, height)
        let top = 0.066 * height
        let bottom = 0.06 * height
        let rows = fitted(in: height * (1 - 0.4) - top - bottom) { size, _ in
            let builder = CardTypesetter(
                card: card, x: (width - 0.98 * side) / 2, width: 0.98 * side, body: 0.0436 * side * size,
                headline: 5.75, isCentered: true)
            return (builder.brief, builder.footer(gap: 0))
        }
        let start = place(rows, from: top, to: height - bottom).top + 0.035 * height
        let footer = rows.lower.height
        let end = height - bottom - (footer > 0 ? footer + 0.02 * height : 0)
        chartRect = Rect(x: 0, y: start, width: width, height: max(1, end - start))
    }

    private mutating func beside(_ card: CardStyle) {
        let margin = 0.09 * min(width, height)
        let gap = 0.06 * width
        let column = 0.38 * (width - 2 * margin)
        let rows = fitted(in: height - 2 * margin, apart: 0.045 * height) { size, figures in
            let body = 0.036 * height * size
            let builder = CardTypesetter(card: card, x: margin, width: column, body: body, headline: 5.6)
            return (builder.brief, builder.figures(figures, columns: 2, isBrief: true) + builder.footer(gap: 1))
        }
        _ = place(rows, from: margin, to: height - margin)
        let left = margin + column + gap
        chartRect = Rect(x: left, y: margin, width: width - margin - left, height: height - 2 * margin)
    }

    /// The margin above and below all texts: on a tall card, clear of the buttons that apps show over a story.
    private var outerMargin: Double { height > 1.4 * width ? Self.poster.height * height : 0.075 * min(width, height) }

    /// The margins of a poster, as parts of its width and its height.
    static let poster = Size(0.089, 0.135)

    /// Lays out the headline, the chart and the figures below each other; a poster is clear of both ends of a screen.
    private mutating func column(_ card: CardStyle) {
        let isPoster = arrangement == .poster
        let margin = isPoster ? outerMargin : 0.075 * min(width, height)
        let x = isPoster ? Self.poster.width * width : margin
        let top = card.hasPhoto ? (isPoster ? 0.42 : 0.26) * height : margin
        let headline = isPoster ? 6.8 : height > width ? 6.2 : 5.4
        // The least part of the height that the chart has.
        let least = card.hasPhoto ? (isPoster ? 0.16 : 0.25) : isPoster ? 0.34 : 0.36
        let gap = 0.03 * height
        // A calendar needs height for the months below it.
        let chart = card.words.form == .manyDays && height > 1.15 * width ? 0.45 : least
        let rows = fitted(in: height * (1 - chart) - top - margin - 2 * gap) { size, figures in
            let body = 0.0297 * min(width, height * 0.8) * size
            let builder = CardTypesetter(card: card, x: x, width: width - 2 * x, body: body, headline: headline)
            let footer = builder.footer(gap: 1.1)
            // A single sentence leaves more height for the chart of a wide strip.
            let isBrief = card.hasPhoto || width > 2 * height
            let lower = card.hasPhoto ? footer : builder.figures(figures, columns: 4) + footer
            return (isBrief ? builder.brief : builder.upper, lower)
        }
        let between = place(rows, from: top, to: height - margin)
        let start = between.top + gap
        let end = between.bottom - (rows.lower.isEmpty ? 0 : gap)
        chartRect = Rect(x: x, y: start, width: width - 2 * x, height: max(1, end - start))
    }
}
