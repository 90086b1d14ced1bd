extension ChartTheme {
    /// The part of a label's colour that a placeholder has.
    static let placeholderInk = 0.3

    /// The theme of a placeholder: the same measures without colours or shadows. Line and nodes are as grey as the
    /// blocks that stand for texts, so that nothing seems to be touchable.
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
