extension Path {
    /// What an element draws.
    enum Segment {
        case line(from: Point, to: Point)
        case cubic(Cubic)
    }

    /// Calls `body` for each element in order, with nil for a move. Closing draws a line.
    func forEachSegment(_ body: (Segment?) -> Void) {
        var start = Point.zero
        var here = Point.zero
        for element in elements {
            switch element {
            case .move(let p):
                body(nil)
                (start, here) = (p, p)
            case .line(let p):
                body(.line(from: here, to: p))
                here = p
            case .cubic(let c1, let c2, let p):
                body(.cubic(Cubic(here, c1, c2, p)))
                here = p
            case .close:
                body(.line(from: here, to: start))
                here = start
            }
        }
    }
}

extension Path.Segment {
    var arcLength: Double {
        switch self {
        case .line(let from, let to): (to - from).length
        case .cubic(let curve): curve.arcLength
        }
    }

    var start: Point {
        switch self {
        case .line(let from, _): from
        case .cubic(let curve): curve.p0
        }
    }

    /// Draws the segment from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let to): .line(to)
        case .cubic(let curve): .cubic(curve.p1, curve.p2, curve.p3)
        }
    }

    /// The part between two lengths from the segment's start; beyond its ends, 0 and `length`, there is nothing.
    func part(from start: Double, to end: Double, of length: Double) -> Path.Segment {
        switch self {
        case .line(let a, let b):
            return .line(
                from: start > 0 ? a.lerp(b, start / length) : a, to: end < length ? a.lerp(b, end / length) : b)
        case .cubic(let curve):
            let from = start > 0 ? curve.parameter(atLength: start) : 0
            let to = end < length ? curve.parameter(atLength: end) : 1
            return .cubic(curve.part(from: from, to: to))
        }
    }
}
