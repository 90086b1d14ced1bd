/// A sequence of subpaths made of straight lines and cubic Bezier curves.
///
/// A subpath starts with a move. Drawing before any move starts at the first point given, so a path is never invalid;
/// a subpath of one point is legal, and a dot if it is stroked with round caps.
package struct Path: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case cubic(Point, Point, Point)
        case close
    }

    package private(set) var elements: [Element] = []

    package init() {}

    package init(elements: [Element]) { self.elements = elements }

    /// The path of straight lines through some points.
    package init(through points: [Point]) {
        elements.reserveCapacity(points.count)
        for point in points { line(to: point) }
    }

    /// The closed polygon through some points.
    package init(around points: [Point]) {
        self.init(through: points)
        close()
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// True if all coordinates are numbers below 1e12, where arithmetic distinguishes pixels; other paths draw nothing.
    package var isDrawable: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): p.isDrawable
            case .cubic(let c1, let c2, let p): c1.isDrawable && c2.isDrawable && p.isDrawable
            case .close: true
            }
        }
    }

    package mutating func move(to p: Point) { elements.append(.move(p)) }

    package mutating func line(to p: Point) { elements.append(elements.isEmpty ? .move(p) : .line(p)) }

    package mutating func cubic(_ control1: Point, _ control2: Point, to p: Point) {
        if elements.isEmpty { elements.append(.move(control1)) }
        elements.append(.cubic(control1, control2, p))
    }

    package mutating func close() { elements.append(.close) }

    package mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

    package func mapped(_ t: (Point) -> Point) -> Path {
        Path(
            elements: elements.map { element in
                switch element {
                case .move(let p): .move(t(p))
                case .line(let p): .line(t(p))
                case .cubic(let c1, let c2, let p): .cubic(t(c1), t(c2), t(p))
                case .close: .close
                }
            })
    }
}

extension Path.Element {
    /// The point at which it ends; nil if it closes the subpath.
    package var end: Point? {
        switch self {
        case .move(let p), .line(let p), .cubic(_, _, let p): p
        case .close: nil
        }
    }
}
