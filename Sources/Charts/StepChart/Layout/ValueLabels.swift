/// Places numbers beside nodes, or over bars, so that they touch nothing; a number that does not fit is left out.
struct ValueLabels {
    private let frame: ChartFrame
    /// The bounds of all numbers.
    private var space: Rect
    /// The segments from each node to the next, for each line that joins days; nil if there is none.
    private let pieces: [[Path.Segment?]]
    private let texts: [Rect]

    /// - Parameter lines: the lines that join days; none for bars.
    init(_ frame: ChartFrame, _ lines: [DataLine]) {
        self.frame = frame
        let margins = frame.fit.margins
        // Numbers keep out of the columns of an axis and of reference lines, as they could be read as numbers of these.
        // They end with the other texts of a card, or before the edge of a chart.
        let edge = frame.layout.barStyle?.card == nil ? margins.theme.minimumGap / 4 : 0
        space = margins.area.bounds.grown(by: -edge)
        if frame.layout.yAxis != nil { (space.x, space.width) = (margins.startX, space.maxX - margins.startX) }
        if !frame.layout.referenceLines.allSatisfy(\.texts.isEmpty) { space.width = margins.endX - space.x }
        // The tolerance keeps rounding errors from being overlaps.
        texts = frame.obstacles.map { $0.grown(by: -1e-9) }
        pieces = lines.map { $0.path.pieces(through: $0.points) }
    }

    private var nodes: [ChartLayout.Node] { frame.nodes }
    private var theme: ChartTheme { frame.fit.theme }
    private var card: CardBarStyle? { frame.layout.barStyle?.card }

    /// Places the numbers of days, each clear of those before: all of them or, if these do not fit, only the first,
    /// since days that lack their number by chance would seem to have no data.
    func placed(_ first: [Int], _ others: [Int]) -> [(index: Int, label: ChartLayout.Text)] {
        var values: [(index: Int, label: ChartLayout.Text)] = []
        for index in first + others {
            if let label = place(index, values.map(\.label.rect)) { values.append((index, label)) }
        }
        return values.count == first.count + others.count ? values : values.filter { first.contains($0.index) }
    }

    /// Returns the number of a node, at the best position where it touches nothing; nil if there is none.
    /// - Parameter others: the bounds of numbers that are placed already.
    private func place(_ index: Int, _ others: [Rect]) -> ChartLayout.Text? {
        guard let value = nodes[index].value, nodes[index].y != nil else { return nil }
        var style = card?.numbers ?? theme.valueText
        // The selected day's number is bolder, as its node is larger.
        if nodes[index].isSelected, card == nil { style.weight = min(900, style.weight + 200) }
        let words = frame.fit.words
        let number = card?.areMonths == true ? words.shortAmount(value) : words.amount(value)
        let label = ChartLayout.Text(number, style, theme)
        if let inside = inside(nodes[index], label) { return inside }
        let rects = candidates(of: label.rect, at: index).filter { rect in
            isNear(rect, index) && isFree(rect) && !others.contains { $0.touches(rect, gap: gap) }
        }
        // Positions clear of the lines at the goal and the average are preferred.
        let clear = rects.first { rect in
            !frame.layout.referenceLines.contains { rect.y - gap < $0.y && $0.y < rect.maxY + gap }
        }
        return (clear ?? rects.first).map { label.moved(x: $0.x, y: $0.y) }
    }

    /// The clear space around a number, in points.
    private var gap: Double { theme.minimumGap / 4 }

    /// Returns true if a number is so near to its node that it cannot seem to be the next day's. On a card the first
    /// number may start with its bar, and the last one end with it.
    private func isNear(_ rect: Rect, _ index: Int) -> Bool {
        let node = nodes[index]
        if abs(rect.midX - node.x) <= frame.x.step / 2 { return true }
        guard card != nil, let bar = node.bar, index == 0 || index == nodes.count - 1 else { return false }
        return (bar.x...bar.maxX).contains(index == 0 ? rect.x : rect.maxX)
    }

    /// The greatest part of a bar's width that a number in it may take.
    static let barFill = 0.82

    /// Returns the number inside the top of its bar on a card; nil if it would be too small, or a tick would cross it.
    private func inside(_ node: ChartLayout.Node, _ label: ChartLayout.Text) -> ChartLayout.Text? {
        guard let style = frame.layout.barStyle, let card = style.card, let bar = node.bar else { return nil }
        let size = min(label.size, label.size * Self.barFill * bar.width / max(label.rect.width, 1e-9))
        guard card.hasNumbersInBars, node.index != style.openBar, size >= card.leastSize - 1e-9, bar.height > 1.8 * size
        else { return nil }
        let ink = frame.layout.color(of: node, in: style).inkOn
        let placed = label.sized(size).colored(ink).centered(on: Point(node.x, bar.y + 0.95 * size), within: bar)
        return frame.layout.edgeBefore(node)?.touches(placed.rect, gap: 0) == true ? nil : placed
    }

    // MARK: Candidates

