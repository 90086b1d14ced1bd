import StepRaster

@testable import StepChart

extension [Mark] {
    /// All texts that are drawn, those of groups too.
    var texts: [ChartLayout.Text] { flatMap(\.members).compactMap(\.text) }
}

extension Mark {
    /// What is stroked and not filled.
    var line: (path: Path, pen: StrokeStyle, paint: Paint)? {
        guard case .path(let path) = geometry, fill == nil, let stroke else { return nil }
        return (path, stroke.pen, stroke.paint)
    }

    /// A node's shadow: its centre and its radius.
    var shadow: (center: Point, radius: Double)? {
        guard blur != nil, case .disc(let center, let radius) = geometry else { return nil }
        return (center, radius)
    }
}

extension ChartOptions.Mark {
    /// Those that a chart has, where there is no card around it.
    static let ofCharts = allCases.filter { $0 != .ring }
}
