extension CardChart {
    /// A chart below a calendar, or in its place.
    private enum Panel { case months, sums }

    /// Lays out a calendar of many days, and below it, if there is space, the bars of its months and its running sums.
    /// The layout is that of the calendar, else of the months. Nil if the cells do not fit, or if a page is empty.
    init?(calendarOf style: CardStyle, _ options: ChartOptions, in card: CardLayout) throws(ChartError) {
        let content = style.content
        let cardOptions = style.options
        var options = options
        // A card's calendar has no numbers but the headline's figures.
        options.annotations.values = .none
        let palette = style.palette
        let size = style.leastTextSize
        let theme = with(style.theme) { theme in
            theme.labelText = TextStyle(color: palette.quiet, size: size, weight: 500)
            theme.subcaptionText = TextStyle(color: palette.quiet, size: size, weight: 600)
            theme.background = palette.background
            theme.lineMiddleColor = palette.accent
            theme.selectedNodeColor = palette.record
        }
        // The least height of a panel with its heading, and its distance from the part above.
        let least = (cardOptions.asksForSums ? 6 : 8) * size
        let gap = 1.8 * size
        var space = card.chartRect
        if card.arrangement == .center { (space.x, space.width) = (0.05 * card.width, 0.9 * card.width) }
        let years = cardOptions.compare == .years ? content.week.sumsOfYearsBefore : []
        let comparison = [.years, CardOptions.Compare.none].contains(cardOptions.compare) ? nil : style.words.sums
        let isCompared = comparison != nil || !years.isEmpty
        var panels = Self.panels(content.week, cardOptions, isCompared: isCompared, card.arrangement)
        let isAsked = cardOptions.asksForSums && isCompared && !panels.isEmpty
        if cardOptions.page == nil || cardOptions.page == .calendar {
            let calendar = ChartLayout(
                calendarOf: content, options, in: PlotArea(bounds: space, plot: space),
                leaving: panels.isEmpty ? .infinity : gap + least, theme)
            guard let calendar else { return nil }
            let top = ([calendar.plot] + calendar.legend.rects).map(\.maxY).reduce(calendar.bounds.y, max) + gap
            let height = space.maxY - top
            while Double(panels.count) * (least + gap) - gap > height, !panels.isEmpty { panels.removeLast() }
            if isAsked, panels.isEmpty {
                // The lines that were asked for replace a calendar that leaves no space for them.
                panels = [.sums]
            } else {
                layout = calendar
                marks = calendar.marks(options, theme, isFaded: content.notice != nil)
                (space.y, space.height) = (top, height)
            }
        } else if panels.isEmpty {
            return nil
        }
        space.height = (space.height + gap) / Double(max(1, panels.count)) - gap
        for panel in panels {
            switch panel {
            case .months:
                let summary = content.week.words(options.language).summary(.month, isSum: false)
                let heading = ChartLayout.Text(summary, theme.subcaptionText, theme)
                var below = card
                below.chartRect = Rect(
                    x: space.x, y: space.y + 1.6 * size, width: space.width, height: space.height - 1.6 * size)
                let monthly = with(options) { monthly in
                    monthly.aggregation.span = .month
                    monthly.mark = .bars
                    monthly.averageLine = false
                    monthly.annotations.goal = nil
                    monthly.annotations.values = .extremes
                    monthly.annotations.yAxis = false
                    monthly.annotations.subtitle = .text("")
                }
                let bars = try CardBars(style, monthly, in: below, theme)
                marks += [.text(.init("heading"), heading.moved(x: space.x, y: space.y))] + bars.marks
                layout = layout ?? bars.layout
            case .sums:
                let lines =
                    comparison.map { CardSums($0, of: style, in: space, theme) }
                    ?? CardSums(years: years, of: style, in: space, theme)
                marks += lines.marks
                layout = layout ?? lines.layout
            }
            space.y += space.height + gap
        }
    }

    /// Returns the panels below the calendar, or those of a page, the most important first; none below 62 days.
    private static func panels(
        _ week: StepWeek, _ cardOptions: CardOptions, isCompared: Bool, _ arrangement: CardOptions.Layout
    ) -> [Panel] {
        guard week.days.count >= 62 else { return [] }
        let hasMonths = cardOptions.chart.aggregation.span == .day && week.days.count <= ChartLayout.Calendar.mostDays
        let sums: [Panel] = isCompared ? [.sums] : []
        switch cardOptions.page {
        case .calendar: return []
        case .records: return cardOptions.chart.aggregation.span == .day ? [.months] : []
        case .comparison: return sums
        case nil:
            let isAsked = cardOptions.asksForSums
            guard isAsked || arrangement == .beside || arrangement == .stack else { return [] }
            return isAsked && isCompared ? sums : (hasMonths ? [.months] : []) + sums
        }
    }
}
