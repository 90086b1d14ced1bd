/// A picture as a list of marks, back to front, in points: no pixels, no scale.
package struct Scene: Hashable, Sendable {
    package var size: Size
    package var background: Color
    package var marks: [Mark] = []

    /// What the scene looks like at `scale` pixels per point.
    package func canvas(scale: Double) -> Canvas {
        var canvas = Canvas(size: size, scale: scale, background: background)
        for mark in marks { mark.draw(into: &canvas) }
        return canvas
    }
}
