/// A chart's layout without value labels, guides and notices: days, labels, lines and headings.
struct ChartFrame {
    let fit: ChartFit
    let x: PointScale
    let labels: ChartFit.LabelRow
    let showsSelectedNodeOnly: Bool
    private(set) var layout: ChartLayout
    /// The area between the headings and the labels.
    let middle: Rect

    /// The settings of a chart that depend on the picture that contains it, and not on its options.
    struct FrameStyle {
        /// True if a legend names the days before.
        var showsLegend = false
        /// True if only the highlighted day has a node, as in a sparkline; nil: if nodes would be as close as beads.
        var showsSelectedNodeOnly: Bool? = false
        /// True if the line of very many days is an average, with the days themselves faint behind it.
        var averagesDays = false
        var namesLines = true
        /// Counts of other lines, which the scale of the chart has to include.
        var otherCounts: [Int] = []
        /// The style of bars on a widget or a card; nil elsewhere.
        var barStyle: BarStyle?
    }

    /// Places a week's points, from the first to the last, in time linear in the number of days.
    /// - Parameter selected: the index of the highlighted day.
    init(_ labels: DayLabels, selected: Int?, in area: PlotArea, _ theme: ChartTheme, _ style: FrameStyle) {
        let selected = labels.series.selectedIndex(day: selected, labels.options.selection)
        func frame(hasColumn: Bool) -> Self {
            Self(ChartFit(labels, in: area, theme, style, hasColumn: hasColumn), selected: selected)
        }
        let plain = frame(hasColumn: false)
        self = plain.hasSpaceOverLines ? plain : frame(hasColumn: true)
    }

    private init(_ fit: ChartFit, selected: Int?) {
        self.fit = fit
        let theme = fit.theme
        // The days behind the line of a trend are dots.
        let asked = fit.options.annotations.trend == nil ? fit.style.showsSelectedNodeOnly : true
        let margins = fit.margins
        let plot = margins.plot
        let bounds = margins.area.bounds
        x = fit.x
        layout = ChartLayout(bounds: bounds, plot: plot)
        layout.barStyle = fit.style.barStyle
        layout.nodes = fit.nodes(selected: selected, selectedOnly: asked == true)
        let radius = layout.nodes.map(\.radius).filter { $0 > 0 }.min() ?? 0
        // Nodes that are closer than 2.5 radii seem to be beads, and are left out.
        showsSelectedNodeOnly = asked ?? (x.step < 2.5 * radius)
        if showsSelectedNodeOnly, asked == nil { layout.nodes = fit.nodes(selected: selected, selectedOnly: true) }
        if let count = fit.trend {
            let y = fit.y
            layout.trend = fit.labels.series.trend(of: count).map { $0.map { y($0) } }
        }
        labels = fit.labelRow(at: x)
        for (index, label) in labels.placed {
            // A label would overlap a node on a canvas that is hardly higher than the node.
            let isNearNodes = label.rect.y < plot.maxY + theme.nodeReach
            if isNearNodes, layout.nodes.contains(where: { $0.covers(label.rect) }) { continue }
            layout.nodes[index].label = label
        }

        (layout.title, layout.subtitle, layout.legend) = fit.headings.placed(
            x: margins.left, y: margins.headingTop, right: margins.right)
        let bottom = layout.nodes.compactMap { $0.label?.rect.y }.min() ?? bounds.maxY
        let top = layout.headingRects.map(\.maxY).max() ?? bounds.y
        middle = Rect(x: bounds.x, y: top, width: bounds.width, height: max(0, bottom - top))
        (layout.goalLine, layout.averageLine) = fit.referenceLines(textsIn: middle)
        layout.yAxis = fit.yAxis
    }

    var nodes: [ChartLayout.Node] { layout.nodes }

    /// Returns true if the texts over lines are clear of all else, whichever day is selected.
    private var hasSpaceOverLines: Bool {
        let rects = layout.referenceLines.flatMap(\.texts).map(\.rect)
        let theme = fit.theme
        let gap = theme.minimumGap / 4
        if rects.isEmpty { return true }
        guard rects.count < 2 || !rects[0].touches(rects[1], gap: gap) else { return false }
        let most = ChartLayout.Text(fit.words.amount(nodes.compactMap(\.value).max() ?? 0), theme.valueText, theme)
        let number = fit.hasSpaceForValues ? Size(most.rect.width / 2, theme.valueHeight + gap) : Size(0, 0)
        var obstacles: [Rect] = []
        for node in nodes {
            if layout.barStyle?.card != nil, let tick = layout.edgeBefore(node) {
                // A label beside a tick would seem to name the tick.
                obstacles.append(tick.grown(x: layout.barWidth, y: theme.valueText.size))
            }
            if let bar = node.bar, let y = node.y {
                let top = min(y - number.height, node.previous?.y ?? y)
                let rect = Rect(x: bar.x, y: top, width: bar.width, height: bar.maxY - top)
                obstacles.append(rect.grown(by: bar.width * ChartLayout.marginOfBarsBefore))
            } else if let y = node.y {
                let w = max(theme.nodeReach, number.width)
                let h = theme.nodeReach + number.height
                obstacles.append(Rect(x: node.x - w, y: y - h, width: 2 * w, height: 2 * h))
            }
        }
        let days = fit.margins.isBars ? [] : [layout.points, layout.pointsBefore]
        let segments = (days + [layout.trendPoints]).flatMap { fit.options.curve.path(through: $0).segments }
        return rects.allSatisfy { rect in
            let near = rect.grown(by: gap)
            return rect.x >= fit.margins.startX && rect.y >= middle.y
                && !layout.referenceLines.contains { near.y < $0.y && $0.y < near.maxY }
                && !obstacles.contains { $0.touches(rect, gap: gap) }
                && !segments.contains { $0.crosses(rect.grown(by: theme.lineWidth / 2 + gap)) }
        }
    }

