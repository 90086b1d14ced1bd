import StepData
import StepRaster

/// What shows many days on a card: their calendar, and where there is room their months, and how they add up.
struct CardYear: Hashable, Sendable {
    /// Of the calendar, or of the months where these are all.
    let layout: ChartLayout
    private let options: ChartOptions
    private let theme: ChartTheme
    private let palette: CardPalette
    private let isFaded: Bool
    private var hasCalendar = false
    private var months: CardBars?
    private var sums: CardSums?
    /// Over months and sums.
    private var headings: [ChartLayout.Text] = []

    /// Of the room's height that a calendar may have where something stands below it.
    private static let share = 0.62
    /// Least height of months or sums with their heading, and how far they are from what is above, in em of labels.
    private static let (leastHeight, gap) = (8.0, 1.8)
    /// Least days that have months below them.
    private static let leastDays = 62

    /// Nil where there is no room for cells, or nothing of what a page is to show.
    init?(
        _ content: WeekContent, _ card: CardOptions, in sheet: CardLayout, _ palette: CardPalette, _ theme: ChartTheme
    ) throws(ChartError) {
        var options = card.chart
        // The headline's figures are numbers enough.
        options.annotations.values = .none
        var theme = theme
        let style = TextStyle(color: palette.quiet, size: 0.0255 * min(sheet.width, sheet.height), weight: 500)
        (theme.labelText, theme.subcaptionText) = (style, style.weighing(600))
        (theme.background, theme.lineMiddleColor) = (palette.ground, palette.accent)
        theme.selectedNodeColor = theme.selectedNodeColor.legible(on: palette.ground, contrast: CardPalette.ofSigns)
        (self.options, self.theme, self.palette) = (options, theme, palette)
        isFaded = content.notice != nil
        var room = sheet.chartRect
        if sheet.arrangement == .center { (room.x, room.width) = (0.05 * sheet.width, 0.9 * sheet.width) }
        func calendar(height: Double, isCentered: Bool) -> ChartLayout? {
            var upper = room
            upper.height = height
            return ChartLayout(
                calendarOf: content, options, in: PlotArea(bounds: upper, plot: upper), isCentered: isCentered, theme)
        }
        func months(in rect: Rect) throws(ChartError) -> CardBars {
            var below = sheet
            below.chartRect = rect
            var monthly = options
            (monthly.aggregation.span, monthly.mark, monthly.averageLine) = (.month, .bars, false)
            (monthly.annotations.goal, monthly.annotations.values) = (nil, .extremes)
            monthly.annotations.yAxis = false
            // It has a heading of its own.
            monthly.annotations.subtitle = .text("")
            return try CardBars(content, monthly, in: below, palette, theme, areMonths: true)
        }
        let words = options.language.catalogue
        let comparison = card.compare == CardOptions.Compare.none ? nil : content.week.comparison
        let heading = words.summary(.month, isSum: false)
        let least = (card.compare == .cumulative ? 6 : Self.leastHeight) * style.size

        if card.page == .records {
            guard content.week.days.count >= Self.leastDays, options.aggregation.span == .day else { return nil }
            let bars = try months(in: Self.below(heading, in: room, theme, &headings))
            (self.months, layout) = (bars, bars.layout)
            return
        }
        let isCompared = card.page == .comparison
        let isAlone = card.page != nil || ![.beside, .stack].contains(sheet.arrangement) && card.compare != .cumulative
        if !isAlone || isCompared, content.week.days.count >= Self.leastDays,
            let upper = calendar(height: isCompared ? room.height : Self.share * room.height, isCentered: false)
        {
            var rest = room
            rest.y = isCompared ? room.y : upper.calendarBottom + Self.gap * style.size
            rest.height = room.maxY - rest.y
            if rest.height >= least {
                let isAsked = isCompared || card.compare == .cumulative
                if let comparison, isAsked || rest.height >= 2 * least + Self.gap * style.size {
                    var lower = rest
                    if !isAsked {
                        rest.height = (rest.height - Self.gap * style.size) / 2
                        lower.y = rest.maxY + Self.gap * style.size
                        lower.height = rest.height
                    }
                    sums = CardSums(comparison, content.week, words, in: lower, palette, theme)
                    if isAsked { rest.height = 0 }
                }
                if rest.height > 0, upper.nodes.count == content.week.days.count {
                    self.months = try months(in: Self.below(heading, in: rest, theme, &headings))
                }
                if self.months != nil || sums != nil {
                    (layout, hasCalendar) = (upper, !isCompared)
                    return
                }
            }
        }
        guard !isCompared, let whole = calendar(height: room.height, isCentered: true) else { return nil }
        (layout, hasCalendar) = (whole, true)
    }

    /// What is left of a room below a heading.
    private static func below(
        _ heading: String, in room: Rect, _ theme: ChartTheme, _ headings: inout [ChartLayout.Text]
    ) -> Rect {
        let text = ChartLayout.Text(heading, theme.subcaptionText, digits: .proportional, theme)
        headings.append(text.moved(x: room.x, y: room.y))
        let height = 1.6 * theme.labelText.size
        return Rect(x: room.x, y: room.y + height, width: room.width, height: room.height - height)
    }

    /// Back to front.
    var marks: [Mark] {
        let calendar = hasCalendar ? layout.marks(options, theme, isFaded: isFaded).filter { $0.role != .notice } : []
        let below = (months?.marks ?? []) + (sums?.marks ?? [])
        return calendar + headings.map { .text(.init("heading"), $0) } + below
    }

    var omissions: [ChartLayout.Omission] { layout.omissions }
}
