/// A small chart for each person, all on one scale, in rows of equal width.
struct PeopleMultiples {
    private(set) var marks: [Mark] = []
    private var omissions: [ChartLayout.Omission] = []

    var parts: (marks: [Mark], omissions: [ChartLayout.Omission]) { (marks, omissions) }

    init(_ facts: PeopleFacts, _ page: PeoplePage) {
        let space = page.space
        let count = facts.people.count
        let columns = Self.columns(count, space)
        let rows = (count + columns - 1) / columns
        let gap = 2 * page.theme.minimumGap
        let width = (space.width - Double(columns - 1) * gap) / Double(columns)
        let theme = page.theme.scaled(by: max(Self.leastScale, min(1, width / (page.scale * Self.fullWidth))))
        // Days are labelled once a column, below its last chart.
        let height = (space.height - theme.labelHeight - Double(rows - 1) * gap) / Double(rows)
        let series = facts.people.map { Series($0.week, page.options) }
        let counts = series.flatMap { $0.points.compactMap(\.count) }
        for (index, person) in facts.people.enumerated() {
            let x = space.x + Double(index % columns) * (width + gap)
            let top = space.y + Double(index / columns) * (height + gap)
            let figure = page.typesetter.text(page.words.amount(person.total), theme.labelText)
            let nameWidth = width - figure.rect.width - theme.minimumGap
            let name = page.names([person], with(theme.valueText) { $0.weight = 600 }, width: nameWidth)[0]
            marks.append(.text(.init("name", .index(index)), name.moved(x: x, y: top)))
            let baseline = name.moved(x: x, y: top).baseline
            marks.append(.text(.value(index), figure.placed(x: x + width, baseline: baseline, .trailing)))

            var options = page.options.suited(to: series[index])
            options.annotations.title = nil
            options.annotations.subtitle = nil
            if index + columns < count { options.labels = .hidden }
            let bounds = Rect(
                x: x, y: top + name.rect.height, width: width,
                height: max(1, height - name.rect.height + theme.labelHeight))
            let area = PlotArea(
                in: bounds, marginH: theme.nodeReach, marginV: theme.guideOverhang, labelHeight: theme.labelHeight)
            let style = ChartFrame.FrameStyle(
                showsSelectedNodeOnly: true, namesLines: false, otherCounts: counts)
            let frame = ChartFrame(
                DayLabels(options, of: series[index]), selected: nil, options, in: area, theme, style: style)
            let layout = ChartLayout(frame, person.week.content, options, theme)
            marks += layout.marks(options, theme, isFaded: false)
            // All charts have the same space.
            omissions = layout.omissions
        }
    }

    /// Returns the number of columns in which charts are nearest to twice as wide as high.
    private static func columns(_ count: Int, _ space: Rect) -> Int {
        let shape = { (columns: Int) -> Double in
            let rows = (count + columns - 1) / columns
            let ratio = space.width / Double(columns) / (space.height / Double(rows))
            return abs(ratio - 2)
        }
        return (1...min(count, 4)).min { shape($0) < shape($1) } ?? 1
    }

    /// The width of a chart whose texts have their full size, in points, and the least size of texts as a part of it.
    private static let fullWidth = 180.0
    private static let leastScale = 0.75
}
