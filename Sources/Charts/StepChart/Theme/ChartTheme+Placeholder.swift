extension ChartTheme {
    /// How much of a label's colour a placeholder has.
    static let placeholderInk = 0.3

    /// The same measures without colours or shadows: line and nodes are as grey as the blocks that stand for texts, and
    /// nothing looks as if it could be touched.
    public var placeholder: ChartTheme {
        var theme = self
        let ink = background.blended(with: labelText.color, Self.placeholderInk)
        theme.paint(ink, \.lineStartColor, \.lineMiddleColor, \.lineEndColor, \.nodeColor, \.selectedNodeColor)
        theme.paint(ink, \.averageLineColor, \.goalColor)
        theme.paint(background, \.nodeRingColor, \.widgetNodeRingColor)
        theme.paint(.clear, \.previousColor, \.shadowColor)
        return theme
    }
}
