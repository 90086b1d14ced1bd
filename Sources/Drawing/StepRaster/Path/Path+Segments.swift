extension Path {
    /// The segment that one element of a path draws, with its start.
    package enum Segment: Hashable, Sendable {
        /// The start of a subpath; without other segments it is a dot.
        case move(Point)
        case line(Point, Point)
        case cubic(Cubic)
        /// The line, possibly of length 0, to the subpath's start, where the next subpath begins unless it has a move.
        case close(Point, Point)
    }

    /// The path's segments, one for each element and in the same order.
    package var segments: Segments { Segments(elements: elements.makeIterator()) }

    package struct Segments: Sequence, IteratorProtocol {
        private var elements: [Path.Element].Iterator
        private var start = Point.zero
        private var current = Point.zero

        fileprivate init(elements: [Path.Element].Iterator) { self.elements = elements }

        @inline(__always)
        package mutating func next() -> Segment? {
            guard let element = elements.next() else { return nil }
            let from = current
            if case .move(let p) = element { start = p }
            current = element.end ?? start
            return switch element {
            case .move(let p): .move(p)
            case .line(let p): .line(from, p)
            case .cubic(let c1, let c2, let p): .cubic(Cubic(from, c1, c2, p))
            case .close: .close(from, start)
            }
        }
    }
}

extension Path.Segment {
    /// The length that is drawn, in the path's units; relative error below 1e-9. A move draws nothing.
    var arcLength: Double {
        switch self {
        case .move: 0
        case .line(let a, let b), .close(let a, let b): (b - a).length
        case .cubic(let curve): curve.arcLength
        }
    }

    var start: Point {
        switch self {
        case .move(let p), .line(let p, _), .close(let p, _): p
        case .cubic(let curve): curve.p0
        }
    }

    /// The element that draws the segment from its start. A closing segment becomes a line.
    var element: Path.Element {
        switch self {
        case .move(let p): .move(p)
        case .line(_, let p), .close(_, let p): .line(p)
        case .cubic(let curve): .cubic(curve.p1, curve.p2, curve.p3)
        }
    }

    /// The part between two lengths from the segment's start, limited to 0 and `length`, its ends.
    func part(from start: Double, to end: Double, of length: Double) -> Path.Segment {
        switch self {
        case .move: return self
        case .line(let a, let b), .close(let a, let b):
            return .line(start > 0 ? a.lerp(b, start / length) : a, end < length ? a.lerp(b, end / length) : b)
        case .cubic(let curve):
            let from = start > 0 ? curve.parameter(atLength: start) : 0
            let to = end < length ? curve.parameter(atLength: end) : 1
            return .cubic(curve.part(from: from, to: to))
        }
    }
}
