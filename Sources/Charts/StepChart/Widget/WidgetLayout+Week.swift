import StepData
import StepRaster

extension WidgetLayout {
    /// Places a day's figures and the week. A text that is too wide shrinks, and goes where it would be too small to read;
    /// where there is no height for everything, the least important goes.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    init(_ week: StepWeek, options: WidgetOptions, theme: ChartTheme) throws(ChartError) {
        let theme = theme.scalingText(by: options.textScale)
        let canvas = Rect(x: 0, y: 0, width: options.width, height: options.height)
        // A watch has no room to give away.
        let margin = options.family == .smartStack ? theme.widgetMargin * 0.625 : theme.widgetMargin
        let content = canvas.grown(by: -min(margin, canvas.width / 4, canvas.height / 4))
        let selected = try options.plot.selectedIndex(in: week)
        let words = WeekWords(
            week, language: options.chart.language, unit: options.unit, groupsDigits: options.chart.aids.groupsDigits)
        let header = try WidgetHeader(words, day: selected ?? week.days.count - 1, in: content, theme)
        let room = WidgetChartRoom(week: week, options: options, theme: theme, content: content, selected: selected)

        width = canvas.width
        height = canvas.height
        selectedIndex = selected
        if let panes = try Self.panes(options, words, content, theme, selected: selected) {
            (day, figures, facts, chart) = (panes.day, panes.figures, panes.facts, panes.chart)
            (stats, notices) = (nil, [])
            return
        }
        facts = []
        for rows in Self.rows(options.family, header, words, content, theme) {
            guard let chart = try room.chart(below: rows.baseline, withLabels: rows.labels) else { continue }
            day = rows.day
            figures = rows.figures
            stats = rows.stats
            self.chart = chart
            notices = []
            return
        }
        stats = nil
        chart = nil
        notices =
            options.chart.notice.map { notice in
                NoticeBlock(
                    notice: options.chart.language.catalogue.notAccessible,
                    dates: notice.dates(of: week, in: options.chart.language),
                    theme: theme, room: canvas
                ).lines(centeredAt: canvas.midX, canvas.midY)
            } ?? []
        figures = notices.isEmpty ? header.line(centeredAt: content.midY) : []
        let dayLine = notices.isEmpty ? header.dayLine() : nil
        day = figures.contains { figure in dayLine.map { $0.rect.maxY > figure.text.rect.y } ?? true } ? nil : dayLine
    }

    /// A chart and what stands on its left.
    private struct Panes {
        var day: ChartLayout.Text?
        var figures: [Figure]
        var facts: [ChartLayout.Text] = []
        var chart: PlacedChart
    }

    /// Of a widget that is wide enough for both; nil of others, which have texts above their chart.
    private static func panes(
        _ options: WidgetOptions, _ words: WeekWords, _ content: Rect, _ theme: ChartTheme, selected: Int?
    ) throws(ChartError) -> Panes? {
        let isStack = options.family == .smartStack
        guard isStack || options.family == .extraLarge else { return nil }
        let gap = theme.headerSize * (isStack ? 0.4 : 1)
        var (left, right) = (content, content)
        left.width = content.width * (isStack ? 0.55 : 0.26)
        right.x = left.maxX + gap
        right.width = max(0, content.maxX - right.x)
        let room = WidgetChartRoom(week: words.week, options: options, theme: theme, content: right, selected: selected)
        guard let chart = try room.chart(below: nil, withLabels: true) else { return nil }

        let header = try WidgetHeader(words, day: selected ?? words.week.days.count - 1, in: left, theme)
        let day = header.dayLine()
        for last in (0..<header.count).reversed() {
            let figures = header.column(upTo: last, top: header.top(below: day))
            let bottom = figures[last].text.baseline(theme)
            guard bottom <= left.maxY, figures.allSatisfy({ $0.text.size >= 0.8 * WidgetHeader.leastSize }) else {
                continue
            }
            if isStack {
                // What is free is shared above and below.
                let shift = (left.maxY - bottom) / 2
                return Panes(
                    day: day?.moved(y: shift),
                    figures: figures.map {
                        Figure(kind: $0.kind, icon: $0.icon.moved(y: shift), text: $0.text.moved(y: shift))
                    }, chart: chart)
            }
            let facts = header.facts(words, endingAt: left.maxY)
            let fit = (facts.first?.rect.y ?? .infinity) > bottom + theme.headerSize / 2
            return Panes(day: day, figures: figures, facts: fit ? facts : [], chart: chart)
        }
        return nil
    }

    /// What stands above a chart.
    private struct Rows {
        var day: ChartLayout.Text?
        var figures: [Figure]
        var stats: ChartLayout.Text?
        /// Whether the chart below has labels.
        var labels = true
        /// Of the lowest text.
        var baseline: Double
    }

    /// The ways to fill a widget that has a chart, from the one with most in it.
    private static func rows(
        _ family: WeekWidget.Family, _ header: WidgetHeader, _ words: WeekWords, _ content: Rect,
        _ theme: ChartTheme
    ) -> [Rows] {
        let day = header.dayLine()
        let days = day == nil ? [nil] : [day, nil]
        switch family {
        case .compact:
            return []
        case .small, .smartStack:
            return (0..<header.count).reversed().flatMap { last in
                days.map { day in
                    let figures = header.column(upTo: last, top: header.top(below: day))
                    return Rows(
                        day: day, figures: figures, labels: false, baseline: figures[last].text.baseline(theme))
                }
            }.filter { $0.figures.allSatisfy { $0.text.size >= WidgetHeader.leastSize } }
        case .medium, .large, .extraLarge, .expanded:
            let plain = [(day, true), (nil, true), (nil, false)].map { day, labels in
                let line = header.line(top: header.top(below: day))
                return Rows(day: day, figures: line, labels: labels, baseline: line[0].text.baseline(theme))
            }
            if family == .medium { return plain }
            let full = days.compactMap { day in
                let line = header.line(top: header.top(below: day))
                let stats = header.stats([words.stats, words.shortStats], under: line[0].text.baseline(theme))
                return Rows(day: day, figures: line, stats: stats, baseline: stats.baseline(theme))
            }
            return full + plain
        }
    }
}

