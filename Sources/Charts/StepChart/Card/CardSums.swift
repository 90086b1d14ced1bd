/// How days add up, beside those before: two lines that rise from 0.
struct CardSums: Hashable, Sendable {
    /// Back to front.
    private(set) var marks: [Mark] = []
    private let plot: Rect
    /// How many days there are at most, and steps.
    private let count: Int
    private let most: Int
    private let size: Double

    /// - Parameter comparison: of the week.
    init(
        _ comparison: StepComparison, _ week: StepWeek, _ words: Catalogue, in room: Rect, _ palette: CardPalette,
        _ theme: ChartTheme
    ) {
        let (now, before) = (comparison.sums, comparison.sumsBefore)
        size = theme.labelText.size
        count = max(week.days.count, before.count)
        most = max(now.last ?? 0, before.last ?? 0, 1)
        let top = 3.2 * size
        plot = Rect(
            x: room.x, y: room.y + top, width: room.width - 0.3 * size, height: max(1, room.height - top - 1.75 * size))
        let floor = with(theme.labelText.color) { $0.alpha *= 0.4 }
        let base = Path(elements: [.move(Point(room.x, plot.maxY)), .line(Point(room.maxX, plot.maxY))])
        marks.append(Mark(.path(base), stroke: .init(StrokeStyle(width: size / 16), .solid(floor))))
        addMonths(of: week, words, theme)
        let (thin, thick) = (pen(size / 9), pen(size / 6))
        marks.append(Mark(.daysBefore, .path(line(before)), stroke: .init(thin, .solid(palette.quiet))))
        let stroke = Mark.Stroke(thick, .solid(palette.accent))
        marks.append(Mark(.dataLine, .path(line(now)), stroke: stroke, entrance: .stroke))
        addEnd(now, by: comparison.total - comparison.totalBefore, words, palette, theme)
        let period = words.dates(of: week) ?? words.days(week.days.count)
        let names = [
            (week.elapsedCount < week.days.count ? words.soFar(period) : period, thick, palette.accent),
            (week.weekBefore.flatMap(words.dates) ?? words[.daysBefore], thin, palette.quiet),
        ]
        var x = room.x
        for (name, pen, color) in names {
            let text = ChartLayout.Text(name, theme.subcaptionText, theme)
            let end = x + 1.4 * size
            let y = room.y + text.rect.height / 2
            let dash = Path(elements: [.move(Point(x + pen.width / 2, y)), .line(Point(end, y))])
            marks += [
                Mark(.path(dash), stroke: .init(pen, .solid(color))),
                .text(.legend, text.moved(x: end + 0.5 * size, y: room.y)),
            ]
            x = end + 0.5 * size + text.rect.width + 1.2 * size
        }
    }

    private func pen(_ width: Double) -> StrokeStyle { StrokeStyle(width: width, cap: .round, join: .round) }

    private func point(_ index: Int, _ steps: Int) -> Point {
        Point(
            plot.x + plot.width * Double(index) / Double(max(1, count - 1)),
            plot.maxY - plot.height * Double(steps) / Double(most))
    }

    private func line(_ sums: [Int]) -> Path {
        Path(elements: sums.enumerated().map { $0 == 0 ? .move(point($0, $1)) : .line(point($0, $1)) })
    }

    /// A letter in the middle of each month, where there are two or more.
    private mutating func addMonths(of week: StepWeek, _ words: Catalogue, _ theme: ChartTheme) {
        let starts = week.days.indices.filter { $0 == 0 || week.days[$0].date?.day == 1 }
        guard starts.count > 1 else { return }
        for (start, end) in zip(starts, starts.dropFirst() + [week.days.count]) {
            guard let date = week.days[start].date else { continue }
            let letter = words.monthLetters[date.month - 1]
            let text = ChartLayout.Text(letter, theme.labelText, digits: .tabular, theme)
            let middle = point(start, 0).lerp(point(end - 1, 0), 0.5)
            guard text.rect.width < point(end, 0).x - point(start, 0).x else { continue }
            marks.append(.text(.init("name"), text.moved(x: middle.x - text.rect.width / 2, y: plot.maxY + 0.4 * size)))
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
        let left = max(plot.x, min(end.x - text.rect.width / 2, plot.maxX - text.rect.width))
        var top = end.y - 0.5 * size - text.rect.height
        if ahead < 0 {
            // The line rises, so that it is lowest at the text's left end.
            let first = Int((left - plot.x) / max(plot.width, 1e-9) * Double(count - 1))
            let low = point(0, sums[min(max(first, 0), sums.count - 1)]).y
            top = min(low + 0.4 * size, plot.maxY - text.rect.height)
        }
        marks.append(.text(.init("ahead"), text.moved(x: left, y: top), entrance: .fade(.late)))
    }
}
