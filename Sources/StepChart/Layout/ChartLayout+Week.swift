import StepData

extension ChartLayout {
    /// Places a week's days, line and words. Takes time linear in the number of days.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    init(_ week: StepWeek, options: ChartOptions, style: ChartStyle) throws(ChartError) {
        let count = week.days.count
        let selected = try options.selectedIndex(in: week)
        let canvas = Rect(x: 0, y: 0, width: options.width, height: options.height)
        let texts = DayLabels(options, of: week)
        let plot = Self.plot(in: canvas, labelHeight: texts.areAllEmpty ? 0 : style.labelHeight, style)
        let x = PointScale(count: count, range: (plot.x, plot.maxX))
        let y = LinearScale(domain: Self.domain(of: week), range: (plot.maxY, plot.y))
        let nodeScale = NodeScale(spacing: x.step, style)

        let row = LabelRow(canvas: canvas, midY: plot.maxY + style.labelOffset, style: style)
        let labels = row.thinned(at: x) { texts[$0] }

        var nodes: [Node] = []
        nodes.reserveCapacity(count)
        for (index, day) in week.days.enumerated() {
            let isDrawn = day.steps != nil && (index == selected || !options.showsSelectedNodeOnly)
            let scale = isDrawn ? nodeScale(isSelected: index == selected) : 0
            nodes.append(
                Node(
                    index: index, date: day.date, value: day.steps, x: x(index), y: day.steps.map { y(Double($0)) },
                    scale: scale, radius: scale * style.nodeOuterRadius, isSelected: index == selected, label: nil))
        }
        for (index, label) in labels.placed { nodes[index].label = label }

        self.ink = Ink(style)
        self.width = canvas.width
        self.height = canvas.height
        self.plot = plot
        self.nodes = nodes
        self.guides =
            options.showsGuides ? Self.guides(at: x, in: plot, labelStride: labels.stride, style) : nil
        self.averageLine =
            options.showsAverageLine
            ? week.average.map { AverageLine(value: $0, startX: x(0), endX: x(count - 1), y: y($0)) } : nil
        let words = options.language.catalogue
        let notice = options.notice == nil ? (week.total == 0 ? words.noData : nil) : words.notAccessible
        // Notices stay clear of the labels.
        let bottom = labels.placed.map(\.label.rect.y).min() ?? canvas.height
        self.notices =
            notice.map { notice in
                NoticeBlock(
                    notice: notice, dates: options.notice?.dates(of: week, in: options.language), style: style,
                    room: Rect(x: 0, y: 0, width: canvas.width, height: bottom)
                ).lines(centeredAt: plot.midX, plot.midY)
            } ?? []
    }

    /// What the margins leave; without extent, but inside the canvas, when they leave nothing.
    private static func plot(in canvas: Rect, labelHeight: Double, _ style: ChartStyle) -> Rect {
        Rect(
            x: min(style.marginH, canvas.width / 2),
            y: min(style.marginV, canvas.height / 2),
            width: max(0, canvas.width - 2 * style.marginH),
            height: max(0, canvas.height - 2 * style.marginV - labelHeight))
    }

    /// The counts at the plot's bottom and top. Equal counts share the middle, but nothing at all stays at the bottom.
    private static func domain(of week: StepWeek) -> (start: Double, end: Double) {
        let counts = week.days.lazy.compactMap(\.steps)
        guard let least = counts.min(), let most = counts.max(), most > 0 else { return (0, 1) }
        return (Double(least), Double(most))
    }

    /// A guide behind every day, or, when they would be too close to each other, behind every labelled day.
    private static func guides(
        at x: PointScale, in plot: Rect, labelStride: Int, _ style: ChartStyle
    ) -> Guides {
        let fitting = x.stride(spanning: style.minimumGap)
        let stride = fitting == 1 ? 1 : max(fitting, labelStride)
        return Guides(
            xs: Swift.stride(from: x.count - 1, through: 0, by: -stride).reversed().map { x($0) },
            top: plot.y - style.guideOverhang, bottom: plot.maxY + style.guideOverhang)
    }
}
