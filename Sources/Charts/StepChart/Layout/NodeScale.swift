/// The size of nodes, as a multiple of the theme's: 1 if clear of each other by the theme's gap and the plot is high
/// enough; else all shrink together. If hardly wider than the line, only the selected is drawn, three lines wide.
struct NodeScale {
    private let scale: Double
    private let selectedScale: Double

    /// - Parameters:
    ///   - spacing: the distance from day to day, in points.
    ///   - height: the height of the plot, in points.
    init(spacing: Double, height: Double = .infinity, _ theme: ChartTheme) {
        let space = 2 * theme.nodeOuterRadius + theme.nodeGap
        // In a plot that is lower than 3.2 radii, nodes of full size would hide differences.
        let fit = min(1, spacing / space, height / (3.2 * theme.nodeOuterRadius))
        let isWorthDrawing = 2 * theme.nodeInnerRadius * fit > 1.5 * theme.lineWidth
        scale = isWorthDrawing ? fit : 0
        selectedScale = isWorthDrawing ? theme.selectedNodeScale * fit : Self.alone(theme)
    }

    /// Returns the scale of a node without others beside it.
    static func alone(_ theme: ChartTheme) -> Double {
        min(theme.selectedNodeScale, 1.5 * theme.lineWidth / max(theme.nodeOuterRadius, 1e-9))
    }

    func callAsFunction(isSelected: Bool) -> Double { isSelected ? selectedScale : scale }
}
