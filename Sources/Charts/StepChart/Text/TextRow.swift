/// A row of texts in a column of rows. Lengths are in points.
struct TextRow {
    /// The distance to the row above.
    var gap = 0.0
    var height: Double
    /// The order in which rows are left out if space is short: the highest first; rows of 0 stay.
    var dropOrder = 0
    var marks: (_ y: Double) -> [Mark]
}

extension [TextRow] {
    /// The distance from the top of the first row to the bottom of the last.
    var height: Double { enumerated().reduce(0) { $0 + $1.element.height + ($1.offset > 0 ? $1.element.gap : 0) } }

    /// Returns the marks of all rows, the first of which begins at `top`.
    func marks(from top: Double) -> [Mark] {
        var y = top
        return enumerated().flatMap { index, row in
            if index > 0 { y += row.gap }
            defer { y += row.height }
            return row.marks(y)
        }
    }
}

extension [ChartLayout.Text] {
    /// The height of the texts below each other, in points.
    var height: Double { reduce(0) { $0 + $1.rect.height } }

    var width: Double { map(\.rect.width).max() ?? 0 }

    /// Places texts below each other: the first begins at `y`, and each has its left end, middle or right end at `x`.
    func stacked(x: Double, y: Double, _ alignment: Paragraph.Alignment = .leading) -> Self {
        var top = y
        return map { text in
            defer { top += text.rect.height }
            return text.moved(x: x - alignment.rawValue * text.rect.width, y: top)
        }
    }

    /// Returns true if texts in a row, from the left to the right, are at least `gap` points from each other.
    func areApart(by gap: Double) -> Bool { zip(self, dropFirst()).allSatisfy { $0.rect.maxX + gap <= $1.rect.x } }

    func marks(_ role: Mark.Role, entrance: Entrance = .none) -> [Mark] { map { .text(role, $0, entrance: entrance) } }
}
