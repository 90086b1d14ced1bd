/// The chart of a card; empty for a single day.
struct CardChart: Hashable, Sendable {
    /// The layout of the chart; nil for a ring, and without a chart.
    var layout: ChartLayout?
    /// The marks, back to front, without a notice, which the headline replaces.
    var marks: [Mark] = []
    /// The parts that do not fit.
    private(set) var omissions: [ChartLayout.Omission] = []

    init(_ style: CardStyle, in card: CardLayout) throws(ChartError) {
        var options = style.options.chart
        if style.words.form == .oneDay || options.deadline.isOver { return }
        options.annotations.title = nil
        options.annotations.subtitle = nil
        // The days of up to two weeks are labelled by their weekdays.
        if options.labels == .automatic, style.content.week.days.count <= 14 { options.labels = .weekday }
        let isCalendar = options.mark == .calendar || options.mark == .ring
        if options.mark == .bars {
            let bars = try CardBars(style, options, in: card)
            layout = bars.layout
            marks = bars.marks
        } else if options.mark == .ring, let ring = CardRing(style, options, in: card) {
            marks = ring.marks
            omissions = ring.omissions
        } else if isCalendar, let calendar = try Self(calendarOf: style, options, in: card) {
            self = calendar
        } else {
            self = try Self(lineOf: style, options, in: card)
        }
        marks.removeAll { $0.role == .notice }
        omissions += layout?.omissions ?? []
    }

    /// Returns the default mark of a series, by the number of its points.
    static func mark(of series: Series, _ options: CardOptions) -> ChartOptions.Mark {
        let isDaily = options.chart.aggregation.span == .day
        if options.prefersRing, isDaily, CardRing.days.contains(series.points.count) { return .ring }
        if series.points.count <= 45 { return .bars }
        return isDaily && series.points[0].date != nil ? .calendar : .line
    }
}
