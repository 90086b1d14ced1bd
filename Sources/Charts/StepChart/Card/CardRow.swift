import StepRaster

/// A line or two of a card that are placed together, one row below the other.
struct CardRow {
    /// Least distance to the row above.
    var gap: Double
    var height: Double
    /// When room is short, the rows of the highest rank go first; those of rank 0 stay.
    var rank = 0
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
struct CardSetter {
    private let sheet: CardSheet
    private let x: Double
    private let width: Double
    private let alignment: Paragraph.Alignment
    /// Em size of the card's body text; all other sizes and distances are multiples of it.
    private let body: Double
    /// Of the headline's figure.
    private let headlineSize: Double

    init(
        _ sheet: CardSheet, x: Double, width: Double, body: Double, headlineSize: Double,
        alignment: Paragraph.Alignment
    ) {
        (self.sheet, self.x, self.width) = (sheet, x, width)
        (self.body, self.headlineSize, self.alignment) = (body, headlineSize, alignment)
    }

    private var words: CardWords { sheet.words }
    private var theme: ChartTheme { sheet.theme }
    private var palette: CardPalette { sheet.palette }
    /// Least em size of any letters.
    private var least: Double { sheet.leastSize }

    /// What stands over the chart, or before it.
    var upper: [CardRow] { [title].compactMap(\.self) + headline + [subtitle, change, goal].compactMap(\.self) }

    // MARK: Texts

    /// - Parameters:
    ///   - size: as a multiple of the body's.
    ///   - weight: 100 (thin) ... 900 (black).
    private func style(_ size: Double, _ weight: Double, _ color: ChartTheme.Color) -> TextStyle {
        TextStyle(color: color, size: max(least, size * body), weight: weight)
    }

    /// On one line, a little smaller if need be; else on as many as allowed; else shortened.
    private func paragraph(_ text: String, _ style: TextStyle, width: Double, lines: Int = 1) -> Paragraph {
        paragraphs([text], style, width: { _ in width }, lines: lines)[0]
    }

    /// The same of texts that are to have one size.
    private func paragraphs(
        _ texts: [String], _ style: TextStyle, width: (Int) -> Double, lines: Int = 1
    ) -> [Paragraph] {
        func set(_ part: Double, _ lines: Int) -> [Paragraph] {
            let style = style.sized(max(least, style.size * part))
            return texts.enumerated().map { Paragraph($1, style, width: width($0), lines: lines, theme: theme) }
        }
        let trials = [(1, 1), (0.94, 1), (0.88, 1), (1, lines), (0.92, lines), (0.84, lines), (0.76, lines)]
        for (part, lines) in trials {
            let paragraphs = set(part, lines)
            if !paragraphs.contains(where: \.isShortened) { return paragraphs }
        }
        return set(0.84, lines)
    }

    private var anchor: Double {
        switch alignment {
        case .leading: x
        case .center: x + width / 2
        case .trailing: x + width
        }
    }

    /// The left end of something so wide.
    private func left(_ wide: Double) -> Double {
        switch alignment {
        case .leading: x
        case .center: x + (width - wide) / 2
        case .trailing: x + width - wide
        }
    }

    private func textRow(
        _ role: String, _ text: String?, _ style: TextStyle, gap: Double, lines: Int, rank: Int = 0
    ) -> CardRow? {
        guard let text, !text.isEmpty else { return nil }
        let paragraph = paragraph(text, style, width: width, lines: lines)
        return CardRow(gap: gap * body, height: paragraph.height, rank: rank) { layout, y in
            layout.add(paragraph.placed(x: anchor, y: y, alignment), as: role)
        }
    }

    private var title: CardRow? {
        let style = words.hasOwnTitle ? style(1, 600, palette.ink) : style(1, 500, palette.quiet)
        return textRow("title", words.title, style, gap: 0, lines: 2)
    }

    private var subtitle: CardRow? {
        textRow("subtitle", words.subtitle, style(1, 400, palette.quiet), gap: 0.1, lines: 2, rank: 2)
    }

    // MARK: Headline

    private static let headlineWeight = 600.0
    private static let unitWeight = 500.0
    /// Of a box around digits, in em: they have no parts below the line but commas.
    private static let digitsHeight = 0.98
    /// Of the unit's letters, as a part of the figure's.
    private static let unitSize = 0.36
    /// From the figure to the unit, in em of the figure, where the language sets them apart and where it does not.
    private static let (wordSpace, letterSpace) = (0.14, 0.06)

