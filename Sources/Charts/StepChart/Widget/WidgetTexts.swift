/// The texts of a widget: a day, its figures with their icons in a line or in a column, average and total.
struct WidgetTexts {
    private let parts: [Part]
    private let content: Rect
    private var theme: ChartTheme
    private let typesetter: Typesetter

    /// A line of text over the figures: the day that they are of, or that newer ones are not accessible. Nil for a day
    /// without a date.
    private let day: String?
    /// Before that line, at the origin, where the figures are not the newest.
    private var lock: ChartLayout.Text?

    fileprivate struct Part {
        var kind: WidgetLayout.Figure.Kind
        var icon: String
        /// From the longest wording.
        var texts: [String]
    }

    /// Text goes rather than become smaller, in points.
    static let leastSize = 10.0

    /// In em of a figure: from its icon.
    private static let iconGap = 0.26
    /// In em of lesser texts: the least from a figure to the next icon, and the day.
    private static let leastGap = 1.2
    private static let daySize = 0.85
    /// Of the padlock: in em, and the least in points.
    private static let (lockHeight, leastLock) = (0.66, 9.0)

    /// A day's figures. One that no day of the week has is none; one that only this day lacks is `----`.
    /// - Throws: `ChartError.noSuchDay`.
    init(
        _ words: WeekWords, day index: Int, _ notice: Notice?, in content: Rect, _ theme: ChartTheme
    ) throws(ChartError) {
        let header = try words.header(of: index)
        let (week, catalogue) = (words.week, words.words)
        var parts = [Part(kind: .steps, icon: Icon.walker.text, texts: [header.steps])]
        if week.days.contains(where: { $0.distanceMeters != nil }) {
            parts.append(Part(kind: .distance, icon: Icon.road.text, texts: [header.distance]))
        }
        if week.days.contains(where: { $0.flights != nil }) {
            let floors = week.days[index].flights.map(catalogue.floors)
            parts.append(
                Part(kind: .flights, icon: Icon.flights.text, texts: [floors, header.flights].compactMap(\.self)))
        }
        self.parts = parts
        let date = week.days[index].date.map(catalogue.longDate)
        day =
            switch notice {
            case nil: date
            case .lastAccessible: date.map { catalogue[.asOf, ["date": .text($0)]] } ?? catalogue[.notAccessible]
            case .notAccessible: catalogue[.notAccessible]
            }
        self.content = content
        self.theme = theme
        typesetter = Typesetter(theme)
        if notice != nil {
            let height = max(Self.daySize * theme.statText.size * theme.capHeight, Self.leastLock)
            lock = text(Icon.lock.text, theme.statText.sized(height / Self.lockHeight), x: content.x, baseline: 0)
        }
    }

    /// The same with the day's steps so many times as large.
    func shrinkingHeader(by factor: Double) -> Self { with(self) { $0.theme.headerText.size *= factor } }

    /// The day, at the top of the content; nil where it would be too small to read.
    func dayLine() -> ChartLayout.Text? {
        guard let day else { return nil }
        let indent = lock.map { $0.rect.width + Self.iconGap * $0.size } ?? 0
        // By digits that are all alike, so that one day is as large as the next.
        let size = fitting(
            day, theme.statText.sized(Self.daySize * theme.statText.size), digits: .tabular, in: content.width - indent)
        guard size >= 0.8 * Self.leastSize else { return nil }
        return text(
            day, theme.statText.sized(size), x: content.x + indent, baseline: content.y + theme.capHeight * size)
    }

    /// The padlock before a line that says how old the rest is.
    func lock(before line: ChartLayout.Text) -> ChartLayout.Text? {
        lock?.placed(x: content.x, baseline: line.baseline)
    }

    /// Where figures begin below a line of text.
    func top(below line: ChartLayout.Text?) -> Double {
        guard let line else { return content.y }
        return line.baseline + leading(line.size, theme.headerText.size)
    }

    /// Figures that have room side by side: smaller where they have none, and in their shortest wording where they would
    /// become too small.
    /// - Returns: with the em sizes of the first figure and of the others.
    private var lineFit: (parts: [Part], size: Double, others: Double) {
        let most = min(theme.headerText.size, content.height / theme.linePitch)
        let small = min(theme.statText.size, Self.leastSize)
        for count in (1...parts.count).reversed() {
            let whole = Array(parts.prefix(count))
            let short = whole.map(\.short)
            let sizes = [1, 0.92, 0.84, 0.76, 0.68, 0.6].map { (max(small, $0 * theme.statText.size), $0 * most) }
            let trials =
                sizes.map { (whole, $0, $1) } + [(short, theme.statText.size, 0.6 * most), (short, small, small)]
            for (parts, others, least) in trials {
                let style = theme.statText.sized(others)
                let taken = parts.dropFirst().reduce(0) { $0 + width(of: $1, style) + Self.leastGap * others }
                let free = (content.width - taken) / max(width(of: parts[0], theme.headerText), 1e-9)
                let size = min(most, theme.headerText.size * free)
                if size >= least || count == 1 && others == small {
                    return (parts, size, others)
                }
            }
        }
        return ([], most, small)
    }

    private func style(_ index: Int) -> TextStyle { index == 0 ? theme.headerText : theme.statText }

