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
    public let style: ChartStyle
    /// Where everything stands, in points.
    public let layout: CardLayout
    let words: CardWords
    let palette: CardPalette
    let chart: WeekChart
    /// Whether grey blocks take the place of texts.
    var isPlaceholder = false

    /// - Throws: `ChartError` when the size is not positive and finite or one side is more than four times the other, a
    ///   constant of the style is out of its range, the selected day is not in the week, or a text has a character that
    ///   cannot be drawn and no box may stand for it.
    public init(
        _ week: StepWeek, options: CardOptions = CardOptions(), style: ChartStyle = .light
    ) throws(ChartError) {
        try options.validate()
        try style.validate()
        self.week = week
        self.options = options
        self.style = style
        let day = try options.chart.selectedIndex(in: week) ?? week.days.count - 1
        let palette = CardPalette(style, background: options.chart.background)
        let style = style.legible(in: palette)
        let words = CardWords(week, options, day: day)
        var layout = CardLayout(words, options, style: style, palette: palette)
        if options.chart.missingGlyph == .error {
            for line in layout.texts { try line.text.text.refuseMissingGlyphs(in: line.role, style) }
        }
        chart = try Self.chart(of: week, options, in: &layout, style)
        layout.add(chart)
        (self.words, self.palette, self.layout) = (words, palette, layout)
    }

    /// The chart in its place, its measures grown with the card.
    private static func chart(
        of week: StepWeek, _ card: CardOptions, in layout: inout CardLayout, _ style: ChartStyle
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
        let style = chartStyle(of: week, options, in: layout, style)
        if options.labels != .hidden {
            // Labels stand on the bottom of the chart's room.
            options.height +=
                style.marginV + style.labelHeight - style.labelOffset - style.labelSize * style.linePitch / 2
        }
        let chart = try WeekChart(week, options: options, style: style)
        // Its letters begin and end where those of the card do; only numbers beside days may hang over.
        guard layout.arrangement != .center, let (left, right) = chart.layout.extent else { return chart }
        let before = min(left, layout.chartOverhang)
        let after = min(options.width - right, layout.width - layout.chartRect.maxX)
        options.width += before + after
        layout.chartRect.x -= before
        layout.chartRect.width = options.width
        layout.chartRect.height = options.height
        return try WeekChart(week, options: options, style: style)
    }

    /// Most days that have their numbers beside them; of more only the extremes have.
    private static let mostValues = 10

    /// The style with measures that suit the card, and margins that put the outermost letters on the edges of the
    /// chart's room.
    private static func chartStyle(
        of week: StepWeek, _ options: ChartOptions, in layout: CardLayout, _ style: ChartStyle
    ) -> ChartStyle {
        var style = style.scaled(by: min(layout.width, layout.height) / 350 * min(1, layout.textScale))
        let least = 0.021 * layout.height
        // Labels stand right below the lowest number.
        style.labelHeight -= 0.5 * style.labelSize
        style.labelOffset -= 0.5 * style.labelSize
        let lack = max(0, least - style.labelSize)
        style.labelSize += lack
        style.labelHeight += 1.2 * lack
        style.labelOffset += 0.6 * lack
        style.valueSize = max(least, style.valueSize)
        let reach = style.nodeReach
        if layout.arrangement == .center {
            style.marginH = max(reach, 0.055 * layout.width)
            style.marginV = reach + 0.03 * layout.height
            // The texts of lines would lie outside the middle.
            style.valueSize = 0
            return style
        }
        let series = Series(week, options.aids, weekStart: options.weekStart)
        let labels = DayLabels(options, of: series)
        let words = options.language.catalogue
        func width(_ text: String?, _ size: Double, _ weight: Double) -> Double {
            text.map { style.run($0, size: size, weight: weight).width } ?? 0
        }
        var widest = 0.0
        for index in [0, series.points.count - 1] {
            widest = max(widest, width(labels[index], style.labelSize, style.labelWeight))
            guard options.aids.values != .none, let steps = series.points[index].steps else { continue }
            widest = max(widest, width(words.grouped(steps), style.valueSize, style.valueWeight + 200))
        }
        style.marginH = min(max(reach, widest / 2), layout.chartRect.width / 4)
        style.marginV = min(reach, layout.chartRect.height / 8)
        return style
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
