extension WidgetLayout {
    /// Lays out a day's figures and the week. A text that is too wide shrinks, or is left out if it would be too small
    /// to read; if the height is too small for everything, the least important text is left out.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    init(_ content: WeekContent, _ options: WidgetOptions, _ theme: ChartTheme) throws(ChartError) {
        let builder = try WidgetBuilder(content, options, theme)
        self = builder.inRing() ?? builder.beside() ?? builder.over() ?? builder.alone()
        guard content.notice != nil else { return }
        if let line = day {
            notices = [builder.lock(before: line), line].compactMap(\.self)
            day = nil
        } else if chart == nil, ring == nil {
            let block = NoticeBlock(theme: builder.theme, space: builder.space)
            notices = block.lines(content, in: options.chart.language, centeredOn: Point(width / 2, height / 2))
            figures = []
        }
    }
}

extension WidgetBuilder {
    var empty: WidgetLayout { WidgetLayout(width: options.width, height: options.height) }

    /// Lays out the figures in a line in the middle, and the day over them if it fits.
    fileprivate func alone() -> WidgetLayout {
        var layout = empty
        layout.figures = line { space.midY + $0 / 2 }
        if let day = dayLine, layout.figures.allSatisfy({ day.rect.maxY <= $0.text.rect.y }) { layout.day = day }
        return layout
    }

    /// Lays out a chart or a ring with texts on its left; nil for families with texts above, and if it does not fit.
    fileprivate func beside() -> WidgetLayout? {
        let family = options.family
        guard let share = options.leftShare else { return nil }
        let isStack = family == .smartStack
        let unit = theme.statText.size
        var texts = shrinkingHeader(by: isStack ? 0.8 : 1)
        texts.space.width *= share
        let left = texts.space
        let x = left.maxX + unit * (isStack ? 0.7 : family == .medium ? 1 : 1.7)
        var right = Rect(x: x, y: space.y, width: max(0, space.maxX - x), height: space.height)
        var day = texts.dayLine
        let isNoticeAbove = isStack && day == nil && lock != nil
        if isNoticeAbove {
            // A notice that does not fit on the left has the whole width.
            day = dayLine
            right.y = day.map { $0.baseline + 0.6 * unit } ?? space.y
            right.height = space.maxY - right.y
        }
        let diameter = min(right.width, right.height)
        let center = Point(right.maxX - diameter / 2, right.midY)
        let hasRing = isStack && diameter >= 3 * unit
        let ring = hasRing ? part.map { WidgetLayout.Ring(part: $0, center: center, diameter: diameter) } : nil
        let chart = ring == nil ? chart(in: right, withLabels: true, showsNotice: day == nil) : nil
        guard ring != nil || chart != nil else { return nil }

        for count in (1...figures.count).reversed() {
            var layout = texts.column(count, below: day)
            let bottom = layout.baseline
            if bottom > left.maxY { continue }
            guard layout.figures.allSatisfy({ $0.text.size >= 0.8 * Self.leastSize }) else { continue }
            if isStack, !isNoticeAbove {
                // The texts on the left are centred vertically.
                texts.space.y += (left.maxY - bottom) / 2
                layout = texts.column(count, below: texts.dayLine)
            } else if !isStack {
                let isWide = family == .extraLarge
                let summary = texts.summaryList(hasTotal: isWide)
                let fits = (summary.first?.rect.y ?? .infinity) > bottom + unit * (isWide ? 1 : 0.5)
                // The average is more important than a day's further figures.
                if !fits, !isWide, count > 1, !summary.isEmpty { continue }
                layout.summaryList = fits ? summary : []
            }
            layout.chart = chart
            layout.ring = ring
            return layout
        }
        return nil
    }

    /// Lays out a chart below the texts; nil if it does not fit. The large figure shrinks before texts are left out.
    fileprivate func over() -> WidgetLayout? {
        for (size, most) in [(1, 1), (0.8, 1), (0.65, .max)] {
            let layouts = shrinkingHeader(by: size).layoutsOverChart
            let trials = layouts.map { ($0, true) } + layouts.suffix(1).map { ($0, false) }
            for (layout, hasLabels) in trials.prefix(most) {
                let chart = chart(
                    in: space, below: layout.baseline, withLabels: hasLabels, showsNotice: layout.day == nil)
                guard let chart else { continue }
                return with(layout) { layout in
                    layout.chart = chart
                    layout.share = nil
                }
            }
        }
        return nil
    }

