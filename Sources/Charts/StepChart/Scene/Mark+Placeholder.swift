extension Mark {
    /// The mark with a grey rounded block in place of a text or an icon. Notices, a message's texts and shapes of data
    /// such as lines are kept, so the data must be `StepWeek.sample`, in `ChartTheme.placeholder`, not a user's.
    var placeholder: Mark {
        switch geometry {
        case .text(let text) where !Role.inPlaceholder.contains(role): block(in: text)
        case .group(let marks):
            with(self) { mark in
                mark.geometry = .group(marks.map(\.placeholder))
                // Grey is half faded already.
                mark.opacity = (1 + opacity) / 2
            }
        case .path, .rect, .disc, .bars, .text: self
        }
    }

    /// Returns a block over a text's capitals, a little higher than they are.
    private func block(in text: ChartLayout.Text) -> Mark {
        let rect = text.rect
        let height = text.size * 0.85
        let middle = text.baseline - text.size * GlyphRun.capHeight / 2
        let block = Rect(x: rect.x, y: middle - height / 2, width: rect.width, height: height)
        let ink = with(text.color) { $0.alpha *= ChartTheme.placeholderInk }
        let geometry = Geometry.rect(block, radius: min(height, rect.width) * 0.3)
        return Mark(role, geometry, fill: .solid(ink), entrance: entrance)
    }
}
