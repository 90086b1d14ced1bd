import StepRaster

extension Scene {
    /// The finished chart.
    init(_ layout: ChartLayout, options: ChartOptions, theme: ChartTheme) {
        let line = options.mark == .bars ? nil : DataLine(layout, options.curve, theme).item
        self.init(layout, options: options, theme: theme, line: line, at: .finished)
    }

    /// A moment of an animation; `line` is what it shows of the data line.
    init(_ layout: ChartLayout, options: ChartOptions, theme: ChartTheme, line: Item?, at moment: Moment) {
        self.init(
            size: Size(layout.width, layout.height), background: options.background(in: theme).raster)
        let guideColor = options.guideColor(in: theme)
        let bars = Bars(theme)
        let ground = NoticeGround(layout.notices, theme)
        let rulers = Rulers(
            clearOf: layout.nodes.compactMap(\.valueLabel?.rect) + layout.nodes.compactMap(bars.mark)
                + [ground.box].compactMap(\.self), theme)
        if let guides = layout.guides { items.append(rulers.guides(guides, .solid(guideColor.raster))) }
        if let axis = layout.yAxis { items.append(rulers.axis(axis, .solid(guideColor.raster))) }
        if let averageLine = layout.averageLine {
            let (moved, opacity) = moment.averageLine(averageLine, in: layout.plot, theme)
            let isAsked = options.averageLine == true
            var color = isAsked ? theme.averageLineColor : guideColor
            color.alpha *= opacity
            let width = isAsked ? theme.referenceLineWidth : theme.averageLineWidth
            if opacity > 0 { items.append(rulers.level(moved, width: width, .solid(color.raster))) }
        }
        if layout.notices.isEmpty { items += Item.previous(layout, options.curve, theme) }
        let goal = layout.goalLine.map { rulers.goal($0) }
        if options.mark == .line { items += [goal, ground.clear(line)].compactMap(\.self) }
        items += bars.items(layout, moment)
        for node in layout.nodes {
            items += Item.node(node, moment.look(of: node, theme), ring: options.nodeRingColor(in: theme), theme)
        }
        if options.mark == .bars { items += [goal].compactMap(\.self) }
        for node in layout.nodes {
            guard let text = node.valueLabel else { continue }
            let weight = ValueLabels.weight(isSelected: node.isSelected, theme)
            let item = Item.text(text.run(weight: weight, digits: .proportional, theme), theme.valueColor.raster)
            items += item.faded(to: moment.valueOpacity(of: node, theme))
        }
        if options.notice != nil { items = [.group(items, opacity: Self.fadedOpacity)] }
        addTexts(of: layout, theme)
    }

    /// Those that stand around the plot.
    private mutating func addTexts(of layout: ChartLayout, _ theme: ChartTheme) {
        func add(
            _ text: ChartLayout.Text, weight: Double, digits: GlyphRun.Digits = .tabular, _ color: ChartTheme.Color
        ) {
            items.append(.text(text.run(weight: weight, digits: digits, theme), color.raster))
        }
        for label in layout.nodes.compactMap(\.label) { add(label, weight: theme.labelWeight, theme.labelColor) }
        for tick in layout.yAxis?.ticks ?? [] { add(tick.label, weight: theme.valueWeight, theme.valueColor) }
        for (line, color) in [(layout.averageLine, theme.averageLineColor), (layout.goalLine, theme.goalColor)] {
            for text in line?.texts ?? [] { add(text, weight: theme.valueWeight, digits: .proportional, color) }
        }
        if let title = layout.title { add(title, weight: theme.captionWeight, theme.captionColor) }
        if let subtitle = layout.subtitle { add(subtitle, weight: theme.subcaptionWeight, theme.subcaptionColor) }
        addNotices(layout.notices, theme)
    }

    mutating func addNotices(_ texts: [ChartLayout.Text], _ theme: ChartTheme) {
        notices += texts.map {
            .text($0.run(weight: theme.noticeWeight, digits: .proportional, theme), theme.noticeColor.raster)
        }
    }
}

extension Scene {
    /// Of a chart under a notice.
    static let fadedOpacity = 0.2
}

extension Scene.Item {
    /// The days before: a line, or what is seen of them beside the bars.
    static func previous(_ layout: ChartLayout, _ curve: ChartOptions.Curve, _ theme: ChartTheme) -> [Self] {
        guard layout.nodes.contains(where: { $0.previous != nil }) else { return [] }
        let paint = Paint.solid(theme.previousColor.raster)
        var bars = Path()
        for node in layout.nodes {
            guard let y = node.previous?.y, var bar = node.bar else { continue }
            let margin = bar.width * 0.16
            (bar.x, bar.width) = (bar.x - margin, bar.width + 2 * margin)
            (bar.y, bar.height) = (y, bar.maxY - y)
            bars.append(Bars(theme).path(bar))
        }
        // Numbers of days may stand on them.
        if !bars.isEmpty { return [.group([.fill(bars, paint)], opacity: 0.5)] }
        let path = curve.path(through: layout.nodes.map { node in node.previous.map { Point(node.x, $0.y) } })
        return [.stroke(path, StrokeStyle(width: theme.previousLineWidth, cap: .round, join: .round), paint)]
    }

    /// A node's shadow, disc and ring, and a check mark on a day that has reached its goal; nothing for a day without data.
    static func node(
        _ node: ChartLayout.Node, _ look: NodeLook, ring: ChartTheme.Color, _ theme: ChartTheme
    ) -> [Self] {
        guard let y = node.y, node.bar == nil, look.scale > 0, look.opacity > 0 else { return [] }
        let center = Point(node.x, y)
        let disc = Path.circle(center: center, radius: theme.nodeRadius * look.scale)
        let shadow = DiscShadow(
            center: center + Point(theme.shadowOffsetX, theme.shadowOffsetY) * look.shadowScale,
            radius: theme.nodeOuterRadius * look.shadowScale, sigma: theme.shadowSigma * look.shadowScale,
            color: theme.shadowColor.raster)
        var items: [Self] = [
            .shadow(shadow),
            .fill(disc, .solid(look.color.raster)),
            .stroke(disc, StrokeStyle(width: theme.nodeRingWidth * look.scale), .solid(ring.raster)),
        ]
        if node.reachesGoal {
            let radius = theme.nodeInnerRadius * look.scale
            items.append(.checkMark(center: center, radius: radius, .solid(ring.raster)))
        }
        return look.opacity < 1 ? [.group(items, opacity: look.opacity)] : items
    }

    /// A check mark inside a disc.
    static func checkMark(center: Point, radius: Double, _ paint: Paint) -> Self {
        let path = Path(elements: [
            .move(center + Point(-0.46, 0.04) * radius), .line(center + Point(-0.12, 0.4) * radius),
            .line(center + Point(0.5, -0.36) * radius),
        ])
        return .stroke(path, StrokeStyle(width: radius * 0.3, cap: .round, join: .round), paint)
    }

    /// The item at this opacity; nothing at 0.
    func faded(to opacity: Double) -> [Self] {
        opacity >= 1 ? [self] : opacity > 0 ? [.group([self], opacity: opacity)] : []
    }
}
