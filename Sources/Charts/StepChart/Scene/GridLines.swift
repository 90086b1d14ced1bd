/// The straight lines behind and over the data, interrupted where numbers stand.
struct GridLines {
    /// Where no line is.
    let boxes: [Rect]
    private let theme: ChartTheme

    /// - Parameter boxes: where numbers and marks stand.
    init(clearOf boxes: [Rect], _ theme: ChartTheme) {
        self.boxes = boxes.map { $0.grown(by: theme.minimumGap / 4) }
        self.theme = theme
    }

    /// All guides are one path, so that they cannot darken each other where they meet.
    func guides(_ guides: ChartLayout.Guides, _ color: Color) -> Mark {
        var (path, indices) = (Path(), [Int]())
        for (index, x) in guides.xs.enumerated() {
            let gaps = boxes.filter { $0.x < x && x < $0.maxX }.map { ($0.y, $0.maxY) }
            for (top, bottom) in Self.parts(from: guides.top, to: guides.bottom, without: gaps) {
                path.move(to: Point(x, top))
                path.line(to: Point(x, bottom))
                indices.append(index)
            }
        }
        let pen = StrokeStyle(width: theme.guideWidth, cap: .round)
        return Mark(.guide(.subpaths(indices)), .stroke(path, pen, .solid(color)))
    }

    func axis(_ axis: ChartLayout.YAxis, _ color: Color) -> Mark {
        var path = Path()
        for tick in axis.ticks { add(&path, from: axis.startX, to: axis.endX, y: tick.y) }
        return Mark(.yAxis, .stroke(path, StrokeStyle(width: theme.guideWidth), .solid(color)))
    }

    /// A line at a count.
    /// - Parameter bars: in which it is drawn; nil for all of it.
    func level(
        _ role: Mark.Role, _ line: ChartLayout.ReferenceLine, _ pen: StrokeStyle, _ color: Color, in bars: [Rect]? = nil
    ) -> Mark {
        var path = Path()
        for (start, end) in bars?.map({ ($0.x, $0.maxX) }) ?? [(line.startX, line.endX)] {
            add(&path, from: start, to: end, y: line.y)
        }
        return Mark(role, .stroke(path, pen, .solid(color)))
    }

    private func add(_ path: inout Path, from start: Double, to end: Double, y: Double) {
        let gaps = boxes.filter { $0.y < y && y < $0.maxY }.map { ($0.x, $0.maxX) }
        for (left, right) in Self.parts(from: start, to: end, without: gaps) {
            path.move(to: Point(left, y))
            path.line(to: Point(right, y))
        }
    }

    /// What the gaps leave of a stretch, in order.
    private static func parts(
        from start: Double, to end: Double, without gaps: [(start: Double, end: Double)]
    ) -> [(Double, Double)] {
        guard !gaps.isEmpty else { return [(start, end)] }
        var parts: [(Double, Double)] = []
        var here = start
        for gap in gaps.sorted(by: { $0.start < $1.start }) {
            if gap.start > here, here < end { parts.append((here, min(gap.start, end))) }
            here = max(here, gap.end)
        }
        if here < end { parts.append((here, end)) }
        return parts
    }
}
