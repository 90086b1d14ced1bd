/// What shows the days of a card: nothing of one day, whose figure says it all.
struct CardChart: Hashable, Sendable {
    /// Nil without a chart.
    var layout: ChartLayout?
    /// Back to front, without a notice: what it would say is the headline.
    var marks: [Mark] = []
    var omissions: [ChartLayout.Omission] = []

    /// Most days that have bars when nothing else is asked for.
    static let mostBars = 45
    /// Most days that have their weekdays under them.
    private static let mostWeekdays = 14

    init() {}

    init(
        _ content: WeekContent, _ card: CardOptions, _ comparison: StepComparison?, in sheet: CardLayout,
        _ palette: CardPalette, _ theme: ChartTheme
    ) throws(ChartError) {
        if card.chart.deadline.isOver { return }
        var card = card
        (card.chart.annotations.title, card.chart.annotations.subtitle) = (nil, nil)
        let hasWeekdays = content.week.days.count <= Self.mostWeekdays
        if card.chart.labels == .automatic, hasWeekdays { card.chart.labels = .weekday }
        if card.chart.mark == .bars {
            let bars = try CardBars(content, card.chart, in: sheet, palette, theme)
            (layout, marks, omissions) = (bars.layout, bars.marks, bars.omissions)
        } else if card.chart.mark == .calendar,
            let calendar = try Self(calendarOf: content, card, comparison, in: sheet, palette, theme)
        {
            self = calendar
        } else {
            self = try Self(lineOf: content, card.chart, in: sheet, palette, theme)
        }
    }

    /// What suits so many points when nothing else is asked for.
    static func mark(of series: Series) -> ChartOptions.Mark {
        if series.points.count <= mostBars { return .bars }
        return series.points[0].days.count == 1 && series.points[0].date != nil ? .calendar : .line
    }
}
