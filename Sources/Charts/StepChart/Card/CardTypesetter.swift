/// Sets a card's words in rows of the same width.
struct CardTypesetter {
    let card: CardStyle
    let x: Double
    let width: Double
    /// The em size of the card's body text, in points; all other sizes and distances are multiples of it.
    let body: Double
    /// The size of the headline's figure, in body sizes.
    let headline: Double
    var isCentered = false

    private var headlineSize: Double { headline * body }
    private var words: CardWords { card.words }
    private var palette: CardPalette { card.palette }
    private var least: Double { card.leastTextSize }

    /// The rows above or beside the chart.
    var upper: [TextRow] { headlined + lead + change }

    /// The upper rows with a single sentence in place of the lead and the change.
    var brief: [TextRow] { headlined + summary }

    var headlined: [TextRow] { title + headlineRows + subtitle }

    var heading: [TextRow] { title + subtitle }

    // MARK: Texts

    /// Returns a style that is not smaller than letters may be.
    /// - Parameters:
    ///   - size: the size as a multiple of the body's.
    ///   - weight: the weight, 100 (thin) ... 900 (black).
    private func style(_ size: Double, _ weight: Double, _ color: ChartTheme.Color) -> TextStyle {
        TextStyle(color: color, size: max(least, size * body), weight: weight)
    }

    /// Sets a paragraph on one line, a little smaller if needed; else on as many lines as allowed; else shortened.
    private func paragraph(_ text: String, _ style: TextStyle, width: Double, lines: Int = 1) -> Paragraph {
        paragraphs([text], style, width: width, lines: lines)[0]
    }

    /// Sets paragraphs of the same size, each like a single one.
    private func paragraphs(
        _ texts: [String], _ style: TextStyle, width: Double, lines: Int = 1, isFigure: Bool = false
    ) -> [Paragraph] {
        let typesetter = isFigure ? card.figureTypesetter : card.typesetter
        func set(_ part: Double, _ lines: Int) -> [Paragraph] {
            let style = style.sized(max(least, style.size * part))
            return texts.map { Paragraph($0, style, width: width, lines: lines, typesetter) }
        }
        // Figures only shrink: a shortened figure would be another number.
        let trials: [(part: Double, lines: Int)] =
            isFigure
            ? [(1, 1), (0.9, 1), (0.8, 1), (0.7, 1), (0.6, 1), (0.5, 1), (0.4, 1), (0.33, 1)]
            : [(1, 1), (0.94, 1), (0.88, 1), (1, lines), (0.92, lines), (0.84, lines), (0.76, lines)]
        for (part, lines) in trials {
            let paragraphs = set(part, lines)
            if !paragraphs.contains(where: \.isShortened) { return paragraphs }
        }
        return set(0.84, lines)
    }

    /// Returns the left end of a row of a width, in points.
    private func left(_ wide: Double) -> Double { isCentered ? x + (width - wide) / 2 : x }

    /// The sign before a text: the side of its square, and its distance from the text, in points.
    private typealias RowSign = (side: Double, gap: Double, marks: (Rect) -> [Mark])

