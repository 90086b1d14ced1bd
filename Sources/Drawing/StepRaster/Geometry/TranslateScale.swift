/// A uniform scaling, and then a move: (x, y) -> (scale x + translation.x, scale y + translation.y).
package struct TranslateScale: Hashable, Sendable {
    package var translation: Point
    /// Not negative.
    package var scale: Double

    package static let identity = TranslateScale(translation: .zero, scale: 1)

    package static func scale(_ scale: Double) -> TranslateScale { TranslateScale(translation: .zero, scale: scale) }

    package static func translate(_ offset: Point) -> TranslateScale { TranslateScale(translation: offset, scale: 1) }

    package func callAsFunction(_ p: Point) -> Point { p * scale + translation }

    func callAsFunction(_ c: Cubic) -> Cubic { Cubic(self(c.p0), self(c.p1), self(c.p2), self(c.p3)) }
}
