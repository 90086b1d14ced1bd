extension ChartLayout {
    /// Returns all bars: the highlighted one in its own colour, and check marks on those that reached the goal.
    /// - Parameter change: the change of the highlight to this layout's day; nil if it does not change.
    func bars(_ theme: ChartTheme, from change: HighlightChange?, until deadline: Deadline) -> [Mark] {
        if let barStyle { return bars(in: barStyle, theme) }
        let gradient = Paint.linear(theme.gradient(across: bounds))
        let entrance = Entrance.growInTurn(count: nodes.count)
        var plain: [Bar] = []
        plain.reserveCapacity(nodes.count)
        var highlights: [Mark] = []
        var checks: [Mark] = []
        for node in nodes where !deadline.isOver {
            guard let rect = node.bar else { continue }
            let bar = Bar(
                index: node.index, rect: rect, radius: theme.barRadius, outline: node.isPart ? theme.lineWidth / 2 : nil
            )
            let highlight = change?.highlight(of: node) ?? (node.isSelected ? 1 : 0)
            if highlight < 1 { plain.append(bar) }
            if highlight > 0 {
                let paint = Paint.solid(theme.selectedNodeColor)
                highlights += [Mark(.bar, .bars([bar]), fill: paint, entrance: entrance)].faded(to: highlight)
            }
            if let disc = check(on: node, theme) {
                let fade = Entrance.fade(.bar(turn(of: node)))
                checks.append(.check(disc.center, radius: disc.width / 2, theme.nodeRingColor, entrance: fade))
            }
        }
        if plain.isEmpty { return highlights + checks }
        return [Mark(.bar, .bars(plain), fill: gradient, entrance: entrance)] + highlights + checks
    }

    /// Returns the bounds of the check mark of a day that has reached its goal: near the bar's top, or below the goal's
    /// line if that is there. Nil for any other day, and if the bar is too small for it.
    func check(on node: Node, _ theme: ChartTheme) -> Rect? {
        guard node.reachesGoal, let bar = node.bar else { return nil }
        let radius = min(bar.width / 2, theme.nodeRadius) * 0.75
        var center = Point(bar.midX, bar.y + 1.6 * radius)
        let clearance = 0.55 * radius + 0.75 * theme.minimumGap
        let goalY = goalLine?.levelY(at: bar.midX)
        if let goalY, abs(center.y - goalY) < clearance { center.y = goalY + clearance }
        guard radius >= theme.nodeRadius / 2, bar.maxY - center.y >= 1.4 * radius else { return nil }
        return Rect(center: center, radius: radius)
    }

    /// The width by which the bars of the days before are wider on each side, as a part of a bar's width.
    static let marginOfBarsBefore = 0.16

    /// The most bars that are each shown with the day before.
    static let mostBarsBefore = 14

    /// The line at the average of the days before, if bars are too many to compare one by one; else nil.
    var averageBefore: Path? {
        let bars = nodes.compactMap(\.bar)
        let before = nodes.compactMap(\.previous?.y)
        guard !hasTicks, !before.isEmpty, let first = bars.first, let last = bars.last else { return nil }
        return .level(from: first.x, to: last.maxX, y: before.reduce(0, +) / Double(before.count))
    }
}
