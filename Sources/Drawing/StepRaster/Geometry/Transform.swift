/// An affine map: (x, y) -> (a x + c y + tx, b x + d y + ty).
package struct Transform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    package static func scale(_ s: Double) -> Transform {
        Transform(a: s, b: 0, c: 0, d: s, tx: 0, ty: 0)
    }

    package static func translation(_ x: Double, _ y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    package func callAsFunction(_ p: Point) -> Point {
        Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
    }

    /// How the map scales areas; negative where it mirrors.
    package var determinant: Double { a * d - b * c }

    /// The most that the map stretches any direction: its largest singular value.
    package var maxScale: Double {
        let e = (a + d) / 2
        let f = (a - d) / 2
        let g = (b + c) / 2
        let h = (b - c) / 2
        return (e * e + h * h).squareRoot() + (f * f + g * g).squareRoot()
    }
}
