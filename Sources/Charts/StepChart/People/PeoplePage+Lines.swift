extension PeoplePage {
    /// Adds a line for each person in one plot, with the name at its end.
    mutating func addLines(_ facts: PeopleFacts, _ palette: CardPalette) {
        let plain = facts.people.map { name(of: $0, theme.valueText, width: 0.25 * space.width) }
        let colors = (palette.background.isDark ? Self.lightColors : Self.darkColors) + [palette.ink]
        var texts = zip(plain, colors).map { name, color in
            name.colored(color.legible(on: palette.background, contrast: CardPalette.letterContrast))
        }
        let gap = theme.minimumGap
        // A sample of the goal's line is before its text, which may be beside the end of a person's line.
        let sample = Self.goalSample * theme.valueText.size
        var column = texts.width
        if let goalText {
            texts.append(goalText)
            column = texts.width + sample + gap / 2
        }
        let bounds = Rect(x: space.x, y: space.y, width: max(1, space.width - column - gap), height: space.height)
        let series = facts.people.map { Series($0.week, options) }
        var lineOptions = options
        lineOptions.mark = .line
        lineOptions.annotations.values = .none
        let counts = series.flatMap { $0.points.compactMap(\.count) }
        let frame = frame(series[0], beside: counts, lineOptions, in: bounds, theme)
        var layout = ChartLayout(frame, facts.people[0].week.content)
        for index in layout.nodes.indices { layout.nodes[index].scale = 0 }
        omissions = layout.omissions
        marks += layout.marks(frame.fit.options, theme, isFaded: false)
            .filter { $0.role != .dataLine && $0.role != .notice }
        let y = frame.fit.y
        var ends: [Double] = []
        for (index, line) in series.enumerated() {
            let points = line.points.indices.map { point in
                line.points[point].count.map { Point(frame.x(point), y(Double($0))) }
            }
            ends.append(points.last { $0 != nil }??.y ?? layout.plot.maxY)
            let color = colors[index].legible(on: palette.background, contrast: CardPalette.signContrast)
            let stroke = Mark.Stroke(0.75 * theme.lineWidth, color, cap: .round, join: .round)
            let path = options.curve.path(through: points)
            marks.append(Mark(.init("line", .index(index)), .path(path), stroke: stroke, entrance: .stroke))
            // A day without days beside it would be a speck.
            for run in points.split(whereSeparator: { $0 == nil }) where run.count == 1 {
                let radius = 0.9 * theme.lineWidth
                marks += run.compactMap(\.self).map { Mark(.disc(center: $0, radius: radius), fill: .solid(color)) }
            }
        }
        if let line = layout.goalLine { ends.append(line.y) }
        let placed = texts.beside(ends, x: bounds.maxX + gap, in: bounds, gap: 0)
        marks += placed.prefix(series.count).enumerated().map { .text(.init("name", .index($0)), $1) }
        for text in placed.dropFirst(series.count) {
            let line = Path.level(from: text.rect.x, to: text.rect.x + sample, y: text.rect.midY)
            marks.append(Mark(.goalLine, .path(line), stroke: theme.goalStroke))
            marks.append(.text(.goal, text.moved(x: sample + gap / 2)))
        }
        let omitted = texts.count - placed.count
        if omitted > 0 { omissions.append(.init(part: .lineTexts, count: omitted)) }
    }
}
