/// The line through all days, or the envelope of very many: all between their highest and lowest.
struct DataLine: Sendable {
    /// Nil is a gap.
    private let points: [Point?]
    private let curve: ChartOptions.Curve
    /// Of an envelope; nil of a line.
    private let columnWidth: Double?
    private let pen: StrokeStyle
    private let gradient: LinearGradient

    init(_ layout: ChartLayout, _ curve: ChartOptions.Curve, _ theme: ChartTheme) {
        let plot = layout.plot
        points = layout.nodes.map { node in node.y.map { Point(node.x, $0) } }
        // Days closer than this would fill the space between each other's peaks.
        let spacing = plot.width / max(Double(points.count - 1), 1)
        let width = theme.lineWidth * max(0.4, min(1, spacing / (1.5 * theme.lineWidth)))
        pen = StrokeStyle(width: theme.lineWidth > 0 ? width : 0, cap: .round, join: .round)
        let columnWidth = theme.lineWidth / 8
        self.columnWidth = plot.width / columnWidth * 1.5 < Double(points.count) ? columnWidth : nil
        // No eye can follow a curve from day to day where the pen is three times as wide as the way.
        self.curve = self.columnWidth != nil || 3 * spacing < pen.width ? .linear : curve
        gradient = theme.gradient(across: layout.bounds)
    }

    /// Nil when no day has data.
    var mark: Mark? {
        let path = path
        if path.isEmpty { return nil }
        let paint = Paint.linear(gradient)
        let stroke = Mark.Stroke(pen, paint)
        guard let columnWidth else { return Mark(.dataLine, .path(path), stroke: stroke, entrance: .stroke) }
        let envelope = lineEnvelope(path.elements.map(\.end), columnWidth: columnWidth)
        return Mark(.dataLine, .path(envelope), fill: paint, stroke: stroke, entrance: .stroke)
    }

    /// The days of an envelope are so close that it is straight from each to the next.
    var path: Path { curve.path(through: points) }
}

extension ChartTheme {
    /// Of the line or the bars. It spans the bounds, not the line, so that a place has the same colour whatever the week.
    func gradient(across bounds: Rect) -> LinearGradient {
        LinearGradient(
            start: bounds.origin, end: Point(bounds.maxX, bounds.y),
            stops: [
                .init(offset: 0, color: lineStartColor), .init(offset: 0.5, color: lineMiddleColor),
                .init(offset: 1, color: lineEndColor),
            ])
    }
}
