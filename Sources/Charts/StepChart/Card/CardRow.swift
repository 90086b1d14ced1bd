/// A line or two of a card that are placed together, one row below the other.
struct CardRow {
    /// Least distance to the row above.
    var gap: Double
    var height: Double
    /// When space is short, the rows of the highest number go first; those of 0 stay.
    var dropOrder = 0
    /// Puts it into a layout, its top at `y`.
    var place: (inout CardLayout, _ y: Double) -> Void
}

extension [CardRow] {
    /// From the top of the first to the bottom of the last.
    var height: Double { enumerated().reduce(0) { $0 + $1.element.height + ($1.offset > 0 ? $1.element.gap : 0) } }

    func place(in layout: inout CardLayout, from top: Double) {
        var y = top
        for (index, row) in enumerated() {
            if index > 0 { y += row.gap }
            row.place(&layout, y)
            y += row.height
        }
    }
}

/// Sets a card's words in rows of one width.
struct CardTypesetter {
    let card: CardStyle
    let x: Double
    let width: Double
    /// Em size of the card's body text; all other sizes and distances are multiples of it.
    let body: Double
    /// The size of the headline's figure, in body sizes.
    let headline: Double
    var isCentered = false

    private var headlineSize: Double { headline * body }
    private var words: CardWords { card.words }
    private var palette: CardPalette { card.palette }
    /// Least em size of any letters.
    private var least: Double { CardLayout.leastTextSize(of: Size(card.options.width, card.options.height)) }

    /// What stands over the chart, or before it.
    var upper: [CardRow] { title + headlineRows + subtitle + lead + change }

    /// The same with one sentence in place of those about the best day and the days before.
    var brief: [CardRow] { title + headlineRows + subtitle + summary }

    /// The same without the figure.
    var heading: [CardRow] { title + subtitle }

    // MARK: Texts

    /// - Parameters:
    ///   - size: as a multiple of the body's.
    ///   - weight: 100 (thin) ... 900 (black).
    private func style(_ size: Double, _ weight: Double, _ color: ChartTheme.Color) -> TextStyle {
        TextStyle(color: color, size: max(least, size * body), weight: weight)
    }

    /// On one line, a little smaller if need be; else on as many as allowed; else shortened.
    private func paragraph(_ text: String, _ style: TextStyle, width: Double, lines: Int = 1) -> Paragraph {
        paragraphs([text], style, width: width, lines: lines)[0]
    }

