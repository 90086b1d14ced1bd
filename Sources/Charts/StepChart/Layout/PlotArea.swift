/// The area of a chart, and the plot in it before annotations take space from it.
struct PlotArea {
    /// The bounds of everything in the chart.
    let bounds: Rect
    /// The area from the first day to the last, and from the highest count to the lowest.
    let plot: Rect

    var marginH: Double { plot.x - bounds.x }
    var marginV: Double { plot.y - bounds.y }

    /// Returns the distance from the left side to headings, which start where the ink of the first day may.
    func headingMargin(_ theme: ChartTheme) -> Double { max(0, marginH - theme.nodeReach) }
}

extension PlotArea {
    /// - Parameters:
    ///   - marginH: the distance from either side to the plot.
    ///   - marginV: the height above the plot, and below it and its labels.
    ///   - labelHeight: the height of the labels under the plot; 0 without.
    init(in bounds: Rect, marginH: Double, marginV: Double, labelHeight: Double) {
        self.bounds = bounds
        plot = with(bounds.grown(x: -marginH, y: -marginV)) { $0.height -= labelHeight }
    }
}
