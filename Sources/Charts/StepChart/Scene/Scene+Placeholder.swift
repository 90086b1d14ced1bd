extension Scene {
    /// The same layout with grey rounded blocks in place of texts and icons.
    ///
    /// What has data in its shape, as a line has, keeps it: draw `StepWeek.sample` in `ChartTheme.placeholder`, so that
    /// nobody's data shows. Notices stay, and what a message says.
    var placeholder: Scene { with(self) { $0.marks = marks.map(\.placeholder) } }
}

extension Mark {
    fileprivate var placeholder: Mark {
        switch shape {
        case .text(let text) where !role.isInPlaceholder: Mark(role, Self.block(text))
        // Grey is half faded already.
        case .group(let marks, let opacity): Mark(role, .group(marks.map(\.placeholder), opacity: (1 + opacity) / 2))
        case .stroke, .fill, .fillStroke, .rect, .frame, .disc, .ring, .shadow, .text: self
        }
    }

    /// Where a text's capitals stand, a little higher and lower.
    private static func block(_ text: ChartLayout.Text) -> Shape {
        let (rect, height) = (text.rect, text.size * 0.85)
        let middle = text.baseline - text.size * GlyphRun.capHeight / 2
        let block = Rect(x: rect.x, y: middle - height / 2, width: rect.width, height: height)
        let ink = with(text.color) { $0.alpha *= ChartTheme.placeholderInk }
        return .rect(block, radius: min(height, rect.width) * 0.3, .solid(ink))
    }
}
