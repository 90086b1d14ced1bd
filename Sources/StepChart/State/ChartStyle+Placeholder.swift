extension ChartStyle {
    /// How much of a label's colour a placeholder has.
    static let placeholderInk = 0.3

    /// The same measures without colours or shadows: line and nodes are as grey as the blocks that stand for texts, and
    /// nothing looks as if it could be touched.
    public var placeholder: ChartStyle {
        var style = self
        let ink = background.blended(with: labelColor, Self.placeholderInk)
        (style.lineStartColor, style.lineMiddleColor, style.lineEndColor) = (ink, ink, ink)
        (style.nodeColor, style.selectedNodeColor) = (ink, ink)
        (style.nodeRingColor, style.widgetNodeRingColor) = (background, background)
        (style.averageLineColor, style.goalColor, style.previousColor) = (ink, ink, .clear)
        style.shadowColor = .clear
        return style
    }
}
