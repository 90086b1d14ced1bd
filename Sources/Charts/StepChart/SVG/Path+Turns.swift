extension Path {
    /// The same path, its cubics cut after each turn that is tighter than the pen is wide.
    ///
    /// Browsers trace the edges of a stroke by curves of their own, which miss the edge of a long stretch that begins or
    /// ends with a sharp turn by up to half a pen's width. They do well when the turn is a curve for itself.
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

    /// True if it is a closed subpath, no wider or no higher than the pen is wide: its stroke leaves nothing open inside.
    func isCovered(by pen: StrokeStyle) -> Bool {
        guard elements.last == .close, let ends = Path(through: elements.compactMap(\.end)).bounds else { return false }
        return min(ends.width, ends.height) <= pen.width
    }
}

extension Cubic {
    /// The parameter where a turn at the start is over, if that is tighter than `width`; it has then gone round by about
    /// 55 degrees.
    fileprivate func turn(_ width: Double) -> Double? {
        let along = p1 - p0
        let length = along.length
        let bend = abs(along.cross(p2 - p1))
        // The radius of curvature is 3/2 length^3 / bend, and the slope grows by 2 bend / length^2.
        guard bend * 2 * width > 3 * length * length * length else { return nil }
        let end = 1.5 * length * length / (2 * bend)
        return end > 0 && end < 0.5 ? end : nil
    }
}
