extension [ChartLayout.Text] {
    /// How high the texts are below each other, in points.
    var height: Double { reduce(0) { $0 + $1.rect.height } }

    var width: Double { map(\.rect.width).max() ?? 0 }

    /// The texts, which are at the origin, below each other: the first begins at `y`, and each has its left end, middle or
    /// right end at `x`.
    func stacked(x: Double, y: Double, _ alignment: Paragraph.Alignment = .leading) -> Self {
        var top = y
        return map { text in
            defer { top += text.rect.height }
            return text.moved(x: x - alignment.rawValue * text.rect.width, y: top)
        }
    }
}
