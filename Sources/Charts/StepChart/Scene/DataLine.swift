/// The line through all days, or through their averages; for very many days the envelope of the line.
struct DataLine: Sendable {
    /// The points of the line; nil is a gap.
    let points: [Point?]
    private let curve: ChartOptions.Curve
    /// The width of a column of an envelope; nil for a line.
    private let columnWidth: Double?
    private let pen: StrokeStyle
    private let paint: Paint
    /// True if these are the days behind a line of averages.
    private let isFaint: Bool
    /// True if each day is a dot, and no line joins them.
    private let areDots: Bool

    /// Returns the lines of a chart, back to front: the days, and the line of their averages, if there is one.
    static func all(_ layout: ChartLayout, _ options: ChartOptions, _ theme: ChartTheme) -> [DataLine] {
        let isTrend = !layout.trend.isEmpty
        let trend = isTrend ? [DataLine(layout.trendPoints, layout, options, theme, isFaint: false)] : []
        if options.mark == .bars { return trend }
        return [DataLine(layout.points, layout, options, theme, isFaint: isTrend)] + trend
    }

    private init(
        _ points: [Point?], _ layout: ChartLayout, _ options: ChartOptions, _ theme: ChartTheme, isFaint: Bool
    ) {
        let plot = layout.plot
        self.points = points
        self.isFaint = isFaint
        let spacing = plot.width / max(Double(points.count - 1), 1)
        let values = layout.nodes.compactMap(\.value)
        let neverFalls = values.indices.dropFirst().allSatisfy { values[$0 - 1] <= values[$0] }
        // A wider pen would fill the space between peaks. Sums never fall, so that they have no peaks.
        let fit = neverFalls ? 1 : max(0.4, min(1, spacing / (1.5 * theme.lineWidth)))
        let isTrend = !layout.trend.isEmpty
        areDots = isFaint && options.annotations.trend != nil
        let dot = min(1, 0.6 * spacing / max(theme.lineWidth, 1e-9))
        let width = theme.lineWidth * (areDots ? dot : isFaint ? 0.3 : isTrend ? 0.8 : fit)
        pen = StrokeStyle(width: theme.lineWidth > 0 ? width : 0, cap: .round, join: .round)
        let columnWidth = theme.lineWidth / 8
        self.columnWidth = plot.width / columnWidth * 1.5 < Double(points.count) ? columnWidth : nil
        // A curve from day to day is invisible where the pen is three times as wide as the distance.
        self.curve = self.columnWidth != nil || 3 * spacing < pen.width ? .linear : options.curve
        var gradient = theme.gradient(across: layout.bounds)
        for index in gradient.stops.indices where isFaint { gradient.stops[index].color.alpha *= 0.4 }
        // Bars have the colours of lines.
        paint = options.mark == .bars ? .solid(theme.averageLineColor) : .linear(gradient)
    }

    var mark: Mark? {
        let shape = columnWidth.map { lineEnvelope(points, columnWidth: $0) } ?? path
        if shape.isEmpty { return nil }
        let fill = columnWidth == nil ? nil : paint
        let stroke = Mark.Stroke(pen, paint)
        let role = isFaint ? Mark.Role.days : .dataLine
        let entrance = isFaint ? Entrance.fade(.line) : .stroke
        return Mark(role, .path(shape), fill: fill, stroke: stroke, entrance: entrance)
    }

    /// The path of the line. A dot is a line without length.
    var path: Path {
        if !areDots { return curve.path(through: points) }
        return points.compactMap(\.self).reduce(into: Path()) { $0.append(Path(through: [$1, $1])) }
    }
}
