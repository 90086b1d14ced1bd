/// Lays out a widget: a day, its figures with their icons, average and total, and the chart.
struct WidgetBuilder {
    let content: WeekContent
    let options: WidgetOptions
    private(set) var theme: ChartTheme
    /// The rectangle for the texts and the chart, in points.
    var space: Rect
    let plot: ChartOptions
    let series: Series
    let selected: Int?
    private let words: WeekWords
    private let typesetter: Typesetter

    /// The day's figures with their icons, at the origin; the first one is large.
    private(set) var figures: [WidgetLayout.Figure] = []
    /// The number of floors in its shortest wording, at the origin.
    private var shortFlights: ChartLayout.Text?
    /// The text above the figures: their day, or the notice that newer ones are not accessible; nil without a date.
    private let day: String?
    /// The padlock before that text, at the origin; nil if the figures are the newest.
    private(set) var lock: ChartLayout.Text?
    /// The part of the goal that the day has reached, in words, at the origin; nil without a goal.
    private var share: ChartLayout.Text?
    /// The part of the goal that the day has reached: 1 is the goal.
    private(set) var part: Double?

    /// The least size of a text, in points: a text that would be smaller is left out.
    static let leastSize = 10.0

    /// The size of the day's text, as a multiple of the smaller figures'.
    private static let daySize = 0.85

    /// Sets the texts. A figure that no day of the week has is left out; one that only this day lacks is a dash.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    init(_ content: WeekContent, _ options: WidgetOptions, _ theme: ChartTheme) throws(ChartError) {
        var theme = theme
        for length in [
            \ChartTheme.headerText.size, \.statText.size, \.labelText.size, \.labelOffset, \.labelHeight,
            \.noticeText.size,
        ] {
            theme[keyPath: length] *= options.textScale
        }
        self.content = content
        self.options = options
        self.theme = theme
        // A watch is small, so that its margins are narrower.
        let margin = options.family == .smartStack ? theme.widgetMargin * 0.625 : theme.widgetMargin
        space = Rect(x: 0, y: 0, width: options.width, height: options.height)
            .grown(by: -min(margin, options.width / 4, options.height / 4))
        let week = content.week
        plot = options.plot(of: week)
        // Days before are not shown without a text that explains them.
        let hidesPrevious = options.isOfHome && !options.isSparkline
        series = with(Series(week, plot)) { if hidesPrevious { $0.previous = nil } }
        selected = try content.selectedIndex(plot.selection)
        words = WeekWords(week, options.chart, unit: options.unit)
        typesetter = Typesetter(theme)

