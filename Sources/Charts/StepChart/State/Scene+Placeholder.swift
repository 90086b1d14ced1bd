import StepRaster

extension Scene {
    /// The same layout with grey rounded blocks in place of texts and icons.
    ///
    /// What has data in its shape, as a line has, keeps it: draw `StepWeek.sample` in `ChartTheme.placeholder`, so that
    /// nobody's data shows. Notices stay.
    var placeholder: Scene {
        var scene = self
        scene.items = items.map(\.placeholder)
        return scene
    }
}

extension Scene.Item {
    fileprivate var placeholder: Self {
        switch self {
        case .text(let run, let color): .block(run, color)
        // Grey is half faded already.
        case .group(let items, let opacity): .group(items.map(\.placeholder), opacity: (1 + opacity) / 2)
        case .stroke, .fill, .fillStroke, .shadow: self
        }
    }

    /// Where a text's capitals stand, a little higher and lower.
    private static func block(_ run: GlyphRun, _ color: Color) -> Self {
        let height = run.size * 0.85
        let middle = run.origin.y - run.size * GlyphRun.capHeight / 2
        // A stroke of twice the radius rounds the corners.
        let radius = min(height, run.width) / 2 * 0.6
        let (left, right) = (run.origin.x + radius, run.origin.x + run.width - radius)
        let (top, bottom) = (middle - height / 2 + radius, middle + height / 2 - radius)
        let path = Path(elements: [
            .move(Point(left, top)), .line(Point(right, top)), .line(Point(right, bottom)), .line(Point(left, bottom)),
            .close,
        ])
        return .fillStroke(path, StrokeStyle(width: 2 * radius, join: .round), .solid(color.faded))
    }
}

extension Color {
    fileprivate var faded: Color {
        var color = self
        color.alpha *= ChartTheme.placeholderInk
        return color
    }
}
