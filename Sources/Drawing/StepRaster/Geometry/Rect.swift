/// A rectangle whose sides are parallel to the axes, in points or pixels; y points down, and no side is below 0.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The distance from the left edge to the right one.
    public var width: Double
    /// The distance from the top edge down to the bottom one.
    public var height: Double

    /// A rectangle by its left top corner and its sides.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The square around a disc.
    package init(center: Point, radius: Double) {
        self = Rect(x: center.x, y: center.y, width: 0, height: 0).grown(by: radius)
    }

    /// The smallest rectangle around all of some; nil if there are none.
    package init?(around rects: [Rect]) {
        guard let left = rects.map(\.x).min(), let top = rects.map(\.y).min(),
            let right = rects.map(\.maxX).max(), let bottom = rects.map(\.maxY).max()
        else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var midX: Double { x + width / 2 }
    package var midY: Double { y + height / 2 }
    package var origin: Point { Point(x, y) }
    package var center: Point { Point(midX, midY) }

    package func moved(x: Double, y: Double) -> Rect {
        Rect(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// The rectangle with a margin added on every side; a negative margin makes it smaller.
    package func grown(by margin: Double) -> Rect { grown(x: margin, y: margin) }

    /// The rectangle with a margin added on the left and the right, and one above and below.
    package func grown(x marginX: Double, y marginY: Double) -> Rect {
        Rect(x: x - marginX, y: y - marginY, width: width + 2 * marginX, height: height + 2 * marginY)
    }

    /// True if the two rectangles are closer to each other than `gap`, along both axes.
    package func touches(_ other: Rect, gap: Double) -> Bool {
        x - gap < other.maxX && other.x < maxX + gap && y - gap < other.maxY && other.y < maxY + gap
    }

    /// True if a part of the disc around a point is inside.
    package func touchesDisc(_ center: Point, radius: Double) -> Bool {
        let dx = max(x - center.x, 0, center.x - maxX)
        let dy = max(y - center.y, 0, center.y - maxY)
        return dx * dx + dy * dy < radius * radius
    }
}
