extension PeoplePage {
    /// Adds a small chart for each person, all on one scale, in rows of equal width.
    mutating func addMultiples(_ facts: PeopleFacts) {
        let count = facts.people.count
        let columns = columns(count)
        let rows = (count + columns - 1) / columns
        let gap = 2 * theme.minimumGap
        let width = (space.width - Double(columns - 1) * gap) / Double(columns)
        // Texts have their full size in charts of 180 points or more, and never less than 0.75 of it.
        let theme = theme.scaled(by: max(0.75, min(1, width / (scale * 180))))
        // Days are labelled once a column, below its last chart.
        let height = (space.height - theme.labelHeight - Double(rows - 1) * gap) / Double(rows)
        let series = facts.people.map { Series($0.week, options) }
        let counts = series.flatMap { $0.points.compactMap(\.count) }
        for (index, person) in facts.people.enumerated() {
            let x = space.x + Double(index % columns) * (width + gap)
            let top = space.y + Double(index / columns) * (height + gap)
            let figure = typesetter.text(words.amount(person.total), theme.labelText)
            let nameWidth = width - figure.rect.width - theme.minimumGap
            let name = name(of: person, with(theme.valueText) { $0.weight = 600 }, width: nameWidth)
            marks.append(.text(.init("name", .index(index)), name.moved(x: x, y: top)))
            let baseline = name.moved(x: x, y: top).baseline
            marks.append(.text(.value(index), figure.placed(x: x + width, baseline: baseline, .trailing)))

            // The upper half of an axis' highest number is above the plot.
            let above = name.rect.height + (self.options.annotations.yAxis ? theme.valueHeight / 2 : 0)
            let options = with(options) { if index + columns < count { $0.labels = .hidden } }
            let bounds = Rect(x: x, y: top + above, width: width, height: max(1, height - above + theme.labelHeight))
            let frame = frame(series[index], beside: counts, options, in: bounds, theme)
            let layout = ChartLayout(frame, person.week.content)
            marks += layout.marks(frame.fit.options, theme, isFaded: false)
            // All charts have the same space.
            if index == count - 1 { omissions += layout.omissions }
        }
    }

    /// Returns the number of columns in which charts are nearest to twice as wide as high.
    private func columns(_ count: Int) -> Int {
        func shape(_ columns: Int) -> Double {
            let rows = (count + columns - 1) / columns
            return abs(space.width / Double(columns) / (space.height / Double(rows)) - 2)
        }
        return (1...min(count, 4)).min { shape($0) < shape($1) } ?? 1
    }
}
