extension ChartTheme {
    /// How much of a label's colour a placeholder has.
    static let placeholderInk = 0.3

    /// The same measures without colours or shadows: line and nodes are as grey as the blocks that stand for texts, and
    /// nothing looks as if it could be touched.
    public var placeholder: ChartTheme {
        var theme = self
        let ink = background.blended(with: labelText.color, Self.placeholderInk)
        (theme.lineStartColor, theme.lineMiddleColor, theme.lineEndColor) = (ink, ink, ink)
        (theme.nodeColor, theme.selectedNodeColor) = (ink, ink)
        (theme.nodeRingColor, theme.widgetNodeRingColor) = (background, background)
        (theme.averageLineColor, theme.goalColor, theme.previousColor) = (ink, ink, .clear)
        theme.shadowColor = .clear
        return theme
    }
}
