import CStepLibFreeType

/// Draws a letter from the contours that FreeType gives: closed, y down.
struct FontPen {
    /// The unit of FreeType's coordinates, in em.
    private let unit: Double
    private var path = Path()
    private var (start, here) = (Point.zero, Point.zero)
    /// A line that is not drawn yet: closing draws the last one anyway.
    private var line: Point?
    /// The number of further parts that a letter may have.
    private var left = 32_768

    init(unit: Double) { self.unit = unit }

    mutating func outline() -> Path {
        endContour()
        return path
    }

    /// The functions that FreeType calls, with a pointer to a pen. Points between two control points are halfway, which
    /// is not always a whole font unit: so coordinates are in 64ths.
    static var functions: FT_Outline_Funcs {
        FT_Outline_Funcs(
            move_to: { to, pen in FontPen.draw(pen, to) { $0.move(to: $1[0]) } },
            line_to: { to, pen in FontPen.draw(pen, to) { $0.go(to: $1[0]) { $0.line = $1 } } },
            conic_to: { control, to, pen in
                // The quadratic curve as a cubic one.
                FontPen.draw(pen, control, to) { pen, points in
                    let here = pen.here
                    let control = points[0]
                    pen.go(to: points[1]) {
                        $0.path.cubic(here.lerp(control, 2.0 / 3), $1.lerp(control, 2.0 / 3), to: $1)
                    }
                }
            },
            cubic_to: { first, second, to, pen in
                FontPen.draw(pen, first, second, to) { pen, points in
                    pen.go(to: points[2]) { $0.path.cubic(points[0], points[1], to: $1) }
                }
            }, shift: 6, delta: 0)
    }

    /// - Returns: 0, or 1 to end the drawing.
    private static func draw(
        _ pen: UnsafeMutableRawPointer?, _ places: UnsafePointer<FT_Vector>?...,
        part: (inout FontPen, [Point]) -> Void
    ) -> Int32 {
        guard let pen = pen?.assumingMemoryBound(to: FontPen.self), pen.pointee.left > 0 else { return 1 }
        pen.pointee.left -= 1
        let unit = pen.pointee.unit
        part(&pen.pointee, places.compactMap { $0?.pointee }.map { Point(Double($0.x) * unit, -Double($0.y) * unit) })
        return 0
    }

    private mutating func move(to p: Point) {
        endContour()
        path.move(to: p)
        start = p
        here = p
    }

    private mutating func go(to p: Point, _ draw: (inout FontPen, Point) -> Void) {
        if let line { path.line(to: line) }
        line = nil
        draw(&self, p)
        here = p
    }

    private mutating func endContour() {
        if let line, line != start { path.line(to: line) }
        line = nil
        if !path.isEmpty { path.close() }
    }
}
