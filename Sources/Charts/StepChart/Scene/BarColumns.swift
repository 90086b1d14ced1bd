/// A sequence of outlines for very many bars, one for the bars in each column of pixels: stairs that fall from the
/// highest bar to the lowest.
///
/// The stairs of a column cover as much of each of its pixels as the bars do, since coverage is an area: bars may stand in
/// any order, and those that end in one row of pixels may all end at their mean height. So the pixels are the bars' own, in
/// time linear in the number of bars, and memory that depends on the canvas alone.
struct BarColumns: Sequence, IteratorProtocol {
    /// The least number of bars; fewer are drawn one by one.
    static let leastCount = 1000
    /// The area that a round corner of radius 1 lacks of a square.
    private static let cornerLoss = 1 - Double.pi / 4

    private let bars: [Bar]
    /// The number of pixels per point.
    private let scale: Double
    /// The bar that comes next, and how far it has been taken, in pixels from the left.
    private var index = 0
    private var taken = -Double.infinity
    /// The column that is being filled, in pixels from the left.
    private var column = 0.0
    /// The bars in it: their widths in pixels, and their tops in pixels from the top.
    private var tops: [(width: Double, top: Double)] = []

    /// - Returns: nil if bars are few, or wide enough to be seen one by one.
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

    /// The y of a bar's top in pixels: as much lower as round corners make the bar smaller.
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
        var start = tops.startIndex
        while start < tops.endIndex {
            let row = tops[start].top.rounded(.down)
            let end = tops[start...].firstIndex { $0.top >= row + 1 } ?? tops.endIndex
            let width = tops[start..<end].reduce(0) { $0 + $1.width }
            let mean = tops[start..<end].reduce(0) { $0 + $1.width * $1.top } / width
            corners.append(Point(x / scale, mean / scale))
            x += width
            corners.append(Point(x / scale, mean / scale))
            start = end
        }
        corners.append(Point(x / scale, bottom))
        tops.removeAll(keepingCapacity: true)
        return Path(around: corners)
    }
}
