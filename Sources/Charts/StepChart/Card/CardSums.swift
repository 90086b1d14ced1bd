/// How days add up, beside those before: two lines that rise from 0.
struct CardSums {
    /// Back to front.
    private(set) var marks: [Mark] = []
    /// The places of days, and of steps.
    private let x: PointScale
    private let y: LinearScale
    private let size: Double

    /// - Parameter comparison: of the week.
    init(
        _ comparison: StepComparison, _ week: StepWeek, _ words: Catalogue, in room: Rect, _ palette: CardPalette,
        _ theme: ChartTheme
    ) {
        let (now, before) = (comparison.sums, comparison.sumsBefore)
        size = theme.labelText.size
        let top = room.y + 3.2 * size
        let bottom = top + max(1, room.height - 4.95 * size)
        x = PointScale(count: max(week.days.count, before.count), range: (room.x, room.maxX - 0.3 * size))
        y = LinearScale(domain: (0, Double(max(now.last ?? 0, before.last ?? 0, 1))), range: (bottom, top))
        let floor = with(theme.labelText.color) { $0.alpha *= 0.4 }
        let base = Path.level(from: room.x, to: room.maxX, y: bottom)
        marks.append(Mark(.path(base), stroke: .init(size / 16, floor)))
        addMonths(of: week, words, theme)
        let thick = Mark.Stroke(size / 6, palette.accent, cap: .round, join: .round)
        let thin = Mark.Stroke(size / 9, palette.quiet, cap: .round, join: .round)
        marks.append(Mark(.daysBefore, .path(line(before)), stroke: thin))
        marks.append(Mark(.dataLine, .path(line(now)), stroke: thick, entrance: .stroke))
        addEnd(now, by: comparison.total - comparison.totalBefore, words, palette, theme)
        let period = words.dates(of: week) ?? words.days(week.days.count)
        let names = [
            week.elapsedCount < week.days.count ? words.soFar(period) : period,
            week.weekBefore.flatMap(words.dates) ?? words[.daysBefore],
        ].map { ChartLayout.Text($0, theme.subcaptionText, theme) }
        let legend = Legend(names, swatch: Size(1.4 * size, size / 6), gap: 0.5 * size, spacing: 1.2 * size)
        let lines = [thick, thin].map { Legend.Line(stroke: $0, inset: $0.pen.width / 2) }
        marks += legend.moved(x: room.x, y: room.y + legend.bounds.height / 2).marks(lines)
    }

    private func point(_ index: Int, _ steps: Int) -> Point { Point(x(index), y(Double(steps))) }

    private func line(_ sums: [Int]) -> Path {
        Path(through: sums.indices.map { point($0, sums[$0]) })
    }

    /// A letter in the middle of each month, where there are two or more.
    private mutating func addMonths(of week: StepWeek, _ words: Catalogue, _ theme: ChartTheme) {
        let starts = week.days.indices.filter { $0 == 0 || week.days[$0].date?.day == 1 }
        guard starts.count > 1 else { return }
        for (start, end) in zip(starts, starts.dropFirst() + [week.days.count]) {
            guard let date = week.days[start].date else { continue }
            let letter = words.monthLetters[date.month - 1]
            let text = ChartLayout.Text(letter, theme.labelText, digits: .tabular, theme)
            guard text.rect.width < x(end) - x(start) else { continue }
            let left = (x(start) + x(end - 1) - text.rect.width) / 2
            marks.append(.text(.init("name"), text.moved(x: left, y: y(0) + 0.4 * size)))
        }
    }

    /// A disc at the last day, and how far it is ahead: over the line, or where it is behind below the line.
    private mutating func addEnd(
        _ sums: [Int], by ahead: Int, _ words: Catalogue, _ palette: CardPalette, _ theme: ChartTheme
    ) {
        guard let last = sums.last else { return }
        let end = point(sums.count - 1, last)
        let disc = Mark.Geometry.disc(center: end, radius: size / 3.4)
        marks.append(Mark(disc, fill: .solid(palette.accent), entrance: .fade(.late)))
        let sign = ahead > 0 ? "+" : ahead < 0 ? "−" : "±"
        let style = TextStyle(color: palette.ink, size: 1.1 * size, weight: 700)
        let text = ChartLayout.Text(sign + words.short(abs(ahead)), style, theme)
        let left = max(x(0), min(end.x - text.rect.width / 2, x(x.count - 1) - text.rect.width))
        var top = end.y - 0.5 * size - text.rect.height
        if ahead < 0 {
            // The line rises, so that it is lowest at the text's left end.
            let first = Int((left - x(0)) / max(x.step, 1e-9))
            let low = y(Double(sums[min(max(first, 0), sums.count - 1)]))
            top = min(low + 0.4 * size, y(0) - text.rect.height)
        }
        marks.append(.text(.init("ahead"), text.moved(x: left, y: top), entrance: .fade(.late)))
    }
}
