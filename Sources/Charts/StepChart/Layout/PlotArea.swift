import StepRaster

/// Where a chart may stand, and in it the plot as it is before annotations take room from it.
struct PlotArea {
    /// Nothing of the chart is outside.
    let bounds: Rect
    /// From the first day to the last, and from the highest count to the lowest.
    let plot: Rect

    /// From the bounds' sides to the plot.
    var marginH: Double { plot.x - bounds.x }
    /// From the bounds' top to the plot.
    var marginV: Double { plot.y - bounds.y }

    /// From the bounds' left side to headings, which begin where the first day's ink may.
    func headingMargin(_ theme: ChartTheme) -> Double { max(0, marginH - theme.nodeReach) }
}

extension PlotArea {
    /// The area of a chart by itself: the theme's margins around it, and below it room for labels if there are any.
    init(width: Double, height: Double, hasLabels: Bool, _ theme: ChartTheme) {
        bounds = Rect(x: 0, y: 0, width: width, height: height)
        plot = Rect(
            x: theme.marginH, y: theme.marginV, width: width - 2 * theme.marginH,
            height: height - 2 * theme.marginV - (hasLabels ? theme.labelHeight : 0))
    }
}

extension ChartTheme {
    /// From a day's place to the end of its node's ink when it is selected.
    var nodeReach: Double { nodeOuterRadius * max(selectedNodeScale, 1) }
}
