import CStepFreeType
import StepRaster

extension Path {
    /// The contours of a letter, closed, y down; `unit` is a segment's unit in em.
    init(_ segments: UnsafeBufferPointer<cstep_font_segment>, unit: Double) {
        self.init()
        var (start, here) = (Point.zero, Point.zero)
        for (index, segment) in segments.enumerated() {
            let a = Point(Double(segment.x.0) * unit, -Double(segment.y.0) * unit)
            let b = Point(Double(segment.x.1) * unit, -Double(segment.y.1) * unit)
            let c = Point(Double(segment.x.2) * unit, -Double(segment.y.2) * unit)
            switch segment.verb {
            case CSTEP_FONT_MOVE:
                if !isEmpty { close() }
                move(to: a)
                (start, here) = (a, a)
            case CSTEP_FONT_LINE:
                // Closing draws the last line anyway.
                let isLast = index + 1 == segments.count || segments[index + 1].verb == CSTEP_FONT_MOVE
                if !isLast || a != start { line(to: a) }
                here = a
            case CSTEP_FONT_CONIC:
                // The same curve, its degree raised.
                cubic(here.lerp(a, 2.0 / 3), b.lerp(a, 2.0 / 3), to: b)
                here = b
            default:
                cubic(a, b, to: c)
                here = c
            }
        }
        if !isEmpty { close() }
    }
}
