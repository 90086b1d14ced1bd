/// The outlines of very many bars: stairs for each column of pixels, from the highest bar to the lowest. The stairs of a
/// column cover as much of each of its pixels as the bars do. Coverage is an area, so that the order of bars does not
/// matter, and those that end in one row of pixels may all end at their mean height. So the pixels are the same as for
/// single bars, the time is linear in the number of bars, and the size of the outlines depends on the canvas alone.
enum BarColumns {
    /// The least number of bars; fewer are drawn one by one.
    static let leastCount = 1000
    /// The area that rounding by a radius of 1 takes from a corner.
    private static let cornerLoss = 1 - Double.pi / 4

    /// The part of a bar in a column: the x of the column, the width of the part and the y of its top, in pixels.
    private typealias BarPart = (column: Double, width: Double, top: Double)

    /// Returns an outline for each column; nil if bars are few, or wide enough to be seen one by one.
    static func outlines(of bars: [Bar], scale: Double) -> [Path]? {
        guard bars.count > leastCount, let first = bars.first, let last = bars.last else { return nil }
        let pitch = (last.rect.x - first.rect.x) / Double(bars.count - 1) * scale
        guard pitch < 0.5 else { return nil }
        var parts: [BarPart] = []
        // The x up to which bars are in columns, in pixels.
        var taken = -Double.infinity
        for bar in bars where bar.rect.height > 0 {
            let right = bar.rect.maxX * scale
            taken = max(taken, bar.rect.x * scale)
            while taken < right {
                let column = taken.rounded(.down)
                let end = min(right, column + 1)
                parts.append((column, end - taken, top(of: bar, scale: scale)))
                taken = end
            }
        }
        return parts.runs(by: \.column).map { column, parts in
            stairs(parts, from: column, bottom: first.rect.maxY, scale: scale)
        }
    }

    /// Returns the y of a bar's top in pixels, lowered by as much area as its round corners take.
    private static func top(of bar: Bar, scale: Double) -> Double {
        let radius = min(bar.radius, bar.rect.width / 2, bar.rect.height)
        let corners = bar.isRoundBelow ? 4.0 : 2.0
        let loss = corners * radius * radius * cornerLoss / bar.rect.width
        return (bar.rect.y + loss) * scale
    }

    private static func stairs(_ parts: ArraySlice<BarPart>, from left: Double, bottom: Double, scale: Double) -> Path {
        var x = left
        var corners = [Point(x / scale, bottom)]
        for (_, row) in parts.sorted(by: { $0.top < $1.top }).runs(by: { $0.top.rounded(.down) }) {
            let width = row.reduce(0) { $0 + $1.width }
            let mean = row.reduce(0) { $0 + $1.width * $1.top } / width
            corners.append(Point(x / scale, mean / scale))
            x += width
            corners.append(Point(x / scale, mean / scale))
        }
        corners.append(Point(x / scale, bottom))
        return Path(around: corners)
    }
}