    /// Returns a row of a text on one line or a few; no row if there is nothing to show.
    /// - Parameters:
    ///   - gap: the distance from the row above, in body sizes.
    ///   - most: the greatest number of lines.
    ///   - pill: the padding around a text in a pill, and the pill's colour.
    ///   - emphasis: the runs of the text, if some are emphasized.
    private func row(
        _ role: String, _ text: String?, _ style: TextStyle, gap: Double, lines most: Int = 1, dropOrder: Int = 0,
        sign: RowSign? = nil, pill: (pad: Size, color: ChartTheme.Color)? = nil, entrance: Entrance = .none,
        emphasis: EmphasizedText? = nil
    ) -> [TextRow] {
        guard let text, !text.isEmpty || sign != nil else { return [] }
        let pad = pill?.pad ?? Size(0, 0)
        let side = sign?.side ?? 0
        let before = side + (sign?.gap ?? 0)
        var lines = paragraph(text, style, width: max(0, width - 2 * pad.width - before), lines: most).lines
        if let emphasis {
            lines = zip(lines, emphasis.runs(ofLines: lines.map(\.string))).map { $0.emphasizing($1, palette.emphasis) }
        }
        let wide = 2 * pad.width + before + lines.width
        let height = max(side, lines.height) + 2 * pad.height
        let start = left(wide)
        let row = TextRow(gap: gap * body, height: height, dropOrder: dropOrder) { y in
            var marks: [Mark] = []
            if let pill {
                let rect = Rect(x: start, y: y, width: wide, height: height)
                marks.append(Mark(.rect(rect, radius: pad.width), fill: .solid(pill.color)))
            }
            let top = y + (height - side) / 2
            marks += sign?.marks(Rect(x: start + pad.width, y: top, width: side, height: side)) ?? []
            let alignment: Paragraph.Alignment = isCentered && wide == lines.width ? .center : .leading
            let texts = lines.stacked(
                x: start + pad.width + before + alignment.rawValue * lines.width,
                y: y + (height - lines.height) / 2, alignment)
            return marks.map { mark in with(mark) { $0.entrance = entrance } }
                + texts.marks(.init(role), entrance: entrance)
        }
        return [row]
    }

    /// The two most important facts, in one sentence.
    private var summary: [TextRow] {
        let emphasis = words.summary.map(EmphasizedText.init(marked:))
        return row(
            "summary", emphasis?.string, style(1.31, 600, palette.text), gap: isCentered ? 0.55 : 0.9,
            lines: isCentered ? 3 : 6, entrance: .fade(.late), emphasis: emphasis)
    }

    private var title: [TextRow] {
        let isOwn = card.options.chart.annotations.title?.own != nil
        let style = isOwn ? style(1.25, 600, palette.ink) : style(1.25, 500, palette.quiet)
        return row("title", words.title, style, gap: 0, lines: 2)
    }

    private var subtitle: [TextRow] {
        row("subtitle", words.subtitle, style(1, 400, palette.quiet), gap: 0.1, lines: 2, dropOrder: 2)
    }

    // MARK: Headline

    private static let headlineWeight = 700.0
    private static let unitWeight = 500.0
    /// The height of a row of digits, in em: only commas are below the baseline.
    private static let digitsHeight = 0.98
    /// The size of a unit beside the figure, as a part of the figure's; a unit below it has a fixed size.
    private static let unitSize = 0.36
    /// The least size of a figure with its unit beside it, as a part of its size without.
    private static let leastBeside = 0.75
    /// The distance from the figure to the unit, in em of the figure, in languages with a space and without.
    private static let (wordSpace, letterSpace) = (0.14, 0.06)

    /// The figure with its unit below or, in a centred line, beside it; or words on up to three lines.
    private var headlineRows: [TextRow] {
        guard words.unit != nil else {
            let style = style(headlineSize / body * 0.4, Self.headlineWeight, palette.ink)
            return row("headline", words.headline, style, gap: 0.4, lines: 3, entrance: .count)
        }
        let word = unit
        let space = words.unit == word ? Self.letterSpace : Self.wordSpace
        let quiet = TextStyle(color: palette.quiet, size: Self.unitSize, weight: Self.unitWeight)
        let figure = figure
        // The width is that of the widest digits, which it may have while it counts up.
        let alone = min(headlineSize, width / max(figure.countedWidth, 1e-9))
        let wordWidth = card.typesetter.text(word, quiet).rect.width
        // A unit is never smaller than other letters.
        let besideLeast = (width - wordWidth * least / Self.unitSize) / (figure.countedWidth + space)
        let beside = min(alone, besideLeast, width / max(figure.countedWidth + space + wordWidth, 1e-9))
        let isBeside = isCentered && !word.isEmpty && beside >= Self.leastBeside * alone
        let size = isBeside ? beside : alone
        let unitSize = max(least, Self.unitSize * size)
        var number = figure.sized(size)
        let total = number.rect.width + (isBeside ? space * size + wordWidth * unitSize / Self.unitSize : 0)
        // The ink of the first digit is at the margin, not the space before it.
        let start = left(total) - (isCentered ? 0 : number.leftBearing)
        number.rect = Rect(x: start, y: 0, width: number.rect.width, height: Self.digitsHeight * size)
        let besideText = card.typesetter.text(word, quiet.sized(unitSize))
        let row = TextRow(gap: 0.4 * body, height: number.rect.height) { [number] y in
            let placed = number.moved(y: y)
            let headline = [placed].marks(.init("headline"), entrance: .count)
            guard isBeside else { return headline }
            let beside = besideText.placed(x: placed.rect.maxX + space * size, baseline: placed.baseline)
            // The unit appears late, since the number may be wider while it counts up.
            return headline + [beside].marks(.init("unit"), entrance: .fade(.late))
        }
        if isBeside { return [row] }
        // The unit of many days has the exact count, so that it appears after the figure.
        let entrance: Entrance = word.contains(where: \.isNumber) ? .fade(.late) : .none
        return [row] + self.row("unit", word, style(1.375, Self.unitWeight, palette.quiet), gap: 0, entrance: entrance)
    }

