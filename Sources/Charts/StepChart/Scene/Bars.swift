import StepRaster

/// Bars with rounded tops, which stand on the plot's bottom.
struct Bars {
    private let theme: ChartTheme

    init(_ theme: ChartTheme) { self.theme = theme }

    /// All bars of a layout that has any: the highlighted one in its own colour, the others in the gradient.
    func marks(_ layout: ChartLayout, _ moment: Moment) -> [Mark] {
        var (plain, indices) = (Path(), [Int]())
        var highlights: [Mark] = []
        var checks: [Mark] = []
        for node in layout.nodes {
            guard let bar = node.bar else { continue }
            let shape = path(bar, grown: moment.growth(of: node))
            guard !shape.isEmpty else { continue }
            let highlight = moment.highlight(of: node)
            if highlight < 1 {
                plain.append(shape)
                indices.append(node.index)
            }
            if highlight > 0 {
                highlights += Mark(.bar(.index(node.index)), .fill(shape, .solid(theme.selectedNodeColor)))
                    .faded(to: highlight)
            }
            if let disc = check(on: node) {
                let check = Mark.check(disc.center, radius: disc.width / 2, theme.nodeRingColor)
                checks += check.faded(to: moment.look(of: node, theme).opacity)
            }
        }
        if plain.isEmpty { return highlights + checks }
        let fill = Mark.Shape.fill(plain, .linear(theme.gradient(across: layout.bounds)))
        return [Mark(.bar(.subpaths(indices)), fill)] + highlights + checks
    }

    /// Where the check mark is of a day that has reached its goal; nil of any other, and where the bar is too small for it.
    func check(on node: ChartLayout.Node) -> Rect? {
        guard node.reachesGoal, let bar = node.bar else { return nil }
        let radius = min(bar.width / 2, theme.nodeRadius) * 0.75
        guard radius >= theme.nodeRadius / 2, bar.height >= 3 * radius else { return nil }
        return Rect(x: bar.midX - radius, y: bar.y + 0.6 * radius, width: 2 * radius, height: 2 * radius)
    }

    /// A bar that has grown so far: 1 is its whole height. Round above, flat below.
    func path(_ bar: Rect, grown: Double = 1) -> Path {
        let height = bar.height * grown
        guard height > 0, bar.width > 0 else { return Path() }
        let radius = min(theme.barRadius, bar.width / 2, height)
        let (top, bottom) = (bar.maxY - height, bar.maxY)
        // From the corner to its control points, as a quarter of a circle has them.
        let reach = radius * (1 - 0.552_284_749_830_793_4)
        return Path(elements: [
            .move(Point(bar.x, bottom)), .line(Point(bar.x, top + radius)),
            .cubic(Point(bar.x, top + reach), Point(bar.x + reach, top), Point(bar.x + radius, top)),
            .line(Point(bar.maxX - radius, top)),
            .cubic(Point(bar.maxX - reach, top), Point(bar.maxX, top + reach), Point(bar.maxX, top + radius)),
            .line(Point(bar.maxX, bottom)), .close,
        ])
    }
}
