/// The texts of a widget: a day, its figures with their icons in a line or in a column, average and total.
struct WidgetTexts {
    private var parts: [Part] = []
    private let content: Rect
    private var theme: ChartTheme
    private let typesetter: Typesetter

    /// A line of text over the figures: the day that they are of, or that newer ones are not accessible. Nil for a day
    /// without a date.
    private let day: String?
    /// Before that line, at the origin, where the figures are not the newest.
    private var lock: ChartLayout.Text?

    /// A figure and its icon, at the origin; the first one is large.
    private struct Part {
        var kind: WidgetLayout.Figure.Kind
        var icon: ChartLayout.Text
        var text: ChartLayout.Text
        /// In its shortest wording.
        var short: ChartLayout.Text

        var width: Double { icon.rect.width + WidgetTexts.iconGap * icon.size + text.rect.width }

        func sized(_ size: Double) -> Part {
            Part(kind: kind, icon: icon.sized(size), text: text.sized(size), short: short.sized(size))
        }
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
            lock = typesetter.text(Icon.lock.text, theme.statText.sized(height / Self.lockHeight))
        }
        add(.steps, .walker, header.steps)
        if week.days.contains(where: { $0.distanceMeters != nil }) { add(.distance, .road, header.distance) }
        if week.days.contains(where: { $0.flights != nil }) {
            let floors = week.days[index].flights.map(catalogue.floors)
            add(.flights, .flights, floors ?? header.flights, short: header.flights)
        }
    }

    private mutating func add(
        _ kind: WidgetLayout.Figure.Kind, _ icon: Icon, _ text: String, short: String? = nil
    ) {
        func set(_ string: String) -> ChartLayout.Text {
            typesetter.text(string, parts.isEmpty ? theme.headerText : theme.statText)
        }
        parts.append(Part(kind: kind, icon: set(icon.text), text: set(text), short: set(short ?? text)))
    }

    /// The same with the day's steps so many times as large.
    func shrinkingHeader(by factor: Double) -> Self {
        with(self) { texts in
            texts.theme.headerText.size *= factor
            texts.parts[0] = parts[0].sized(texts.theme.headerText.size)
        }
    }

    /// The day, at the top of the content; nil where it would be too small to read.
    func dayLine() -> ChartLayout.Text? {
        guard let day else { return nil }
        let indent = lock.map { $0.rect.width + Self.iconGap * $0.size } ?? 0
        // By digits that are all alike, so that one day is as large as the next.
        let style = theme.statText.sized(Self.daySize * theme.statText.size)
        let size = typesetter.text(day, style, digits: .tabular).fitting(content.width - indent).size
        guard size >= 0.8 * Self.leastSize else { return nil }
        return typesetter.text(day, style.sized(size))
            .placed(x: content.x + indent, baseline: content.y + theme.capHeight * size)
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
    private var lineParts: [Part] {
        let most = min(theme.headerText.size, content.height / theme.linePitch)
        let small = min(theme.statText.size, Self.leastSize)
        for count in (1...parts.count).reversed() {
            let whole = Array(parts.prefix(count))
            let short = whole.map { part in with(part) { $0.text = $0.short } }
            let sizes = [1, 0.92, 0.84, 0.76, 0.68, 0.6].map { (max(small, $0 * theme.statText.size), $0 * most) }
            let trials =
                sizes.map { (whole, $0, $1) } + [(short, theme.statText.size, 0.6 * most), (short, small, small)]
            for (parts, others, least) in trials {
                let lesser = parts.dropFirst().map { $0.sized(others) }
                let taken = lesser.reduce(0) { $0 + $1.width + Self.leastGap * others }
                let free = (content.width - taken) / max(parts[0].width, 1e-9)
                let size = min(most, theme.headerText.size * free)
                if size >= least || count == 1 && others == small { return [parts[0].sized(size)] + lesser }
            }
        }
        return []
    }

    /// One line, from one edge of the content to the other.
    /// - Parameter place: of the baseline, by the height of the first figure.
    func line(_ place: (Double) -> Double) -> [WidgetLayout.Figure] {
        let parts = lineParts
        let baseline = place(theme.capHeight * (parts.first?.icon.size ?? 0))
        let free = content.width - parts.reduce(0) { $0 + $1.width }
        var x = content.x
        return parts.map { part in
            let icon = part.icon.placed(x: x, baseline: baseline)
            let figure = part.text.placed(x: icon.rect.maxX + Self.iconGap * icon.size, baseline: baseline)
            x = figure.rect.maxX + free / Double(max(1, parts.count - 1))
            return WidgetLayout.Figure(kind: part.kind, icon: icon, text: figure)
        }
    }

    /// How many figures there are to show.
    var count: Int { parts.count }

    /// One below the other, the first large, the others smaller and alike; what is seen of texts begins below each other.
    func column(upTo last: Int, below line: ChartLayout.Text?) -> WidgetLayout.Rows {
        let shown = Array(parts.prefix(last + 1))
        // The icons are as much smaller as the first figure has to be.
        let shrunk = min(1, content.width / max(shown[0].width, 1e-9))
        let iconWidth = shown.enumerated().map { $1.icon.rect.width * ($0 == 0 ? shrunk : 1) }.max() ?? 0
        let indent = iconWidth + Self.iconGap * theme.headerText.size * shrunk
        let room = max(0, content.width - indent)
        let texts = shown.map { part in
            let long = part.text.fitting(room)
            return long.size >= min(Self.leastSize, part.text.size) ? long : part.short.fitting(room)
        }
        let others = texts.dropFirst().map(\.size).min() ?? 0
        var (baseline, above) = (top(below: line), 0.0)
        let figures = shown.enumerated().map { index, part in
            let size = index == 0 ? texts[0].size : others
            baseline += (index == 0 ? 0 : leading(above, size)) + theme.capHeight * size
            above = size
            var icon = part.icon.sized(size).placed(x: content.x, baseline: baseline)
            icon.rect.x += (iconWidth - icon.rect.width) / 2
            var figure = texts[index].sized(size).placed(x: content.x + indent, baseline: baseline)
            // A large letter has more room before it than a small one. Where there is none, it stays.
            figure.rect.x -= max(0, figure.leftBearing)
            return WidgetLayout.Figure(kind: part.kind, icon: icon, text: figure)
        }
        return WidgetLayout.Rows(day: line, figures: figures, baseline: figures[last].text.baseline)
    }

    /// Average and total under a baseline.
    func summaryLine(_ words: WeekWords, under baseline: Double) -> ChartLayout.Text {
        let text = typesetter.text(words.stats, theme.statText).fitting(content.width)
        let drop = leading(theme.headerText.size, text.size) + theme.capHeight * text.size
        return text.placed(x: content.x, baseline: baseline + drop)
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
            let style = theme.statText.sized(theme.statText.size * line.1)
            let text = typesetter.text(line.0, style).fitting(content.width)
            defer { baseline -= theme.capHeight * text.size + theme.statText.size * (index % 2 == 1 ? 0.52 : 1.05) }
            return text.placed(x: content.x, baseline: baseline)
        }.reversed()
    }

    /// Between two lines of text of these sizes, from baseline to capitals: hardly more than they need.
    private func leading(_ above: Double, _ below: Double) -> Double { 0.31 * above + 0.22 * below }
}
