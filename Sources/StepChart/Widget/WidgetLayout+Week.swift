import StepData

extension WidgetLayout {
    /// Places a day's figures and the week. A text that is too wide shrinks, and goes where it would be too small to read;
    /// where there is no height for everything, the least important goes.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    init(_ week: StepWeek, options: WidgetOptions, style: ChartStyle) throws(ChartError) {
        let style = style.scalingText(by: options.textScale)
        let canvas = ChartLayout.Rect(x: 0, y: 0, width: options.width, height: options.height)
        let content = canvas.grown(by: -min(style.widgetMargin, canvas.width / 4, canvas.height / 4))
        let selected = try options.chart.selectedIndex(in: week)
        let words = WeekWords(
            week, language: options.language, unit: options.unit, groupsDigits: options.aids.groupsDigits)
        let header = WidgetHeader(try words.header(of: selected ?? week.days.count - 1), in: content, style)
        let room = WidgetChartRoom(week: week, options: options, style: style, content: content, selected: selected)

        width = canvas.width
        height = canvas.height
        selectedIndex = selected
        for rows in Self.rows(options.family, header, words, content, style) {
            guard let chart = try room.chart(below: rows.baseline, withLabels: rows.labels) else { continue }
            figures = rows.figures
            stats = rows.stats
            self.chart = chart
            notices = []
            return
        }
        stats = nil
        chart = nil
        notices =
            options.notice.map { notice in
                NoticeBlock(
                    notice: options.language.catalogue.notAccessible,
                    dates: notice.dates(of: week, in: options.language),
                    style: style, room: canvas
                ).lines(centeredAt: canvas.midX, canvas.midY)
            } ?? []
        figures = notices.isEmpty ? header.line(centeredAt: content.midY) : []
    }

    /// What stands above a chart.
    private struct Rows {
        var figures: [Figure]
        var stats: ChartLayout.Text?
        /// Whether the chart below has labels.
        var labels = true
        /// Of the lowest text.
        var baseline: Double
    }

    /// The ways to fill a widget that has a chart, from the one with most in it.
    private static func rows(
        _ family: WeekWidget.Family, _ header: WidgetHeader, _ words: WeekWords, _ content: ChartLayout.Rect,
        _ style: ChartStyle
    ) -> [Rows] {
        switch family {
        case .compact:
            return []
        case .small:
            return Figure.Kind.allCases.indices.reversed().map { last in
                let figures = header.column(upTo: last)
                return Rows(figures: figures, labels: false, baseline: figures[last].text.baseline(style))
            }.filter { $0.figures.allSatisfy { $0.text.size >= WidgetHeader.leastSize } }
        case .medium, .large, .expanded:
            let line = header.line(top: content.y)
            let baseline = line[0].text.baseline(style)
            let plain = [true, false].map { Rows(figures: line, labels: $0, baseline: baseline) }
            if family == .medium { return plain }
            let stats = header.stats([words.stats, words.shortStats], under: baseline)
            return [Rows(figures: line, stats: stats, baseline: stats.baseline(style))] + plain
        }
    }
}

/// Where a chart has its place below texts.
private struct WidgetChartRoom {
    let week: StepWeek
    let options: WidgetOptions
    let style: ChartStyle
    let content: ChartLayout.Rect
    let selected: Int?

    /// Nil when there is not enough room to tell days apart.
    func chart(below baseline: Double, withLabels: Bool) throws(ChartError) -> WidgetLayout.PlacedChart? {
        var options = options.chart
        if !withLabels { options.labels = .hidden }
        let hasLabels = !DayLabels(options, of: Series(week, options.aids, weekStart: options.weekStart)).areAllEmpty

        let isSparkline = options.showsSelectedNodeOnly
        // Where there is nothing, a node would stand in the way of the notice.
        let showsNode = !isSparkline || week.total > 0
        if !showsNode { options.selection = .noDay }
        let reach = style.nodeOuterRadius * style.selectedNodeScale
        let top = baseline + style.headerSize * (isSparkline ? 0.32 : 0.55) + reach
        let bottom =
            hasLabels ? content.maxY - style.labelSize * style.baselineDrop - style.labelOffset : content.maxY - reach
        guard bottom - top >= (isSparkline ? 16 : 40), content.width >= 4 * style.widgetInset else { return nil }

        // Days without a node need less room beside them.
        let last = week.days.count - 1
        func inset(_ index: Int) -> Double {
            isSparkline && !(showsNode && selected == index) ? style.lineWidth / 2 : style.widgetInset
        }
        let left = content.x + min(inset(0), content.width / 2)
        let right = content.maxX - min(inset(last), content.width / 2)

        // A canvas around the days that its own margins make so large.
        var chartStyle = style
        chartStyle.marginH = style.widgetInset
        chartStyle.marginV = style.labelOffset + style.labelSize
        let noticeReach = isSparkline ? style.lineWidth / 2 : reach
        let noticeSize = isSparkline ? style.statSize : style.noticeSize
        let clear = max(0, bottom - top - 2 * noticeReach)
        chartStyle.noticeSize = min(noticeSize, clear / max(style.lineHeight, 1e-9))
        options.width = right - left + 2 * chartStyle.marginH
        options.height = bottom - top + 2 * chartStyle.marginV + (hasLabels ? style.labelHeight : 0)
        return WidgetLayout.PlacedChart(
            x: left - chartStyle.marginH, y: top - chartStyle.marginV,
            layout: try ChartLayout(week, options: options, style: chartStyle))
    }
}

extension ChartStyle {
    /// The style with every text so many times as large, and what must make room for texts.
    fileprivate func scalingText(by factor: Double) -> Self {
        var style = self
        for text in [\Self.headerSize, \.statSize, \.labelSize, \.labelOffset, \.labelHeight, \.noticeSize] {
            style[keyPath: text] *= factor
        }
        return style
    }
}
