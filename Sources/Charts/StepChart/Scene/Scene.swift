/// A picture as a list of marks, back to front, in points: no pixels, no scale.
package struct Scene: Hashable, Sendable {
    package var size: Size
    package var background: Color
    package var marks: [Mark] = []

    /// Records the scene on a canvas, at `scale` pixels per point.
    package func canvas(scale: Double, until deadline: Deadline = .none) -> Canvas {
        var canvas = Canvas(size: size, scale: scale, background: background) { deadline.isOver }
        for mark in marks where !deadline.isOver { mark.draw(into: &canvas) }
        return canvas
    }
}
