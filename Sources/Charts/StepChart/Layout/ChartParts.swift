import StepData
import StepRaster

/// What a chart consists of, and the room that each part takes. Where the canvas is too small for all of them, reading
/// aids give way to the plot.
struct ChartParts {
    let words: any Catalogue
    let labels: DayLabels
    let headings: Headings
    let counts: CountDomain
    let room: PlotRoom
    /// Steps of a point that reaches the goal; nil without a goal, and where points are sums of several days.
    let goal: Int?
    /// Reading aids that have no room.
    let omitted: [ChartLayout.Omission.Part]
    private let average: Double?
    private let goalTexts: [ChartLayout.Text]
    private let averageTexts: [ChartLayout.Text]
    private let theme: ChartTheme

    init(_ week: StepWeek, _ series: Series, _ options: ChartOptions, in canvas: Rect, _ theme: ChartTheme)
    {
        let aids = options.aids
        let words = options.language.catalogue
        let isSum = aids.span != .day && aids.summary == .sum
        let goal = isSum ? nil : aids.goal
        let average = options.showsAverageLine && !isSum ? week.average : nil
        func lineTexts(_ word: String, _ count: Int) -> [ChartLayout.Text] {
            [word, words.grouped(count)].map { Self.text($0, theme, digits: .proportional) }
        }
        var goalTexts = goal.map { lineTexts(words.goalLabel, $0) } ?? []
        // The line that a widget has by itself is explained by its words.
        var averageTexts: [ChartLayout.Text] = []
        if let average, options.averageLine == true {
            averageTexts = lineTexts(words.averageLabel, Int(average.rounded()))
        }

        let labels = DayLabels(options, of: series)
        var needs = PlotRoom.Needs()
        needs.labelHeight = labels.areAllEmpty ? 0 : theme.labelHeight
        if aids.values != .none {
            needs.valueHeight = theme.valueSize * theme.linePitch
        }
        needs.isBars = options.mark == .bars
        var omitted: [ChartLayout.Omission.Part] = []
        let headingWidth = canvas.width - 2 * theme.headingMargin
        var headings = Headings(options, of: week, width: max(0, headingWidth), theme)
        needs.headingHeight = headings.height
        while !PlotRoom(needs, in: canvas, theme).sufficesInHeight(of: canvas), let part = headings.dropLast() {
            omitted.append(part)
            needs.headingHeight = headings.height
        }

        let known = series.points.compactMap(\.steps)
        let shown = known + (series.previous ?? []).compactMap(\.steps) + [goal].compactMap(\.self)
        let baseline = aids.baseline ?? (options.mark == .bars ? .zero : .least)
        // Numbers of an axis stay apart by half their height.
        let pitch = max(theme.valueSize * theme.linePitch * 1.5, 1e-9)
        let most = Int(min(PlotRoom(needs, in: canvas, theme).plot.height / pitch, 4)) + 1
        var counts = CountDomain(shown, baseline: baseline, ticks: aids.yAxis ? most : 0)
        if aids.yAxis, counts.ticks.isEmpty, !known.isEmpty { omitted.append(.yAxis) }
        func hasWidth() -> Bool {
            needs.axisWidth = counts.ticks.map { Self.text(words.grouped($0), theme).rect.width }.max() ?? 0
            needs.lineTextWidth = (goalTexts + averageTexts).map(\.rect.width).max() ?? 0
            return PlotRoom(needs, in: canvas, theme).sufficesInWidth(of: canvas)
        }
        if !hasWidth(), !(goalTexts + averageTexts).isEmpty {
            (goalTexts, averageTexts) = ([], [])
            omitted.append(.lineTexts)
        }
        if !hasWidth(), !counts.ticks.isEmpty {
            counts = CountDomain(shown, baseline: baseline, ticks: 0)
            omitted.append(.yAxis)
            _ = hasWidth()
        }

        (self.words, self.theme, self.labels, self.headings, self.counts) = (words, theme, labels, headings, counts)
        (self.goal, self.average, self.omitted) = (goal, average, omitted)
        (self.goalTexts, self.averageTexts) = (goalTexts, averageTexts)
        room = PlotRoom(needs, in: canvas, theme)
    }

    private static func text(
        _ string: String, _ theme: ChartTheme, digits: GlyphRun.Digits = .tabular
    ) -> ChartLayout.Text {
        ChartLayout.Text(string, size: theme.valueSize, weight: theme.valueWeight, digits: digits, theme)
    }

    // MARK: Placed

    /// Nil when there is none.
    func yAxis(_ y: LinearScale) -> ChartLayout.YAxis? {
        guard !counts.ticks.isEmpty else { return nil }
        return ChartLayout.YAxis(
            startX: room.startX, endX: room.endX,
            ticks: counts.ticks.map { tick in
                var label = Self.text(words.grouped(tick), theme)
                let y = y(Double(tick))
                // Flush with the lines, as numbers of a column are.
                label.rect.x = room.startX - theme.minimumGap - label.rect.width
                label.rect.y = y - label.rect.height / 2
                return ChartLayout.YAxis.Tick(value: tick, y: y, label: label)
            })
    }

    /// The lines at the goal and at the average, their texts inside `canvas` and clear of each other; nil for one that is
    /// not shown.
    /// - Parameter x: of the first day and of the last.
    func referenceLines(
        _ y: LinearScale, x: (first: Double, last: Double), textsIn area: Rect
    ) -> (goal: ChartLayout.ReferenceLine?, average: ChartLayout.ReferenceLine?) {
        let goalLine = goal.map {
            ChartLayout.ReferenceLine(value: Double($0), startX: room.startX, endX: room.endX, y: y(Double($0)))
        }
        let averageLine = average.map {
            ChartLayout.ReferenceLine(value: $0, startX: x.first, endX: x.last, y: y($0))
        }
        var blocks: [TextColumn.Block] = []
        if let goalLine, !goalTexts.isEmpty { blocks.append(.init(texts: goalTexts, midY: goalLine.y)) }
        if let averageLine, !averageTexts.isEmpty { blocks.append(.init(texts: averageTexts, midY: averageLine.y)) }
        var placed = TextColumn(x: room.endX + theme.minimumGap, area: area, gap: theme.minimumGap / 2).placed(blocks)
        var lines = (goal: goalLine, average: averageLine)
        if !averageTexts.isEmpty { lines.average?.texts = placed.popLast() ?? [] }
        if !goalTexts.isEmpty { lines.goal?.texts = placed.popLast() ?? [] }
        return lines
    }
}
