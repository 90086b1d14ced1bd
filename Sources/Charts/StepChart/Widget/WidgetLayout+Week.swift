extension WidgetLayout {
    /// Places a day's figures and the week. A text that is too wide shrinks, and goes where it would be too small to read;
    /// where there is no height for everything, the least important goes.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    init(_ content: WeekContent, _ options: WidgetOptions, _ theme: ChartTheme) throws(ChartError) {
        var theme = theme
        // The sizes of all texts, and the lengths that depend on them.
        for length in [
            \ChartTheme.headerText.size, \.statText.size, \.labelText.size, \.labelOffset, \.labelHeight,
            \.noticeText.size,
        ] {
            theme[keyPath: length] *= options.textScale
        }
        let canvas = Rect(x: 0, y: 0, width: options.width, height: options.height)
        // A watch has no room to give away.
        let margin = options.family == .smartStack ? theme.widgetMargin * 0.625 : theme.widgetMargin
        let inner = canvas.grown(by: -min(margin, canvas.width / 4, canvas.height / 4))
        let room = try WidgetChartRoom(content, options, theme)
        let words = WeekWords(content.week, options.chart, unit: options.unit)

        (width, height) = (canvas.width, canvas.height)
        let whole = try WidgetTexts(words, day: room.day, content.notice, in: inner, options, theme)
        func head(_ line: ChartLayout.Text?) -> (ChartLayout.Text?, [ChartLayout.Text]) {
            content.notice == nil ? (line, []) : (nil, [line.flatMap(whole.lock), line].compactMap(\.self))
        }
        var beside = options.family == .small ? whole.inRing() : nil
        if beside == nil { beside = try Self.panes(options, words, inner, room) }
        if let rows = beside {
            (day, notices) = head(rows.day)
            (figures, summaryList, chart) = (rows.figures, rows.summary, rows.chart)
            share = rows.share
            ring = rows.ring
            return
        }
        // The large figure gives way first, then the least important.
        for (size, most) in [(1, 1), (0.8, 1), (0.65, .max)] {
            let texts = whole.shrinkingHeader(by: size)
            for rows in Self.rows(options.family, texts, words, isNewest: content.notice == nil).prefix(most) {
                let chart = room.chart(
                    in: inner, below: rows.baseline, withLabels: rows.labels, tellsNotice: rows.day == nil)
                guard let chart else { continue }
                (day, notices) = head(rows.day)
                (figures, summaryLine, self.chart) = (rows.figures, rows.summary.first, chart)
                return
            }
        }
        let (line, shown) = (whole.dayLine(), whole.line { inner.midY + $0 / 2 })
        let hasRoom = line.map { line in shown.allSatisfy { line.rect.maxY <= $0.text.rect.y } } ?? false
        if !hasRoom, content.notice != nil {
            let block = NoticeBlock(theme: theme, room: inner)
            notices = block.lines(content, in: options.chart.language, centeredOn: canvas.center)
            (day, figures) = (nil, [])
        } else {
            (day, notices) = head(hasRoom ? line : nil)
            figures = shown
        }
    }

    /// A chart or a ring, and what stands on its left, of a widget that is wide enough for both; nil of others, which have
    /// texts above their chart.
    private static func panes(
        _ options: WidgetOptions, _ words: WeekWords, _ inner: Rect, _ room: WidgetChartRoom
    ) throws(ChartError) -> Rows? {
        guard let share = options.leftShare else { return nil }
        let isStack = options.family == .smartStack
        let theme = room.theme
        let gap = theme.statText.size * (isStack ? 0.7 : options.family == .medium ? 1 : 1.7)
        var left = inner
        var right = inner
        left.width = inner.width * share
        right.x = left.maxX + gap
        right.width = max(0, inner.maxX - right.x)
        let texts = try WidgetTexts(words, day: room.day, room.content.notice, in: left, options, theme)
            .shrinkingHeader(by: isStack ? 0.8 : 1)
        var day = texts.dayLine()
        // What is free on the left is shared above and below, unless a notice stands over both.
        var isShared = isStack
        if day == nil, let notice = room.content.notice, isStack {
            isShared = false
            // A notice that has no room on the left has the whole width.
            let wide = try WidgetTexts(words, day: room.day, notice, in: inner, options, theme)
            day = wide.dayLine()
            let top = day.map { $0.baseline + 0.6 * theme.statText.size } ?? inner.y
            right = Rect(x: right.x, y: top, width: right.width, height: inner.maxY - top)
        }
        let diameter = min(right.width, right.height)
        let center = Point(right.maxX - diameter / 2, right.midY)
        let hasRing = isStack && diameter >= 3 * theme.statText.size
        let ring = hasRing ? texts.part.map { Ring(part: $0, center: center, diameter: diameter) } : nil
        let chart = ring == nil ? room.chart(in: right, withLabels: true, tellsNotice: day == nil) : nil
        guard ring != nil || chart != nil else { return nil }

        for last in (0..<texts.count).reversed() {
            var rows = texts.column(upTo: last, below: day)
            let bottom = rows.baseline
            guard bottom <= left.maxY, rows.figures.allSatisfy({ $0.text.size >= 0.8 * WidgetTexts.leastSize }) else {
                continue
            }
            if isStack {
                let shift = isShared ? (left.maxY - bottom) / 2 : 0
                rows.day = day?.moved(y: shift)
                rows.share = rows.share?.moved(y: shift)
                rows.figures = rows.figures.map {
                    Figure(kind: $0.kind, icon: $0.icon?.moved(y: shift), text: $0.text.moved(y: shift))
                }
            } else {
                let isWide = options.family == .extraLarge
                let summary = texts.summaryList(words, hasTotal: isWide, endingAt: left.maxY)
                let gap = theme.statText.size * (isWide ? 1 : 0.5)
                let fits = (summary.first?.rect.y ?? .infinity) > bottom + gap
                // The average says more than how far a day went.
                if !fits, !isWide, last > 0, !summary.isEmpty { continue }
                rows.summary = fits ? summary : []
            }
            rows.chart = chart
            rows.ring = ring
            return rows
        }
        return nil
    }

    /// What stands above a chart, or on its left, and there the chart, or the ring.
    struct Rows {
        var day: ChartLayout.Text?
        var figures: [Figure]
        var share: ChartLayout.Text?
        var chart: ChartLayout?
        var ring: Ring?
        /// Average and total, in a line or in several.
        var summary: [ChartLayout.Text] = []
        /// Whether the chart below has labels.
        var labels = true
        /// Of the lowest text, but for a summary on the left.
        var baseline: Double
    }

    /// The ways to fill a widget that has a chart, from the one with most in it.
    private static func rows(
        _ family: WeekWidget.Family, _ texts: WidgetTexts, _ words: WeekWords, isNewest: Bool
    ) -> [Rows] {
        let day = texts.dayLine()
        let days = day == nil || !isNewest ? [day] : [day, nil]
        switch family {
        case .compact: return []
        case .small, .smartStack:
            return (0..<texts.count).reversed().flatMap { last in
                days.map { day in with(texts.column(upTo: last, below: day)) { $0.labels = false } }
            }.filter { $0.figures.allSatisfy { $0.text.size >= WidgetTexts.leastSize } }
        case .medium, .large, .extraLarge, .expanded:
            let lines = days.map { day in
                let line = texts.line { texts.top(below: day) + $0 }
                return Rows(day: day, figures: line, baseline: line[0].text.baseline)
            }
            let plain = lines + lines.suffix(1).map { rows in with(rows) { $0.labels = false } }
            if family == .medium { return plain }
            let full = lines.map { rows in
                let summary = texts.summaryLine(words, under: rows.baseline)
                return with(rows) { ($0.summary, $0.baseline) = ([summary], summary.baseline) }
            }
            return full + plain
        }
    }
}

