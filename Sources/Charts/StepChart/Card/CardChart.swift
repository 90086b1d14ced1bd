/// What shows the days of a card: nothing of one day, whose figure says it all.
struct CardChart: Hashable, Sendable {
    /// Nil without a chart.
    var layout: ChartLayout?
    /// Back to front, without a notice: what it would say is the headline.
    var marks: [Mark] = []

    /// Most days that have bars when nothing else is asked for.
    static let mostBars = 45

    init(
        _ content: WeekContent, _ cardOptions: CardOptions, _ words: CardWords, in card: CardLayout,
        _ palette: CardPalette, _ theme: ChartTheme
    ) throws(ChartError) {
        if words.form == .oneDay || cardOptions.chart.deadline.isOver { return }
        var cardOptions = cardOptions
        (cardOptions.chart.annotations.title, cardOptions.chart.annotations.subtitle) = (nil, nil)
        // Labels of weekdays fit below the bars of up to two weeks.
        if cardOptions.chart.labels == .automatic, content.week.days.count <= 14 { cardOptions.chart.labels = .weekday }
        if cardOptions.chart.mark == .bars {
            let bars = try CardBars(content, cardOptions.chart, in: card, palette, theme)
            layout = bars.layout
            marks = bars.marks
        } else if cardOptions.chart.mark == .ring,
            let ring = CardRing(
                content.week, cardOptions.chart, in: card.chartRect, palette, theme, labels: card.leastRingTextSize)
        {
            marks = ring.marks
        } else if [.calendar, .ring].contains(cardOptions.chart.mark),
            let calendar = try Self(calendarOf: content, cardOptions, words.sums, in: card, palette, theme)
        {
            self = calendar
        } else {
            self = try Self(lineOf: content, cardOptions.chart, in: card, palette, theme)
        }
    }

    /// What suits so many points when nothing else is asked for.
    static func mark(of series: Series, _ options: CardOptions) -> ChartOptions.Mark {
        let isDaily = options.chart.aggregation.span == .day
        if options.prefersRing, isDaily, CardRing.days.contains(series.points.count) { return .ring }
        if series.points.count <= mostBars { return .bars }
        return series.points[0].days.count == 1 && series.points[0].date != nil ? .calendar : .line
    }
}