    /// The same of texts that are to have one size.
    private func paragraphs(
        _ texts: [String], _ style: TextStyle, width: Double, lines: Int = 1, isFigure: Bool = false
    ) -> [Paragraph] {
        let typesetter = isFigure ? card.figureTypesetter : card.typesetter
        func set(_ part: Double, _ lines: Int) -> [Paragraph] {
            let style = style.sized(max(least, style.size * part))
            return texts.map { Paragraph($0, style, width: width, lines: lines, typesetter) }
        }
        // A figure that lacks its end would be another one.
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

    /// The left end of something so wide.
    private func left(_ wide: Double) -> Double { isCentered ? x + (width - wide) / 2 : x }

    /// The sign before a text: the side of its square, and its distance from the text.
    private typealias Sign = (side: Double, gap: Double, marks: (Rect) -> [Mark])

    /// A text on one line or a few; no row where there is nothing to show.
    /// - Parameters:
    ///   - gap: from the row above, in body sizes.
    ///   - pill: what is free around a text in a pill, and the colour of that.
    ///   - emphasis: the parts of the text of which some matter more.
    private func row(
        _ role: String, _ text: String?, _ style: TextStyle, gap: Double, lines most: Int = 1, dropOrder: Int = 0,
        sign: Sign? = nil, pill: (pad: Size, color: ChartTheme.Color)? = nil, emphasis: EmphasizedText? = nil,
        entrance: Entrance = .none
    ) -> [CardRow] {
        guard let text, !text.isEmpty || sign != nil else { return [] }
        let pad = pill?.pad ?? Size(0, 0)
        let side = sign?.side ?? 0
        let before = side + (sign?.gap ?? 0)
        let lines = paragraph(text, style, width: max(0, width - 2 * pad.width - before), lines: most).lines
        let wide = 2 * pad.width + before + lines.width
        let height = max(side, lines.height) + 2 * pad.height
        let start = left(wide)
        let row = CardRow(gap: gap * body, height: height, dropOrder: dropOrder) { layout, y in
            var marks: [Mark] = []
            if let pill {
                let rect = Rect(x: start, y: y, width: wide, height: height)
                marks.append(Mark(.rect(rect, radius: pad.width), fill: .solid(pill.color)))
            }
            let top = y + (height - side) / 2
            marks += sign?.marks(Rect(x: start + pad.width, y: top, width: side, height: side)) ?? []
            layout.marks += marks.map { mark in with(mark) { $0.entrance = entrance } }
            let x = start + pad.width + before
            let isCentered = isCentered && wide == lines.width
            let placed = lines.stacked(
                x: isCentered ? x + lines.width / 2 : x, y: y + (height - lines.height) / 2,
                isCentered ? .center : .leading)
            let runs = emphasis?.runs(ofLines: placed.map(\.string)) ?? []
            let inked = placed.enumerated().map { index, line in
                runs.isEmpty ? line : line.emphasizing(runs[index], palette.emphasis)
            }
            layout.add(inked, as: role, entrance: entrance)
        }
        return [row]
    }

    /// The two things that matter most, in one sentence.
    private var summary: [CardRow] {
        let emphasis = words.summary.map(EmphasizedText.init(marked:))
        return row(
            "summary", emphasis?.string, style(1.31, 600, palette.text), gap: isCentered ? 0.55 : 0.9, lines: 3,
            emphasis: emphasis, entrance: .fade(.late))
    }

    private var title: [CardRow] {
        let style = words.hasOwnTitle ? style(1.25, 600, palette.ink) : style(1.25, 500, palette.quiet)
        return row("title", words.title, style, gap: 0, lines: 2)
    }

    private var subtitle: [CardRow] {
        row("subtitle", words.subtitle, style(1, 400, palette.quiet), gap: 0.1, lines: 2, dropOrder: 2)
    }

    // MARK: Headline

    private static let headlineWeight = 700.0
    private static let unitWeight = 500.0
    /// Of a box around digits, in em: they have no parts below the line but commas.
    private static let digitsHeight = 0.98
    /// Of the unit's letters, as a part of the figure's, where they stand beside it; below it they are one size.
    private static let unitSize = 0.36
    /// The least size of a figure that has its unit beside it, as a part of its size without.
    private static let leastBeside = 0.75
    /// From the figure to the unit, in em of the figure, where the language sets them apart and where it does not.
    private static let (wordSpace, letterSpace) = (0.14, 0.06)

    /// The figure, and its unit below it, or beside it in a line that is centred; words on up to three lines.
    private var headlineRows: [CardRow] {
        guard words.unit != nil else {
            let style = style(headlineSize / body * 0.4, Self.headlineWeight, palette.ink)
            return row("headline", words.headline, style, gap: 0.4, lines: 3, entrance: .count)
        }
        let word = unit
        let space = words.unit == word ? Self.letterSpace : Self.wordSpace
        let quiet = TextStyle(color: palette.quiet, size: Self.unitSize, weight: Self.unitWeight)
        let figure = figure
        // While it counts up it is as wide as its digits may become.
        let alone = min(headlineSize, width / max(figure.countedWidth, 1e-9))
        let wordWidth = card.typesetter.width(word, quiet)
        // A unit is never smaller than other letters.
        let besideLeast = (width - wordWidth * least / Self.unitSize) / (figure.countedWidth + space)
        let beside = min(alone, besideLeast, width / max(figure.countedWidth + space + wordWidth, 1e-9))
        let isBeside = isCentered && !word.isEmpty && beside >= Self.leastBeside * alone
        let size = isBeside ? beside : alone
        let unitSize = max(least, Self.unitSize * size)
        var number = figure.sized(size)
        let total = number.rect.width + (isBeside ? space * size + wordWidth * unitSize / Self.unitSize : 0)
        // The ink of the first digit stands on the margin, not the space before it.
        let start = left(total) - (isCentered ? 0 : number.leftBearing)
        number.rect = Rect(x: start, y: 0, width: number.rect.width, height: Self.digitsHeight * size)
        let besideText = card.typesetter.text(word, quiet.sized(unitSize))
        let row = CardRow(gap: 0.4 * body, height: number.rect.height) { [number] layout, y in
            let placed = number.moved(y: y)
            layout.add([placed], as: "headline", entrance: .count)
            guard isBeside else { return }
            let beside = besideText.placed(x: placed.rect.maxX + space * size, baseline: placed.baseline)
            // A number on its way up may be wider than it will be.
            layout.add([beside], as: "unit", entrance: .fade(.late))
        }
        if isBeside { return [row] }
        // With many days the unit is the exact figure.
        let entrance: Entrance = word.contains(where: \.isNumber) ? .fade(.late) : .none
        let style = style(1.375, Self.unitWeight, palette.quiet)
        return [row] + self.row("unit", word, style, gap: 0, entrance: entrance)
    }

    /// The unit's word, without what sets it apart from the figure.
    private var unit: String { String((words.unit ?? "").drop { $0.isWhitespace }) }

    /// The headline at an em size of 1 point.
    private var figure: ChartLayout.Text {
        let ink = TextStyle(color: palette.ink, size: 1, weight: Self.headlineWeight)
        return card.figureTypesetter.text(words.headline, ink)
    }

    /// The figure in a ring that shows how much of the goal it is; no ring without a goal.
    func ring(center: Point, radius: Double, in layout: inout CardLayout) {
        let pen = 0.187 * radius
        if let part = words.part {
            layout.marks += Mark.ring(
                part, center: center, radius: radius, width: pen, palette.accent, on: palette.pill)
        }
        let figure = figure
        let size = min(0.54 * radius, (words.part == nil ? width : 1.5 * radius) / max(figure.rect.width, 1e-9))
        let number = figure.sized(size)
        let texts = [("unit", unit, Entrance.none), ("lead", words.lead?.sentence ?? "", .fade(.late))]
        var below = texts.filter { !$0.1.isEmpty }
        let small = style(1.15, Self.unitWeight, palette.quiet)
        let pitch = 1.1 * small.size * card.theme.linePitch
        let gap = 0.3 * size
        let inner = radius - 0.6 * pen
        /// The width that the ring leaves a line of text below a height, in points from the centre.
        func room(below top: Double) -> Double {
            if words.part == nil { return width }
            let reach = min(inner, abs(top) + pitch)
            return 2 * (inner * inner - reach * reach).squareRoot()
        }
        // The figure and the lines below it stand in the middle together.
        func height() -> Double { card.theme.capHeight * size + gap + pitch * Double(below.count) }
        while words.part != nil, Point(number.rect.width / 2, height() / 2).length > inner, !below.isEmpty {
            below.removeLast()
        }
        let baseline = center.y - height() / 2 + card.theme.capHeight * size
        let placed = number.placed(x: center.x - number.rect.width / 2, baseline: baseline)
        layout.add([placed], as: "headline", entrance: .count)
        for (index, (role, text, entrance)) in below.enumerated() {
            let y = baseline + gap + pitch * Double(index)
            let lines = paragraph(text, small, width: room(below: y - center.y)).lines
            layout.add(lines.stacked(x: center.x, y: y, .center), as: role, entrance: entrance)
        }
    }

    /// The figure and its unit in the middle of a ring.
    /// - Parameter width: that they may take.
    func figure(in center: Point, width: Double, layout: inout CardLayout) {
        let figure = figure
        let size = min(width / max(figure.countedWidth, 1e-9), 0.34 * width)
        let placed = figure.sized(size)
        let baseline = center.y + 0.2 * size
        let text = placed.placed(x: center.x - placed.rect.width / 2, baseline: baseline)
        layout.add([text], as: "headline", entrance: .count)
        let below = paragraph(unit, style(1.1, Self.unitWeight, palette.quiet), width: width).lines
        layout.add(below.stacked(x: center.x, y: baseline + 0.12 * size, .center), as: "unit")
    }

    // MARK: The best, the change and the goal

    /// The best thing first, in a pill.
    private var lead: [CardRow] {
        guard let lead = words.lead else { return [] }
        let size = max(least, body)
        // What is rare stands on a colour of its own.
        let fill: ChartTheme.Color? =
            switch lead.kind {
            case .record: palette.record
            case .goal: palette.accent
            case .streak, .best, .part, .change: nil
            }
        var sign: Sign?
        if case .change(let change) = lead.kind {
            sign = (1.15 * size, 0.4 * size, { palette.change(change, in: $0) })
        }
        return row(
            "lead", lead.sentence, style(1, 600, fill?.inkOn ?? palette.ink), gap: 0.8, lines: 2, sign: sign,
            pill: (Size(1.05 * size, 0.45 * size), fill ?? palette.pill), entrance: .fade(.late))
    }

    /// An arrow in a disc, and how the figure compares with the days before.
    var change: [CardRow] {
        guard let comparison = words.comparison else { return [] }
        let disc = max(least, body) * 1.15
        let sign: Sign = (disc, 0.45 * disc, { palette.change(comparison.change, in: $0) })
        return row(
            "change", comparison.sentence, style(1, 500, palette.quiet), gap: 0.6, lines: 2, sign: sign,
            entrance: .fade(.late))
    }

    // MARK: Figures

    /// The other figures in equal columns, each over its name: as many as stand there whole.
    /// - Parameter isBrief: whether a sentence tells those that say how often the goal was reached.
    func figures(_ most: Int, columns mostColumns: Int, isBrief: Bool = false) -> [CardRow] {
        let all = words.figures.filter { !isBrief || $0.kind != .daysAtGoal }
        for count in stride(from: min(most, all.count), to: 0, by: -1) {
            let figures = all.prefix(count)
            // Rows are as full as each other.
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
                return CardRow(gap: 0.7 * body, height: height, dropOrder: 3) { layout, y in
                    for index in row {
                        let place = x + Double(index - first) * (column + gap)
                        let bearing = values[index].lines.first?.leftBearing ?? 0
                        let value = values[index].lines.stacked(x: place - bearing, y: y)
                        let ink = figures[index].kind == .bestDay ? palette.recordText : palette.ink
                        layout.add(value.map { $0.colored(ink) }, as: "figure", entrance: .fade(.late))
                        let label = labels[index].lines.stacked(x: place, y: y + valueHeight)
                        layout.add(label, as: "figure name", entrance: .fade(.late))
                    }
                }
            }
        }
        return []
    }

    /// The other figures in a line.
    var line: [CardRow] {
        let text = words.figures.map(\.phrase).joined(separator: " · ")
        let style = style(1, 600, palette.ink)
        return row("figure", text, style, gap: 0.6, lines: 2, dropOrder: 3, entrance: .fade(.late))
    }

    func footer(gap: Double) -> [CardRow] {
        let text = words.footer ?? ""
        let size = max(least, body)
        var sign: Sign?
        if let avatar = card.options.avatar {
            let distance = text.isEmpty ? 0 : 0.6 * size
            sign = (1.9 * size, distance, { [avatar.mark($0.center, radius: $0.width / 2)] })
        }
        return row("footer", text, style(1, 500, palette.quiet), gap: gap, sign: sign)
    }
}

extension CardLayout {
    fileprivate mutating func add(_ lines: [ChartLayout.Text], as role: String, entrance: Entrance = .none) {
        marks += lines.lazy.filter { !$0.string.isEmpty }.map { .text(.init(role), $0, entrance: entrance) }
    }
}
