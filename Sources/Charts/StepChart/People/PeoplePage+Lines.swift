extension PeoplePage {
    /// The colours of lines, before that of large figures: of those of Okabe and Ito (2008) and of Tol (2021) the ones
    /// that differ most for eyes that lack a kind of cones.
    private static let colors: [Color] = [
        .init(red: 0.337, green: 0.706, blue: 0.914), .init(red: 0.902, green: 0.624, blue: 0),
        .init(red: 0.533, green: 0.133, blue: 0.333), .init(red: 0.2, green: 0.133, blue: 0.533),
        .init(red: 0.933, green: 0.4, blue: 0.467),
    ]

    /// Adds a line for each person in one plot, with the name at its end.
    mutating func addLines(_ facts: PeopleFacts, _ palette: CardPalette) {
        let plain = names(facts.people, theme.valueText, width: 0.25 * space.width)
        let colors = Self.colors + [palette.ink]
        let names = zip(plain, colors).map { name, color in
            name.colored(color.legible(on: palette.background, contrast: CardPalette.letterContrast))
        }
        let gap = theme.minimumGap
        let bounds = Rect(
            x: space.x, y: space.y, width: max(1, space.width - names.width - gap), height: space.height)
        let series = facts.people.map { Series($0.week, options) }
        let frame = frame(series[0], of: series, with(options) { $0.mark = .line }, in: bounds, theme)
        let layout = ChartLayout(frame, facts.people[0].week.content)
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
        }
        let goal = layout.goalLine.map { line in
            let name = "\(words[.goal]) \(words.amount(Int(line.value)))"
            return typesetter.text(name, with(theme.valueText) { $0.color = theme.goalColor })
        }
        let texts = names + [goal].compactMap(\.self)
        if let line = layout.goalLine { ends.append(line.y) }
        let placed = texts.beside(ends, x: bounds.maxX + gap, in: bounds, gap: 0)
        marks += placed.prefix(names.count).enumerated().map { .text(.init("name", .index($0)), $1) }
        marks += placed.dropFirst(names.count).map { .text(.goal, $0) }
        if placed.count < texts.count {
            omissions.append(.init(part: .lineTexts, count: texts.count - placed.count))
        }
    }
}
