import StepRaster

/// The calendar of a card, and below it its months where there is room.
struct CardCalendar: Hashable, Sendable {
    let layout: ChartLayout
    private let options: ChartOptions
    private let theme: ChartTheme
    private let months: CardBars?
    /// Over the months.
    private let heading: ChartLayout.Text?
    private let isFaded: Bool

    /// Of the room's height, where months are to stand below.
    private static let share = 0.62
    /// Least height of months with their heading, and their distance from the calendar, in em of labels.
    private static let (leastMonths, gap) = (8.0, 1.8)

    /// Nil where there is no room for cells.
    init?(
        _ content: WeekContent, _ options: ChartOptions, in sheet: CardLayout, _ palette: CardPalette,
        _ theme: ChartTheme
    ) throws(ChartError) {
        var options = options
        // The headline's figures are numbers enough.
        options.annotations.values = .none
        var theme = theme
        theme.labelText = TextStyle(
            color: palette.quiet, size: 0.0255 * min(sheet.width, sheet.height), weight: 500)
        (theme.background, theme.lineMiddleColor) = (palette.ground, palette.accent)
        theme.selectedNodeColor = palette.record
        var room = sheet.chartRect
        if sheet.arrangement == .center { (room.x, room.width) = (0.05 * sheet.width, 0.9 * sheet.width) }
        func calendar(height: Double, isCentered: Bool) -> ChartLayout? {
            var upper = room
            upper.height = height
            return ChartLayout(
                calendarOf: content, options, in: PlotArea(bounds: upper, plot: upper), isCentered: isCentered, theme)
        }
        let (size, isShared) = (theme.labelText.size, sheet.arrangement == .beside || sheet.arrangement == .stack)
        (self.options, self.theme, isFaded) = (options, theme, content.notice != nil)
        if isShared, let upper = calendar(height: Self.share * room.height, isCentered: false), upper.nodes.count > 45,
            case let top = upper.calendarBottom + Self.gap * size, room.maxY - top >= Self.leastMonths * size
        {
            let text = ChartLayout.Text(
                options.language.catalogue.summary(.month, isSum: false),
                TextStyle(color: palette.quiet, size: size, weight: 600), digits: .proportional, theme)
            heading = text.moved(x: room.x, y: top)
            var below = sheet
            below.chartRect = Rect(
                x: room.x, y: top + 1.9 * size, width: room.width, height: room.maxY - top - 1.9 * size)
            var monthly = options
            monthly.aggregation.span = .month
            (monthly.mark, monthly.annotations.goal, monthly.annotations.values) = (.bars, nil, .extremes)
            months = try CardBars(content, monthly, in: below, palette, theme, areMonths: true)
            layout = upper
        } else {
            guard let whole = calendar(height: room.height, isCentered: true) else { return nil }
            (layout, months, heading) = (whole, nil, nil)
        }
    }

    /// Back to front.
    var marks: [Mark] {
        let marks = layout.marks(options, theme, isFaded: isFaded).filter { $0.role != .notice }
        return marks + (heading.map { [.text(.init("months"), $0)] } ?? []) + (months?.marks ?? [])
    }
}
