/// The area of a chart, and in it the plot as it is before annotations take space from it.
struct PlotArea {
    /// The bounds, outside of which there is nothing of the chart.
    let bounds: Rect
    /// The area from the first day to the last, and from the highest count to the lowest.
    let plot: Rect

    var marginH: Double { plot.x - bounds.x }
    var marginV: Double { plot.y - bounds.y }

    /// The distance from the bounds' left side to headings, which begin where the first day's ink may.
    func headingMargin(_ theme: ChartTheme) -> Double { max(0, marginH - theme.nodeReach) }

    /// The area with all space between the margins for a calendar, which begins where headings do.
    func forCalendar(_ theme: ChartTheme) -> PlotArea {
        PlotArea(in: bounds, marginH: headingMargin(theme), marginV: marginV, labelHeight: 0)
    }
}

extension PlotArea {
    /// - Parameters:
    ///   - marginH: the distance from either side to the plot.
    ///   - marginV: the height above the plot, and below it and its labels.
    ///   - labelHeight: the height of the labels under the plot; 0 without.
    init(in bounds: Rect, marginH: Double, marginV: Double, labelHeight: Double) {
        self.bounds = bounds
        plot = Rect(
            x: bounds.x + marginH, y: bounds.y + marginV, width: bounds.width - 2 * marginH,
            height: bounds.height - 2 * marginV - labelHeight)
    }
}