        let index = selected ?? week.days.count - 1
        let header = try words.header(of: index)
        let catalogue = words.words
        let isToday = options.isOfHome && words.relativeDay(index) == .today
        let today = isToday ? catalogue.opening(catalogue[.today]) : nil
        let date = week.days[index].date.map { today ?? catalogue.written(.longDate, $0) }
        day =
            switch content.notice {
            case nil: date
            case .lastAccessible: date.map { catalogue[.asOf, ["date": .text($0)]] } ?? catalogue[.notAccessible]
            case .notAccessible: catalogue[.notAccessible]
            }
        if content.notice != nil {
            // The padlock, .66 em high, is as high as the day's capitals, and at least 9 points.
            let height = max(Self.daySize * theme.statText.size * theme.capHeight, 9)
            lock = typesetter.text(Icon.lock.text, theme.statText.sized(height / 0.66))
        }
        if options.showsShare, let first = options.chart.annotations.goal {
            let goal = week.goal(of: week.days[index], first: first)
            let count = week.count(index)
            let text = options.isSparkline ? nil : count.map { catalogue.part($0, of: goal) }
            share = typesetter.text(text ?? catalogue[.ofGoal, ["goal": .amount(goal)]], theme.statText)
            part = Double(count ?? 0) / Double(goal)
        }
        // The figure of the chart is the first, and large.
        let others = Measure.allCases.filter { measure in
            measure != week.measure && (measure == .steps || week.days.contains { $0.count(in: measure) != nil })
        }
        let floors = week.days[index].flights.map(catalogue.floors)
        for measure in [week.measure] + others { add(measure, header, floors: floors) }
    }

    private mutating func add(_ measure: Measure, _ header: WeekWords.Header, floors: String?) {
        let isFirst = figures.isEmpty
        let (kind, icon, string): (WidgetLayout.Figure.Kind, Icon, String) =
            switch measure {
            case .steps: (.steps, .walker, header.steps)
            case .distance: (.distance, .road, header.distance)
            case .floors: (.flights, .flights, floors ?? header.flights)
            }
        let style = isFirst ? theme.headerText : theme.statText
        let hasIcon = !isFirst || !options.showsShare && options.family != .medium
        let symbol = hasIcon ? typesetter.text(icon.text, style) : nil
        figures.append(.init(kind: kind, icon: symbol, text: text(string, style)))
        if measure == .floors { shortFlights = text(header.flights, style) }
    }

    private func text(_ figure: String, _ style: TextStyle) -> ChartLayout.Text {
        // Today widgets keep the `----` of the original app.
        guard options.isOfHome, figure == WeekWords.missing else { return typesetter.text(figure, style) }
        return typesetter.text("–", with(style) { $0.color = theme.statText.color })
    }

    /// Returns the builder with the size of the day's steps multiplied by a factor.
    func shrinkingHeader(by factor: Double) -> Self {
        with(self) { builder in
            builder.theme.headerText.size *= factor
            builder.figures[0] = figures[0].sized(builder.theme.headerText.size)
        }
    }

    // MARK: Texts

    /// The day, at the top of the space; nil if it would be too small to read.
    var dayLine: ChartLayout.Text? {
        guard let day else { return nil }
        // The size is measured with tabular digits, so that it is the same for every day.
        let style = theme.statText.sized(Self.daySize * theme.statText.size)
        let size = typesetter.text(day, style, digits: .tabular).fitting(space.width - lockIndent).size
        guard size >= 0.8 * Self.leastSize else { return nil }
        return typesetter.text(day, style.sized(size))
            .placed(x: space.x + lockIndent, baseline: space.y + theme.capHeight * size)
    }

    /// Returns the padlock before a line, which marks figures that are not the newest.
    func lock(before line: ChartLayout.Text) -> ChartLayout.Text? {
        lock?.placed(x: line.rect.x - lockIndent, baseline: line.baseline)
    }

    private var lockIndent: Double { lock.map { $0.rect.width + WidgetLayout.Figure.iconGap * $0.size } ?? 0 }

    /// Returns the y of the top of figures below a line of text.
    func top(below line: ChartLayout.Text?) -> Double {
        line.map { $0.baseline + leading($0.size, theme.headerText.size) } ?? space.y
    }

    private func shortened(_ figure: WidgetLayout.Figure) -> WidgetLayout.Figure {
        with(figure) { if figure.kind == .flights, let shortFlights { $0.text = shortFlights } }
    }

    /// The figures side by side: smaller if they do not fit, or in their shortest wording if they would be too small.
    private var figuresInLine: [WidgetLayout.Figure] {
        let most = min(theme.headerText.size, space.height / theme.linePitch)
        let small = min(theme.statText.size, Self.leastSize)
        for count in (1...figures.count).reversed() {
            let whole = Array(figures.prefix(count))
            let short = whole.map(shortened)
            let sizes = [1, 0.92, 0.84, 0.76, 0.68, 0.6].map { (max(small, $0 * theme.statText.size), $0 * most) }
            let trials =
                sizes.map { (whole, $0, $1) } + [(short, theme.statText.size, 0.6 * most), (short, small, small)]
            for (figures, others, least) in trials {
                let lesser = figures.dropFirst().map { $0.sized(others) }
                // The distance from a figure to the next icon is at least 1.2 em.
                let taken = lesser.reduce(0) { $0 + $1.width + 1.2 * others }
                let free = (space.width - taken) / max(figures[0].width, 1e-9)
                let size = min(most, theme.headerText.size * free)
                if size >= least || count == 1 && others == small { return [figures[0].sized(size)] + lesser }
            }
        }
        return []
    }

    /// Places the figures in one line, from one edge of the space to the other.
    /// - Parameter baseline: returns the y of the baseline for a height of the first figure's capitals.
    func line(_ baseline: (Double) -> Double) -> [WidgetLayout.Figure] {
        let figures = figuresInLine
        let baseline = baseline(theme.capHeight * (figures.first?.text.size ?? 0))
        let free = space.width - figures.reduce(0) { $0 + $1.width }
        var x = space.x
        return figures.map { figure in
            let placed = figure.placed(x: x, textX: x + figure.iconWidth, baseline: baseline)
            x = placed.text.rect.maxX + free / Double(max(1, figures.count - 1))
            return placed
        }
    }

    /// Places the first figures in a column, the first one large, the others of one size, with aligned ink.
    func column(_ count: Int, below line: ChartLayout.Text?) -> WidgetLayout {
        let shown = Array(figures.prefix(count))
        // The icons shrink with the first figure.
        let shrunk = min(1, space.width / max(shown[0].width, 1e-9))
        let iconWidth = shown.enumerated().map { ($1.icon?.rect.width ?? 0) * ($0 == 0 ? shrunk : 1) }.max() ?? 0
        let gapSize = shown[0].icon == nil ? theme.statText.size : theme.headerText.size * shrunk
        func indent(_ figure: WidgetLayout.Figure) -> Double {
            figure.icon == nil ? 0 : iconWidth + WidgetLayout.Figure.iconGap * gapSize
        }
        let fitting = shown.map { figure in
            let width = max(0, space.width - indent(figure))
            let long = figure.text.fitting(width)
            let isLegible = long.size >= min(Self.leastSize, figure.text.size)
            return with(figure) { $0.text = isLegible ? long : shortened(figure).text.fitting(width) }
        }
        let others = fitting.dropFirst().map(\.text.size).min() ?? 0
        var layout = with(empty) { $0.day = line }
        var lowest: ChartLayout.Text?
        for (index, figure) in fitting.enumerated() {
            let sized = figure.sized(index == 0 ? figure.text.size : others)
            let baseline =
                lowest.map { self.baseline(of: sized.text, below: $0) }
                ?? top(below: line) + theme.capHeight * sized.text.size
            let free = iconWidth - (sized.icon?.rect.width ?? 0)
            var placed = sized.placed(x: space.x + free / 2, textX: space.x + indent(figure), baseline: baseline)
            // The space before a large letter is wider than before a small one. A letter without space is not moved.
            placed.text.rect.x -= max(0, placed.text.leftBearing)
            layout.figures.append(placed)
            lowest = placed.text
            if index == 0, let share = share?.fitting(space.width) {
                layout.share = share.placed(x: space.x, baseline: self.baseline(of: share, below: placed.text))
                lowest = layout.share
            }
        }
        return layout
    }

    /// Lays out a day's steps in a ring that shows the part of the goal; nil without a goal, and if it does not fit.
    func inRing() -> WidgetLayout? {
        guard options.family == .small, let part, let share else { return nil }
        var layout = empty
        // The day is centred at the bottom.
        layout.day = dayLine.map { line in
            line.moved(x: (space.maxX - line.rect.maxX) / 2, y: space.maxY - line.baseline)
        }
        let taken = layout.day.map { theme.capHeight * $0.size + 0.8 * theme.statText.size } ?? 0
        let diameter = min(space.width, space.height - taken)
        guard diameter >= 5 * theme.statText.size else { return nil }
        let center = Point(space.midX, space.y + diameter / 2)
        let ring = WidgetLayout.Ring(part: part, center: center, diameter: diameter)
        let inside = 0.82 * (diameter - 2 * ring.width)
        let small = share.sized(0.85 * share.size).fitting(0.8 * inside)
        let large = figures[0].text.sized(0.75 * theme.headerText.size).fitting(inside)
        let height = theme.capHeight * (large.size + small.size) + leading(large.size, small.size)
        let baseline = center.y - height / 2 + theme.capHeight * large.size
        let figure = large.placed(x: center.x, baseline: baseline, .center)
        layout.figures = [.init(kind: figures[0].kind, icon: nil, text: figure)]
        layout.share = small.placed(x: center.x, baseline: center.y + height / 2, .center)
        layout.ring = ring
        return layout
    }

    func summaryLine(under baseline: Double) -> ChartLayout.Text {
        let text = typesetter.text(words.stats, theme.statText).fitting(space.width)
        let drop = leading(theme.headerText.size, text.size) + theme.capHeight * text.size
        return text.placed(x: space.x, baseline: baseline + drop)
    }

    /// Returns lines of average and total, or the average alone, each below its name, up from the bottom of the space.
    func summaryList(hasTotal: Bool) -> [ChartLayout.Text] {
        guard let average = words.week.average else { return [] }
        let catalogue = words.words
        var baseline = space.maxY
        let lines = [
            (catalogue[.dailyAverage], 0.85), (catalogue.amountPhrase(Int(average.rounded())), 1.2),
            (catalogue[.total], 0.85), (catalogue.amountPhrase(words.week.total), 1.2),
        ]
        return lines.prefix(hasTotal ? 4 : 2).enumerated().reversed().map { index, line in
            let style = theme.statText.sized(theme.statText.size * line.1)
            let text = typesetter.text(line.0, style).fitting(space.width)
            defer { baseline -= theme.capHeight * text.size + theme.statText.size * (index % 2 == 1 ? 0.52 : 1.05) }
            return text.placed(x: space.x, baseline: baseline)
        }.reversed()
    }

    private func baseline(of text: ChartLayout.Text, below line: ChartLayout.Text) -> Double {
        line.baseline + (leading(line.size, text.size) + theme.capHeight * text.size)
    }

    /// Returns the distance between two lines of text of these sizes, from the baseline to the capitals below.
    private func leading(_ above: Double, _ below: Double) -> Double { 0.31 * above + 0.22 * below }
}

extension WidgetLayout.Figure {
    /// The distance from the icon to the figure, in em.
    static let iconGap = 0.26

    /// The width of the icon with its distance to the figure; 0 without an icon.
    fileprivate var iconWidth: Double { icon.map { $0.rect.width + Self.iconGap * $0.size } ?? 0 }

    fileprivate var width: Double { iconWidth + text.rect.width }

    fileprivate func sized(_ size: Double) -> Self { Self(kind: kind, icon: icon?.sized(size), text: text.sized(size)) }

    fileprivate func placed(x: Double, textX: Double, baseline: Double) -> Self {
        Self(kind: kind, icon: icon?.placed(x: x, baseline: baseline), text: text.placed(x: textX, baseline: baseline))
    }
}
