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
