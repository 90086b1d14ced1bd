extension ChartLayout {
    /// The cells of a calendar and what belongs to them, back to front.
    /// - Parameter words: of the titles that cells have where a picture can tell them.
    func marks(_ calendar: Calendar, _ theme: ChartTheme, at moment: Moment, _ words: Catalogue) -> [Mark] {
        let radius = 0.24 * calendar.pitch
        var marks: [Mark] = []
        for node in nodes {
            guard let cell = node.cell, case let growth = moment.growth(of: node), growth > 0 else { continue }
            var mark: Mark
            if let value = node.value {
                let color = theme.cellColor(calendar.steps.level(of: value), calendar.steps)
                let grown = cell.grown(by: (growth - 1) / 2 * min(cell.width, cell.height))
                mark = Mark(.cell(node.index), .rect(grown, radius: radius * min(1, growth), .solid(color)))
            } else {
                let pen = max(0.5, 0.06 * calendar.pitch)
                let ink = with(theme.labelText.color) { $0.alpha *= 0.4 }
                let inner = cell.grown(by: -pen / 2)
                mark = Mark(.cell(node.index), .frame(inner, radius: radius, width: pen, .solid(ink)))
            }
            mark.title = node.date.map { date in
                let day = calendar.totals.isEmpty ? words.fullDate(date) : words.month(date)
                return "\(day): \(node.value.map(words.grouped) ?? words[.noData])"
            }
            marks.append(mark)
        }
        func ring(_ index: Int?, _ color: Color, _ role: Mark.Role) {
            guard let index, let cell = nodes[index].cell else { return }
            let width = max(1, 1 + 0.06 * calendar.pitch)
            let frame = cell.grown(by: 0.25 * width)
            let opacity = min(1, moment.growth(of: nodes[index]))
            marks += Mark(role, .frame(frame, radius: radius, width: width, .solid(color)))
                .coming(with: index, at: moment, opacity)
        }
        ring(calendar.today, theme.labelText.color, .init("today"))
        ring(nodes.first(where: \.isSelected)?.index, theme.labelText.color, .init("highlight"))
        ring(calendar.best, theme.selectedNodeColor, .init("best"))
        for (index, bar) in calendar.totals.enumerated() where bar.width > 0 {
            let color = index == calendar.bestTotal ? theme.selectedNodeColor : theme.lineMiddleColor
            marks.append(Mark(.bar(.index(index)), .rect(bar, radius: radius, .solid(color))))
        }
        for (level, rect) in calendar.legend.enumerated() {
            let color = theme.cellColor(level, calendar.steps)
            marks.append(Mark(.rect(rect, radius: 0.24 * rect.height, .solid(color))))
        }
        return marks
    }
}
