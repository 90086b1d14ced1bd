import StepRaster

/// What a notice stands on: nothing of the data lies there, on whatever ground the chart has.
struct NoticeGround {
    /// Nil without a notice.
    let box: Rect?

    init(_ notices: [ChartLayout.Text], _ theme: ChartTheme) {
        box = Rect(around: notices.map(\.rect))?.grown(by: Self.margin(theme))
    }

    /// Around a notice.
    static func margin(_ theme: ChartTheme) -> Double { theme.minimumGap / 2 + theme.lineWidth / 2 }

    func covers(_ node: ChartLayout.Node) -> Bool {
        guard let box else { return false }
        if let bar = node.bar ?? node.cell { return box.touches(bar, gap: 0) }
        return node.covers(box)
    }

    /// What the notice leaves of the nodes and bars: none when there are many in its way.
    func clear(_ nodes: [ChartLayout.Node]) -> [ChartLayout.Node] {
        guard box != nil else { return nodes }
        let drawn = nodes.filter { $0.radius > 0 || $0.bar != nil }
        let isCrowded = 2 * drawn.count { covers($0) } > drawn.count
        return nodes.map { node in
            guard isCrowded || covers(node) else { return node }
            var node = node
            (node.scale, node.radius, node.bar) = (0, 0, nil)
            return node
        }
    }

    /// What the notice leaves of a line: nothing when it would hide much of it, since no one can read the rest.
    func clear(_ mark: Mark?) -> Mark? {
        guard let box else { return mark }
        switch mark?.shape {
        case .stroke(let path, let pen, let paint):
            let rest = path.outside(box)
            guard MeasuredPath(rest).length >= MeasuredPath(path).length * 2 / 3, !rest.isEmpty else { return nil }
            return Mark(.dataLine, .stroke(rest, pen, paint))
        case .fillStroke(let envelope, let pen, let paint):
            let rest = Self.outside(box, envelope: envelope)
            guard 3 * rest.elements.count >= 2 * envelope.elements.count else { return nil }
            return Mark(.dataLine, .fillStroke(rest, pen, paint))
        default: return mark
        }
    }

    /// The parts of an envelope beside the box, if that meets it: what is above and below would be shreds. An envelope is a
    /// polygon, along its highest points and back along its lowest.
    private static func outside(_ box: Rect, envelope: Path) -> Path {
        let stretches = envelope.subpaths.map { subpath in
            let points = subpath.elements.compactMap(\.end)
            return zip(points, points.reversed()).prefix(points.count / 2)
        }
        func isBeside(_ x: Double) -> Bool { x <= box.x || box.maxX <= x }
        let isMet = stretches.joined().contains { high, low in
            !isBeside(high.x) && high.y < box.maxY && box.y < low.y
        }
        guard isMet else { return envelope }
        var rest = Path()
        for stretch in stretches.flatMap({ $0.split { high, _ in !isBeside(high.x) } }) {
            rest.append(Path(polygon: stretch.map(\.0) + stretch.reversed().map(\.1)))
        }
        return rest
    }
}

/// How high a chart's line, nodes and bars reach, in columns: what a notice looks for room between.
struct NoticeObstacles {
    private static let count = 96
    private let bounds: Rect
    /// From side to side of what a notice may be moved in, when it is not wider.
    let plot: Rect
    /// From top to bottom; nil where there is nothing.
    private var columns: [(top: Double, bottom: Double)?] = Array(repeating: nil, count: count)

    init(_ nodes: [ChartLayout.Node], line: Path, bounds: Rect, plot: Rect, _ theme: ChartTheme) {
        self.bounds = bounds
        self.plot = plot
        let reach = theme.lineWidth / 2
        // Days that are closer than columns need no points between.
        let steps = max(1, 4 * Self.count / max(1, line.elements.count))
        for segment in line.segments {
            switch segment {
            case .move(let p): add(p, reach)
            case .line(let a, let b):
                for step in 1...steps { add(a.lerp(b, Double(step) / Double(steps)), reach) }
            case .cubic(let curve):
                for step in 1...steps { add(curve.point(at: Double(step) / Double(steps)), reach) }
            case .close: break
            }
        }
        for node in nodes {
            if let bar = node.bar {
                for column in index(bar.x)...index(bar.maxX) { add(column, bar.y, bar.maxY) }
            } else if let y = node.y, node.radius > 0 {
                for column in index(node.x - node.radius)...index(node.x + node.radius) {
                    add(column, y - node.radius, y + node.radius)
                }
            }
        }
    }

    /// How many columns a rectangle meets something in.
    func meetings(_ rect: Rect) -> Int {
        columns[index(rect.x)...index(rect.maxX)].count { column in
            column.map { $0.top < rect.maxY && rect.y < $0.bottom } ?? false
        }
    }

    private func index(_ x: Double) -> Int {
        let place = (x - bounds.x) / max(bounds.width, 1e-9) * Double(Self.count)
        return place > 0 ? min(Int(min(place, 1e6)), Self.count - 1) : 0
    }

    private mutating func add(_ p: Point, _ reach: Double) { add(index(p.x), p.y - reach, p.y + reach) }

    private mutating func add(_ column: Int, _ top: Double, _ bottom: Double) {
        let known = columns[column] ?? (top, bottom)
        columns[column] = (min(known.top, top), max(known.bottom, bottom))
    }
}
