/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var columns: Range<Int> { x..<x + width }
    package var rows: Range<Int> { y..<y + height }

    /// The positions of the pixels of each row, in a picture of this width.
    package func positions(inWidth width: Int) -> [Range<Int>] {
        rows.map { $0 * width + x..<$0 * width + x + self.width }
    }

    /// The smallest rectangle that contains both.
    package func union(_ other: PixelRect) -> PixelRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        let right = max(x + width, other.x + other.width)
        let bottom = max(y + height, other.y + other.height)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    package func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    package func intersects(_ other: PixelRect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    /// The part inside a picture of this size; nil if there is none. No value overflows.
    package func clipped(to size: PixelSize) -> PixelRect? {
        func clip(_ start: Int, _ length: Int, to limit: Int) -> Range<Int>? {
            let (sum, overflows) = start.addingReportingOverflow(length)
            let lower = max(start, 0)
            let upper = min(overflows && length > 0 ? .max : sum, limit)
            return length > 0 && lower < upper ? lower..<upper : nil
        }
        guard let columns = clip(x, width, to: size.width), let rows = clip(y, height, to: size.height) else {
            return nil
        }
        return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
}
