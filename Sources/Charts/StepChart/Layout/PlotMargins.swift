/// What stands around the plot, and the room that it leaves. Lengths are in points, and 0 of what is not there.
struct PlotMargins {
    let area: PlotArea
    let theme: ChartTheme
    /// Whether bars stand on the plot's bottom, under which nothing is then but labels.
    let isBars: Bool
    var headingHeight = 0.0
    /// Of the y axis' numbers.
    var axisWidth = 0.0
    /// Of the texts of lines.
    var lineTextWidth = 0.0
    /// Height of a number over the highest day.
    var valueHeight = 0.0

    /// From the first day to the last where a line joins them, and from the highest count to the lowest; without extent,
    /// but inside the bounds, when nothing is left.
    var plot: Rect {
        let bounds = area.bounds
        let axis = axisWidth > 0 ? axisWidth + theme.minimumGap : 0
        let lineTexts = lineTextWidth > 0 ? lineTextWidth + theme.minimumGap : 0
        let heading = headingHeight > 0 ? headingStart + headingHeight - area.marginV * 0.25 : 0
        // A number needs more than the margin has, or what is free under a heading.
        let above = max(0, number - area.marginV * (heading > 0 ? 0.75 : 1))
        return Rect(
            x: min(area.plot.x + axis, bounds.midX), y: min(area.plot.y + heading + above, bounds.midY),
            width: max(0, area.plot.width - axis - lineTexts),
            height: max(0, area.plot.height - heading - above - below))
    }

    /// Ends of horizontal lines, and of what bars share.
    var startX: Double { max(area.bounds.x, plot.x - theme.nodeReach) }
    var endX: Double { min(area.bounds.maxX, plot.maxX + theme.nodeReach) }
    /// Ends of headings.
    var left: Double { area.bounds.x + area.headingMargin(theme) }
    var right: Double { area.bounds.maxX - area.headingMargin(theme) }
    /// Top of the title.
    var headingTop: Double { area.bounds.y + headingStart }
    /// Of the labels' centre line.
    var labelMidY: Double { plot.maxY + below + theme.labelOffset }

    private var headingStart: Double { area.marginV * 0.75 }
    private var number: Double { valueHeight > 0 ? theme.nodeReach + valueHeight + theme.valueGap : 0 }
    /// Under the lowest node a number may stand too; under a bar not even half a node does.
    private var below: Double { isBars ? -min(theme.nodeOuterRadius, area.marginV) : max(0, number - area.marginV) }

    /// Whether days can still be told apart beside what stands there.
    var leavesWidth: Bool { plot.width >= area.bounds.width * 0.4 }

    /// Whether counts can.
    var leavesHeight: Bool { plot.height >= area.bounds.height * 0.3 }
}
