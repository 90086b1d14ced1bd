extension Path {
    /// The parts outside a rectangle.
    func outside(_ box: Rect) -> Path {
        var rest = Path()
        for segment in segments {
            switch segment {
            case .move(let p):
                // A move alone is a dot.
                if !box.holds(p) { rest.move(to: p) }
            case .line(let a, let b): rest.add(Cubic(a, a.lerp(b, 1.0 / 3), a.lerp(b, 2.0 / 3), b), outside: box)
            case .cubic(let curve): rest.add(curve, outside: box)
            case .close: break
            }
        }
        return rest
    }

    /// Parts of a curve are parts of its parameter, whose ends are found by halving.
    private mutating func add(_ curve: Cubic, outside box: Rect) {
        let steps = 32
        // A curve is within its control points.
        let xs = [curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x]
        if xs.allSatisfy({ $0 <= box.x }) || xs.allSatisfy({ $0 >= box.maxX }) {
            if isEmpty { move(to: curve.p0) }
            return cubic(curve.p1, curve.p2, to: curve.p3)
        }
        var start: Double? = box.holds(curve.p0) ? nil : 0
        func edge(_ low: Double, _ high: Double) -> Double {
            let wasInside = box.holds(curve.point(at: low))
            var (low, high) = (low, high)
            for _ in 0..<24 {
                let middle = (low + high) / 2
                if box.holds(curve.point(at: middle)) == wasInside { low = middle } else { high = middle }
            }
            return high
        }
        func finish(at end: Double) {
            guard let from = start else { return }
            let part = curve.part(from: from, to: end)
            if from > 0 || isEmpty { move(to: part.p0) }
            cubic(part.p1, part.p2, to: part.p3)
            start = nil
        }
        for step in 1...steps {
            let (before, after) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
            switch (box.holds(curve.point(at: before)), box.holds(curve.point(at: after))) {
            case (false, true): finish(at: edge(before, after))
            case (true, false): start = edge(before, after)
            default: break
            }
        }
        finish(at: 1)
    }
}

extension Rect {
    /// Whether a place is inside, not on a side.
    fileprivate func holds(_ p: Point) -> Bool { x < p.x && p.x < maxX && y < p.y && p.y < maxY }
}
