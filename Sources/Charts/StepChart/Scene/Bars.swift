/// Bars with rounded tops, which stand on the plot's bottom.
struct Bars {
    private let theme: ChartTheme
    /// Of the line at the goal.
    private let goalY: Double?
    private let deadline: Deadline

    init(_ theme: ChartTheme, goalY: Double? = nil, until deadline: Deadline = .none) {
        (self.theme, self.goalY, self.deadline) = (theme, goalY, deadline)
    }

    /// All bars of a layout that has any: the highlighted one in its own colour, the others in the gradient.
    func marks(_ layout: ChartLayout, _ moment: Moment) -> [Mark] {
        var (plain, indices) = (Path(), [Int]())
        var highlights: [Mark] = []
        var checks: [Mark] = []
        let gradient = Paint.linear(theme.gradient(across: layout.bounds))
        for node in layout.nodes where !deadline.isOver {
            guard let bar = node.bar else { continue }
            let shape = path(bar, grown: moment.growth(of: node), isHollow: node.isPart)
            guard !shape.isEmpty else { continue }
            let highlight = moment.highlight(of: node)
            if highlight < 1, moment.isApart {
                highlights.append(Mark(.bar(.index(node.index)), .fill(shape, gradient)))
            } else if highlight < 1 {
                plain.append(shape)
                indices += shape.subpaths.map { _ in node.index }
            }
            if highlight > 0 {
                highlights += Mark(.bar(.index(node.index)), .fill(shape, .solid(theme.selectedNodeColor)))
                    .faded(to: highlight)
            }
            if let disc = check(on: node) {
                let check = Mark.check(disc.center, radius: disc.width / 2, theme.nodeRingColor)
                checks += check.coming(with: node.index, at: moment, moment.look(of: node, theme).opacity)
            }
        }
        if plain.isEmpty { return highlights + checks }
        return [Mark(.bar(.subpaths(indices)), .fill(plain, gradient))] + highlights + checks
    }

    /// The disc that holds the check mark of a day that has reached its goal: near the bar's top or, where the goal's line
    /// is there, below that; nil of any other day, and where the bar is too small for it.
    func check(on node: ChartLayout.Node) -> Rect? {
        guard node.reachesGoal, let bar = node.bar else { return nil }
        let radius = min(bar.width / 2, theme.nodeRadius) * 0.75
        var center = Point(bar.midX, bar.y + 1.6 * radius)
        let clearance = 0.55 * radius + 0.75 * theme.minimumGap
        if let goalY, abs(center.y - goalY) < clearance { center.y = goalY + clearance }
        guard radius >= theme.nodeRadius / 2, bar.maxY - center.y >= 1.4 * radius else { return nil }
        return Rect(center: center, radius: radius)
    }

    /// The bars that the goal's line crosses so far below their tops that these stay whole beside it.
    func crossed(_ nodes: [ChartLayout.Node], margin: Double) -> [Rect] {
        nodes.compactMap(\.bar).filter { bar in goalY.map { bar.y + margin <= $0 } ?? false }
            // On the pixel grid a bar may be a part of a pixel wider.
            .map { $0.grown(by: theme.referenceLineWidth / 2) }
    }

    /// A bar that has grown so far: 1 is its whole height. Round above, flat below; of a hollow one the outline.
    func path(_ bar: Rect, grown: Double = 1, isHollow: Bool = false) -> Path {
        let rect = Rect(x: bar.x, y: bar.maxY - bar.height * grown, width: bar.width, height: bar.height * grown)
        let (whole, width) = (outline(rect, radius: theme.barRadius), theme.lineWidth / 2)
        guard isHollow else { return whole }
        // Outlines that run the other way cut out.
        let hole = outline(rect.grown(by: -width), radius: max(0, theme.barRadius - width))
        return Path(elements: whole.elements + hole.mapped { Point(2 * bar.midX - $0.x, $0.y) }.elements)
    }

    private func outline(_ bar: Rect, radius: Double) -> Path {
        guard bar.height > 0, bar.width > 0 else { return Path() }
        let radius = min(radius, bar.width / 2, bar.height)
        // From the corner to its control points, as a quarter of a circle has them.
        let reach = radius * (1 - 0.552_284_749_830_793_4)
        return Path(elements: [
            .move(Point(bar.x, bar.maxY)), .line(Point(bar.x, bar.y + radius)),
            .cubic(Point(bar.x, bar.y + reach), Point(bar.x + reach, bar.y), Point(bar.x + radius, bar.y)),
            .line(Point(bar.maxX - radius, bar.y)),
            .cubic(Point(bar.maxX - reach, bar.y), Point(bar.maxX, bar.y + reach), Point(bar.maxX, bar.y + radius)),
            .line(Point(bar.maxX, bar.maxY)), .close,
        ])
    }
}
