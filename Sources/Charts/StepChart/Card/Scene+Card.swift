import StepRaster

extension Scene {
    init(_ card: WeekCard) {
        let (layout, palette) = (card.layout, card.palette)
        let background = card.options.chart.background ?? card.theme.background
        self.init(size: Size(layout.width, layout.height), background: background.raster)
        let origin = Point(layout.chartRect.x, layout.chartRect.y)
        if card.chart.options.mark == .line, card.chart.options.notice == nil {
            let bottom =
                layout.arrangement == .center ? layout.chartRect.height : card.chart.layout.plot.maxY
            if let area = Item.area(card.chart, bottom: bottom, palette) { place(area, at: origin) }
        }
        var chart = card.chart.drawing.scene
        // What the chart would say is the headline.
        chart.notices = []
        place(chart, at: origin)
        for rule in layout.rules {
            var path = Path()
            path.move(to: Point(rule.x, rule.y))
            path.line(to: Point(rule.maxX, rule.y))
            let width = 0.0016 * max(layout.width, layout.height)
            items.append(.stroke(path, StrokeStyle(width: width), .solid(palette.rule.raster)))
        }
        for sign in layout.signs { items += sign.items(palette) }
        if let avatar = card.options.avatar, let rect = layout.avatar { items.append(avatar.item(in: rect)) }
        items += layout.texts.map { $0.text.item(card.theme) }
    }

    private mutating func place(_ item: Item, at origin: Point) {
        var scene = Scene(size: size, background: background)
        scene.items = [item]
        place(scene, at: origin)
    }
}

extension Scene.Item {
    /// Most days whose line has a shade below it.
    private static let mostShadedDays = 400

    /// A shade below the line that fades downward; nil when there is no line.
    fileprivate static func area(_ chart: WeekChart, bottom: Double, _ palette: CardPalette) -> Self? {
        let nodes = chart.layout.nodes
        guard nodes.count <= mostShadedDays, let top = nodes.compactMap(\.y).min(), top < bottom else { return nil }
        var path = Path()
        for run in nodes.split(whereSeparator: { $0.y == nil }) where run.count > 1 {
            guard let first = run.first, let last = run.last else { continue }
            path.append(chart.options.curve.path(through: run.map { node in node.y.map { Point(node.x, $0) } }))
            path.line(to: Point(last.x, bottom))
            path.line(to: Point(first.x, bottom))
            path.close()
        }
        guard !path.isEmpty else { return nil }
        var color = chart.theme.lineMiddleColor
        func stop(_ offset: Double, _ alpha: Double) -> LinearGradient.Stop {
            color.alpha = alpha * chart.theme.lineMiddleColor.alpha
            return .init(offset: offset, color: color.raster)
        }
        let fade = LinearGradient(
            start: Point(0, top), end: Point(0, bottom), stops: [stop(0, CardPalette.shadeOpacity), stop(1, 0)])
        return .fill(path, .linear(fade))
    }
}

extension CardLayout.Sign {
    fileprivate func items(_ palette: CardPalette) -> [Scene.Item] {
        let center = Point(rect.midX, rect.midY)
        let radius = rect.width / 2
        switch shape {
        case .change(let change):
            let disc = Path.circle(center: center, radius: radius)
            let isMore = if case .more = change { true } else { false }
            return [
                .fill(disc, .solid((isMore ? palette.accent : palette.muted).raster)),
                .stroke(
                    change.arrow(center, radius), StrokeStyle(width: 0.24 * radius, cap: .round, join: .round),
                    .solid(palette.cutOut.raster)),
            ]
        case .mark(.reached):
            return [
                .fill(.circle(center: center, radius: radius), .solid(palette.goal.raster)),
                .checkMark(center: center, radius: 0.84 * radius, .solid(palette.cutOut.raster)),
            ]
        case .mark(.missed):
            let pen = 0.2 * radius
            return [
                .stroke(
                    .circle(center: center, radius: radius - pen / 2), StrokeStyle(width: pen),
                    .solid(palette.muted.raster))
            ]
        case .mark(.unknown):
            let speck = role == "gap" ? radius : 0.24 * radius
            return [.fill(.circle(center: center, radius: speck), .solid(palette.muted.raster))]
        case .progress(let part):
            let track = Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
            var done = track
            done.width = max(rect.height, rect.width * part)
            let items: [Scene.Item] = [
                .fill(.roundedRect(track, radius: rect.height / 2), .solid(palette.rule.raster))
            ]
            if part == 0 { return items }
            return items + [
                .fill(.roundedRect(done, radius: rect.height / 2), .solid(palette.goal.raster))
            ]
        }
    }
}

extension Change {
    /// Up, down, or two level lines, in a disc.
    fileprivate func arrow(_ center: Point, _ radius: Double) -> Path {
        var path = Path()
        func line(_ points: Point...) {
            for (index, point) in points.enumerated() {
                let place = center + point * radius
                if index == 0 { path.move(to: place) } else { path.line(to: place) }
            }
        }
        switch self {
        case .more:
            line(Point(0, 0.46), Point(0, -0.46))
            line(Point(-0.38, -0.08), Point(0, -0.46), Point(0.38, -0.08))
        case .less:
            line(Point(0, -0.46), Point(0, 0.46))
            line(Point(-0.38, 0.08), Point(0, 0.46), Point(0.38, 0.08))
        case .same:
            line(Point(-0.4, -0.2), Point(0.4, -0.2))
            line(Point(-0.4, 0.2), Point(0.4, 0.2))
        }
        return path
    }
}
