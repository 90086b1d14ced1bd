import StepRaster

extension Scene {
    /// The same layout with grey rounded blocks in place of texts and icons.
    ///
    /// What has data in its shape, as a line has, keeps it: draw `StepWeek.sample` in `ChartTheme.placeholder`, so that
    /// nobody's data shows. Notices stay, and what a message says.
    var placeholder: Scene {
        var scene = self
        scene.marks = marks.map(\.placeholder)
        return scene
    }
}

extension Mark {
    fileprivate var placeholder: Mark {
        switch shape {
        case .text(let text) where !role.isInPlaceholder: Mark(role, Self.block(text))
        // Grey is half faded already.
        case .group(let marks, let opacity): Mark(role, .group(marks.map(\.placeholder), opacity: (1 + opacity) / 2))
        case .stroke, .fill, .fillStroke, .rect, .disc, .ring, .shadow, .text: self
        }
    }

    /// Where a text's capitals stand, a little higher and lower.
    private static func block(_ text: ChartLayout.Text) -> Shape {
        let (rect, height) = (text.rect, text.size * 0.85)
        let middle = text.baseline - text.size * GlyphRun.capHeight / 2
        // A stroke of twice the radius rounds the corners.
        let radius = min(height, rect.width) / 2 * 0.6
        let (left, right) = (rect.x + radius, rect.maxX - radius)
        let (top, bottom) = (middle - height / 2 + radius, middle + height / 2 - radius)
        let path = Path(elements: [
            .move(Point(left, top)), .line(Point(right, top)), .line(Point(right, bottom)), .line(Point(left, bottom)),
            .close,
        ])
        var ink = text.color
        ink.alpha *= ChartTheme.placeholderInk
        return .fillStroke(path, StrokeStyle(width: 2 * radius, join: .round), .solid(ink))
    }
}