/// Where a chart has its place below texts.
private struct WidgetChartRoom {
    let content: WeekContent
    let theme: ChartTheme
    private let widget: WidgetOptions
    private let options: ChartOptions
    private let series: Series
    private let selected: Int?

    /// Index of the day that texts are about: the highlighted one, else the last.
    var day: Int { selected ?? content.week.days.count - 1 }

    init(_ content: WeekContent, _ widget: WidgetOptions, _ theme: ChartTheme) throws(ChartError) {
        self.content = content
        self.theme = theme
        self.widget = widget
        options = widget.plot(of: content.week)
        var series = Series(content.week, options)
        // Nothing says what they are.
        if widget.isOfHome, !widget.isSparkline { series.previous = nil }
        self.series = series
        selected = try content.selectedIndex(options.selection)
    }

    /// The chart; nil when there is not enough room to tell days apart.
    /// - Parameters:
    ///   - baseline: of the texts above; nil for none.
    ///   - tellsNotice: whether the chart says itself that it is not the newest.
    func chart(
        in inner: Rect, below baseline: Double? = nil, withLabels: Bool, tellsNotice: Bool
    ) -> ChartLayout? {
        let content = tellsNotice ? content : content.newest
        let isSparkline = widget.isSparkline
        let hasBars = widget.hasBars(of: content.week)
        var options = options
        if !withLabels { options.labels = .hidden }
        let labels = DayLabels(options, of: series)
        let hasLabels = !labels.areAllEmpty
        let reach = theme.nodeReach
        // The highest day's number.
        let value = options.annotations.values == .none ? 0 : theme.valueHeight + theme.valueGap
        let start = baseline.map { $0 + theme.statText.size * (isSparkline ? 0.6 : 0.93) } ?? inner.y
        let top = start + reach + value
        let bottom =
            hasLabels
            ? inner.maxY - theme.labelText.size * theme.middleDrop - theme.labelOffset : inner.maxY - reach
        guard bottom - top >= (isSparkline ? 14 : 34), inner.width >= 4 * theme.widgetInset else { return nil }

        // A sparkline's ink is flush with the texts.
        func inset(_ day: Int) -> Double {
            let ink = selected == day ? NodeScale.alone(theme) * theme.nodeOuterRadius : theme.lineWidth / 2
            return min(isSparkline ? ink : theme.widgetInset, inner.width / 2)
        }
        let (left, right) = (inner.x + inset(0), inner.maxX - inset(content.week.days.count - 1))
        // What is around the days is large enough for their labels.
        let (marginH, marginV) = (theme.widgetInset, theme.labelOffset + theme.labelText.size)
        let labelHeight = hasLabels ? theme.labelHeight : 0
        let bounds = Rect(
            x: left - marginH, y: top - marginV, width: right - left + 2 * marginH,
            height: bottom - top + 2 * marginV + labelHeight)
        if options.mark == .calendar, !isSparkline, widget.family != .medium,
            case let room = Rect(x: inner.x, y: start, width: inner.width, height: inner.maxY - start),
            let calendar = ChartLayout(calendarOf: content, options, in: PlotArea(bounds: room, plot: room), theme)
        {
            return calendar
        }
        let area = PlotArea(in: bounds, marginH: marginH, marginV: marginV, labelHeight: labelHeight)
        let style = ChartFrame.Style(
            showsSelectedNodeOnly: isSparkline, namesLines: !widget.showsShare, hasLetters: hasBars)
        let frame = ChartFrame(series, labels, selected: selected, options, in: area, theme, style: style)
        let looks = with(theme) { if isSparkline { $0.noticeText.size = $0.statText.size } }
        var layout = ChartLayout(frame, content, options, looks)
        if hasBars { layout.inks = BarInks(theme) }
        if options.aggregation.span == .day { layout.inks?.openBar = content.week.openDay }
        return layout
    }
}
