/// A cubic Bezier curve.
package struct Cubic: Hashable, Sendable {
    package var p0: Point
    package var p1: Point
    package var p2: Point
    package var p3: Point

    package init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    static func * (c: Cubic, k: Double) -> Cubic { Cubic(c.p0 * k, c.p1 * k, c.p2 * k, c.p3 * k) }

    @inline(__always)
    package func point(at t: Double) -> Point {
        let s = 1 - t
        return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
    }

    @inline(__always)
    func derivative(at t: Double) -> Point {
        let s = 1 - t
        return (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
    }

    @inline(__always)
    func secondDerivative(at t: Double) -> Point { (p2 - p1 * 2 + p0) * (6 * (1 - t)) + (p3 - p2 * 2 + p1) * (6 * t) }

    /// The curve from its start to the parameter `t`, by de Casteljau's construction.
    func prefix(to t: Double) -> Cubic {
        let (a, b, c) = (p0.lerp(p1, t), p1.lerp(p2, t), p2.lerp(p3, t))
        let (d, e) = (a.lerp(b, t), b.lerp(c, t))
        return Cubic(p0, a, d, d.lerp(e, t))
    }

    package func part(from start: Double, to end: Double) -> Cubic {
        let head = end < 1 ? prefix(to: end) : self
        return start > 0 ? head.reversed.prefix(to: 1 - start / end).reversed : head
    }

    package var reversed: Cubic { Cubic(p3, p2, p1, p0) }

    /// The direction of travel at an end, even if control points coincide; nil if all four points do.
    package var startTangent: Point? { (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit }
    package var endTangent: Point? { (p3 - p2).unit ?? (p3 - p1).unit ?? (p3 - p0).unit }
}
