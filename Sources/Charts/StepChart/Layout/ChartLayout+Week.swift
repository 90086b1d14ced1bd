import StepData
import StepRaster

extension ChartLayout {
    /// Places a week's days, line and words. Takes time linear in the number of days.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    init(_ week: StepWeek, options: ChartOptions, theme: ChartTheme) throws(ChartError) {
        let selectedDay = try options.selectedIndex(in: week)
        let series = Series(week, options.aids, weekStart: options.weekStart)
        let canvas = Rect(x: 0, y: 0, width: options.width, height: options.height)
        let parts = ChartParts(week, series, options, in: canvas, theme)
        let room = parts.room
        let count = series.points.count
        let selected = selectedDay.map(series.index(ofDay:))
        let isBars = options.mark == .bars

        // Bars share what nodes have from end to end.
        let pitch = (room.endX - room.startX) / Double(count)
        let x = PointScale(
            count: count,
            range: isBars
                ? (room.startX + pitch / 2, room.endX - pitch / 2) : (room.plot.x, room.plot.maxX))
        let y = LinearScale(domain: parts.counts.domain, range: (room.plot.maxY, room.plot.y))

        var nodes = Self.nodes(series, selected: selected, parts, x, y, options, theme)
        let row = LabelRow(canvas: canvas, midY: room.labelMidY, theme: theme)
        let labels =
            parts.labels.followsCalendar
            ? row.calendar(parts.labels, at: x, parts.words) : row.thinned(at: x) { parts.labels[$0] }
        for (index, label) in labels.placed {
            // On a canvas that is hardly higher than a node, a label would lie on it.
            if label.rect.y < room.plot.maxY + theme.nodeReach, nodes.contains(where: { $0.covers(label.rect) }) {
                continue
            }
            nodes[index].label = label
        }

        let headings = parts.headings.placed(x: room.left, y: room.headingTop)
        let rowTop = nodes.compactMap { $0.label?.rect.y }.min() ?? canvas.height
        let headingEnd = headings.subtitle?.rect.maxY ?? headings.title?.rect.maxY ?? 0
        let (goal, average) = parts.referenceLines(
            y, x: (x(0), x(count - 1)),
            textsIn: Rect(x: 0, y: headingEnd, width: canvas.width, height: max(0, rowTop - headingEnd)))
        let yAxis = parts.yAxis(y)

        let lines = [goal, average].compactMap(\.self)
        // A chart that says it has nothing to show has no numbers either.
        let isBlank = options.notice != nil || week.total == 0
        let wanted = isBlank ? [] : Self.wanted(nodes, options.aids.values, spacing: x.step, theme)
        /// Empty where there are bars. Most charts have nothing that must stand clear of it.
        func line() -> Path {
            isBars
                ? Path() : DataLine(nodes, in: room.plot, canvasWidth: canvas.width, options.curve, theme).path
        }
        var omittedValues = wanted.count
        if !wanted.isEmpty {
            // Beside the numbers of an axis, or of a line, those of days would be taken for one of them.
            var valueRoom = canvas.grown(by: -theme.minimumGap / 4)
            if yAxis != nil { (valueRoom.x, valueRoom.width) = (room.startX, valueRoom.maxX - room.startX) }
            if !lines.allSatisfy(\.texts.isEmpty) { valueRoom.width = room.endX - valueRoom.x }
            let texts =
                nodes.compactMap { $0.label?.rect } + [headings.title, headings.subtitle].compactMap { $0?.rect }
                + lines.flatMap { $0.texts.map(\.rect) } + (yAxis?.ticks.map(\.label.rect) ?? [])
            let values = ValueLabels(
                room: valueRoom, nodes: nodes, x: x, line: line(), levels: lines.map(\.y), texts: texts, theme: theme
            ).placed(wanted) { parts.words.grouped($0) }
            for (index, label) in values { nodes[index].valueLabel = label }
            omittedValues -= values.count
        }