    /// The unit's word, without the space that separates it from the figure.
    private var unit: String { String((words.unit ?? "").drop { $0.isWhitespace }) }

    /// The headline at an em size of 1 point.
    private var figure: ChartLayout.Text {
        let ink = TextStyle(color: palette.ink, size: 1, weight: Self.headlineWeight)
        return card.figureTypesetter.text(words.headline, ink)
    }

    /// Returns the figure in a ring that shows how much of the goal it is; without a goal, the figure alone.
    /// - Returns: nil if the lead is to be in the ring, too, and does not fit.
    func ring(center: Point, radius: Double, hasLead: Bool) -> [Mark]? {
        let pen = 0.187 * radius
        let ring = words.part.map { part in
            Mark.ring(part, center: center, radius: radius, width: pen, palette.accent, on: palette.pill)
        }
        let figure = figure
        let size = min(0.54 * radius, (ring == nil ? width : 1.5 * radius) / max(figure.rect.width, 1e-9))
        let number = figure.sized(size)
        let lead = hasLead ? words.lead?.sentence ?? "" : ""
        let below = [("unit", unit, Entrance.none), ("lead", lead, .fade(.late))].filter { !$0.1.isEmpty }
        let small = style(1.15, Self.unitWeight, palette.quiet)
        let pitch = 1.1 * small.size * card.theme.linePitch
        let gap = 0.3 * size
        let inner = radius - 0.6 * pen
        /// Returns the width inside the ring for a line of text whose top is at a distance from the centre, in points.
        func space(below top: Double) -> Double {
            if ring == nil { return width }
            let reach = min(inner, abs(top) + pitch)
            return 2 * (inner * inner - reach * reach).squareRoot()
        }
        // The figure and the lines below it are centred together.
        let height = card.theme.capHeight * size + gap + pitch * Double(below.count)
        if ring != nil, hasLead, Point(number.rect.width / 2, height / 2).length > inner { return nil }
        let baseline = center.y - height / 2 + card.theme.capHeight * size
        let placed = number.placed(x: center.x, baseline: baseline, .center)
        var marks = (ring ?? []) + [.text(.init("headline"), placed, entrance: .count)]
        for (index, line) in below.enumerated() {
            let y = baseline + gap + pitch * Double(index)
            let set = paragraph(line.1, small, width: space(below: y - center.y))
            if hasLead, set.isShortened { return nil }
            marks += set.lines.stacked(x: center.x, y: y, .center).marks(.init(line.0), entrance: line.2)
        }
        return marks
    }

    /// Returns the figure and its unit in the middle of a ring; nil if the unit does not fit, or is larger.
    /// - Parameter width: the width that they may have, in points.
    func figure(in center: Point, width: Double) -> [Mark]? {
        let figure = figure
        let size = min(width / max(figure.countedWidth, 1e-9), 0.34 * width)
        let below = paragraph(unit, style(1.1, Self.unitWeight, palette.quiet), width: width)
        if below.isShortened || below.lines.contains(where: { $0.size > size }) { return nil }
        let baseline = center.y + 0.2 * size
        let placed = figure.sized(size).placed(x: center.x, baseline: baseline, .center)
        return [.text(.init("headline"), placed, entrance: .count)]
            + below.lines.stacked(x: center.x, y: baseline + 0.12 * size, .center).marks(.init("unit"))
    }

