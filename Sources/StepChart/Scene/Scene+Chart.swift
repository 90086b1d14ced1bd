import StepRaster

extension Scene {
    /// The finished chart.
    init(_ layout: ChartLayout, options: ChartOptions, style: ChartStyle) {
        let line = DataLine(layout, options.curve, style).item
        self.init(layout, options: options, style: style, line: line, at: .finished)
    }

    /// A moment of an animation; `line` is what it shows of the data line.
    init(_ layout: ChartLayout, options: ChartOptions, style: ChartStyle, line: Item?, at moment: Moment) {
        self.init(
            size: Size(layout.width, layout.height), background: options.background(in: style).raster)
        let guideColor = options.guideColor(in: style)
        if let guides = layout.guides {
            items.append(.guides(guides, .solid(guideColor.raster), style))
        }
        if let averageLine = layout.averageLine {
            let (moved, opacity) = moment.averageLine(averageLine, in: layout.plot)
            var color = guideColor
            color.alpha *= opacity
            if opacity > 0 { items.append(.averageLine(moved, .solid(color.raster), style)) }
        }
        if let line {
            items.append(line)
        }
        for node in layout.nodes {
            items += Item.node(node, moment.look(of: node, style), ring: options.nodeRingColor(in: style), style)
        }
        if options.notice != nil { items = [.group(items, opacity: Self.fadedOpacity)] }
        for node in layout.nodes {
            guard let label = node.label else { continue }
            items.append(.text(label.run(weight: style.labelWeight, style), style.labelColor.raster))
        }
        for notice in layout.notices {
            notices.append(.text(notice.run(weight: style.noticeWeight, style), style.noticeColor.raster))
        }
    }
}

extension Scene {
    /// Of a chart under a notice.
    static let fadedOpacity = 0.2
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

    /// A node's shadow, disc and ring; nothing for a day without data.
    static func node(
        _ node: ChartLayout.Node, _ look: NodeLook, ring: ChartStyle.Color, _ style: ChartStyle
    ) -> [Self] {
        guard let y = node.y, look.scale > 0, look.opacity > 0 else { return [] }
        let center = Point(node.x, y)
        let disc = Path.circle(center: center, radius: style.nodeRadius * look.scale)
        let shadow = DiscShadow(
            center: center + Point(style.shadowOffsetX, style.shadowOffsetY) * look.scale,
            radius: style.nodeOuterRadius * look.scale, sigma: style.shadowSigma * look.scale,
            color: style.shadowColor.raster)
        let items: [Self] = [
            .shadow(shadow),
            .fill(disc, .nonZero, .solid(look.color.raster)),
            .stroke(disc, StrokeStyle(width: style.nodeRingWidth * look.scale), .solid(ring.raster)),
        ]
        return look.opacity < 1 ? [.group(items, opacity: look.opacity)] : items
    }
}
