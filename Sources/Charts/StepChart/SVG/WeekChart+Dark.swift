extension WeekChart {
    /// The picture as an SVG file with two themes: systems that prefer dark colours show it in `theme`.
    /// - Throws: `ChartError` as `svg(scale:)` does.
    public func svg(scale: Double = 1, dark theme: ChartTheme) throws(ChartError) -> String {
        let dark = try WeekChart(content, options: options, theme: theme)
        return try drawing.following(dark: dark.drawing).svg(scale: scale)
    }
}
