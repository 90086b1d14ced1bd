extension WeekChart {
    /// The picture as an SVG file that follows its reader: those who like dark schemes see it in the dark theme.
    /// - Throws: `ChartError` as `svg(scale:)` does.
    public func svg(scale: Double = 1, dark theme: ChartTheme) throws(ChartError) -> String {
        let dark = try WeekChart(content, options: options, theme: theme)
        return try drawing.following(dark: dark.drawing).svg(scale: scale)
    }
}
