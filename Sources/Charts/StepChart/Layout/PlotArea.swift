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

    /// The same with all room between the margins for a calendar, which begins where headings do.
    func forCalendar(_ theme: ChartTheme) -> PlotArea {
        PlotArea(in: bounds, marginH: headingMargin(theme), marginV: marginV, labelHeight: 0)
    }
}

extension PlotArea {
    /// - Parameters:
    ///   - marginH: from either side to the plot.
    ///   - marginV: above the plot, and below it and its labels.
    ///   - labelHeight: of the labels under the plot; 0 without.
    init(in bounds: Rect, marginH: Double, marginV: Double, labelHeight: Double) {
        self.bounds = bounds
        plot = Rect(
            x: bounds.x + marginH, y: bounds.y + marginV, width: bounds.width - 2 * marginH,
            height: bounds.height - 2 * marginV - labelHeight)
    }
}
