extension Path {
    /// Returns the same path, its cubics split after each turn that is tighter than the pen is wide. Browsers
    /// approximate the edges of a stroke by curves of their own. For a long curve that begins or ends with a sharp
    /// turn, the error is up to half a pen's width; it is small if the turn is a curve of its own.
    func cut(for pen: StrokeStyle) -> Path {
        var cut: [Element] = []
        for segment in segments {
            switch segment {
            case .move(let p): cut.append(.move(p))
            case .line(_, let p): cut.append(.line(p))
            case .cubic(let curve):
                let turns = (first: curve.turn(pen.width), last: curve.reversed.turn(pen.width))
                let cuts = [0, turns.first ?? 0, 1 - (turns.last ?? 0), 1]
                for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
                    let part = curve.part(from: from, to: to)
                    cut.append(.cubic(part.p1, part.p2, to < 1 ? part.p3 : curve.p3))
                }
            case .close: cut.append(.close)
            }
        }
        return Path(elements: cut)
    }

    /// Returns true for a closed subpath that is no wider or no higher than the pen: its stroke covers its inside.
    func isCovered(by pen: StrokeStyle) -> Bool {
        guard elements.last == .close, let ends = Path(through: elements.compactMap(\.end)).bounds else { return false }
        return min(ends.width, ends.height) <= pen.width
    }
}

extension Cubic {
    /// Returns the parameter at the end of a turn at the start, after about 55 degrees, if it is tighter than `width`.
    fileprivate func turn(_ width: Double) -> Double? {
        let along = p1 - p0
        let length = along.length
        let bend = abs(along.cross(p2 - p1))
        // The radius of curvature is 3/2 length^3 / bend; the slope changes by 2 bend / length^2 per unit.
        guard bend * 2 * width > 3 * length * length * length else { return nil }
        let end = 1.5 * length * length / (2 * bend)
        return end > 0 && end < 0.5 ? end : nil
    }
}