    /// Returns the possible positions of a number, the best one first.
    private func candidates(of text: Rect, at index: Int) -> [Rect] {
        let node = nodes[index]
        guard let y = node.y else { return [] }
        func rect(_ midX: Double, _ midY: Double) -> Rect {
            text.moved(x: midX - text.width / 2, y: midY - text.height / 2)
        }
        let w = text.width / 2
        let h = text.height / 2
        let margins = frame.fit.margins
        let (left, right) = card == nil ? (margins.startX, margins.endX) : (space.x, space.maxX)
        // The tolerance keeps rounding errors from exceeding the ends.
        let within = max(left + w + 1e-9, min(node.x, right - w - 1e-9))
        let flush = max(node.x - 0.85 * w, min(within, node.x + 0.85 * w))
        if let bar = node.bar {
            var tops = [bar.y]
            // The number is over the bar of the day before if that is higher, and over a tick that would cross it.
            if let edge = frame.layout.edgeBefore(node), edge.y < bar.y,
                card == nil || edge.maxY > bar.y - 2 * (h + gap)
            {
                tops.append(edge.y)
            }
            return tops.flatMap { top in [flush, node.x].map { rect($0, top - gap - h) } }
        }

        let reach = max(node.radius, theme.lineWidth / 2) + gap
        // This offset makes a corner of the text as near to the node as a side would be.
        let diagonal = reach * 0.7072
        /// Returns positions in a row: centred, and moved to either side, first the side away from the line.
        func row(_ midY: Double, away: Double) -> [Rect] {
            let others = [0, 0.5, 0.85, -0.5, -0.85].map { node.x + away * w * $0 }
            return ([flush] + others).map { rect($0, midY) }
        }
        func corner(_ side: Double, _ up: Double) -> Rect {
            rect(node.x + side * (diagonal + w), y + up * (diagonal + h))
        }
        func beside(_ side: Double) -> Rect { rect(node.x + side * (reach + w), y) }

        let rise = slope(from: index - 1)
        let fall = slope(from: index)
        // A rising line has free space above on the left, and below on the right.
        let away: Double = rise + fall < 0 ? -1 : 1
        let above = row(y - reach - h, away: away) + [corner(away, -1), corner(-away, -1)]
        let below = row(y + reach + h, away: -away) + [corner(-away, 1), corner(away, 1)]
        let isValley = rise > 0 && fall < 0 || rise > 0 && fall == 0 || rise == 0 && fall < 0
        return (isValley ? below + above : above + below) + [beside(away), beside(-away)]
    }

    /// Returns the distance by which the line falls from a node to the next one; 0 without one of the two.
    private func slope(from index: Int) -> Double {
        guard index >= 0, index + 1 < nodes.count, let y = nodes[index].y else { return 0 }
        return (nodes[index + 1].y ?? y) - y
    }

    // MARK: Obstacles

    private func isFree(_ rect: Rect) -> Bool {
        if rect.x < space.x || rect.y < space.y || rect.maxX > space.maxX || rect.maxY > space.maxY { return false }
        if texts.contains(where: { $0.touches(rect, gap: gap) }) { return false }
        for index in indices(near: rect) {
            let node = nodes[index]
            if node.bar?.touches(rect, gap: 0) == true { return false }
            // The edge of a grey bar would blend with digits over it.
            if frame.layout.edgeBefore(node)?.touches(rect, gap: gap / 2) == true { return false }
            guard let y = node.y, node.bar == nil else { continue }
            let reach = max(node.radius, theme.lineWidth / 2) + gap * 0.99
            if rect.touchesDisc(Point(node.x, y), radius: reach) { return false }
            let inked = rect.grown(by: theme.lineWidth / 2 + gap)
            if pieces.contains(where: { $0[index]?.crosses(inked) == true }) { return false }
        }
        return true
    }

    /// Returns the nodes whose own ink, or whose line to the next one, may touch a rectangle.
    private func indices(near rect: Rect) -> ClosedRange<Int> {
        let reach = theme.nodeReach + frame.layout.barWidth
        return frame.x.indices(from: rect.x - reach, to: rect.maxX + reach)
    }
}

extension Path {
    /// Returns the segments of a line, one from each of its points to the next one; nil if one of the two is missing.
    func pieces(through points: [Point?]) -> [Path.Segment?] {
        let drawn = segments.filter { if case .move = $0 { false } else { true } }
        var segments = drawn.makeIterator()
        let joined = zip(points, points.dropFirst()).map { point, next in
            point == nil || next == nil ? nil : segments.next()
        }
        return joined + [nil]
    }
}

extension Path.Segment {
    /// Returns true if a part of the segment is inside a rectangle.
    func crosses(_ rect: Rect) -> Bool {
        switch self {
        case .line(let a, let b): return rect.crossing(a, b) != nil
        case .cubic(let curve):
            // Near a text, 32 chords differ from the curve by less than a fraction of a pixel.
            let points = (0...32).map { curve.point(at: Double($0) / 32) }
            return zip(points, points.dropFirst()).contains { rect.crossing($0, $1) != nil }
        case .move, .close: return false
        }
    }
}
