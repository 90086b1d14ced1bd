import CStepLibFreeType

/// Builds the outline of a letter from FreeType's callbacks: closed contours in em, y down.
struct FontPen {
    /// The unit of FreeType's coordinates, in em.
    private let unit: Double
    private var elements: [Path.Element] = []
    private var start = Point.zero
    /// The number of further segments that the letter may have.
    private var segmentsLeft = 32_768

    init(unit: Double) { self.unit = unit }

    mutating func outline() -> Path {
        endContour()
        return Path(elements: elements)
    }

    /// The functions that FreeType calls, with a pointer to a pen. Coordinates are in 64ths of a font unit, since the
    /// points that TrueType implies halfway between two control points need not be whole units.
    static var functions: FT_Outline_Funcs {
        FT_Outline_Funcs(
            move_to: { to, pen in FontPen.draw(pen, to) { $0.move(to: $1[0]) } },
            line_to: { to, pen in FontPen.draw(pen, to) { $0.elements.append(.line($1[0])) } },
            conic_to: { control, to, pen in FontPen.draw(pen, control, to) { $0.conic($1[0], to: $1[1]) } },
            cubic_to: { first, second, to, pen in
                FontPen.draw(pen, first, second, to) { $0.elements.append(.cubic($1[0], $1[1], $1[2])) }
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
        elements.append(.move(p))
        start = p
    }

    /// Adds a quadratic curve, raised to a cubic one.
    private mutating func conic(_ control: Point, to p: Point) {
        let here = elements.last?.end ?? start
        elements.append(.cubic(here.lerp(control, 2.0 / 3), p.lerp(control, 2.0 / 3), p))
    }

    private mutating func endContour() {
        // Closing a contour draws its last line anyway.
        if elements.last == .line(start) { elements.removeLast() }
        if !elements.isEmpty { elements.append(.close) }
    }
}
