/// A point, or a displacement, in the plane. The y axis points down.
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    package static let zero = Point(0, 0)

    package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    package static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
    package static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

    package var length: Double { (x * x + y * y).squareRoot() }
    /// True if both coordinates are numbers of magnitude below 1e12.
    package var isDrawable: Bool { abs(x) < 1e12 && abs(y) < 1e12 }

    package func dot(_ b: Point) -> Double { x * b.x + y * b.y }

    /// The z component of the cross product: positive if `b` is clockwise of `self` on screen (y down).
    package func cross(_ b: Point) -> Double { x * b.y - y * b.x }

    package func lerp(_ b: Point, _ t: Double) -> Point { Point(x + (b.x - x) * t, y + (b.y - y) * t) }

    /// The vector scaled to length 1; nil if it is too short to have a direction.
    var unit: Point? {
        let length = self.length
        return length > 1e-12 ? Point(x / length, y / length) : nil
    }

    /// The vector turned a quarter clockwise on screen (y down).
    var quarterTurn: Point { Point(-y, x) }
}