    /// The rectangles that numbers beside days must be clear of.
    var obstacles: [Rect] {
        let ticks = layout.yAxis?.ticks ?? []
        let texts = nodes.compactMap(\.label) + layout.referenceLines.flatMap(\.texts) + ticks.map(\.label)
        return texts.map(\.rect) + layout.headingRects
    }
}

extension ChartFit {
    /// The scale from a point's index to its x.
    var x: PointScale {
        let count = labels.points.count
        guard margins.isBars else { return PointScale(count: count, range: (margins.plot.x, margins.plot.maxX)) }
        // Bars fill the width between the outer nodes' ends, with half a gap outside of the bars only if gaps are wide.
        let width = margins.endX - margins.startX
        let barWidth = theme.barWidth * width / (Double(count - 1) + theme.barWidth)
        let inset = barWidth > theme.maximumBarWidth ? width / Double(count) / 2 : barWidth / 2
        return PointScale(count: count, range: (margins.startX + inset, margins.endX - inset))
    }

    /// The scale from a count to its y.
    var y: LinearScale {
        let plot = margins.plot
        return LinearScale(domain: counts.domain, range: (plot.maxY, plot.y))
    }

    /// Places points on the plot as nodes, or as bars.
    /// - Parameters:
    ///   - selected: the index of the highlighted point.
    ///   - selectedOnly: true if other points have no node.
    fileprivate func nodes(selected: Int?, selectedOnly: Bool) -> [ChartLayout.Node] {
        let series = labels.series
        let x = self.x
        let y = self.y
        let nodeScale = NodeScale(spacing: x.step, height: margins.plot.height, theme)
        func scale(_ index: Int) -> Double {
            let isSelected = index == selected
            guard selectedOnly else { return nodeScale(isSelected: isSelected) }
            // A single day without a node would be a speck.
            if isSelected { return NodeScale.alone(theme) }
            let points = series.points
            let hasLine = [index - 1, index + 1].contains { points.indices.contains($0) && points[$0].count != nil }
            // The node of an isolated day in a sparkline is smaller than the selected one's.
            return hasLine ? 0 : 0.6 * NodeScale.alone(theme)
        }
        return series.points.enumerated().map { index, point in
            let scale = point.count == nil || margins.isBars ? 0 : scale(index)
            var node = ChartLayout.Node(
                index: index, date: point.date, value: point.count, x: x(index), y: point.count.map { y(Double($0)) },
                scale: scale, radius: scale * theme.nodeOuterRadius, isSelected: index == selected, isPart: point.isPart
            )
            if margins.isBars { node.bar = bar(of: node, pitch: x.step) }
            if style.showsLegend { node.middleHalf = point.middleHalf.map { y($0.upperBound)...y($0.lowerBound) } }
            if let goals, let count = point.count { node.reachesGoal = count >= goals[index] }
            if let previous = series.previous, previous.indices.contains(index), let count = previous[index].count {
                node.previous = ChartLayout.Previous(value: count, y: y(Double(count)))
            }
            return node
        }
    }

    /// - Parameter pitch: the distance from a point to the next, in points.
    private func bar(of node: ChartLayout.Node, pitch: Double) -> Rect? {
        guard let top = node.y else { return nil }
        let bottom = margins.plot.maxY
        let width = min(theme.maximumBarWidth, min(pitch, margins.endX - margins.startX) * theme.barWidth)
        // The bar of 0 steps keeps a sliver, unlike a day without data.
        let height = max(bottom - top, min(theme.lineWidth, width) / 2)
        return Rect(x: node.x - width / 2, y: bottom - height, width: width, height: height)
    }
}

extension ChartLayout.Node {
    /// Returns true if the node's disc, or its bar, touches a rectangle.
    func covers(_ rect: Rect) -> Bool {
        if let bar { return bar.touches(rect, gap: 0) }
        return y.map { rect.touchesDisc(Point(x, $0), radius: radius) } ?? false
    }
}
