/// A line for each person in one plot, with the name at its end.
struct PeopleLines {
    private(set) var marks: [Mark] = []
    private var omissions: [ChartLayout.Omission]

    var parts: (marks: [Mark], omissions: [ChartLayout.Omission]) { (marks, omissions) }

    /// The colours of lines, before that of large figures: of those of Okabe and Ito (2008) and of Tol (2021) the ones
    /// that differ most for eyes that lack a kind of cones.
    private static let colors: [Color] = [
        .init(red: 0.337, green: 0.706, blue: 0.914), .init(red: 0.902, green: 0.624, blue: 0),
        .init(red: 0.533, green: 0.133, blue: 0.333), .init(red: 0.2, green: 0.133, blue: 0.533),
        .init(red: 0.933, green: 0.4, blue: 0.467),
    ]

    init(_ facts: PeopleFacts, _ page: PeoplePage, _ palette: CardPalette) {
        let theme = page.theme
        let space = page.space
        let plain = page.names(facts.people, theme.valueText, width: Self.mostNameWidth * space.width)
        let colors = Self.colors + [palette.ink]
        let names = zip(plain, colors).map { name, color in
            name.colored(color.legible(on: palette.background, contrast: CardPalette.letterContrast))
        }
        let gap = theme.minimumGap
        let bounds = Rect(
            x: space.x, y: space.y, width: max(1, space.width - names.width - gap), height: space.height)
        let series = facts.people.map { Series($0.week, page.options) }
        var options = page.options.suited(to: series[0])
        options.mark = .line
        options.annotations.title = nil
        options.annotations.subtitle = nil
        let area = PlotArea(
            in: bounds, marginH: theme.nodeReach, marginV: theme.guideOverhang, labelHeight: theme.labelHeight)
        let style = ChartFrame.FrameStyle(
            showsSelectedNodeOnly: true, namesLines: false,
            otherCounts: series.flatMap { $0.points.compactMap(\.count) })
        let frame = ChartFrame(
            DayLabels(options, of: series[0]), selected: nil, options, in: area, theme, style: style)
        let layout = ChartLayout(frame, facts.people[0].week.content, options, theme)
        omissions = layout.omissions
        marks = layout.marks(options, theme, isFaded: false).filter { $0.role != .dataLine && $0.role != .notice }
        let y = LinearScale(domain: frame.fit.counts.domain, range: (layout.plot.maxY, layout.plot.y))
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
            let words = "\(page.words[.goal]) \(page.words.amount(Int(line.value)))"
            return page.typesetter.text(words, with(theme.valueText) { $0.color = theme.goalColor })
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

    /// The greatest width of a name, as a part of the space.
    private static let mostNameWidth = 0.25
}
