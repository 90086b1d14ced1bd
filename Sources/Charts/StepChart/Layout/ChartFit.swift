/// What a chart consists of, and the room that each part takes. Where there is too little for all of them, annotations
/// give way to the plot.
struct ChartFit {
    let words: Catalogue
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
    let legend: Legend
    private let goalTexts: [ChartLayout.Text]
    private let averageTexts: [ChartLayout.Text]
    /// The numbers of the y axis, at the origin.
    private let tickTexts: [ChartLayout.Text]
    let theme: ChartTheme
    let style: ChartFrame.Style

    /// - Parameters:
    ///   - labels: of the series' points.
    ///   - hasColumn: whether the texts of lines stand beside the plot, and not over their lines.
    init(
        _ series: Series, _ labels: DayLabels, _ options: ChartOptions, in area: PlotArea, _ theme: ChartTheme,
        _ style: ChartFrame.Style, hasColumn: Bool
    ) {
        self.labels = labels
        self.style = style
        let (annotations, words) = (options.annotations, options.language.catalogue)
        let isSum = options.aggregation.isSum
        goal = isSum ? nil : annotations.goal
        average = options.showsAverageLine && !isSum ? series.week.average : nil
        func lineTexts(_ word: String, _ count: Int, _ color: ChartTheme.Color) -> [ChartLayout.Text] {
            let style = with(theme.valueText) { $0.color = color }
            let parts = [word, words.grouped(count)]
            return (hasColumn ? parts : [parts.joined(separator: " ")]).map {
                ChartLayout.Text($0, style, theme)
            }
        }
        var goalTexts = goal.map { lineTexts(words[.goal], $0, theme.goalColor) } ?? []
        // The line that a widget has by itself is explained by its words.
        var averageTexts: [ChartLayout.Text] = []
        if let average, options.averageLine == true {
            averageTexts = lineTexts(words[.average], Int(average.rounded()), theme.averageLineColor)
        }

        var margins = PlotMargins(area: area, theme: theme, isBars: options.mark == .bars)
        if annotations.values != .none { margins.valueHeight = theme.valueHeight }
        // Numbers beside days that all stand at one height would say something false.
        hasRoomForValues = annotations.values != .none && margins.plot.height >= 2 * theme.valueText.size
        if !hasRoomForValues { margins.valueHeight = 0 }
        var omitted: [ChartLayout.Omission.Part] = []
        var legend = Legend()
        if style.showsLegend, series.hasPrevious {
            let before = WeekWords(series.week, language: options.language).nameBefore
            let size = theme.valueText.size
            legend = Legend(
                [ChartLayout.Text(before, theme.valueText, theme)], swatch: Size(1.275 * size, 0.7 * size),
                gap: 0.425 * size)
        }
        let taken = 2 * area.headingMargin(theme) + (legend.isEmpty ? 0 : legend.bounds.width + theme.minimumGap)
        var headings = Headings(options, of: series.week, width: max(0, area.bounds.width - taken), theme)
        margins.headingHeight = max(headings.height, legend.bounds.height)
        while !margins.leavesHeight, let part = headings.dropLast() ?? (legend.isEmpty ? nil : .legend) {
            omitted.append(part)
            if part == .legend { legend = Legend() }
            margins.headingHeight = max(headings.height, legend.bounds.height)
        }

        var counts = Self.counts(series, options, goal, height: margins.plot.height, theme)
        if annotations.yAxis, counts.ticks.isEmpty, series.points.contains(where: { $0.steps != nil }) {
            omitted.append(.yAxis)
        }
        var tickTexts = counts.ticks.map {
            ChartLayout.Text(words.grouped($0), theme.valueText, digits: .tabular, theme)
        }
        margins.axisWidth = tickTexts.map(\.rect.width).max() ?? 0
        if hasColumn { margins.lineTextWidth = (goalTexts + averageTexts).map(\.rect.width).max() ?? 0 }
        if margins.lineTextWidth > 0, !margins.leavesWidth {
            (goalTexts, averageTexts, margins.lineTextWidth) = ([], [], 0)
            omitted.append(.lineTexts)
        }
        if !counts.ticks.isEmpty, !margins.leavesWidth {
            counts = Self.counts(series, options, goal, height: 0, theme)
            tickTexts = []
            margins.axisWidth = 0
            omitted.append(.yAxis)
        }
        (self.words, self.theme, self.margins, self.headings, self.counts) = (words, theme, margins, headings, counts)
        (self.legend, self.goalTexts, self.averageTexts) = (legend, goalTexts, averageTexts)
        self.tickTexts = tickTexts
        (self.omitted, self.hasColumn) = (omitted, hasColumn)
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
            ticks: zip(counts.ticks, tickTexts).map { tick, label in
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
        func line(_ value: Double, _ ends: (Double, Double), _ texts: [ChartLayout.Text]) -> ChartLayout.ReferenceLine {
            .init(value: value, startX: ends.0, endX: ends.1, y: y(value), texts: texts)
        }
        let goal = goal.map { line(Double($0), (margins.startX, margins.endX), goalTexts) }
        let average = average.map { line($0, x, averageTexts) }
        let lines = [goal, average].compactMap(\.self)
        let column = TextColumn(x: margins.endX + theme.minimumGap, area: area, gap: theme.minimumGap / 2)
        let placed = hasColumn ? column.placed(lines) : lines.map { $0.withTextsOver(theme) }
        return (goal == nil ? nil : placed.first, average == nil ? nil : placed.last)
    }
}

extension ChartLayout.ReferenceLine {
    /// The same with its texts over it, at its right end.
    fileprivate func withTextsOver(_ theme: ChartTheme) -> Self {
        let bottom = y - (theme.minimumGap / 2 + theme.referenceLineWidth) / 2
        return with(self) { $0.texts = texts.map { $0.moved(x: endX - $0.rect.width, y: bottom - $0.rect.height) } }
    }
}
