import CStepLibFreeType

/// Builds the outline of a letter from FreeType's callbacks: closed contours in em, y down.
struct FontPen {
    /// The unit of FreeType's coordinates, in em.
    private let unit: Double
    private var path = Path()
    private var (start, here) = (Point.zero, Point.zero)
    /// The end of a line that is not in the path yet: closing a contour draws its last line anyway.
    private var line: Point?
    /// The number of further segments that the letter may have.
    private var segmentsLeft = 32_768

    init(unit: Double) { self.unit = unit }

    mutating func outline() -> Path {
        endContour()
        return path
    }

    /// The functions that FreeType calls, with a pointer to a pen. Coordinates are in 64ths of a font unit, since the
    /// points that TrueType implies halfway between two control points need not be whole units.
    static var functions: FT_Outline_Funcs {
        FT_Outline_Funcs(
            move_to: { to, pen in FontPen.draw(pen, to) { $0.move(to: $1[0]) } },
            line_to: { to, pen in FontPen.draw(pen, to) { $0.go(to: $1[0]) { $0.line = $1 } } },
            conic_to: { control, to, pen in
                // A quadratic curve is raised to a cubic one.
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

    /// Adds a segment, and returns 0, or 1 to make FreeType stop.
    private static func draw(
        _ pen: UnsafeMutableRawPointer?, _ points: UnsafePointer<FT_Vector>?...,
        segment: (inout FontPen, [Point]) -> Void
    ) -> Int32 {
        guard let pen = pen?.assumingMemoryBound(to: FontPen.self), pen.pointee.segmentsLeft > 0 else { return 1 }
        pen.pointee.segmentsLeft -= 1
        let unit = pen.pointee.unit
        segment(
            &pen.pointee, points.compactMap { $0?.pointee }.map { Point(Double($0.x) * unit, -Double($0.y) * unit) })
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
