import StepRaster

/// What stands around the plot, and the room that it leaves.
struct PlotRoom {
    /// From the first day to the last where a line joins them, and from the highest count to the lowest; without extent,
    /// but inside the canvas, when nothing is left.
    let plot: Rect
    /// Ends of horizontal lines, and of what bars share.
    let startX: Double
    let endX: Double
    /// Left end of headings and of the y axis' numbers.
    let left: Double
    /// Top of the title.
    let headingTop: Double
    /// Of the labels' centre line.
    let labelMidY: Double

    /// What the parts around a plot take, in points; 0 where there is none.
    struct Needs {
        var labelHeight = 0.0
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

    init(_ needs: Needs, in canvas: Rect, _ theme: ChartTheme) {
        let gap = theme.minimumGap
        let reach = theme.nodeReach
        let axis = needs.axisWidth > 0 ? needs.axisWidth + gap : 0
        let lineTexts = needs.lineTextWidth > 0 ? needs.lineTextWidth + gap : 0
        headingTop = theme.marginV * 0.75
        let heading = needs.headingHeight > 0 ? headingTop + needs.headingHeight - theme.marginV * 0.25 : 0
        // A number needs more than the margin has.
        let value = needs.valueHeight > 0 ? max(0, reach + needs.valueHeight + gap / 2 - theme.marginV) : 0
        // Under the lowest node a number may stand too; under a bar not even half a node does.
        let below = needs.isBars ? -min(theme.nodeOuterRadius, theme.marginV) : value
        plot = Rect(
            x: min(theme.marginH + axis, canvas.width / 2), y: min(theme.marginV + heading + value, canvas.height / 2),
            width: max(0, canvas.width - 2 * theme.marginH - axis - lineTexts),
            height: max(0, canvas.height - 2 * theme.marginV - needs.labelHeight - heading - value - below))
        startX = max(0, plot.x - reach)
        endX = min(canvas.width, plot.maxX + reach)
        left = theme.headingMargin
        labelMidY = plot.maxY + below + theme.labelOffset
    }

    /// Whether days can still be told apart beside what stands there.
    func sufficesInWidth(of canvas: Rect) -> Bool { plot.width >= canvas.width * 0.4 }

    /// Whether counts can.
    func sufficesInHeight(of canvas: Rect) -> Bool { plot.height >= canvas.height * 0.3 }
}

extension ChartTheme {
    /// From a day's place to the end of its node's ink when it is selected.
    var nodeReach: Double { nodeOuterRadius * max(selectedNodeScale, 1) }

    /// From the canvas' side to headings, which begin where the first day's ink may.
    var headingMargin: Double { max(0, marginH - nodeReach) }
}
