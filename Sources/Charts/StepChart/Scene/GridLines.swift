/// The straight lines behind and over the data.
struct GridLines {
    /// The places without lines: numbers and notices stand there.
    let gaps: [Mark.Gap]
    let theme: ChartTheme

    /// All guides are one path, so that they cannot darken each other where they meet.
    func guides(_ guides: ChartLayout.Guides, _ color: Color) -> Mark {
        let ends = guides.xs.map { (Point($0, guides.top), Point($0, guides.bottom)) }
        let pen = StrokeStyle(width: theme.guideWidth, cap: .round)
        return line(.guide(.subpaths(Array(guides.xs.indices))), ends, pen, color)
    }

    func axis(_ axis: ChartLayout.YAxis, _ color: Color) -> Mark {
        let ends = axis.ticks.map { (Point(axis.startX, $0.y), Point(axis.endX, $0.y)) }
        return line(.yAxis, ends, StrokeStyle(width: theme.guideWidth), color)
    }

    /// A line at a count.
    /// - Parameter bars: in which it is drawn; nil for all of it.
    func level(
        _ role: Mark.Role, _ line: ChartLayout.ReferenceLine, _ pen: StrokeStyle, _ color: Color, in bars: [Rect]? = nil
    ) -> Mark {
        let ends = bars?.map { (Point($0.x, line.y), Point($0.maxX, line.y)) }
        return self.line(role, ends ?? [(Point(line.startX, line.y), Point(line.endX, line.y))], pen, color)
    }

    private func line(_ role: Mark.Role, _ ends: [(Point, Point)], _ pen: StrokeStyle, _ color: Color) -> Mark {
        var path = Path()
        for (start, end) in ends { path.append(Path(through: [start, end])) }
        return with(Mark(role, .path(path), stroke: .init(pen, .solid(color)))) { $0.gaps = gaps }
    }
}

extension Path {
    /// A straight line from the left to the right.
    static func level(from start: Double, to end: Double, y: Double) -> Path {
        Path(through: [Point(start, y), Point(end, y)])
    }
}
