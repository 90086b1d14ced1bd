/// A sequence of outlines for very many bars: stairs for each column of pixels, from the highest bar to the lowest. The
/// stairs of a column cover as much of each of its pixels as the bars do. Coverage is an area, so that the order of
/// bars does not matter, and those that end in one row of pixels may all end at their mean height. So the pixels are
/// the same as for single bars, the time is linear in the number of bars, and the memory depends on the canvas alone.
struct BarColumns: Sequence, IteratorProtocol {
    /// The least number of bars; fewer are drawn one by one.
    static let leastCount = 1000
    /// The area that rounding by a radius of 1 takes from a corner.
    private static let cornerLoss = 1 - Double.pi / 4

    private let bars: [Bar]
    /// The number of pixels per point.
    private let scale: Double
    /// The index of the next bar.
    private var index = 0
    /// The x up to which bars are in columns, in pixels.
    private var taken = -Double.infinity
    /// The x of the current column, in pixels.
    private var column = 0.0
    /// The parts of bars in the current column: their widths and the y of their tops, in pixels.
    private var tops: [(width: Double, top: Double)] = []

    /// Creates the sequence; nil if bars are few, or wide enough to be seen one by one.
    init?(_ bars: [Bar], scale: Double) {
        guard bars.count > Self.leastCount, let first = bars.first, let last = bars.last else { return nil }
        let pitch = (last.rect.x - first.rect.x) / Double(bars.count - 1) * scale
        guard pitch < 0.5 else { return nil }
        self.bars = bars
        self.scale = scale
    }

    mutating func next() -> Path? {
        while index < bars.count {
            let bar = bars[index]
            let start = Swift.max(taken, bar.rect.x * scale)
            let right = bar.rect.maxX * scale
            guard start < right, bar.rect.height > 0 else {
                index += 1
                continue
            }
            if start.rounded(.down) != column {
                let stairs = finishColumn()
                column = start.rounded(.down)
                if let stairs { return stairs }
            }
            taken = Swift.min(right, column + 1)
            tops.append((taken - start, top(of: bar)))
        }
        return finishColumn()
    }

    /// Returns the y of a bar's top in pixels, lowered by as much area as its round corners take.
    private func top(of bar: Bar) -> Double {
        let radius = Swift.min(bar.radius, bar.rect.width / 2, bar.rect.height)
        let corners = bar.isRoundBelow ? 4.0 : 2.0
        let loss = corners * radius * radius * Self.cornerLoss / bar.rect.width
        return (bar.rect.y + loss) * scale
    }

    private mutating func finishColumn() -> Path? {
        guard !tops.isEmpty else { return nil }
        tops.sort { $0.top < $1.top }
        let bottom = bars[0].rect.maxY
        var x = column
        var corners = [Point(x / scale, bottom)]
        for (_, parts) in tops.runs(by: { $0.top.rounded(.down) }) {
            let width = parts.reduce(0) { $0 + $1.width }
            let mean = parts.reduce(0) { $0 + $1.width * $1.top } / width
            corners.append(Point(x / scale, mean / scale))
            x += width
            corners.append(Point(x / scale, mean / scale))
        }
        corners.append(Point(x / scale, bottom))
        tops.removeAll(keepingCapacity: true)
        return Path(around: corners)
    }
}