    // MARK: The best, the change and the goal

    /// The most important fact, in a pill.
    var lead: [TextRow] {
        guard let lead = words.lead else { return [] }
        let size = max(least, body)
        // Rare facts have a colour of their own.
        let fill: ChartTheme.Color? =
            switch lead.kind {
            case .record: palette.record
            case .goal: palette.accent
            case .streak, .best, .part, .change, .years: nil
            }
        var sign: RowSign?
        if case .change(let change) = lead.kind {
            sign = (1.15 * size, 0.4 * size, { palette.change(change, in: $0) })
        }
        return row(
            "lead", lead.sentence, style(1, 600, fill?.inkOn ?? palette.ink), gap: 0.8, lines: 2, sign: sign,
            pill: (Size(1.05 * size, 0.45 * size), fill ?? palette.pill), entrance: .fade(.late))
    }

    /// An arrow in a disc, and the comparison of the figure with the days before.
    var change: [TextRow] {
        guard let comparison = words.comparison else { return [] }
        let disc = max(least, body) * 1.15
        let sign: RowSign = (disc, 0.45 * disc, { palette.change(comparison.change, in: $0) })
        return row(
            "change", comparison.sentence, style(1, 500, palette.quiet), gap: 0.6, lines: 2, sign: sign,
            entrance: .fade(.late))
    }

    // MARK: Figures

    /// Returns the other figures in equal columns, each over its name: as many as fit without being shortened.
    /// - Parameter isBrief: true if a sentence states how often the goal was reached, so that the figure is left out.
    func figures(_ most: Int, columns mostColumns: Int, isBrief: Bool = false) -> [TextRow] {
        let all = words.figures.filter { !isBrief || $0.kind != .daysAtGoal }
        for count in stride(from: min(most, all.count), to: 0, by: -1) {
            let figures = all.prefix(count)
            // All rows have about the same number of figures.
            let rows = (count + mostColumns - 1) / mostColumns
            let columns = (count + rows - 1) / rows
            let gap = 1.2 * max(least, body)
            let column = (width - gap * Double(columns - 1)) / Double(columns)
            let values = paragraphs(figures.map(\.value), style(2, 700, palette.ink), width: column, isFigure: true)
            let labels = paragraphs(figures.map(\.label), style(0.94, 400, palette.quiet), width: column, lines: 3)
            if (values + labels).contains(where: \.isShortened) { continue }
            return stride(from: 0, to: count, by: columns).map { first in
                let row = first..<min(first + columns, count)
                let valueHeight = row.map { values[$0].lines.height }.max() ?? 0
                let height = valueHeight + (row.map { labels[$0].lines.height }.max() ?? 0)
                return TextRow(gap: 0.7 * body, height: height, dropOrder: 3) { y in
                    row.flatMap { index in
                        let start = x + Double(index - first) * (column + gap)
                        let bearing = values[index].lines.first?.leftBearing ?? 0
                        let ink = figures[index].kind == .bestDay ? palette.recordText : palette.ink
                        let value = values[index].lines.stacked(x: start - bearing, y: y).map { $0.colored(ink) }
                        let label = labels[index].lines.stacked(x: start, y: y + valueHeight)
                        return value.marks(.init("figure"), entrance: .fade(.late))
                            + label.marks(.init("figure name"), entrance: .fade(.late))
                    }
                }
            }
        }
        return []
    }

    /// The other figures in a line.
    var line: [TextRow] {
        let text = words.figures.map(\.phrase).joined(separator: " · ")
        return row("figure", text, style(1, 600, palette.ink), gap: 0.6, lines: 2, dropOrder: 3, entrance: .fade(.late))
    }

    func footer(gap: Double) -> [TextRow] {
        let text = card.options.footer ?? ""
        let size = max(least, body)
        var sign: RowSign?
        if let avatar = card.options.avatar {
            sign = (1.9 * size, text.isEmpty ? 0 : 0.6 * size, { [avatar.mark($0.center, radius: $0.width / 2)] })
        }
        return row("footer", text, style(1, 500, palette.quiet), gap: gap, sign: sign)
    }
}
