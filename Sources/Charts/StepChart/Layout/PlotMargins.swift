/// The parts around the plot, and the plot between them. Lengths are in points, and 0 for absent parts.
struct PlotMargins {
    let area: PlotArea
    let theme: ChartTheme
    /// True if days are bars, so that no node or number reaches below the plot.
    let isBars: Bool
    var headingHeight = 0.0
    /// The space below headings, beyond a part of the area's margin.
    var headingGap = 0.0
    var axisWidth = 0.0
    var lineTextWidth = 0.0
    /// The height of a number over the highest day.
    var valueHeight = 0.0

    /// The area of the days, from the first to the last point of a line and from the highest count to the lowest. If
    /// there is no space it has no extent, but is inside the bounds.
    var plot: Rect {
        let bounds = area.bounds
        let axis = axisWidth > 0 ? axisWidth + theme.minimumGap : 0
        let lineTexts = lineTextWidth > 0 ? lineTextWidth + theme.minimumGap : 0
        let heading = headingHeight > 0 ? headingStart + headingHeight + headingGap - area.marginV * 0.25 : 0
        // The height that a number needs beyond the margin, or beyond the free space under a heading.
        let above = max(0, number - area.marginV * (heading > 0 ? 0.75 : 1))
        return Rect(
            x: min(area.plot.x + axis, bounds.midX), y: min(area.plot.y + heading + above, bounds.midY),
            width: max(0, area.plot.width - axis - lineTexts),
            height: max(0, area.plot.height - heading - above - below))
    }

    /// The left end of horizontal lines, and of the first bar's space.
    var startX: Double { max(area.bounds.x, plot.x - theme.nodeReach) }
    var endX: Double { min(area.bounds.maxX, plot.maxX + theme.nodeReach) }
    var left: Double { area.bounds.x + area.headingMargin(theme) }
    var right: Double { area.bounds.maxX - area.headingMargin(theme) }
    var headingTop: Double { area.bounds.y + headingStart }
    var labelMidY: Double { plot.maxY + below + theme.labelOffset }

    private var headingStart: Double { area.marginV * 0.75 }
    private var number: Double { valueHeight > 0 ? theme.nodeReach + valueHeight + theme.valueGap : 0 }
    /// The height added below the plot: more for a number under the lowest node, negative for bars, which have no node.
    private var below: Double { isBars ? -min(theme.nodeOuterRadius, area.marginV) : max(0, number - area.marginV) }

    /// True if the plot is wide enough for days to be distinguished.
    var leavesWidth: Bool { plot.width >= area.bounds.width * 0.4 }

    /// True if the plot is high enough for counts to be distinguished.
    var leavesHeight: Bool { plot.height >= area.bounds.height * 0.3 }
}
