/// The texts of a widget: a day, its figures with their icons in a line or in a column, average and total.
struct WidgetTexts {
    private var parts: [Part] = []
    private let content: Rect
    private var theme: ChartTheme
    private let typesetter: Typesetter
    private let isOfHome: Bool

    /// A line of text over the figures: the day that they are of, or that newer ones are not accessible. Nil for a day
    /// without a date.
    private let day: String?
    /// Before that line, at the origin, where the figures are not the newest.
    private var lock: ChartLayout.Text?

    /// How much of the goal the day has reached, at the origin; nil without a goal.
    private var share: ChartLayout.Text?
    /// The same as a part of 1.
    private(set) var part: Double?

    /// A figure and its icon, at the origin; the first one is large.
    private struct Part {
        var kind: WidgetLayout.Figure.Kind
        var icon: ChartLayout.Text?
        var text: ChartLayout.Text
        /// In its shortest wording.
        var short: ChartLayout.Text

        var width: Double {
            let iconWidth = icon.map { $0.rect.width + WidgetTexts.iconGap * $0.size } ?? 0
            return iconWidth + text.rect.width
        }

        func sized(_ size: Double) -> Part {
            Part(kind: kind, icon: icon?.sized(size), text: text.sized(size), short: short.sized(size))
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

    /// A day's figures. One that no day of the week has is none; one that only this day lacks is a dash.
    /// - Throws: `ChartError.noSuchDay`.
    init(
        _ words: WeekWords, day index: Int, _ notice: Notice?, in content: Rect, _ options: WidgetOptions,
        _ theme: ChartTheme
    ) throws(ChartError) {
        let header = try words.header(of: index)
        let (week, catalogue) = (words.week, words.words)
        let isToday = options.isOfHome && words.relativeDay(index) == .today
        let today = isToday ? catalogue.opening(catalogue[.today]) : nil
        let date = week.days[index].date.map { today ?? catalogue.written(.longDate, $0) }
        isOfHome = options.isOfHome
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
        add(.steps, options.showsShare || options.family == .medium ? nil : .walker, header.steps)
        if options.showsShare, let goal = options.chart.annotations.goal {
            let steps = week.days[index].steps
            let of = Catalogue.Part.count(goal)
            let percent = options.isSparkline ? nil : steps.map { Catalogue.Part.count(100 * $0 / goal) }
            let text = percent.map { catalogue[.part, ["percent": $0, "goal": of]] }
            share = typesetter.text(text ?? catalogue[.ofGoal, ["goal": of]], theme.statText)
            part = Double(steps ?? 0) / Double(goal)
        }
        if week.days.contains(where: { $0.distanceMeters != nil }) { add(.distance, .road, header.distance) }
        if week.days.contains(where: { $0.flights != nil }) {
            let floors = week.days[index].flights.map(catalogue.floors)
            add(.flights, .flights, floors ?? header.flights, short: header.flights)
        }
    }

    private mutating func add(
        _ kind: WidgetLayout.Figure.Kind, _ icon: Icon?, _ text: String, short: String? = nil
    ) {
        func set(_ string: String) -> ChartLayout.Text {
            var style = parts.isEmpty ? theme.headerText : theme.statText
            // Today widgets have the original's `----`.
            let isMissing = isOfHome && string == WeekWords.missing
            if isMissing { style.color = theme.statText.color }
            return typesetter.text(isMissing ? "–" : string, style)
        }
        parts.append(Part(kind: kind, icon: icon.map { set($0.text) }, text: set(text), short: set(short ?? text)))
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
        let indent = lockIndent
        // By digits that are all alike, so that one day is as large as the next.
        let style = theme.statText.sized(Self.daySize * theme.statText.size)
        let size = typesetter.text(day, style, digits: .tabular).fitting(content.width - indent).size
        guard size >= 0.8 * Self.leastSize else { return nil }
        return typesetter.text(day, style.sized(size))
            .placed(x: content.x + indent, baseline: content.y + theme.capHeight * size)
    }

    /// The padlock before a line that says how old the rest is.
    func lock(before line: ChartLayout.Text) -> ChartLayout.Text? {
        lock?.placed(x: line.rect.x - lockIndent, baseline: line.baseline)
    }

    private var lockIndent: Double { lock.map { $0.rect.width + Self.iconGap * $0.size } ?? 0 }

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
        let baseline = place(theme.capHeight * (parts.first?.text.size ?? 0))
        let free = content.width - parts.reduce(0) { $0 + $1.width }
        var x = content.x
        return parts.map { part in
            let icon = part.icon?.placed(x: x, baseline: baseline)
            let start = icon.map { $0.rect.maxX + Self.iconGap * $0.size } ?? x
            let figure = part.text.placed(x: start, baseline: baseline)
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
        let iconWidths = shown.enumerated().map { ($1.icon?.rect.width ?? 0) * ($0 == 0 ? shrunk : 1) }
        let iconWidth = iconWidths.max() ?? 0
        let gapSize = shown[0].icon == nil ? theme.statText.size : theme.headerText.size * shrunk
        func indent(_ part: Part) -> Double { part.icon == nil ? 0 : iconWidth + Self.iconGap * gapSize }
        let texts = shown.map { part in
            let room = max(0, content.width - indent(part))
            let long = part.text.fitting(room)
            return long.size >= min(Self.leastSize, part.text.size) ? long : part.short.fitting(room)
        }
        let others = texts.dropFirst().map(\.size).min() ?? 0
        var (baseline, above) = (top(below: line), 0.0)
        var share = self.share?.fitting(content.width)
        let figures = shown.enumerated().map { index, part in
            let size = index == 0 ? texts[0].size : others
            baseline += (index == 0 ? 0 : leading(above, size)) + theme.capHeight * size
            above = size
            let placedAt = baseline
            if index == 0, let text = share {
                baseline += leading(size, text.size) + theme.capHeight * text.size
                above = text.size
                share = text.placed(x: content.x, baseline: baseline)
            }
            var icon = part.icon?.sized(size).placed(x: content.x, baseline: placedAt)
            let free = iconWidth - (icon?.rect.width ?? 0)
            icon?.rect.x += free / 2
            var figure = texts[index].sized(size).placed(x: content.x + indent(part), baseline: placedAt)
            // A large letter has more room before it than a small one. Where there is none, it stays.
            figure.rect.x -= max(0, figure.leftBearing)
            return WidgetLayout.Figure(kind: part.kind, icon: icon, text: figure)
        }
        return WidgetLayout.Rows(day: line, figures: figures, share: share, baseline: baseline)
    }

    /// A day's steps in a ring that shows how much of the goal they are, over the day; nil without a goal, and where
    /// there is no room.
    func inRing() -> WidgetLayout.Rows? {
        guard let part, let share, let first = parts.first else { return nil }
        // Centred at the bottom.
        let line = dayLine().map { line in
            line.moved(x: (content.maxX - line.rect.maxX) / 2, y: content.maxY - line.baseline)
        }
        let taken = line.map { theme.capHeight * $0.size + 0.8 * theme.statText.size } ?? 0
        let diameter = min(content.width, content.height - taken)
        guard diameter >= 5 * theme.statText.size else { return nil }
        let center = Point(content.midX, content.y + diameter / 2)
        let ring = WidgetLayout.Ring(part: part, center: center, diameter: diameter)
        let inside = 0.82 * (diameter - 2 * ring.width)
        let small = share.sized(0.85 * share.size).fitting(0.8 * inside)
        let large = first.text.sized(0.75 * theme.headerText.size).fitting(inside)
        let height = theme.capHeight * (large.size + small.size) + leading(large.size, small.size)
        func placed(_ text: ChartLayout.Text, _ baseline: Double) -> ChartLayout.Text {
            text.placed(x: center.x - text.rect.width / 2, baseline: baseline)
        }
        let figure = placed(large, center.y - height / 2 + theme.capHeight * large.size)
        return WidgetLayout.Rows(
            day: line, figures: [.init(kind: first.kind, icon: nil, text: figure)],
            share: placed(small, center.y + height / 2), ring: ring, baseline: content.maxY)
    }

    /// Average and total under a baseline.
    func summaryLine(_ words: WeekWords, under baseline: Double) -> ChartLayout.Text {
        let text = typesetter.text(words.stats, theme.statText).fitting(content.width)
        let drop = leading(theme.headerText.size, text.size) + theme.capHeight * text.size
        return text.placed(x: content.x, baseline: baseline + drop)
    }

    /// Average and total, or the average alone, a line each under what it is, the last line's baseline at `bottom`; none
    /// without data.
    func summaryList(_ words: WeekWords, hasTotal: Bool, endingAt bottom: Double) -> [ChartLayout.Text] {
        guard let average = words.week.average else { return [] }
        let catalogue = words.words
        var baseline = bottom
        let lines = [
            (catalogue[.dailyAverage], 0.85), (catalogue.steps(Int(average.rounded())), 1.2),
            (catalogue[.total], 0.85), (catalogue.steps(words.week.total), 1.2),
        ]
        return lines.prefix(hasTotal ? 4 : 2).enumerated().reversed().map { index, line in
            let style = theme.statText.sized(theme.statText.size * line.1)
            let text = typesetter.text(line.0, style).fitting(content.width)
            defer { baseline -= theme.capHeight * text.size + theme.statText.size * (index % 2 == 1 ? 0.52 : 1.05) }
            return text.placed(x: content.x, baseline: baseline)
        }.reversed()
    }

    /// Between two lines of text of these sizes, from baseline to capitals: hardly more than they need.
    private func leading(_ above: Double, _ below: Double) -> Double { 0.31 * above + 0.22 * below }
}
