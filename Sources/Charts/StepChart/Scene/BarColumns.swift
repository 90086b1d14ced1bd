/// Very many bars, several in each column of pixels, as one outline for each column: stairs that fall from the highest bar
/// to the lowest.
///
/// The stairs of a column cover as much of each of its pixels as the bars do, since coverage is an area: bars may stand in
/// any order, and those that end in one row of pixels may all end at their mean height. So the pixels are the bars' own, in
/// time linear in the number of bars, and memory that depends on the canvas alone.
struct BarColumns {
    /// Fewer bars are drawn one by one.
    static let leastCount = 1000
    /// The area that a round corner of radius 1 lacks of a square.
    private static let cornerLoss = 1 - Double.pi / 4

    /// Pixels per point.
    private let scale: Double
    private(set) var path = Path()
    /// The column that is being filled, in pixels from the left.
    private var column = 0.0
    /// The bars in it: their widths in pixels, and their tops in pixels from the top.
    private var tops: [(width: Double, top: Double)] = []

    /// - Returns: nil where bars are few, or wide enough to be seen one by one.
    init?(_ bars: [Bar], scale: Double) {
        guard bars.count > Self.leastCount, let first = bars.first, let last = bars.last else { return nil }
        let pitch = (last.rect.x - first.rect.x) / Double(bars.count - 1) * scale
        guard pitch < 0.5 else { return nil }
        self.scale = scale
        let bottom = first.rect.maxY
        for bar in bars { add(bar, bottom: bottom) }
        finishColumn(bottom: bottom)
    }

    private mutating func add(_ bar: Bar, bottom: Double) {
        guard bar.rect.width > 0, bar.rect.height > 0 else { return }
        let radius = min(bar.radius, bar.rect.width / 2, bar.rect.height)
        let corners = bar.corners == .top ? 2.0 : 4.0
        // The bar is lower by the area that its round corners lack.
        let loss = corners * radius * radius * Self.cornerLoss / bar.rect.width
        let top = (bar.rect.y + loss) * scale
        var left = bar.rect.x * scale
        let right = bar.rect.maxX * scale
        while left < right {
            let next = left.rounded(.down)
            if next != column {
                finishColumn(bottom: bottom)
                column = next
            }
            let end = min(right, next + 1)
            tops.append((end - left, top))
            left = end
        }
    }

    private mutating func finishColumn(bottom: Double) {
        guard !tops.isEmpty else { return }
        tops.sort { $0.top < $1.top }
        var x = column
        path.move(to: Point(x / scale, bottom))
        var start = tops.startIndex
        while start < tops.endIndex {
            let row = tops[start].top.rounded(.down)
            let end = tops[start...].firstIndex { $0.top >= row + 1 } ?? tops.endIndex
            let width = tops[start..<end].reduce(0) { $0 + $1.width }
            let mean = tops[start..<end].reduce(0) { $0 + $1.width * $1.top } / width
            path.line(to: Point(x / scale, mean / scale))
            x += width
            path.line(to: Point(x / scale, mean / scale))
            start = end
        }
        path.line(to: Point(x / scale, bottom))
        path.close()
        tops.removeAll(keepingCapacity: true)
    }
}