    /// The figure and its unit on a line, or below each other where that makes the figure larger; words on up to three.
    private var headline: [CardRow] {
        let ink = TextStyle(color: palette.ink, size: 1, weight: Self.headlineWeight)
        guard let unit = words.unit else {
            let style = style(headlineSize / body * 0.5, Self.headlineWeight, palette.ink)
            return [textRow("headline", words.headline, style, gap: 0.4, lines: 3)].compactMap(\.self)
        }
        let word = String(unit.drop { $0.isWhitespace })
        let space = word.count < unit.count ? Self.wordSpace : Self.letterSpace
        let quiet = TextStyle(color: palette.quiet, size: Self.unitSize, weight: Self.unitWeight)
        let figure = theme.width(words.headline, ink)
        let beside = word.isEmpty ? 0 : space + theme.width(word, quiet)
        let alone = min(headlineSize, width / max(figure, 1e-9))
        let together = min(headlineSize, width / max(figure + beside, 1e-9))
        let isBeside = together >= 0.86 * alone && Self.unitSize * together >= least
        let size = isBeside ? together : alone
        let height = Self.digitsHeight * size
        var number = ChartLayout.Text(words.headline, ink.sized(size), digits: .proportional, theme)
        let total = (figure + (isBeside ? beside : 0)) * size
        // The ink of the first digit stands on the margin, not the room around it.
        let start = left(total) - (alignment == .leading ? number.leftBearing : 0)
        number.rect = Rect(x: start, y: 0, width: figure * size, height: height)
        let unitStyle = quiet.sized(max(least, Self.unitSize * size))
        let unitText = ChartLayout.Text(word, unitStyle, digits: .proportional, theme)
        let row = CardRow(gap: 0.4 * body, height: height) { [number] layout, y in
            let placed = number.moved(y: y)
            layout.add([placed], as: "headline")
            guard isBeside else { return }
            layout.add([unitText.placed(x: placed.rect.maxX + space * size, baseline: placed.baseline)], as: "unit")
        }
        if isBeside || word.isEmpty { return [row] }
        let line = Paragraph(word, unitStyle, width: width, theme: theme)
        return [
            row,
            CardRow(gap: 0, height: line.height) { layout, y in
                layout.add(line.placed(x: anchor, y: y, alignment), as: "unit")
            },
        ]
    }

    // MARK: Change and goal

    /// An arrow in a disc, and how the figure compares with the days before.
    private var change: CardRow? {
        guard let comparison = words.comparison else { return nil }
        let size = 1.08
        let disc = max(least, size * body) * 1.3
        let gap = 0.5 * disc
        let paragraph = paragraph(
            comparison.sentence, style(size, 500, palette.ink), width: width - disc - gap, lines: 2)
        let height = max(disc, paragraph.height)
        let start = left(disc + gap + paragraph.width)
        return CardRow(gap: 0.65 * body, height: height) { layout, y in
            let rect = Rect(x: start, y: y + (height - disc) / 2, width: disc, height: disc)
            layout.marks += palette.change(comparison.change, in: rect)
            layout.add(
                paragraph.placed(x: rect.maxX + gap, y: y + (height - paragraph.height) / 2), as: "change")
        }
    }

    /// Most days that have a mark each; more share a bar.
    private static let mostMarks = 10

    /// A mark for each day and, beside them or below, how many reached the goal.
    private var goal: CardRow? {
        guard let goal = words.goal else { return nil }
        let size = max(least, body)
        let hasMarks = goal.marks.count <= Self.mostMarks
        var mark = 0.86 * size
        var step = mark * 1.5
        let most = hasMarks ? Double(goal.marks.count - 1) * step + mark : 11 * size
        let shrink = min(1, width / most)
        (mark, step) = (mark * shrink, step * shrink)
        let marksWidth = most * shrink
        let gap = 0.75 * size
        let beside = Paragraph(
            goal.sentence, style(0.94, 400, palette.ink), width: max(0, width - marksWidth - gap), theme: theme)
        let isBeside = !beside.isShortened
        let sentence = isBeside ? beside : paragraph(goal.sentence, style(1, 400, palette.ink), width: width, lines: 2)
        let height = isBeside ? max(mark, sentence.height) : mark + 0.3 * size + sentence.height
        let start = left(isBeside ? marksWidth + gap + sentence.width : marksWidth)
        return CardRow(gap: 0.7 * body, height: height, rank: 1) { layout, y in
            let middle = isBeside ? y + height / 2 : y + mark / 2
            if hasMarks {
                for (index, shape) in goal.marks.enumerated() {
                    let rect = Rect(
                        x: start + Double(index) * step, y: middle - mark / 2, width: mark, height: mark)
                    layout.marks += palette.goalMark(shape, in: rect)
                }
            } else {
                let rect = Rect(
                    x: start, y: middle - 0.25 * mark, width: marksWidth, height: 0.5 * mark)
                let part = Double(goal.reached) / Double(goal.marks.count)
                layout.marks += palette.progress(part, in: rect)
            }
            if isBeside {
                layout.add(
                    sentence.placed(x: start + marksWidth + gap, y: y + (height - sentence.height) / 2), as: "goal")
            } else {
                layout.add(sentence.placed(x: anchor, y: y + height - sentence.height, alignment), as: "goal")
            }
        }
    }

