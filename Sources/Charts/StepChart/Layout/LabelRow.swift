/// A row of labels under the points, thinned so that they never touch.
struct LabelRow {
    let area: PlotArea
    let midY: Double
    let theme: ChartTheme

    /// The labels that are drawn, and the number of points from one to the next; nil if they follow the calendar.
    typealias Thinned = (stride: Int?, placed: [(index: Int, label: ChartLayout.Text)])

    /// Returns the label centred under `x`, moved inside the bounds if needed; nil if it does not fit.
    func label(_ string: String, under x: Double) -> ChartLayout.Text? {
        let text = ChartLayout.Text(string, theme.labelText, digits: .tabular, theme)
        let bounds = area.bounds
        guard text.rect.width <= bounds.width, text.rect.height <= bounds.height else { return nil }
        var space = bounds
        // This margin is so much smaller than that of the days that most labels stay centred.
        let margin = min(area.marginH / 8, (bounds.width - text.rect.width) / 2)
        space.x = bounds.x + margin
        space.width = bounds.width - 2 * margin
        return text.centered(on: Point(x, midY), within: space)
    }

    /// Returns the labels of the finest unit of the calendar whose labels fit; none if no unit's labels fit.
    func calendar(_ labels: DayLabels, at x: PointScale, _ words: Catalogue) -> Thinned {
        for ticks in labels.ticks {
            // More labels cannot fit, whatever their text is.
            let indices = ticks.indices(in: labels.points) { Double($0) * theme.labelText.size > area.bounds.width }
            guard let indices else { continue }
            let placed = indices.compactMap { index -> (index: Int, label: ChartLayout.Text)? in
                guard let date = labels.points[index].date else { return nil }
                return label(ticks.label(date, labels, words), under: x(index)).map { (index, $0) }
            }
            if !placed.isEmpty, placed.map(\.label).areApart(by: theme.minimumGap) { return (nil, placed) }
        }
        return (nil, [])
    }

    /// Returns the labels of the points, as many as are clear of each other by the theme's gap. The last point, which
    /// is the newest, keeps its label. The stride grows by as many points as the first two labels that touch overlap,
    /// so that most weeks are measured once or twice.
    /// - Parameter text: returns the label of a point.
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
