/// A chart of the running sum of a year, in front of those of earlier years, each up to the same date.
struct CardYears {
    private(set) var marks: [Mark] = []
    let layout: ChartLayout

    /// - Parameters:
    ///   - years: the sums of the earlier years, at least one, the newest first.
    ///   - bounds: the bounds of the lines and their texts.
    ///   - calendarTheme: the theme of the calendar above, for labels of the same size.
    init(
        _ years: [YearSums], _ week: StepWeek, _ language: Language, in bounds: Rect, _ palette: CardPalette,
        _ calendarTheme: ChartTheme
    ) {
        let size = calendarTheme.labelText.size
        let theme = CardSums.theme(calendarTheme, palette)
        let count = week.elapsedCount
        let others = years.map { $0.sums(to: week, count) }
        let names = ["\(week.days[0].date?.year ?? 0)"] + years.map { "\($0.year)" }
        // The older a year, the fainter it is.
        let grays = others.indices.map { index in with(palette.quiet) { $0.alpha *= 1 - 0.06 * Double(index) } }
        let colors = [palette.accent] + grays
        let texts = zip(names, colors).map { name, color in
            ChartLayout.Text(name, with(theme.subcaptionText) { $0.color = color }, theme)
        }
        let column = texts.width + 0.8 * size
        let plot = Rect(
            x: bounds.x, y: bounds.y + 0.6 * size, width: bounds.width - column,
            height: max(1, bounds.height - 2.35 * size))
        let options = CardSums.options(language)
        var sum = 0
        let own = week.counts.prefix(count).map { steps in
            sum += steps ?? 0
            return sum
        }
        let series = Series(sums: own, before: [], count: count, of: week)
        let space = Rect(x: bounds.x, y: bounds.y, width: plot.width, height: bounds.height)
        let area = PlotArea(bounds: space, plot: plot)
        let frame = ChartFrame(
            DayLabels(options, of: series), selected: count - 1, in: area, theme,
            .init(showsSelectedNodeOnly: true, otherCounts: others.flatMap(\.self)))
        layout = frame.layout
        let y = LinearScale(domain: frame.fit.counts.domain, range: (plot.maxY, plot.y))
        marks.append(CardSums.base(of: plot, to: bounds.maxX, palette, size))
        for (line, color) in zip(others, grays).reversed() {
            let path = Path(through: line.indices.map { Point(frame.x($0), y(Double(line[$0]))) })
            let stroke = Mark.Stroke(theme.previousLineWidth, color, join: .round)
            marks.append(Mark(.daysBefore, .path(path), stroke: stroke, entrance: .fade(.line)))
        }
        // Cards have no shadows.
        marks += layout.marks(options, theme, isFaded: false).filter { $0.blur == nil }
        let ends = ([own] + others).map { y(Double($0[count - 1])) }
        let placed = texts.beside(ends, x: bounds.maxX - texts.width, in: plot, gap: 0.1 * size)
        marks += placed.map { .text(.legend, $0, entrance: .fade(.late)) }
    }
}

extension YearSums {
    /// Returns the sums up to the last of some days, as many as these are: a day more or less where one year is a leap
    /// year.
    fileprivate func sums(to week: StepWeek, _ count: Int) -> [Int] {
        let last = week.days[count - 1].date.flatMap { date in
            CivilDate(year: year, month: date.month, day: date.day)
                ?? CivilDate(year: year, month: date.month, day: date.day - 1)
        }
        let end = CivilDate(year: year, month: 1, day: 1).flatMap { last?.days(since: $0) } ?? count - 1
        return (0..<count).map { index in sums[min(index == count - 1 ? end : index, end)] }
    }
}