    // MARK: Figures

    /// The other figures in a line, each over its name.
    func tiles(gap: Double) -> CardRow? {
        guard !words.figures.isEmpty else { return nil }
        let between = (alignment == .center ? 1.4 : 2.2) * body
        let (value, name) = (style(1.2, 600, palette.ink), style(0.88, 400, palette.quiet))
        let wanted = words.figures.map { figure in
            max(theme.width(figure.value, value), theme.width(figure.label, name))
        }
        // Each has its share of a line that is too short for them.
        let room = width - between * Double(wanted.count - 1)
        let share = min(1, room / max(wanted.reduce(0, +), 1e-9))
        func widest(_ index: Int) -> Double { max(0, wanted[index] * share) + 1e-6 }
        let values = paragraphs(words.figures.map(\.value), value, width: widest)
        let labels = paragraphs(words.figures.map(\.label), name, width: widest)
        let valueHeight = values.map(\.height).max() ?? 0
        let height = valueHeight + (labels.map(\.height).max() ?? 0)
        let columns = zip(values, labels).map { max($0.width, $1.width) }
        let start = left(columns.reduce(0, +) + between * Double(columns.count - 1))
        return CardRow(gap: gap * body, height: height, rank: 3) { layout, y in
            var left = start
            for (index, column) in columns.enumerated() {
                let place = alignment == .center ? left + column / 2 : left
                layout.add(
                    values[index].placed(x: place, y: y + valueHeight - values[index].height, alignment), as: "figure")
                layout.add(labels[index].placed(x: place, y: y + valueHeight, alignment), as: "figure name")
                left += column + between
            }
        }
    }

    /// The other figures as a list: names on the left, figures on the right, a fine line over each.
    func list(gap: Double) -> [CardRow] {
        let values = paragraphs(words.figures.map(\.value), style(1.08, 600, palette.ink)) { _ in 0.62 * width }
        let labels = paragraphs(words.figures.map(\.label), style(1, 400, palette.quiet)) {
            width - values[$0].width - body
        }
        return zip(values, labels).enumerated().map { index, row in
            let (value, label) = row
            let pad = 0.42 * body
            let height = max(value.height, label.height) + 2 * pad
            return CardRow(gap: index == 0 ? gap * body : 0, height: height, rank: 3) { layout, y in
                layout.marks.append(palette.rule(from: Point(x, y), to: Point(x + width, y), width: sheet.ruleWidth))
                layout.add(label.placed(x: x, y: y + (height - label.height) / 2), as: "figure name")
                layout.add(value.placed(x: x + width, y: y + (height - value.height) / 2, .trailing), as: "figure")
            }
        }
    }

    // MARK: Footer

    func footer(gap: Double) -> CardRow? {
        let text = words.footer ?? ""
        guard sheet.avatar != nil || !text.isEmpty else { return nil }
        let size = max(least, body)
        let disc = sheet.avatar == nil ? 0 : 1.9 * size
        let between = disc > 0 && !text.isEmpty ? 0.6 * size : 0
        let name = paragraph(text, style(1, 500, palette.quiet), width: max(0, width - disc - between))
        let height = max(disc, name.height)
        let start = left(disc + between + name.width)
        return CardRow(gap: gap * body, height: height) { layout, y in
            if let avatar = sheet.avatar {
                layout.marks.append(avatar.mark(Point(start + disc / 2, y + height / 2), radius: disc / 2))
            }
            layout.add(name.placed(x: start + disc + between, y: y + (height - name.height) / 2), as: "footer")
        }
    }
}

extension CardLayout {
    fileprivate mutating func add(_ lines: [ChartLayout.Text], as role: String) {
        marks += lines.lazy.filter { !$0.string.isEmpty }.map { .text(.init(role), $0) }
    }
}
