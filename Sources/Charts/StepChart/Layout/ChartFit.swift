/// The parts of a chart, and the space that each part takes. Annotations are left out if the plot would be too small.
struct ChartFit {
    let words: Catalogue
    /// The labels of the points, with the points and the options that they were made from.
    let labels: DayLabels
    let theme: ChartTheme
    let style: ChartFrame.FrameStyle
    private(set) var headings: Headings
    private(set) var counts = CountDomain([], baseline: .zero, ticks: 0)
    private(set) var margins: PlotMargins
    /// The points' goals in the week's measure; nil without one, and for hours or sums of days, not comparable with it.
    let goals: [Int]?
    private let average: Double?
    /// True if the options ask for numbers beside days, and the plot is high enough to have them at different heights.
    let hasSpaceForValues: Bool
    /// The annotations that the options ask for and that do not fit.
    private(set) var omitted: [ChartLayout.Omission.Part] = []
    /// The number of days of which a line is the average; nil without such a line.
    let trend: Int?
    /// True if the texts of lines are in a column beside the plot, and not over their lines.
    let hasColumn: Bool
    private var goalTexts: [ChartLayout.Text] = []
    private var averageTexts: [ChartLayout.Text] = []
    /// The numbers of the y axis, at the origin.
    private var tickTexts: [ChartLayout.Text] = []

    init(_ labels: DayLabels, in area: PlotArea, _ theme: ChartTheme, _ style: ChartFrame.FrameStyle, hasColumn: Bool) {
        let series = labels.series
        let options = labels.options
        let annotations = options.annotations
        words = series.week.words(options.language)
        self.labels = labels
        self.theme = theme
        self.style = style
        self.hasColumn = hasColumn
        let areLikeDays = options.aggregation.areLikeDays
        goals = areLikeDays ? annotations.goal.map(series.goals) : nil
        let hasAverage = options.averageLine ?? (options.placement == .widget)
        average = hasAverage && areLikeDays ? series.week.average : nil
        let words = words
        func lineTexts(_ word: String, _ count: Int?, _ color: ChartTheme.Color) -> [ChartLayout.Text] {
            let text = count.map { "\(word) \(words.amount($0))" } ?? word
            return [ChartLayout.Text(text, with(theme.valueText) { $0.color = color }, theme)]
        }
        if let goal = goals?.last, style.namesLines {
            goalTexts = lineTexts(words[.goal], annotations.hidesValues ? nil : goal, theme.goalColor)
        }
        // A widget has words of its own for its default line.
        if let average, options.averageLine == true {
            let shown = annotations.hidesTotal ? nil : Int(average.rounded())
            averageTexts = lineTexts(words[.average], shown, theme.averageLineColor)
        }

        margins = PlotMargins(area: area, theme: theme, isBars: options.mark == .bars)
        let hasNumbersInBars = style.barStyle?.card?.hasNumbersInBars == true
        if annotations.values != .none, !hasNumbersInBars { margins.valueHeight = theme.valueHeight }
        // Numbers that are all at one height, in a low plot, would make days seem equal.
        hasSpaceForValues = annotations.values != .none && margins.plot.height >= 2 * theme.valueText.size
        if !hasSpaceForValues { margins.valueHeight = 0 }
        // A line shows the trend of days that are too many to see them one by one.
        let areManyDays = series.points.count > 60 && series.points.allSatisfy { $0.days.count == 1 }
        let isAveraged = style.averagesDays && areManyDays && options.mark != .bars
        let averaged = annotations.trend ?? (isAveraged ? Series.averagedDays : nil)
        // A placeholder may have fewer days.
        trend = averaged.flatMap { $0 < series.points.count ? $0 : nil }
        let names = Self.legendNames(series, options, trend: trend, hasAll: style.showsLegend)
        let width = max(0, area.bounds.width - 2 * area.headingMargin(theme))
        let legends = [1, Headings.leastScale].lazy.map { scale in
            let size = scale * theme.valueText.size
            return Legend(
                names.map { ChartLayout.Text($0, theme.valueText.sized(size), theme) },
                swatch: Size(1.275 * size, 0.7 * size), gap: 0.425 * size, spacing: size)
        }
        let legend = legends.first { $0.bounds.width <= width }
        if legend == nil { omitted.append(.legend) }
        headings = Headings(options, of: series.week, legend: legend ?? Legend(), width: width, theme)
        margins.headingHeight = headings.height
        // The bars of a card have no margin above.
        if style.barStyle?.card != nil { margins.headingGap = 0.5 * theme.labelText.size }
        // Headings, and then the legend, are left out if the plot would be too low.
        while !margins.leavesHeight, let part = headings.dropLast() {
            omitted.append(part)
            margins.headingHeight = headings.height
        }
        fitColumns()
    }

    var options: ChartOptions { labels.options }

    /// Returns the names in the legend.
    /// - Parameter hasAll: true if not only the line of a trend is named.
    private static func legendNames(_ series: Series, _ options: ChartOptions, trend: Int?, hasAll: Bool) -> [String] {
        let words = options.language.catalogue
        var names = trend.map { [words[.averageOfDays, ["count": .count($0)]]] } ?? []
        guard hasAll else { return names }
        if series.points.contains(where: { $0.middleHalf != nil }) { names.append(words[.middleHalf]) }
        if series.hasPrevious {
            let isAverage = options.mark == .bars && series.points.count > ChartLayout.mostBarsBefore
            let before = WeekWords(series.week, options).nameBefore(isAverage: isAverage)
            names.append(series.span == .hour ? words.weekdays(HourFacts.weekdaysOfWeekend) : before)
        }
        return names
    }

