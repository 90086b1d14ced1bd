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

    /// Draws a part from the segment's start, shorter than the whole.
    func prefix(ofLength length: Double) -> Path.Element {
        switch self {
        case .line(let from, let to):
            return .line(from.lerp(to, length / (to - from).length))
        case .cubic(let curve):
            let part = curve.prefix(to: curve.parameter(atLength: length))
            return .cubic(part.p1, part.p2, part.p3)
        }
    }
}
