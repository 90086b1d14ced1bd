/// The title and the subtitle, each on one line, and a legend at the end of the first line with enough space.
struct Headings {
    private var title: ChartLayout.Text?
    private var subtitle: ChartLayout.Text?
    private var legend: Legend
    private let width: Double
    private let gap: Double

    /// The height from the title's top to the end of the subtitle and the legend.
    var height: Double {
        max((title?.rect.height ?? 0) + (subtitle?.rect.height ?? 0), legendMidY + legend.bounds.height / 2)
    }

    /// - Parameters:
    ///   - legend: a legend at the origin.
    ///   - width: the greatest width of a line, in points; a longer one ends with `…`.
    init(_ options: ChartOptions, of week: StepWeek, legend: Legend = Legend(), width: Double, _ theme: ChartTheme) {
        self.legend = legend
        self.width = width
        gap = theme.minimumGap
        let weekWords = WeekWords(week, options)
        let words = weekWords.words
        let annotations = options.annotations
        let summary = weekWords.summary(options.aggregation)
        let typesetter = Typesetter(theme)
        /// Sets a line of text. An automatic text that is too wide shrinks before it is shortened.
        func line(_ text: String?, _ style: TextStyle, width: Double, isOwn: Bool) -> ChartLayout.Text? {
            guard let text else { return nil }
            let whole = typesetter.text(text, style).fitting(width)
            if !isOwn, whole.size >= Self.leastScale * style.size { return whole }
            let size = style.size * (isOwn ? 1 : Self.leastScale)
            return Paragraph(text, style.sized(size), width: width, typesetter).lines.first { !$0.string.isEmpty }
        }
        var finding: String? {
            switch options.aggregation.span {
            case .day: weekWords.finding
            case .weekday: weekWords.bestWeekday
            case .hour: weekWords.bestHour
            case .week, .month, .year: nil
            }
        }
        let ownTitle = annotations.title?.own
        title = line(
            annotations.title == .automatic ? finding ?? words.figureName : ownTitle, theme.captionText, width: width,
            isOwn: ownTitle != nil)
        // The subtitle states whether the counts of weeks and months are sums or averages.
        let isOfDays = options.aggregation.span == .day && words.isOfSteps
        let measure = Catalogue.Argument.text(summary ?? (isOfDays ? words[.stepsPerDay] : words.figureName))
        var automatic: String { words[.measured, ["measure": measure, "period": .text(weekWords.period)]] }
        let ownSubtitle = annotations.subtitle?.own
        let space = isLegendBesideTitle ? width : width - taken
        let wanted = annotations.subtitle == .automatic ? words.opening(automatic) : ownSubtitle ?? summary
        subtitle = line(wanted, theme.subcaptionText, width: space, isOwn: ownSubtitle != nil)
        // A subtitle that does not fit beside the legend loses its period first.
        if ownSubtitle == nil, summary != nil, subtitle?.string != wanted {
            subtitle = line(summary, theme.subcaptionText, width: space, isOwn: false)
        }
    }

    /// The least size of an automatic line that is too wide, as a part of its full size.
    static let leastScale = 0.75

    /// The width that the legend takes from a line.
    private var taken: Double { legend.isEmpty ? 0 : legend.bounds.width + gap }

    private var isLegendBesideTitle: Bool { title.map { $0.rect.width + taken <= width } ?? false }

    /// The distance from the title's top to the legend's middle; 0 without a legend.
    private var legendMidY: Double {
        if legend.isEmpty { return 0 }
        if isLegendBesideTitle { return (title?.rect.height ?? 0) / 2 }
        return (title?.rect.height ?? 0) + max(subtitle?.rect.height ?? 0, legend.bounds.height) / 2
    }

    /// Removes the least important part, and returns its kind; nil when there is none.
    mutating func dropLast() -> ChartLayout.Omission.Part? {
        if subtitle != nil {
            subtitle = nil
            return .subtitle
        }
        if title != nil {
            title = nil
            return .title
        }
        guard !legend.isEmpty else { return nil }
        legend = Legend()
        return .legend
    }

    /// Returns the lines with the ink of their first letters at `x`, from `y` down; the legend ends at `right`.
    func placed(
        x: Double, y: Double, right: Double
    ) -> (title: ChartLayout.Text?, subtitle: ChartLayout.Text?, legend: Legend) {
        func line(_ text: ChartLayout.Text?, _ y: Double) -> ChartLayout.Text? {
            text.map { $0.moved(x: x - $0.leftBearing, y: y) }
        }
        return (
            line(title, y), line(subtitle, y + (title?.rect.height ?? 0)),
            legend.moved(x: right - legend.bounds.maxX, y: y + legendMidY)
        )
    }
}