        self.ink = Ink(theme)
        self.width = canvas.width
        self.height = canvas.height
        self.plot = room.plot
        self.guides =
            options.showsGuides
            ? Self.guides(at: x, in: room.plot, labels: labels, theme) : nil
        self.averageLine = average
        self.goalLine = goal
        self.yAxis = yAxis
        self.title = headings.title
        self.subtitle = headings.subtitle
        self.omissions = Self.omissions(
            parts, nodes, options, values: omittedValues)
        let words = options.language.catalogue
        let notice = options.notice == nil ? (week.total == 0 ? words.noData : nil) : words.notAccessible
        if let notice {
            // Clear of the labels and the headings, and not farther from the plot than nodes are.
            let top = max(0, headingEnd, room.plot.y - theme.nodeReach)
            let bottom = max(top, min(rowTop, room.plot.maxY + theme.nodeReach))
            self.notices = NoticeBlock(
                notice: notice, dates: options.notice?.dates(of: week, in: options.language), theme: theme,
                room: Rect(x: 0, y: top, width: canvas.width, height: bottom - top)
            ).lines(
                centeredAt: room.plot.midX, room.plot.midY,
                clearOf: NoticeObstacles(
                    nodes, line: line(), width: canvas.width, plot: room.plot, theme))
            nodes = NoticeGround(notices, theme).clear(nodes)
        } else {
            self.notices = []
        }
        self.nodes = nodes
    }

    private static func nodes(
        _ series: Series, selected: Int?, _ parts: ChartParts, _ x: PointScale, _ y: LinearScale,
        _ options: ChartOptions, _ theme: ChartTheme
    ) -> [Node] {
        let nodeScale = NodeScale(spacing: x.step, theme)
        // The one node of a sparkline is not to hide the line.
        let sparkScale = max(0.55, min(1, x.step / max(2 * theme.nodeOuterRadius, 1e-9)))
        let isBars = options.mark == .bars
        let pitch = series.points.count > 1 ? x.step : parts.room.endX - parts.room.startX
        let barWidth = min(theme.maximumBarWidth, pitch * theme.barWidth)
        var nodes: [Node] = []
        nodes.reserveCapacity(series.points.count)
        for (index, point) in series.points.enumerated() {
            let isSelected = index == selected
            let isDrawn = point.steps != nil && !isBars
            // In a sparkline there is room for the one node, and a day alone would be a speck without.
            let isSparkline = options.showsSelectedNodeOnly
            let plainScale =
                isSparkline ? (series.isAlone(index) ? Self.lonelyScale * sparkScale : 0) : nodeScale(isSelected: false)
            let selectedScale = isSparkline ? theme.selectedNodeScale * sparkScale : nodeScale(isSelected: true)
            let scale = !isDrawn ? 0 : isSelected ? selectedScale : plainScale
            var node = Node(
                index: index, date: point.date, value: point.steps, x: x(index), y: point.steps.map { y(Double($0)) },
                scale: scale, radius: scale * theme.nodeOuterRadius, isSelected: isSelected, label: nil)
            if isBars, let top = node.y {
                // Nothing is less than no data: it keeps a sliver.
                let height = max(parts.room.plot.maxY - top, min(theme.lineWidth, barWidth) / 2)
                let bottom = parts.room.plot.maxY
                node.bar = Rect(x: node.x - barWidth / 2, y: bottom - height, width: barWidth, height: height)
            }
            if let goal = parts.goal, let steps = point.steps { node.reachesGoal = steps >= goal }
            if let previous = series.previous, previous.indices.contains(index), let steps = previous[index].steps {
                node.previous = Previous(value: steps, y: y(Double(steps)))
            }
            nodes.append(node)
        }
        return nodes
    }

    /// Of a day between days without data, in a sparkline.
    private static let lonelyScale = 0.6

    /// The nodes that are to have a number: the selected one, the highest, the lowest, and then the others from the last.
    private static func wanted(
        _ nodes: [Node], _ values: ReadingAids.Values, spacing: Double, _ theme: ChartTheme
    ) -> [Int] {
        guard values != .none else { return [] }
        let known = nodes.indices.filter { nodes[$0].value != nil }
        func value(_ index: Int) -> Int { nodes[index].value ?? 0 }
        var wanted = known.filter { nodes[$0].isSelected }
        guard values != .selected else { return wanted }
        // The first of equal days stands for all of them.
        let most = known.max { (value($0), $1) < (value($1), $0) }
        let least = known.min { (value($0), $0) < (value($1), $1) }
        for case let index? in [most, least] where !wanted.contains(index) { wanted.append(index) }
        // Where days are closer than digits are high, no more numbers have room.
        guard values == .all, spacing >= theme.valueSize else { return wanted }
        return wanted + known.reversed().filter { !wanted.contains($0) }
    }

    private static func omissions(
        _ parts: ChartParts, _ nodes: [Node], _ options: ChartOptions, values: Int
    ) -> [Omission] {
        var omissions = parts.omitted.map { Omission(part: $0, count: 1) }
        // Dates thin out as a matter of course, but not what was asked for.
        let isAsked = options.labels != .automatic && nodes.count <= 7
        let labels = nodes.count { node in
            node.label == nil && parts.labels[node.index] != nil
                && (isAsked || parts.labels.points[node.index].label != nil)
        }
        if labels > 0 { omissions.append(Omission(part: .labels, count: labels)) }
        if values > 0 { omissions.append(Omission(part: .values, count: values)) }
        return omissions
    }

    /// A guide behind every labelled point; without labels as many as keep their distance.
    private static func guides(
        at x: PointScale, in plot: Rect, labels: LabelRow.Thinned, _ theme: ChartTheme
    ) -> Guides {
        let top = plot.y - theme.guideOverhang
        let bottom = plot.maxY + theme.guideOverhang
        guard let labelStride = labels.stride else {
            return Guides(xs: labels.placed.map { x($0.index) }, top: top, bottom: bottom)
        }
        let stride = max(x.stride(spanning: theme.minimumGap), labelStride)
        return Guides(
            xs: Swift.stride(from: x.count - 1, through: 0, by: -stride).reversed().map { x($0) },
            top: top, bottom: bottom)
    }
}

extension ChartLayout.Node {
    /// Whether the node's disc meets a rectangle.
    func covers(_ rect: Rect) -> Bool {
        y.map { rect.touchesDisc(Point(x, $0), radius: radius) } ?? false
    }
}

extension Series {
    /// Whether no line can lead from or to a day.
    func isAlone(_ index: Int) -> Bool {
        ![index - 1, index + 1].contains { points.indices.contains($0) && points[$0].steps != nil }
    }
}
