import StepRaster

extension Scene {
    /// A widget on its container.
    init(_ layout: WidgetLayout, options: WidgetOptions, theme: ChartTheme) {
        let size = Size(layout.width, layout.height)
        if options.cornerRadius > 0 {
            self.init(size: size, background: .clear)
            let container = Path.roundedRect(
                Rect(x: 0, y: 0, width: size.width, height: size.height), radius: options.cornerRadius)
            items.append(.fill(container, .solid(theme.background.raster)))
        } else {
            self.init(size: size, background: theme.background.raster)
        }
        if let chart = layout.chart {
            // Unlike a chart alone, a widget's knows what it lies on.
            var chartTheme = theme
            chartTheme.widgetNodeRingColor = theme.nodeRingColor
            place(Scene(chart.layout, options: options.plot, theme: chartTheme), at: Point(chart.x, chart.y))
        }
        if let day = layout.day {
            items.append(.text(day.run(weight: theme.statWeight, digits: .proportional, theme), theme.statColor.raster))
        }
        for text in layout.figures.flatMap({ [$0.icon, $0.text] }) {
            items.append(
                .text(text.run(weight: theme.headerWeight, digits: .proportional, theme), theme.headerColor.raster))
        }
        for text in [layout.stats].compactMap(\.self) + layout.facts {
            items.append(
                .text(text.run(weight: theme.statWeight, digits: .proportional, theme), theme.statColor.raster))
        }
        addNotices(layout.notices, theme)
    }
}
