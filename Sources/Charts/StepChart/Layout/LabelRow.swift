extension ChartFit {
    /// The labels that are drawn, and the number of points from one to the next; nil if they follow the calendar.
    typealias LabelRow = (stride: Int?, placed: [(index: Int, label: ChartLayout.Text)])

    /// Returns the labels under the points: all of them, or as many as fit.
    func labelRow(at x: PointScale) -> LabelRow {
        let deadline = options.deadline
        var row = labels.followsCalendar ? calendarRow(at: x) : thinned(at: x) { deadline.isOver ? nil : labels[$0] }
        if labels.thinsByCalendar, let stride = row.stride, stride > 1 { row = calendarRow(at: x) }
        // Under the bars of a widget weekdays are labelled by one letter even if longer names fit.
        let lettersSuit = style.barStyle.map { $0.card == nil } == true && options.labels == .automatic
        if options.placement == .widget, let stride = row.stride, stride > 1 || lettersSuit {
            let letters = thinned(at: x, text: labels.letter)
            if letters.stride == 1, !letters.placed.isEmpty { return letters }
        }
        return row
    }

    /// Returns the label centred under `x`, moved inside the bounds if needed; nil if it does not fit.
    private func label(_ string: String, under x: Double) -> ChartLayout.Text? {
        let text = ChartLayout.Text(string, theme.labelText, digits: .tabular, theme)
        let bounds = margins.area.bounds
        guard text.rect.width <= bounds.width, text.rect.height <= bounds.height else { return nil }
        // This margin is so much smaller than that of the days that most labels stay centred.
        let margin = min(margins.area.marginH / 8, (bounds.width - text.rect.width) / 2)
        return text.centered(on: Point(x, margins.labelMidY), within: bounds.grown(x: -margin, y: 0))
    }

    /// Returns the labels of the finest unit of the calendar whose labels fit; none if no unit's labels fit.
    private func calendarRow(at x: PointScale) -> LabelRow {
        for ticks in labels.ticks {
            // More labels cannot fit, whatever their text is.
            let most = margins.area.bounds.width
            let indices = ticks.indices(in: labels.points) { Double($0) * theme.labelText.size > most }
            guard let indices else { continue }
            let placed = indices.compactMap { index -> (index: Int, label: ChartLayout.Text)? in
                guard let date = labels.points[index].date else { return nil }
                return label(labels.text(of: ticks.unit, from: date), under: x(index)).map { (index, $0) }
            }
            if !placed.isEmpty, placed.map(\.label).areApart(by: theme.minimumGap) { return (nil, placed) }
        }
        return (nil, [])
    }

    /// Returns as many labels as are clear of each other by the theme's gap; the last point, the newest, keeps its own.
    /// The stride grows by as many points as the first two that touch overlap: most weeks are measured once or twice.
    /// - Parameter text: returns the label of a point.
    private func thinned(at x: PointScale, text: (Int) -> String?) -> LabelRow {
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
