/// What stands around the plot, and the room that it leaves.
struct PlotMargins {
    /// From the first day to the last where a line joins them, and from the highest count to the lowest; without extent,
    /// but inside the bounds, when nothing is left.
    let plot: Rect
    /// Ends of horizontal lines, and of what bars share.
    let startX: Double
    let endX: Double
    /// Left end of headings.
    let left: Double
    /// Top of the title.
    let headingTop: Double
    /// Of the labels' centre line.
    let labelMidY: Double

    /// What annotations take, in points; 0 where there is none.
    struct Needs {
        var headingHeight = 0.0
        /// Of the y axis' numbers.
        var axisWidth = 0.0
        /// Of the texts of lines.
        var lineTextWidth = 0.0
        /// Height of a number over the highest day.
        var valueHeight = 0.0
        /// Whether bars stand on the plot's bottom, under which nothing is then but labels.
        var isBars = false
    }

    init(_ needs: Needs, in area: PlotArea, _ theme: ChartTheme) {
        let (bounds, gap, reach) = (area.bounds, theme.minimumGap, theme.nodeReach)
        let axis = needs.axisWidth > 0 ? needs.axisWidth + gap : 0
        let lineTexts = needs.lineTextWidth > 0 ? needs.lineTextWidth + gap : 0
        let headingStart = area.marginV * 0.75
        let heading = needs.headingHeight > 0 ? headingStart + needs.headingHeight - area.marginV * 0.25 : 0
        // A number needs more than the margin has, or what is free under a heading.
        let number = needs.valueHeight > 0 ? reach + needs.valueHeight + gap / 2 : 0
        let above = max(0, number - area.marginV * (heading > 0 ? 0.75 : 1))
        // Under the lowest node a number may stand too; under a bar not even half a node does.
        let below = needs.isBars ? -min(theme.nodeOuterRadius, area.marginV) : max(0, number - area.marginV)
        plot = Rect(
            x: min(area.plot.x + axis, bounds.midX), y: min(area.plot.y + heading + above, bounds.midY),
            width: max(0, area.plot.width - axis - lineTexts),
            height: max(0, area.plot.height - heading - above - below))
        startX = max(bounds.x, plot.x - reach)
        endX = min(bounds.maxX, plot.maxX + reach)
        left = bounds.x + area.headingMargin(theme)
        headingTop = bounds.y + headingStart
        labelMidY = plot.maxY + below + theme.labelOffset
    }

    /// Whether days can still be told apart beside what stands there.
    func leavesWidth(of bounds: Rect) -> Bool { plot.width >= bounds.width * 0.4 }

    /// Whether counts can.
    func leavesHeight(of bounds: Rect) -> Bool { plot.height >= bounds.height * 0.3 }
}
