extension ChartOptions {
    /// The width and the height of the canvas, in points.
    public var size: Size {
        get { Size(width, height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }

    /// The days that one point of the chart stands for: `aggregation.span`.
    public var by: Aggregation.Span {
        get { aggregation.span }
        set { aggregation.span = newValue }
    }
}

extension ChartOptions.Selection {
    /// No day, as `noDay`.
    public static let none = Self.noDay
}
