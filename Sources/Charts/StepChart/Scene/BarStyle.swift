/// The style of the bars of widgets and cards: those that reached the goal are bright, the others dim.
struct BarStyle: Hashable, Sendable {
    /// The colour of bars that reached the goal, or of all bars without a goal.
    let bright: Color
    /// The colour of bars below the goal.
    let dim: Color
    /// The dotted pen of the goal's line, which is behind the bars.
    let goalPen: StrokeStyle
    /// The greatest radius of a corner, in points; narrow bars have smaller ones.
    let radius: Double
    /// The index of the bar of a day that is not over.
    var openBar: Int?
    /// The further style of bars on a card; nil on a widget.
    var card: CardBarStyle?

    init(_ theme: ChartTheme) {
        let background = theme.background.over(.white)
        bright = theme.lineMiddleColor.legible(on: background, contrast: CardPalette.signContrast)
        dim = background.blended(with: bright, 0.4)
        goalPen = StrokeStyle(width: 1.25 * theme.referenceLineWidth, cap: .round, dashes: [0.5, 3.5])
        radius = theme.barRadius
    }

    init(_ card: CardBarStyle) {
        bright = card.palette.accent
        dim = card.palette.missed
        let width = card.tickWidth
        goalPen = StrokeStyle(width: width / 2, cap: .round, dashes: [0.4 * width, 1.8 * width])
        radius = 0.55 * card.labelSize
        self.card = card
    }

    func radius(of bar: Rect) -> Double { min(radius, 0.2 * bar.width) }
}

/// The style of a card's bars: stripes if a day is not over, ticks of days before, numbers, outlines of missing ones.
struct CardBarStyle: Hashable, Sendable {
    let palette: CardPalette
    /// The em size of labels, in points; all lengths are multiples of it.
    let labelSize: Double
    /// The style of numbers over bars; numbers in bars may be smaller.
    let numbers: TextStyle
    /// The least em size of numbers, in points.
    let leastSize: Double
    /// True if numbers are in the bars; false if all are over them.
    let hasNumbersInBars: Bool
    let showsHighestOnly: Bool
    /// True for months below a calendar: only the best one is bright, and counts are short.
    let areMonths: Bool
    /// The number of bars that are not in the future.
    let elapsedCount: Int

    var tickWidth: Double { labelSize / 7 }
    var tickInk: Color { with(palette.ink) { $0.alpha = 0.55 } }
    var tickStroke: Mark.Stroke { .init(tickWidth, tickInk, cap: .round) }

    /// Returns the stripes across the bar of a day that is not over.
    /// - Parameter reached: true if the day has already reached its goal.
    func stripes(in rect: Rect, radius: Double, reached: Bool) -> Mark {
        let pitch = 0.42 * labelSize
        let path = Hatch.stripes(in: rect.grown(by: -0.5), radius: radius, pitch: pitch, width: 0.4 * pitch)
        let color = reached ? palette.accent.blended(with: palette.background, 0.25) : palette.hatchStripe
        return Mark(.path(path), fill: .solid(color))
    }
}

extension ChartLayout {
    func color(of node: Node, in style: BarStyle) -> Color {
        if let card = style.card {
            if card.areMonths { return node.value == highestValue ? style.bright : style.dim }
            if node.index == style.openBar, goalLine == nil || !node.reachesGoal { return card.palette.hatch }
        }
        return goalLine == nil || node.reachesGoal ? style.bright : style.dim
    }

    var highestValue: Int? { nodes.compactMap(\.value).max() }

    /// Returns a mark for each bar, or for very many one of each colour; on cards with ticks, stripes and outlines.
    func bars(in style: BarStyle, _ theme: ChartTheme) -> [Mark] {
        let bars = nodes.compactMap { node -> Bar? in
            guard let rect = node.bar else { return nil }
            let isHollow = style.card == nil && (node.isPart || node.index == style.openBar)
            return Bar(
                index: node.index, rect: rect, radius: style.radius(of: rect), isRoundBelow: style.card != nil,
                outline: isHollow ? theme.lineWidth / 2 : nil)
        }
        func paint(_ bar: Bar) -> Paint { .solid(color(of: nodes[bar.index], in: style)) }
        var groups = bars.map { [$0] }
        if bars.count > BarColumns.leastCount {
            groups = Dictionary(grouping: bars, by: paint).values.sorted { $0[0].index < $1[0].index }
        }
        let marks = groups.map { bars in
            Mark(.bar, .bars(bars), fill: paint(bars[0]), entrance: .growInTurn(count: nodes.count))
        }
        guard let card = style.card else { return marks }
        return slots(card) + ticks(card) + marks + stripes(card, style) + ticksOnBars(card, style)
    }