    /// One line, from one edge of the content to the other.
    /// - Parameter place: of the baseline, by the height of the first figure.
    func line(_ place: (Double) -> Double) -> [WidgetLayout.Figure] {
        let fit = lineFit
        let baseline = place(theme.capHeight * fit.size)
        let styles = fit.parts.indices.map { style($0).sized($0 == 0 ? fit.size : fit.others) }
        let free = content.width - zip(fit.parts, styles).reduce(0) { $0 + width(of: $1.0, $1.1) }
        var x = content.x
        return zip(fit.parts, styles).map { part, style in
            let icon = text(part.icon, style, x: x, baseline: baseline)
            let figure = text(
                part.texts.first ?? "", style, x: icon.rect.maxX + Self.iconGap * style.size, baseline: baseline)
            x = figure.rect.maxX + free / Double(max(1, fit.parts.count - 1))
            return WidgetLayout.Figure(kind: part.kind, icon: icon, text: figure)
        }
    }

    /// How many figures there are to show.
    var count: Int { parts.count }

    /// One below the other, the first large, the others smaller and alike; what is seen of texts begins below each other.
    func column(upTo last: Int, below line: ChartLayout.Text?) -> WidgetLayout.Rows {
        let shown = Array(parts.prefix(last + 1))
        // The icons are as much smaller as the first figure has to be.
        let first = width(of: shown[0].short, theme.headerText)
        let shrunk = min(1, content.width / max(first, 1e-9))
        let iconWidth = shown.enumerated().map { width($1.icon, style($0)) * ($0 == 0 ? shrunk : 1) }.max() ?? 0
        let indent = iconWidth + Self.iconGap * theme.headerText.size * shrunk
        let room = max(0, content.width - indent)
        func fit(_ text: String, _ index: Int) -> Double {
            style(index).size * min(1, room / max(width(text, style(index)), 1e-9))
        }
        let texts = shown.enumerated().map { index, part in
            part.texts.first { fit($0, index) >= min(Self.leastSize, style(index).size) } ?? part.texts.last ?? ""
        }
        let others = texts.indices.dropFirst().map { fit(texts[$0], $0) }.min() ?? 0
        var (baseline, above) = (top(below: line), 0.0)
        let figures = shown.enumerated().map { index, part in
            let style = style(index).sized(index == 0 ? fit(texts[0], 0) : others)
            baseline += (index == 0 ? 0 : leading(above, style.size)) + theme.capHeight * style.size
            above = style.size
            var icon = text(part.icon, style, x: content.x, baseline: baseline)
            icon.rect.x += (iconWidth - icon.rect.width) / 2
            var figure = text(texts[index], style, x: content.x + indent, baseline: baseline)
            // A large letter has more room before it than a small one. Where there is none, it stays.
            figure.rect.x -= max(0, figure.leftBearing)
            return WidgetLayout.Figure(kind: part.kind, icon: icon, text: figure)
        }
        return WidgetLayout.Rows(day: line, figures: figures, baseline: figures[last].text.baseline)
    }

    /// Average and total under a baseline.
    func summaryLine(_ words: WeekWords, under baseline: Double) -> ChartLayout.Text {
        let size = fitting(words.stats, theme.statText)
        return text(
            words.stats, theme.statText.sized(size), x: content.x,
            baseline: baseline + leading(theme.headerText.size, size) + theme.capHeight * size)
    }

    /// Average and total, a line each under what it is, the last line's baseline at `bottom`; none without data.
    func summaryList(_ words: WeekWords, endingAt bottom: Double) -> [ChartLayout.Text] {
        guard let average = words.week.average else { return [] }
        let catalogue = words.words
        var baseline = bottom
        let lines = [
            (catalogue[.dailyAverage], 0.85), (catalogue.steps(Int(average.rounded())), 1.2),
            (catalogue[.total], 0.85), (catalogue.steps(words.week.total), 1.2),
        ]
        return lines.enumerated().reversed().map { index, line in
            let size = fitting(line.0, theme.statText.sized(theme.statText.size * line.1))
            defer { baseline -= theme.capHeight * size + theme.statText.size * (index % 2 == 1 ? 0.52 : 1.05) }
            return text(line.0, theme.statText.sized(size), x: content.x, baseline: baseline)
        }.reversed()
    }

    // MARK: Measures

    /// Between two lines of text of these sizes, from baseline to capitals: hardly more than they need.
    private func leading(_ above: Double, _ below: Double) -> Double { 0.31 * above + 0.22 * below }

    /// The em size at which a text fits into the content's width, at most that of its style.
    private func fitting(
        _ string: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional, in room: Double? = nil
    ) -> Double {
        style.size * min(1, (room ?? content.width) / max(typesetter.width(string, style, digits: digits), 1e-9))
    }

    private func width(of part: Part, _ style: TextStyle) -> Double {
        width(part.icon, style) + Self.iconGap * style.size + width(part.texts.first ?? "", style)
    }

    private func width(_ string: String, _ style: TextStyle) -> Double { typesetter.width(string, style) }

    private func text(_ string: String, _ style: TextStyle, x: Double, baseline: Double) -> ChartLayout.Text {
        typesetter.text(string, style).placed(x: x, baseline: baseline)
    }
}

extension WidgetTexts.Part {
    /// The same in its shortest wording.
    fileprivate var short: Self { with(self) { $0.texts = texts.suffix(1) } }
}