/// Where a chart has its place below texts.
private struct WidgetChartRoom {
    let week: StepWeek
    let options: WidgetOptions
    let theme: ChartTheme
    let content: Rect
    let selected: Int?

    /// Nil when there is not enough room to tell days apart.
    /// - Parameter baseline: of the text above; nil for none.
    func chart(below baseline: Double?, withLabels: Bool) throws(ChartError) -> WidgetLayout.PlacedChart? {
        var options = options.plot
        if !withLabels { options.labels = .hidden }
        let hasLabels = !DayLabels(options, of: Series(week, options.aids, weekStart: options.weekStart)).areAllEmpty

        let isSparkline = options.showsSelectedNodeOnly
        let reach = theme.nodeOuterRadius * theme.selectedNodeScale
        // The highest day's number.
        let value = options.aids.values == .none ? 0 : theme.valueSize * theme.linePitch + theme.minimumGap / 2
        let top = (baseline.map { $0 + theme.headerSize * (isSparkline ? 0.32 : 0.55) } ?? content.y) + reach + value
        let bottom =
            hasLabels ? content.maxY - theme.labelSize * theme.middleDrop - theme.labelOffset : content.maxY - reach
        guard bottom - top >= (isSparkline ? 16 : 40), content.width >= 4 * theme.widgetInset else { return nil }

        // Days without a node need less room beside them.
        let last = week.days.count - 1
        func inset(_ index: Int) -> Double {
            isSparkline && selected != index ? theme.nodeOuterRadius / 2 : theme.widgetInset
        }
        let left = content.x + min(inset(0), content.width / 2)
        let right = content.maxX - min(inset(last), content.width / 2)

        // A canvas around the days that its own margins make so large.
        var chartTheme = theme
        chartTheme.marginH = theme.widgetInset
        chartTheme.marginV = theme.labelOffset + theme.labelSize
        let noticeReach = isSparkline && week.total > 0 ? theme.lineWidth / 2 : reach
        let noticeSize = isSparkline ? theme.statSize : theme.noticeSize
        let clear = max(0, bottom - top - 2 * noticeReach)
        chartTheme.noticeSize = min(noticeSize, clear / max(theme.linePitch, 1e-9))
        options.width = right - left + 2 * chartTheme.marginH
        options.height = bottom - top + 2 * chartTheme.marginV + (hasLabels ? theme.labelHeight : 0)
        return WidgetLayout.PlacedChart(
            x: left - chartTheme.marginH, y: top - chartTheme.marginV,
            layout: try ChartLayout(week, options: options, theme: chartTheme))
    }
}

extension ChartTheme {
    /// The theme with every text so many times as large, and what must make room for texts.
    fileprivate func scalingText(by factor: Double) -> Self {
        var theme = self
        for text in [\Self.headerSize, \.statSize, \.labelSize, \.labelOffset, \.labelHeight, \.noticeSize] {
            theme[keyPath: text] *= factor
        }
        return theme
    }
}
