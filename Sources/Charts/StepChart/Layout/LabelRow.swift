/// The labels under the points, thinned so that they never touch.
struct LabelRow {
    let area: PlotArea
    let midY: Double
    let theme: ChartTheme

    /// The labels that are drawn, and how many points lie from one to the next, counted from the last; nil where the
    /// calendar decides.
    typealias Thinned = (stride: Int?, placed: [(index: Int, label: ChartLayout.Text)])

    /// The label centred under `x`, moved away from the bounds' ends; nil when it does not fit.
    func label(_ string: String, under x: Double) -> ChartLayout.Text? {
        let text = ChartLayout.Text(string, theme.labelText, digits: .tabular, theme)
        let bounds = area.bounds
        guard text.rect.width <= bounds.width, text.rect.height <= bounds.height else { return nil }
        var space = bounds
        // A part of the margin that the days have: most labels stay centred under theirs.
        let margin = min(area.marginH / 8, (bounds.width - text.rect.width) / 2)
        space.x = bounds.x + margin
        space.width = bounds.width - 2 * margin
        return text.centered(on: Point(x, midY), within: space)
    }

    /// The labels of the finest unit of the calendar whose labels fit; none when no unit's do.
    func calendar(_ labels: DayLabels, at x: PointScale, _ words: Catalogue) -> Thinned {
        for ticks in labels.ticks {
            // More labels cannot fit, whatever their text is.
            let indices = ticks.indices(in: labels.points) { Double($0) * theme.labelText.size > area.bounds.width }
            guard let indices else { continue }
            let placed = indices.compactMap { index -> (index: Int, label: ChartLayout.Text)? in
                guard let date = labels.points[index].date else { return nil }
                return label(ticks.label(date, labels, words), under: x(index)).map { (index, $0) }
            }
            let areClear = zip(placed, placed.dropFirst()).allSatisfy { before, next in
                before.label.rect.maxX + theme.minimumGap <= next.label.rect.x
            }
            if areClear, !placed.isEmpty { return (nil, placed) }
        }
        return (nil, [])
    }

    /// The labels that `text` gives for the points at `x`, as many as stay clear of each other by the theme's gap.
    ///
    /// The last point keeps its label, so a row always ends on the newest. Widens the stride by as many points as the
    /// first two labels that touch lack in points, so that most weeks are measured once or twice.
    func thinned(at x: PointScale, text: (Int) -> String?) -> Thinned {
        var stride = 1
        widening: while true {
            var labels: [(index: Int, label: ChartLayout.Text)] = []
            for index in Swift.stride(from: x.count - 1, through: 0, by: -stride) {
                guard let label = text(index).flatMap({ self.label($0, under: x(index)) }) else { continue }
                let lack = labels.last.map { label.rect.maxX + theme.minimumGap - $0.label.rect.x } ?? 0
                if lack > 0 {
                    stride = min(x.count, stride + x.stride(spanning: lack))
                    continue widening
                }
                labels.append((index, label))
            }
            return (stride, labels)
        }
    }
}
