/// What shows the days of a card.
enum CardChart: Hashable, Sendable {
    case line(CardLine)
    case bars(CardBars)
    case year(CardYear)
    /// The figure says it all.
    case none

    /// Most days that have bars when nothing else is asked for.
    static let mostBars = 45
    /// Most days that have their weekdays under them.
    private static let mostWeekdays = 14

    init(
        _ content: WeekContent, _ card: CardOptions, in sheet: CardLayout, _ palette: CardPalette,
        _ theme: ChartTheme
    ) throws(ChartError) {
        var options = card.chart
        (options.annotations.title, options.annotations.subtitle) = (nil, nil)
        if options.labels == .automatic, content.week.days.count <= Self.mostWeekdays { options.labels = .weekday }
        switch options.mark {
        case .bars: self = .bars(try CardBars(content, options, in: sheet, palette, theme))
        case .calendar:
            var card = card
            card.chart = options
            if let year = try CardYear(content, card, in: sheet, palette, theme) {
                self = .year(year)
            } else {
                self = .line(try CardLine(content, options, in: sheet, theme))
            }
        case .line, nil: self = .line(try CardLine(content, options, in: sheet, theme))
        }
    }

    /// What suits so many points when nothing else is asked for.
    static func mark(of series: Series) -> ChartOptions.Mark {
        if series.points.count <= mostBars { return .bars }
        return series.points[0].days.count == 1 && series.points[0].date != nil ? .calendar : .line
    }

    /// Nil without a chart.
    var layout: ChartLayout? {
        switch self {
        case .line(let line): line.layout
        case .bars(let bars): bars.layout
        case .year(let year): year.layout
        case .none: nil
        }
    }

    var omissions: [ChartLayout.Omission] {
        switch self {
        case .line(let line): line.layout.omissions
        case .bars(let bars): bars.omissions
        case .year(let year): year.layout.omissions
        case .none: []
        }
    }

    /// Back to front, without a notice: what it would say is the headline.
    func marks(in sheet: CardLayout) -> [Mark] {
        switch self {
        case .line(let line):
            line.marks(shadeTo: sheet.arrangement == .center ? sheet.chartRect.maxY : line.layout.plot.maxY)
        case .bars(let bars): bars.marks
        case .year(let year): year.marks
        case .none: []
        }
    }
}