    /// Sets the numbers of the y axis, and leaves out the columns beside the plot if it would be too narrow.
    private mutating func fitColumns() {
        counts = counts(height: margins.plot.height)
        if options.annotations.yAxis, counts.ticks.isEmpty, labels.points.contains(where: { $0.count != nil }) {
            omitted.append(.yAxis)
        }
        tickTexts = counts.ticks.map {
            ChartLayout.Text(words.amount($0), theme.valueText, digits: .tabular, theme)
        }
        margins.axisWidth = tickTexts.width
        if hasColumn { margins.lineTextWidth = (goalTexts + averageTexts).width }
        if margins.lineTextWidth > 0, !margins.leavesWidth {
            goalTexts = []
            averageTexts = []
            margins.lineTextWidth = 0
            omitted.append(.lineTexts)
        }
        if !counts.ticks.isEmpty, !margins.leavesWidth {
            counts = counts(height: 0)
            tickTexts = []
            margins.axisWidth = 0
            omitted.append(.yAxis)
        }
    }

    /// - Parameter height: the height of the plot for the y axis, in points; with 0 there is no axis.
    private func counts(height: Double) -> CountDomain {
        let series = labels.series
        let halves = style.showsLegend ? series.points.compactMap(\.middleHalf) : []
        var shown =
            series.points.compactMap(\.count) + (series.previous ?? []).compactMap(\.count) + (goals ?? [])
            + halves.flatMap { [Int($0.lowerBound), Int($0.upperBound)] } + style.otherCounts
        // A range of at least 0.4 of the highest count keeps small differences between days small in the plot.
        if options.annotations.baseline == nil, let least = shown.min(), let most = shown.max(), most > 0 {
            let missing = max(0, 0.4 * Double(most) - Double(most - least)) / 2
            shown += [Int((Double(least) - missing).rounded(.up)), Int((Double(most) + missing).rounded(.down))]
        }
        let baseline = options.annotations.baseline ?? (options.mark == .bars ? .zero : .least)
        // The numbers of an axis are half their height apart.
        let pitch = max(theme.valueText.size * theme.linePitch * 1.5, 1e-9)
        let most = options.annotations.yAxis && height > 0 ? Int(min(height / pitch, 4)) + 1 : 0
        // A distance is written with one decimal.
        let unit = series.week.measure == .distance ? series.week.unit.meters / 10 : 1
        return CountDomain(shown, baseline: baseline, ticks: most, unit: unit)
    }

    // MARK: Placed

    var yAxis: ChartLayout.YAxis? {
        guard !counts.ticks.isEmpty else { return nil }
        return ChartLayout.YAxis(
            startX: margins.startX, endX: margins.endX,
            ticks: zip(counts.ticks, tickTexts).map { tick, label in
                let y = y(Double(tick))
                // Numbers are aligned on the right, at the lines' ends.
                let left = margins.startX - theme.minimumGap - label.rect.width
                return ChartLayout.YAxis.Tick(
                    value: tick, y: y, label: label.moved(x: left, y: y - label.rect.height / 2))
            })
    }

    /// Returns the lines at the goal and at the average, with texts over them or, in a column, inside `area` and clear
    /// of each other; nil for a line that is not shown.
    func referenceLines(textsIn area: Rect) -> (goal: ChartLayout.ReferenceLine?, average: ChartLayout.ReferenceLine?) {
        func line(_ value: Double, _ ends: (Double, Double), _ texts: [ChartLayout.Text]) -> ChartLayout.ReferenceLine {
            .init(value: value, startX: ends.0, endX: ends.1, y: y(value), texts: texts)
        }
        // A card's texts end at its bounds, and the goal's line with them.
        let end = style.barStyle?.card == nil || hasColumn ? margins.endX : margins.area.bounds.maxX
        var goal = goals?.last.map { last in
            with(line(Double(last), (margins.startX, end), goalTexts)) { $0.levels = levels }
        }
        // A line with a text beside the plot extends to the plot's end.
        let ends = hasColumn && !averageTexts.isEmpty ? (margins.startX, margins.endX) : (x(0), x(x.count - 1))
        var average = average.map { line($0, ends, averageTexts) }
        guard hasColumn else { return (goal?.withTextsOver(theme), average?.withTextsOver(theme)) }
        let gap = theme.minimumGap
        let ys = [goal, average].compactMap(\.self).filter { !$0.texts.isEmpty }.map(\.y)
        let texts = (goalTexts + averageTexts).beside(ys, x: margins.endX + gap, in: area, gap: gap / 2)
        // If the column is too short for all texts, there are none.
        let placed = texts.count == ys.count ? texts : []
        goal?.texts = Array(placed.prefix(goalTexts.count))
        average?.texts = Array(placed.suffix(averageTexts.count))
        return (goal, average)
    }

    /// Returns the parts of the goal's line, each from the middle between two points on; none if all have one goal.
    private var levels: [ChartLayout.ReferenceLine.Level] {
        let x = self.x
        let y = self.y
        guard let goals, let first = goals.first, goals.contains(where: { $0 != first }) else { return [] }
        let starts = goals.indices.filter { $0 == 0 || goals[$0] != goals[$0 - 1] }
        return starts.map { index in
            let start = index == 0 ? margins.startX : (x(index - 1) + x(index)) / 2
            return .init(value: goals[index], startX: start, y: y(Double(goals[index])))
        }
    }
}
