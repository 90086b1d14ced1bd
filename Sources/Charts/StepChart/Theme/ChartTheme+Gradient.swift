extension LinearGradient {
    /// Creates a gradient from the top down; each colour has an offset, 0 at the top and 1 at the bottom.
    init(from top: Double = 0, to bottom: Double, _ colors: KeyValuePairs<Double, ChartTheme.Color>) {
        let stops = colors.map { Stop(offset: $0.key, color: $0.value) }
        self.init(start: Point(0, top), end: Point(0, bottom), stops: stops)
    }
}

extension ChartTheme {
    /// The gradient of the line or the bars. It spans the bounds, so that a position has the same colour in every week.
    func gradient(across bounds: Rect) -> LinearGradient {
        LinearGradient(
            start: bounds.origin, end: Point(bounds.maxX, bounds.y),
            stops: [
                .init(offset: 0, color: lineStartColor), .init(offset: 0.5, color: lineMiddleColor),
                .init(offset: 1, color: lineEndColor),
            ])
    }
}
