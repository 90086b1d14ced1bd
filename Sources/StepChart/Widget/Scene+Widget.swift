import StepRaster

extension Scene {
    /// A widget on its container.
    init(_ layout: WidgetLayout, options: WidgetOptions, style: ChartStyle) {
        let size = Size(layout.width, layout.height)
        if options.cornerRadius > 0 {
            self.init(size: size, background: .clear)
            let container = Path.roundedRect(
                Rect(x: 0, y: 0, width: size.width, height: size.height), radius: options.cornerRadius)
            items.append(.fill(container, .nonZero, .solid(style.background.raster)))
        } else {
            self.init(size: size, background: style.background.raster)
        }
        if let chart = layout.chart {
            // Unlike a chart alone, a widget's knows what it lies on.
            var chartStyle = style
            chartStyle.widgetNodeRingColor = style.nodeRingColor
            place(Scene(chart.layout, options: options.chart, style: chartStyle), at: Point(chart.x, chart.y))
        }
        if let day = layout.day {
            items.append(.text(day.run(weight: style.statWeight, digits: .proportional, style), style.statColor.raster))
        }
        for text in layout.figures.flatMap({ [$0.icon, $0.text] }) {
            items.append(
                .text(text.run(weight: style.headerWeight, digits: .proportional, style), style.headerColor.raster))
        }
        for text in [layout.stats].compactMap(\.self) + layout.facts {
            items.append(
                .text(text.run(weight: style.statWeight, digits: .proportional, style), style.statColor.raster))
        }
        addNotices(layout.notices, style)
    }
}
