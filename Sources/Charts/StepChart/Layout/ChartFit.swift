/// What a chart consists of, and the room that each part takes. Where there is too little for all of them, annotations
/// give way to the plot.
struct ChartFit {
    let area: PlotArea
    let words: any Catalogue
    let labels: DayLabels
    let headings: Headings
    let counts: CountDomain
    let margins: PlotMargins
    /// Steps of a point that reaches the goal; nil without a goal, and where points are sums of several days.
    let goal: Int?
    /// Whether numbers beside days leave the plot a height by which these differ.
    let hasRoomForValues: Bool
    /// Annotations that have no room.
    let omitted: [ChartLayout.Omission.Part]
    private let hasColumn: Bool
    private let average: Double?
    /// What the days before are called, at the origin.
    let legend: ChartLayout.Text?
    private let goalTexts: [ChartLayout.Text]
    private let averageTexts: [ChartLayout.Text]
    private let theme: ChartTheme

    /// - Parameter hasColumn: whether the texts of lines stand beside the plot, and not over their lines.
    init(_ series: Series, _ options: ChartOptions, in area: PlotArea, _ theme: ChartTheme, hasColumn: Bool) {
        let (annotations, words, bounds) = (options.annotations, options.language.catalogue, area.bounds)
        let isSum = options.aggregation.isSum
        goal = isSum ? nil : annotations.goal
        average = options.showsAverageLine && !isSum ? series.week.average : nil
        func lineTexts(_ word: String, _ count: Int, _ color: ChartTheme.Color) -> [ChartLayout.Text] {
            let style = with(theme.valueText) { $0.color = color }
            let parts = [word, words.grouped(count)]
            return (hasColumn ? parts : [parts.joined(separator: " ")]).map {
                ChartLayout.Text($0, style, digits: .proportional, theme)
            }
        }
        var goalTexts = goal.map { lineTexts(words[.goal], $0, theme.goalColor) } ?? []
        // The line that a widget has by itself is explained by its words.
        var averageTexts: [ChartLayout.Text] = []
        if let average, options.averageLine == true {
            averageTexts = lineTexts(words[.average], Int(average.rounded()), theme.averageLineColor)
        }

        var needs = PlotMargins.Needs(isBars: options.mark == .bars)
        if annotations.values != .none { needs.valueHeight = theme.valueText.size * theme.linePitch }
        // Numbers beside days that all stand at one height would say something false.
        let height = PlotMargins(needs, in: area, theme).plot.height
        hasRoomForValues = annotations.values != .none && height >= 2 * theme.valueText.size
        if !hasRoomForValues { needs.valueHeight = 0 }
        var omitted: [ChartLayout.Omission.Part] = []
        var legend: ChartLayout.Text?
        if options.showsLegend, series.previous?.contains(where: { $0.steps != nil }) == true {
            let before = WeekWords(series.week, language: options.language).nameBefore
            legend = ChartLayout.Text(before, theme.valueText, digits: .proportional, theme)
        }
        let taken = 2 * area.headingMargin(theme) + (legend.map { $0.rect.maxX - $0.swatch.x + theme.minimumGap } ?? 0)
        var headings = Headings(options, of: series.week, width: max(0, bounds.width - taken), theme)
        needs.headingHeight = max(headings.height, legend?.rect.height ?? 0)
        while !PlotMargins(needs, in: area, theme).leavesHeight(of: bounds),
            let part = headings.dropLast() ?? (legend == nil ? nil : .legend)
        {
            omitted.append(part)
            if part == .legend { legend = nil }
            needs.headingHeight = max(headings.height, legend?.rect.height ?? 0)
        }

        var counts = Self.counts(series, options, goal, height: PlotMargins(needs, in: area, theme).plot.height, theme)
        if annotations.yAxis, counts.ticks.isEmpty, series.points.contains(where: { $0.steps != nil }) {
            omitted.append(.yAxis)
        }
        needs.axisWidth =
            counts.ticks.map { theme.width(words.grouped($0), theme.valueText, digits: .tabular) }.max() ?? 0
        if hasColumn { needs.lineTextWidth = (goalTexts + averageTexts).map(\.rect.width).max() ?? 0 }
        if needs.lineTextWidth > 0, !PlotMargins(needs, in: area, theme).leavesWidth(of: bounds) {
            (goalTexts, averageTexts, needs.lineTextWidth) = ([], [], 0)
            omitted.append(.lineTexts)
        }
        if !counts.ticks.isEmpty, !PlotMargins(needs, in: area, theme).leavesWidth(of: bounds) {
            counts = Self.counts(series, options, goal, height: 0, theme)
            needs.axisWidth = 0
            omitted.append(.yAxis)
        }
        (self.area, self.words, self.theme, self.headings, self.counts) = (area, words, theme, headings, counts)
        self.legend = legend
        (self.goalTexts, self.averageTexts, self.omitted, self.hasColumn) = (
            goalTexts, averageTexts, omitted, hasColumn
        )
        labels = DayLabels(options, of: series)
        margins = PlotMargins(needs, in: area, theme)
    }

