import Raster

extension Scene {
    /// The finished chart.
    init(_ layout: ChartLayout, options: ChartOptions, style: ChartStyle) {
        self.init(
            size: Size(layout.width, layout.height), background: options.background(in: style).raster)
        let guidePaint = Paint.solid(options.guideColor(in: style).raster)
        if let guides = layout.guides {
            items.append(.guides(guides, guidePaint, style))
        }
        if let averageLine = layout.averageLine {
            items.append(.averageLine(averageLine, guidePaint, style))
        }
        if let line = Item.dataLine(layout, options.curve, style) {
            items.append(line)
        }
        for node in layout.nodes where node.scale > 0 {
            items += Item.node(node, ring: options.nodeRingColor(in: style), style)
        }
        for node in layout.nodes {
            guard let label = node.label else { continue }
            items.append(.text(label.run(weight: style.labelWeight, style), style.labelColor.raster))
        }
        for notice in layout.notices {
            items.append(.text(notice.run(weight: style.noticeWeight, style), style.noticeColor.raster))
        }
    }
}

extension Scene.Item {
    /// All guides are one path, so that they cannot darken each other where they meet.
    static func guides(_ guides: ChartLayout.Guides, _ paint: Paint, _ style: ChartStyle) -> Self {
        var path = Path()
        for x in guides.xs {
            path.move(to: Point(x, guides.top))
            path.line(to: Point(x, guides.bottom))
        }
        return .stroke(path, StrokeStyle(width: style.guideWidth, cap: .round), paint)
    }

    static func averageLine(_ line: ChartLayout.AverageLine, _ paint: Paint, _ style: ChartStyle) -> Self {
        var path = Path()
        path.move(to: Point(line.startX, line.y))
        path.line(to: Point(line.endX, line.y))
        return .stroke(path, StrokeStyle(width: style.averageLineWidth), paint)
    }

    /// The line through all days, or the band it makes of very many; nil when no day has data.
    ///
    /// The gradient spans the canvas, not the line, so that a place has the same colour whatever the week.
    static func dataLine(_ layout: ChartLayout, _ curve: ChartOptions.Curve, _ style: ChartStyle) -> Self? {
        let gradient = LinearGradient(
            start: .zero, end: Point(layout.width, 0),
            stops: [
                .init(offset: 0, color: style.lineStartColor.raster),
                .init(offset: 0.5, color: style.lineMiddleColor.raster),
                .init(offset: 1, color: style.lineEndColor.raster),
            ])
        let pen = StrokeStyle(width: style.lineWidth, cap: .round, join: .round)
        let points = layout.nodes.map { node in node.y.map { Point(node.x, $0) } }
        let columnWidth = style.lineWidth / 8
        if layout.plot.width / columnWidth * 2 < Double(points.count) {
            let band = lineBand(points, columnWidth: columnWidth)
            return band.isEmpty ? nil : .band(band, pen, .linear(gradient))
        }
        let line = curve.path(through: points)
        return line.isEmpty ? nil : .stroke(line, pen, .linear(gradient))
    }

    /// A node's shadow, disc and ring; nothing for a day without data.
    static func node(_ node: ChartLayout.Node, ring: ChartStyle.Color, _ style: ChartStyle) -> [Self] {
        guard let y = node.y else { return [] }
        let center = Point(node.x, y)
        let color = node.isSelected ? style.selectedNodeColor : style.nodeColor
        let disc = Path.circle(center: center, radius: style.nodeRadius * node.scale)
        let shadow = DiscShadow(
            center: center + Point(style.shadowOffsetX, style.shadowOffsetY) * node.scale,
            radius: style.nodeOuterRadius * node.scale, sigma: style.shadowSigma * node.scale,
            color: style.shadowColor.raster)
        return [
            .shadow(shadow),
            .fill(disc, .nonZero, .solid(color.raster)),
            .stroke(disc, StrokeStyle(width: style.nodeRingWidth * node.scale), .solid(ring.raster)),
        ]
    }
}
