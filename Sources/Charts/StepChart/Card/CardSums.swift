/// A chart of lines that rise from 0: the running sums of the days, and of the days before or of earlier years.
struct CardSums {
    private(set) var marks: [Mark] = []
    let layout: ChartLayout
    private let theme: ChartTheme
    private let words: Catalogue

    /// - Parameters:
    ///   - comparison: the week's comparison with the days before.
    ///   - bounds: the bounds of the lines, the texts and the legend.
    ///   - calendarTheme: the theme of the calendar above, for labels of the same size.
    init(
        _ comparison: StepComparison, _ week: StepWeek, _ language: Language, in bounds: Rect, _ palette: CardPalette,
        _ calendarTheme: ChartTheme
    ) {
        words = week.words(language)
        let size = calendarTheme.labelText.size
        theme = Self.theme(calendarTheme, palette)
        let options = Self.options(language)
        let count = max(week.days.count, comparison.sumsBefore.count)
        let series = Series(sums: comparison.sums, before: comparison.sumsBefore, count: count, of: week)
        // The legend and a number are above the lines, their labels below.
        let plot = Rect(
            x: bounds.x, y: bounds.y + 3.2 * size, width: bounds.width - 0.3 * size,
            height: max(1, bounds.height - 4.95 * size))
        let frame = ChartFrame(
            DayLabels(options, of: series), selected: comparison.sums.indices.last,
            in: PlotArea(bounds: bounds, plot: plot), theme, .init(showsSelectedNodeOnly: true))
        layout = frame.layout
        marks.append(Self.base(of: plot, to: bounds.maxX, palette, size))
        // Cards have no shadows.
        marks += layout.marks(options, theme, isFaded: false).filter { $0.blur == nil }
        addLead(comparison.total - comparison.totalBefore, palette)
        addLegend(week, bounds)
    }

    /// Returns the theme of running sums: that of the calendar above, with a line in one colour.
    static func theme(_ calendarTheme: ChartTheme, _ palette: CardPalette) -> ChartTheme {
        let size = calendarTheme.labelText.size
        return with(calendarTheme) { theme in
            theme.lineWidth = size / 6
            theme.lineStartColor = palette.accent
            theme.lineEndColor = palette.accent
            theme.nodeRadius = size / 3.4
            theme.nodeRingWidth = 0
            theme.selectedNodeColor = palette.accent
            theme.selectedNodeScale = 1
            theme.previousColor = palette.quiet
            theme.previousLineWidth = size / 9
            theme.labelOffset = 1.1 * size
        }
    }

    /// Returns the options of running sums: straight lines from 0.
    static func options(_ language: Language) -> ChartOptions {
        var options = ChartOptions()
        options.language = language
        options.mark = .line
        options.curve = .linear
        options.annotations.baseline = .zero
        return options
    }

    /// Returns the line at the bottom of a plot.
    static func base(of plot: Rect, to right: Double, _ palette: CardPalette, _ size: Double) -> Mark {
        let path = Path.level(from: plot.x, to: right, y: plot.maxY)
        return Mark(.path(path), stroke: .init(size / 16, with(palette.quiet) { $0.alpha *= 0.4 }))
    }

    /// Adds the difference from the days before: above the line, or below it if negative.
    private mutating func addLead(_ lead: Int, _ palette: CardPalette) {
        let points = layout.points.compactMap(\.self)
        guard let end = points.last else { return }
        let size = theme.labelText.size
        let plot = layout.plot
        let sign = lead > 0 ? "+" : lead < 0 ? "−" : "±"
        let style = TextStyle(color: palette.ink, size: 1.1 * size, weight: 700)
        let text = ChartLayout.Text(sign + words.shortAmount(abs(lead)), style, theme)
        let left = max(plot.x, min(end.x - text.rect.width / 2, plot.maxX - text.rect.width))
        var top = end.y - 0.5 * size - text.rect.height
        if lead < 0 {
            // A line that rises is lowest at the text's left end.
            let lowest = points.last { $0.x <= left } ?? end
            top = min(lowest.y + 0.4 * size, plot.maxY - text.rect.height)
        }
        marks.append(.text(.init("ahead"), text.moved(x: left, y: top), entrance: .fade(.late)))
    }

    private mutating func addLegend(_ week: StepWeek, _ bounds: Rect) {
        let size = theme.labelText.size
        let period = words.dates(of: week) ?? words.days(week.days.count)
        let now = week.elapsedCount < week.days.count ? words.soFar(period) : period
        let before = week.weekBefore.flatMap(words.dates) ?? words[.daysBefore]
        let names = [now, before].map { ChartLayout.Text($0, theme.subcaptionText, theme) }
        let legend = Legend(names, swatch: Size(1.4 * size, size / 6), gap: 0.5 * size, spacing: 1.2 * size)
        let strokes = [
            Mark.Stroke(theme.lineWidth, theme.lineMiddleColor, cap: .round),
            Mark.Stroke(theme.previousLineWidth, theme.previousColor, cap: .round),
        ]
        let lines: [Legend.LegendLine] = strokes.map { (.none, $0, $0.pen.width / 2) }
        marks += legend.moved(x: bounds.x, y: bounds.y + legend.bounds.height / 2).marks(lines)
    }
}

extension Series {
    /// Creates the series of the days' running sums, with those of other days. Points without a day have no date.
    init(sums: [Int], before others: [Int], count: Int, of week: StepWeek) {
        func points(_ sums: [Int]) -> [DataPoint] {
            (0..<count).map { index in
                let date = week.days.dropFirst(index).first?.date
                return DataPoint(days: index..<index + 1, date: date, count: sums.dropFirst(index).first)
            }
        }
        self.init(week: week, points: points(sums), previous: points(others))
    }
}