    /// - Parameter height: of the plot, in points, as far as the y axis is concerned; 0 leaves none.
    private static func counts(
        _ series: Series, _ options: ChartOptions, _ goal: Int?, height: Double, _ theme: ChartTheme
    ) -> CountDomain {
        var shown =
            series.points.compactMap(\.steps) + (series.previous ?? []).compactMap(\.steps) + [goal].compactMap(\.self)
        // Days that hardly differ are not to look like mountains.
        if options.annotations.baseline == nil, let least = shown.min(), let most = shown.max(), most > 0 {
            let missing = max(0, Self.leastSpan * Double(most) - Double(most - least)) / 2
            shown += [Int((Double(least) - missing).rounded(.up)), Int((Double(most) + missing).rounded(.down))]
        }
        let baseline = options.annotations.baseline ?? (options.mark == .bars ? .zero : .least)
        // Numbers of an axis stay apart by half their height.
        let pitch = max(theme.valueText.size * theme.linePitch * 1.5, 1e-9)
        let most = options.annotations.yAxis && height > 0 ? Int(min(height / pitch, 4)) + 1 : 0
        return CountDomain(shown, baseline: baseline, ticks: most)
    }

    /// Of the highest count that is shown.
    private static let leastSpan = 0.4

    // MARK: Placed

    /// Nil when there is none.
    func yAxis(_ y: LinearScale) -> ChartLayout.YAxis? {
        guard !counts.ticks.isEmpty else { return nil }
        return ChartLayout.YAxis(
            startX: margins.startX, endX: margins.endX,
            ticks: counts.ticks.map { tick in
                let label = ChartLayout.Text(words.grouped(tick), theme.valueText, theme)
                let y = y(Double(tick))
                // Flush with the lines, as numbers of a column are.
                let left = margins.startX - theme.minimumGap - label.rect.width
                return ChartLayout.YAxis.Tick(
                    value: tick, y: y, label: label.moved(x: left, y: y - label.rect.height / 2))
            })
    }

    /// The lines at the goal and at the average, their texts inside `area` and clear of each other; nil for one that is
    /// not shown.
    /// - Parameter x: of the first day and of the last.
    func referenceLines(
        _ y: LinearScale, x: (first: Double, last: Double), textsIn area: Rect
    ) -> (goal: ChartLayout.ReferenceLine?, average: ChartLayout.ReferenceLine?) {
        let goalLine = goal.map {
            ChartLayout.ReferenceLine(value: Double($0), startX: margins.startX, endX: margins.endX, y: y(Double($0)))
        }
        let averageLine = average.map {
            ChartLayout.ReferenceLine(value: $0, startX: x.first, endX: x.last, y: y($0))
        }
        var lines = (goal: goalLine, average: averageLine)
        guard hasColumn else {
            lines.goal?.setOver(goalTexts, theme)
            lines.average?.setOver(averageTexts, theme)
            return lines
        }
        var blocks: [TextColumn.Block] = []
        if let goalLine, !goalTexts.isEmpty { blocks.append(.init(texts: goalTexts, midY: goalLine.y)) }
        if let averageLine, !averageTexts.isEmpty { blocks.append(.init(texts: averageTexts, midY: averageLine.y)) }
        var placed = TextColumn(x: margins.endX + theme.minimumGap, area: area, gap: theme.minimumGap / 2)
            .placed(blocks)
        if !averageTexts.isEmpty { lines.average?.texts = placed.popLast() ?? [] }
        if !goalTexts.isEmpty { lines.goal?.texts = placed.popLast() ?? [] }
        return lines
    }
}

extension ChartLayout.Text {
    /// Before a text of a legend, what it stands for, on its centre line.
    var swatch: Rect {
        let width = 1.7 * size
        return Rect(x: rect.x - width, y: rect.midY - 0.35 * size, width: 0.75 * width, height: 0.7 * size)
    }
}

extension ChartLayout.ReferenceLine {
    /// Puts texts over the line, at its right end.
    fileprivate mutating func setOver(_ texts: [ChartLayout.Text], _ theme: ChartTheme) {
        let bottom = y - (theme.minimumGap / 2 + theme.referenceLineWidth) / 2
        self.texts = texts.map { $0.moved(x: endX - $0.rect.width, y: bottom - $0.rect.height) }
    }
}
