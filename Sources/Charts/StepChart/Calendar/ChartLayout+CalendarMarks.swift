extension ChartLayout {
    /// Returns the cells of a calendar and its other shapes, back to front.
    /// - Parameter words: the language of the cells' titles, for formats that can have titles.
    func marks(_ calendar: Calendar, _ theme: ChartTheme, _ words: Catalogue) -> [Mark] {
        func radius(_ cell: Rect) -> Double { calendar.hasDiscs ? cell.height / 2 : 0.24 * calendar.pitch }
        var marks: [Mark] = []
        for node in nodes {
            guard let cell = node.cell else { continue }
            var mark = Mark(.cell(node.index), .rect(cell, radius: radius(cell)))
            if let value = node.value {
                mark.fill = .solid(theme.cellColor(calendar.steps.level(of: value), calendar.steps))
            } else {
                let pen = max(0.5, 0.06 * calendar.pitch)
                mark.geometry = .rect(cell.grown(by: -pen / 2), radius: radius(cell))
                mark.stroke = .init(pen, with(theme.labelText.color) { $0.alpha *= 0.4 })
            }
            mark.entrance = .grow(.bar(turn(of: node)), from: .center)
            mark.title = node.date.map { date in
                let day = words.written(calendar.totals.isEmpty ? .fullDate : .monthOfYear, date)
                return words.labelled(day, node.value.map(words.grouped) ?? words[.noData])
            }
            marks.append(mark)
        }
        func ring(_ index: Int?, _ color: Color, _ role: Mark.Role) {
            guard let index, let cell = nodes[index].cell else { return }
            let width = max(1, 1 + 0.06 * calendar.pitch)
            let frame = Mark.Geometry.rect(cell.grown(by: 0.25 * width), radius: radius(cell))
            let entrance = Entrance.fade(.bar(turn(of: nodes[index])))
            marks.append(Mark(role, frame, stroke: .init(width, color), entrance: entrance))
        }
        ring(calendar.today, theme.labelText.color, .init("today"))
        ring(nodes.first(where: \.isSelected)?.index, theme.labelText.color, .init("highlight"))
        ring(calendar.best, theme.selectedNodeColor, .init("best"))
        for (index, bar) in calendar.totals.enumerated() where bar.width > 0 {
            let color = index == calendar.bestTotal ? theme.selectedNodeColor : theme.lineMiddleColor
            let role = Mark.Role("bar", .index(index))
            let geometry = Mark.Geometry.rect(bar, radius: radius(bar))
            marks.append(Mark(role, geometry, fill: .solid(color), entrance: .grow(.line, from: .left)))
        }
        for (level, rect) in legend.swatches.enumerated() {
            let color = theme.cellColor(level, calendar.steps)
            marks.append(Mark(.rect(rect, radius: 0.24 * rect.height), fill: .solid(color)))
        }
        return marks
    }
}