    /// The layouts of the texts over a chart, from the one with the most texts.
    private var layoutsOverChart: [WidgetLayout] {
        let day = dayLine
        let days = day == nil || lock != nil ? [day] : [day, nil]
        switch options.family {
        case .compact: return []
        case .small, .smartStack:
            return (1...figures.count).reversed().flatMap { count in days.map { column(count, below: $0) } }
                .filter { $0.figures.allSatisfy { $0.text.size >= Self.leastSize } }
        case .medium, .large, .extraLarge, .expanded:
            let lines = days.map { day in
                with(empty) { layout in
                    layout.day = day
                    layout.figures = line { top(below: day) + $0 }
                }
            }
            if options.family == .medium { return lines }
            return lines.map { line in with(line) { $0.summaryLine = summaryLine(under: line.baseline) } } + lines
        }
    }

    /// Lays out the chart; nil if days or counts would be too close to each other to be distinguished.
    /// - Parameters:
    ///   - baseline: the baseline of the texts above; nil for none.
    ///   - showsNotice: true if the chart itself shows the notice that it is not the newest.
    private func chart(
        in rect: Rect, below baseline: Double? = nil, withLabels: Bool, showsNotice: Bool
    ) -> ChartLayout? {
        let content = with(content) { if !showsNotice { $0.notice = nil } }
        let isSparkline = options.isSparkline
        let plot = with(plot) { if !withLabels { $0.labels = .hidden } }
        let labels = DayLabels(plot, of: series)
        let hasLabels = !labels.areAllEmpty
        let reach = theme.nodeReach
        let value = plot.annotations.values == .none ? 0 : theme.valueHeight + theme.valueGap
        let start = baseline.map { $0 + theme.statText.size * (isSparkline ? 0.6 : 0.93) } ?? rect.y
        let top = start + reach + value
        let bottom =
            hasLabels
            ? rect.maxY - theme.labelText.size * theme.middleDrop - theme.labelOffset : rect.maxY - reach
        guard bottom - top >= (isSparkline ? 14 : 34), rect.width >= 4 * theme.widgetInset else { return nil }

        // The ink of a sparkline is aligned with the texts.
        func inset(_ day: Int) -> Double {
            let ink = selected == day ? NodeScale.alone(theme) * theme.nodeOuterRadius : theme.lineWidth / 2
            return min(isSparkline ? ink : theme.widgetInset, rect.width / 2)
        }
        let left = rect.x + inset(0)
        let right = rect.maxX - inset(content.week.days.count - 1)
        // The bounds are larger than `rect`, so that labels can be centred under the first and the last day.
        let marginH = theme.widgetInset
        let marginV = theme.labelOffset + theme.labelText.size
        let labelHeight = hasLabels ? theme.labelHeight : 0
        let bounds = Rect(
            x: left - marginH, y: top - marginV, width: right - left + 2 * marginH,
            height: bottom - top + 2 * marginV + labelHeight)
        if plot.mark == .calendar, !isSparkline, options.family != .medium {
            let space = Rect(x: rect.x, y: start, width: rect.width, height: rect.maxY - start)
            let area = PlotArea(bounds: space, plot: space)
            if let calendar = ChartLayout(calendarOf: content, plot, in: area, theme) { return calendar }
        }
        let area = PlotArea(in: bounds, marginH: marginH, marginV: marginV, labelHeight: labelHeight)
        var style = ChartFrame.FrameStyle(showsSelectedNodeOnly: isSparkline, namesLines: !options.showsShare)
        if options.hasBars(of: content.week) { style.barStyle = BarStyle(theme) }
        if plot.aggregation.span == .day { style.barStyle?.openBar = content.week.openDay }
        let chartTheme = with(theme) { if isSparkline { $0.noticeText.size = $0.statText.size } }
        return ChartLayout(ChartFrame(labels, selected: selected, in: area, chartTheme, style), content)
    }
}
