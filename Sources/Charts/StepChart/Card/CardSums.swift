/// A chart of lines that rise from 0: the running sums of the days, and of the days before or of earlier years.
struct CardSums {
    private(set) var marks: [Mark]
    var layout: ChartLayout { frame.layout }
    private let frame: ChartFrame
    private var theme: ChartTheme { frame.fit.theme }
    private var words: Catalogue { frame.fit.words }
    private let palette: CardPalette

    /// Creates the lines of a week and of the days before.
    /// - Parameters:
    ///   - comparison: the week's comparison with the days before.
    ///   - bounds: the bounds of the lines, the texts and the legend.
    ///   - calendarTheme: the theme of the calendar above, for labels of the same size.
    init(_ comparison: StepComparison, of style: CardStyle, in bounds: Rect, _ calendarTheme: ChartTheme) {
        let week = style.content.week
        let size = calendarTheme.labelText.size
        // The legend and a number are above the lines, their labels below.
        let plot = Rect(
            x: bounds.x, y: bounds.y + 3.2 * size, width: bounds.width - 0.3 * size,
            height: max(1, bounds.height - 4.95 * size))
        let count = max(week.days.count, comparison.sumsBefore.count)
        let area = PlotArea(bounds: bounds, plot: plot)
        self.init(comparison.sums, before: comparison.sumsBefore, count: count, of: style, in: area, calendarTheme)
        marks.insert(base(of: plot, to: bounds.maxX), at: 0)
        addLead(comparison.total - comparison.totalBefore)
        addLegend(week, bounds)
    }

    /// Creates the line of a year, in front of those of earlier years, each up to the same date.
    /// - Parameters:
    ///   - years: the sums of the earlier years, at least one, the newest first.
    ///   - bounds: the bounds of the lines and their texts.
    ///   - calendarTheme: the theme of the calendar above, for labels of the same size.
    init(years: [YearSums], of style: CardStyle, in bounds: Rect, _ calendarTheme: ChartTheme) {
        let week = style.content.week
        let size = calendarTheme.labelText.size
        let count = week.elapsedCount
        let others = years.map { $0.sums(to: week, count) }
        let names = ["\(week.days[0].date?.year ?? 0)"] + years.map { "\($0.year)" }
        // The older a year, the fainter it is.
        let grays = others.indices.map { index in with(style.palette.quiet) { $0.alpha *= 1 - 0.06 * Double(index) } }
        let texts = zip(names, [style.palette.accent] + grays).map { name, color in
            ChartLayout.Text(name, with(calendarTheme.subcaptionText) { $0.color = color }, calendarTheme)
        }
        let column = texts.width + 0.8 * size
        let plot = Rect(
            x: bounds.x, y: bounds.y + 0.6 * size, width: bounds.width - column,
            height: max(1, bounds.height - 2.35 * size))
        var own = week.counts.prefix(count).map { $0 ?? 0 }
        for index in own.indices.dropFirst() { own[index] += own[index - 1] }
        let space = Rect(x: bounds.x, y: bounds.y, width: plot.width, height: bounds.height)
        self.init(own, others: others, count: count, of: style, in: PlotArea(bounds: space, plot: plot), calendarTheme)
        let y = LinearScale(domain: frame.fit.counts.domain, range: (plot.maxY, plot.y))
        let lines = zip(others, grays).map { [frame, theme] line, color in
            let path = Path(through: line.indices.map { Point(frame.x($0), y(Double(line[$0]))) })
            let stroke = Mark.Stroke(theme.previousLineWidth, color, join: .round)
            return Mark(.daysBefore, .path(path), stroke: stroke, entrance: .fade(.line))
        }
        let ends = ([own] + others).map { y(Double($0[count - 1])) }
        let placed = texts.beside(ends, x: bounds.maxX - texts.width, in: plot, gap: 0.1 * size)
        marks = [base(of: plot, to: bounds.maxX)] + lines.reversed() + marks
        marks += placed.map { .text(.legend, $0, entrance: .fade(.late)) }
    }

    /// Lays out running sums as straight lines from 0, that of the days in one colour.
    /// - Parameter others: further sums that the scale includes; no lines are drawn for them.
    private init(
        _ sums: [Int], before: [Int] = [], others: [[Int]] = [], count: Int, of style: CardStyle, in area: PlotArea,
        _ calendarTheme: ChartTheme
    ) {
        palette = style.palette
        let size = calendarTheme.labelText.size
        let theme = with(calendarTheme) { [palette] theme in
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
        var options = ChartOptions()
        options.language = style.options.chart.language
        options.mark = .line
        options.curve = .linear
        options.annotations.baseline = .zero
        let series = Series(sums: sums, before: before, count: count, of: style.content.week)
        frame = ChartFrame(
            DayLabels(options, of: series), selected: sums.indices.last, in: area, theme,
            .init(showsSelectedNodeOnly: true, otherCounts: others.flatMap(\.self)))
        // Cards have no shadows.
        marks = frame.layout.marks(options, theme, isFaded: false).filter { $0.blur == nil }
    }

    /// Returns the line at the bottom of a plot.
    private func base(of plot: Rect, to right: Double) -> Mark {
        let path = Path.level(from: plot.x, to: right, y: plot.maxY)
        return Mark(.path(path), stroke: .init(theme.labelText.size / 16, with(palette.quiet) { $0.alpha *= 0.4 }))
    }

    /// Adds the difference from the days before: above the line, or below it if negative.
    private mutating func addLead(_ lead: Int) {
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
    fileprivate init(sums: [Int], before others: [Int], count: Int, of week: StepWeek) {
        func points(_ sums: [Int]) -> [DataPoint] {
            (0..<count).map { index in
                let date = week.days.dropFirst(index).first?.date
                return DataPoint(days: index..<index + 1, date: date, count: sums.dropFirst(index).first)
            }
        }
        self.init(week: week, points: points(sums), previous: points(others))
    }
}

extension YearSums {
    /// Returns a sum for each day, the last up to its date: a leap day is skipped, or the sum before it repeated.
    fileprivate func sums(to week: StepWeek, _ count: Int) -> [Int] {
        let end = index(of: week.days[count - 1].date) ?? count - 1
        return (0..<count).map { index in sums[min(index == count - 1 ? end : index, end)] }
    }
}
