import StepData
import StepRaster

/// A week as a picture to share: a large figure, what it means, and the chart.
///
///     var options = CardOptions(.square)
///     options.chart.aids.goal = 10_000
///     let png = try WeekCard(week, options: options).drawing.png(.scale(1))
public struct WeekCard: Hashable, Sendable {
    /// What is shown.
    public let week: StepWeek
    /// How it is shown, apart from its looks.
    public let options: CardOptions
    /// The looks.
    public let theme: ChartTheme
    /// Where everything stands, in points.
    public let layout: CardLayout
    let words: CardWords
    let palette: CardPalette
    let chart: WeekChart
    /// Whether grey blocks take the place of texts.
    var isPlaceholder = false

    /// - Throws: `ChartError` when the size is not positive and finite or one side is more than four times the other, a
    ///   constant of the theme is out of its range, the selected day is not in the week, or a text has a character that
    ///   cannot be drawn and no box may stand for it.
    public init(
        _ week: StepWeek, options: CardOptions = CardOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        try options.validate()
        try theme.validate()
        self.week = week
        self.options = options
        self.theme = theme
        let day = try options.chart.selectedIndex(in: week) ?? week.days.count - 1
        let palette = CardPalette(theme, background: options.chart.background)
        let theme = theme.legible(in: palette)
        let words = CardWords(week, options, day: day)
        var layout = CardLayout(words, options, theme: theme, palette: palette)
        if options.chart.missingGlyph == .error {
            for line in layout.texts { try line.text.text.refuseMissingGlyphs(in: line.role, theme) }
        }
        chart = try Self.chart(of: week, options, in: &layout, theme)
        layout.add(chart)
        (self.words, self.palette, self.layout) = (words, palette, layout)
    }

    /// The chart in its place, its measures grown with the card.
    private static func chart(
        of week: StepWeek, _ card: CardOptions, in layout: inout CardLayout, _ theme: ChartTheme
    ) throws(ChartError) -> WeekChart {
        var options = card.chart
        (options.width, options.height) = (layout.chartRect.width, layout.chartRect.height)
        options.background = .clear
        options.fitsCanvas = false
        (options.aids.title, options.aids.subtitle) = (nil, nil)
        if layout.arrangement == .center {
            options.labels = .hidden
            options.aids.values = .none
        } else if options.labels == .automatic, week.days.count <= 7 {
            options.labels = .weekday
        }
        var week = week
        if week.days.count == 1 {
            // A line needs two days, and one bar is enough.
            options.mark = .bars
            week = week.comparing(with: [])
        }
        if options.aids.values == .all, week.days.count > mostValues { options.aids.values = .extremes }
        let theme = chartTheme(of: week, options, in: layout, theme)
        if options.labels != .hidden {
            // Labels stand on the bottom of the chart's room.
            options.height +=
                theme.marginV + theme.labelHeight - theme.labelOffset - theme.labelSize * theme.linePitch / 2
        }
        let chart = try WeekChart(week, options: options, theme: theme)
        // Its letters begin and end where those of the card do; only numbers beside days may hang over.
        guard layout.arrangement != .center, let (left, right) = chart.layout.extent else { return chart }
        let before = min(left, layout.chartOverhang)
        let after = min(options.width - right, layout.width - layout.chartRect.maxX)
        options.width += before + after
        layout.chartRect.x -= before
        layout.chartRect.width = options.width
        layout.chartRect.height = options.height
        return try WeekChart(week, options: options, theme: theme)
    }

    /// Most days that have their numbers beside them; of more only the extremes have.
    private static let mostValues = 10

    /// The theme with measures that suit the card, and margins that put the outermost letters on the edges of the
    /// chart's room.
    private static func chartTheme(
        of week: StepWeek, _ options: ChartOptions, in layout: CardLayout, _ theme: ChartTheme
    ) -> ChartTheme {
        var theme = theme.scaled(by: min(layout.width, layout.height) / 350 * min(1, layout.textScale))
        let least = 0.021 * layout.height
        // Labels stand right below the lowest number.
        theme.labelHeight -= 0.5 * theme.labelSize
        theme.labelOffset -= 0.5 * theme.labelSize
        let lack = max(0, least - theme.labelSize)
        theme.labelSize += lack
        theme.labelHeight += 1.2 * lack
        theme.labelOffset += 0.6 * lack
        theme.valueSize = max(least, theme.valueSize)
        let reach = theme.nodeReach
        if layout.arrangement == .center {
            theme.marginH = max(reach, 0.055 * layout.width)
            theme.marginV = reach + 0.03 * layout.height
            // The texts of lines would lie outside the middle.
            theme.valueSize = 0
            return theme
        }
        let series = Series(week, options.aids, weekStart: options.weekStart)
        let labels = DayLabels(options, of: series)
        let words = options.language.catalogue
        func width(_ text: String?, _ size: Double, _ weight: Double) -> Double {
            text.map { theme.run($0, size: size, weight: weight).width } ?? 0
        }
        var widest = 0.0
        for index in [0, series.points.count - 1] {
            widest = max(widest, width(labels[index], theme.labelSize, theme.labelWeight))
            guard options.aids.values != .none, let steps = series.points[index].steps else { continue }
            widest = max(widest, width(words.grouped(steps), theme.valueSize, theme.valueWeight + 200))
        }
        theme.marginH = min(max(reach, widest / 2), layout.chartRect.width / 4)
        theme.marginV = min(reach, layout.chartRect.height / 8)
        return theme
    }

    /// The card before it becomes pixels.
    public var drawing: Drawing {
        let scene = Scene(self)
        return Drawing(scene: isPlaceholder ? scene.placeholder : scene, words: altText)
    }

    /// The card for those who cannot see it.
    var altText: AltText {
        isPlaceholder
            ? AltText(placeholderOf: week.days.count, options: options.chart)
            : AltText(
                week, selected: try? options.chart.selectedIndex(in: week), options: options.chart, more: words.rest)
    }
}

extension ChartLayout {
    /// Where days, labels and the texts of lines begin and end; nil when there are none.
    fileprivate var extent: (left: Double, right: Double)? {
        let texts =
            nodes.compactMap(\.label) + lineTexts + (yAxis?.ticks ?? []).map(\.label)
        let ends = texts.map { ($0.rect.x, $0.rect.maxX) } + nodes.map { ($0.x - $0.radius, $0.x + $0.radius) }
        guard let left = ends.map(\.0).min(), let right = ends.map(\.1).max() else { return nil }
        return (max(0, left), min(right, width))
    }
}
