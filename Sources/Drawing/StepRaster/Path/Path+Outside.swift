extension Path {
    /// The parts of an open path outside a rectangle. Lines end on its sides, curves within 2^-24 of their parameter.
    package func outside(_ box: Rect) -> Path {
        var cutter = Cutter(box: box)
        for segment in segments { cutter.add(segment) }
        cutter.endSubpath()
        return cutter.rest
    }
}

/// Collects the parts outside a rectangle, segment by segment.
private struct Cutter {
    let box: Rect
    var rest = Path()
    /// The start of a subpath that has no segments yet.
    var dot: Point?
    /// True if `rest` ends where the next segment begins.
    var isDrawing = false

    mutating func add(_ segment: Path.Segment) {
        let parts: [SegmentPart]
        switch segment {
        case .move(let p):
            endSubpath()
            dot = p
            return
        case .line(let a, let b), .close(let a, let b): parts = lines(a, b)
        case .cubic(let curve): parts = cubics(curve)
        }
        dot = nil
        for part in parts {
            if !isDrawing || !part.isStart { rest.move(to: part.segment.start) }
            rest.append(Path(elements: [part.segment.element]))
        }
        isDrawing = parts.last?.isEnd ?? false
    }

    /// Keeps a move without segments, which is a dot.
    mutating func endSubpath() {
        if let dot, !box.holds(dot) { rest.move(to: dot) }
        dot = nil
        isDrawing = false
    }

    /// A part of a segment, and whether it includes the segment's start and end.
    private typealias SegmentPart = (segment: Path.Segment, isStart: Bool, isEnd: Bool)

    private func lines(_ a: Point, _ b: Point) -> [SegmentPart] {
        guard let crossing = box.crossing(a, b) else { return [(.line(a, b), true, true)] }
        let before = crossing.enter.map { SegmentPart(.line(a, $0), true, false) }
        let after = crossing.leave.map { SegmentPart(.line($0, b), false, true) }
        return [before, after].compactMap(\.self)
    }

    /// The number of steps in which a curve is searched for the sides of the rectangle.
    private static let steps = 32

    private func cubics(_ curve: Cubic) -> [SegmentPart] {
        // A curve is within the bounds of its control points.
        let xs = [curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x]
        if xs.allSatisfy({ $0 <= box.x }) || xs.allSatisfy({ $0 >= box.maxX }) { return [(.cubic(curve), true, true)] }
        var parts: [SegmentPart] = []
        var isInside = box.holds(curve.p0)
        var start = 0.0
        for step in 1...Self.steps {
            let after = Double(step) / Double(Self.steps)
            if isInside == box.holds(curve.point(at: after)) { continue }
            let side = side(of: curve, Double(step - 1) / Double(Self.steps), after, from: isInside)
            if !isInside { parts.append((.cubic(curve.part(from: start, to: side)), start == 0, false)) }
            isInside.toggle()
            start = side
        }
        if !isInside { parts.append((.cubic(curve.part(from: start, to: 1)), start == 0, true)) }
        return parts
    }

    /// The parameter between two at which a curve passes a side, by bisection.
    private func side(of curve: Cubic, _ before: Double, _ after: Double, from isInside: Bool) -> Double {
        var low = before
        var high = after
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if box.holds(curve.point(at: middle)) == isInside { low = middle } else { high = middle }
        }
        return high
    }
}

extension Rect {
    /// True if a point is inside, not on a side.
    fileprivate func holds(_ p: Point) -> Bool { x < p.x && p.x < maxX && y < p.y && p.y < maxY }

    /// The points where the straight line from `a` to `b` enters and leaves the rectangle, each nil for an end that is
    /// inside; nil if no part of the line is inside (Y.-D. Liang, B. A. Barsky, 1984).
    package func crossing(_ a: Point, _ b: Point) -> (enter: Point?, leave: Point?)? {
        var enter = (part: 0.0, point: Point?.none)
        var leave = (part: 1.0, point: Point?.none)
        let way = b - a
        /// Clips the parts beyond two opposite sides; `point` returns the point on a side at a part of the way.
        func cut(_ start: Double, _ step: Double, _ low: Double, _ high: Double, _ point: (Double, Double) -> Point) {
            let (near, far) = step > 0 ? (low, high) : (high, low)
            let first = (near - start) / step
            let last = (far - start) / step
            if first > enter.part { enter = (first, point(first, near)) }
            if last < leave.part { leave = (last, point(last, far)) }
        }
        if way.x == 0, a.x <= x || a.x >= maxX { return nil }
        if way.y == 0, a.y <= y || a.y >= maxY { return nil }
        if way.x != 0 { cut(a.x, way.x, x, maxX) { Point($1, a.y + $0 * way.y) } }
        if way.y != 0 { cut(a.y, way.y, y, maxY) { Point(a.x + $0 * way.x, $1) } }
        return enter.part < leave.part ? (enter.point, leave.point) : nil
    }
}
