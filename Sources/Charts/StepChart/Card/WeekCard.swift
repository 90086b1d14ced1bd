/// A week as a picture to share: a large figure, its meaning, and the chart.
///
///     var options = CardOptions(.square)
///     options.chart.annotations.goal = 10_000
///     let png = try WeekCard(week, options: options).drawing.png(.scale(1))
public struct WeekCard: WeekPicture, SceneSource {
    public let content: WeekContent
    /// The options of the card, apart from its theme.
    public let options: CardOptions
    /// The colours, fonts and measures of the card.
    public let theme: ChartTheme
    /// The positions of all parts of the card, in points.
    public let layout: CardLayout
    let words: CardWords
    let palette: CardPalette
    let chart: CardChart
    let marks: [Mark]
    let alternative: AltText

    /// Creates a card of a week, or of other content. A theme of nil is the light one on a plain background, and that
    /// of the palette `night` on any other.
    /// - Throws: `ChartError` if a side is not positive and finite or over four times the other, a theme's constant is
    ///   out of range, the selected day is not in the week, or a character cannot be drawn and boxes are not allowed.
    public init(
        _ source: some WeekSource, options: CardOptions = CardOptions(), theme: ChartTheme? = nil
    ) throws(ChartError) {
        content = source.content
        try options.validate()
        try options.chart.validate(for: content)
        let theme = with(theme ?? options.ownTheme) { $0.missingGlyph = options.chart.missingGlyph }
        try theme.validate()
        self.options = options
        self.theme = theme
        var shown = options
        // A placeholder has no data to compare with a goal.
        if content.isPlaceholder { shown.chart.annotations.goal = nil }
        shown.chart.mark = shown.chart.mark ?? CardChart.mark(of: Series(content.week, shown.chart), options)
        let headlineDay = try options.headlineDay(in: content)
        if options.chart.selection == .automatic { shown.chart.selection = headlineDay }
        let day = try content.selectedIndex(headlineDay) ?? content.week.days.count - 1
        let effectiveTheme = content.effectiveTheme(theme).suited(to: options.chart.background)
        palette = CardPalette(effectiveTheme, options)
        words = CardWords(content, shown, day: day)
        let card = CardStyle(content, words, effectiveTheme.legible(in: palette), palette, shown)
        var layout = CardLayout(card)
        let chart = try CardChart(card, in: layout)
        try (layout.marks + chart.marks).refuseMissing(options.chart.missingGlyph) { [content] mark in
            chart.layout?.location(of: mark, in: content.week)
        }
        if let bounds = chart.layout?.bounds { layout.chartRect = bounds }
        (self.layout, self.chart) = (layout, chart)
        alternative = AltText(content, shown.chart, isCalendar: chart.layout?.isCalendar == true, more: words.rest)
        marks = palette.composed(chart.marks + layout.marks, over: options.photo, size: options.size)
    }

    /// Creates a card for a place where pictures are shared.
    /// - Throws: `ChartError` as with its options.
    public init(_ source: some WeekSource, preset: CardOptions.Preset, theme: ChartTheme? = nil) throws(ChartError) {
        try self.init(source, options: CardOptions(preset), theme: theme)
    }

    /// Returns the pages of a story of many days, each complete by itself: the total and the calendar; the best month;
    /// the records; and the comparison with the days before, if possible.
    /// - Throws: `ChartError` as a card does.
    public static func pages(
        _ source: some WeekSource, options: CardOptions = CardOptions(.story), theme: ChartTheme? = nil
    ) throws(ChartError) -> [WeekCard] {
        let content = source.content
        var options = options
        options.chart.mark = .calendar
        func page(_ page: CardOptions.Page) throws(ChartError) -> WeekCard {
            try WeekCard(content, options: with(options) { $0.page = page }, theme: theme)
        }
        var pages = [try page(.calendar)]
        let facts = StepFacts(content.week)
        let period = with(Period()) { $0.month = facts.bestMonth.map { .of($0.first) } }
        if facts.months.count > 1, period.month != nil, let month = try? content.week.days(in: period) {
            var options = options
            let words = options.chart.language.catalogue
            options.chart.annotations.title = .text(words.opening(words[.bestMonth]))
            pages.append(try WeekCard(WeekContent(month, notice: content.notice), options: options, theme: theme))
        }
        pages.append(try page(.records))
        if facts.comparison != nil { pages.append(try page(.comparison)) }
        return pages
    }

    /// Returns an animation in which the card draws itself.
    /// - Throws: `ChartError` if an option is out of its range, or only for charts.
    public func animation(_ options: AnimationOptions = AnimationOptions()) throws(ChartError) -> WeekAnimation {
        var options = options
        // A repeated animation shows the finished card for two seconds.
        if options.hold == nil, options.loop != 1 { options.hold = 2 }
        return try WeekAnimation(self, options)
    }

    public var drawing: Drawing { Drawing(self) }

    public var omissions: [ChartLayout.Omission] { chart.omissions + layout.omissions }

    public var layoutJSON: String {
        LayoutReport(drawing).json([
            ("layout", .string(layout.arrangement.rawValue)), ("chart", .object(layout.chartRect.members)),
        ])
    }

    public var placeholder: WeekCard {
        get throws(ChartError) { try WeekCard(content.placeholder, options: options, theme: theme) }
    }

    var size: Size { Size(layout.width, layout.height) }
    var background: Color { palette.backgroundEnds.bottom }
}