    /// Returns the low empty outlines in place of the bars of days without data.
    private func slots(_ card: CardBarStyle) -> [Mark] {
        let hasBars = barWidth > 0
        guard hasBars ? !card.areMonths : nodes.count <= CardBars.mostLabels, let first = nodes.first else { return [] }
        let width = hasBars ? barWidth : 2 * (first.x - plot.x)
        let height = min(plot.height, 1.3 * card.labelSize)
        let radius = min(width * 0.2, 0.3 * height, 0.55 * card.labelSize)
        return nodes.prefix(card.elapsedCount).filter { $0.value == nil }.map { node in
            let slot = Rect(x: node.x - width / 2, y: plot.maxY - height, width: width, height: height)
            return Mark(.rect(slot, radius: radius), stroke: .init(card.tickWidth / 2, card.palette.missed))
        }
    }

    private func stripes(_ card: CardBarStyle, _ style: BarStyle) -> [Mark] {
        guard let node = style.openBar.map({ nodes[$0] }), let bar = node.bar else { return [] }
        let stripes = card.stripes(in: bar, radius: style.radius(of: bar), reached: node.reachesGoal)
        return [with(stripes) { $0.entrance = .fade(.barTop(turn(of: node))) }]
    }

    /// Returns the upper edge of the bar of the day before, or the tick in its place on a card; nil if there is none.
    func edgeBefore(_ node: Node) -> Rect? {
        guard let y = node.previous?.y else { return nil }
        guard let card = barStyle?.card else {
            guard let width = node.bar?.width else { return nil }
            let reach = width * (0.5 + Self.marginOfBarsBefore)
            return Rect(x: node.x - reach, y: y, width: 2 * reach, height: 0)
        }
        guard hasTicks else { return nil }
        // A tick extends beyond its bar by this part of a bar's width on each side.
        let reach = barWidth * (0.5 + 0.085)
        let left = max(bounds.x, node.x - reach)
        let right = min(bounds.maxX, node.x + reach)
        return Rect(x: left, y: y - card.tickWidth / 2, width: right - left, height: card.tickWidth)
    }

    /// True if each of the days before has a tick on a card; many days have one line at their average.
    var hasTicks: Bool { nodes.count <= Self.mostBarsBefore }

    var barWidth: Double { nodes.lazy.compactMap(\.bar).first?.width ?? 0 }

    private func ticks(_ card: CardBarStyle) -> [Mark] {
        nodes.compactMap(edgeBefore).map { rect in
            let inset = card.tickWidth / 2
            let path = Path.level(from: rect.x + inset, to: rect.maxX - inset, y: rect.midY)
            return Mark(.daysBefore, .path(path), stroke: card.tickStroke)
        }
    }

    /// Returns the marks on bars: the line at the average of the days before, or their ticks in a legible ink.
    private func ticksOnBars(_ card: CardBarStyle, _ style: BarStyle) -> [Mark] {
        if let averageBefore {
            return [Mark(.daysBefore, .path(averageBefore), stroke: .init(0.7 * card.tickWidth, card.tickInk))]
        }
        return nodes.compactMap { node in
            guard let tick = edgeBefore(node), let bar = node.bar, bar.touches(tick, gap: 0) else { return nil }
            let ink = card.tickInk.legible(on: color(of: node, in: style), contrast: 3)
            let path = Path.level(from: bar.x, to: bar.maxX, y: tick.midY)
            let part = (bar.maxY - tick.midY) / bar.height
            let reached = Entrance.Pace.barReaching(turn(of: node), part: part)
            return Mark(.path(path), stroke: .init(card.tickWidth, ink), entrance: .fade(reached))
        }
    }
}
