/// The chart of a card; empty for a single day.
struct CardChart: Hashable, Sendable {
    /// The layout of the chart; nil for a ring, and without a chart.
    var layout: ChartLayout?
    /// The marks, back to front, without a notice, which the headline replaces.
    var marks: [Mark] = []

    init(
        _ content: WeekContent, _ cardOptions: CardOptions, _ words: CardWords, in card: CardLayout,
        _ palette: CardPalette, _ theme: ChartTheme
    ) throws(ChartError) {
        if words.form == .oneDay || cardOptions.chart.deadline.isOver { return }
        var cardOptions = cardOptions
        cardOptions.chart.annotations.title = nil
        cardOptions.chart.annotations.subtitle = nil
        // The days of up to two weeks are labelled by their weekdays.
        if cardOptions.chart.labels == .automatic, content.week.days.count <= 14 { cardOptions.chart.labels = .weekday }
        let options = cardOptions.chart
        if options.mark == .bars {
            let bars = try CardBars(content, options, in: card, palette, theme)
            layout = bars.layout
            marks = bars.marks
        } else if options.mark == .ring, let ring = CardRing(content.week, options, in: card, palette, theme) {
            marks = ring.marks
        } else if [.calendar, .ring].contains(options.mark),
            let calendar = try Self(calendarOf: content, cardOptions, words.sums, in: card, palette, theme)
        {
            self = calendar
        } else {
            self = try Self(lineOf: content, options, in: card, palette, theme)
        }
        marks.removeAll { $0.role == .notice }
    }

    /// Returns the default mark of a series, by the number of its points.
    static func mark(of series: Series, _ options: CardOptions) -> ChartOptions.Mark {
        let isDaily = options.chart.aggregation.span == .day
        if options.prefersRing, isDaily, CardRing.days.contains(series.points.count) { return .ring }
        if series.points.count <= 45 { return .bars }
        return series.points[0].days.count == 1 && series.points[0].date != nil ? .calendar : .line
    }
}
