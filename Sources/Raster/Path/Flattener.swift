/// Cuts curves into chords so short that no pixel's coverage shows it.
///
/// A chord's middle leaves the curve by its sagitta, about turn * length / 8. Chords between points of the curve would
/// all lie on its hollow side, and every pixel of a disc would lose a little; so inner vertices move outward by two thirds
/// of the sagitta, after which chord and curve enclose equal areas and the error cancels along the curve.
struct Flattener {
    /// Greatest sagitta, in the units of the curve.
    var tolerance: Double

    /// In device pixels: a sagitta of this size, balanced, is below a tenth of an 8-bit level.
    static let deviceTolerance = 0.004

    /// No curve is cut finer than this part of its parameter; what turns within one step is a cusp.
    private static let shortestStep = 1.0 / 16384
    private static let longestStep = 1.0 / 8

    /// Parameters 0...1 at which to cut `curve` so that it, and its parallels up to `reach` away, stay within tolerance.
    func cuts(_ curve: Cubic, reach: Double, into cuts: inout [Double]) {
        cuts.removeAll(keepingCapacity: true)
        cuts.append(0)
        guard !isStraight(curve) else {
            cuts.append(1)
            return
        }
        var t = 0.0
        var tangent = curve.startTangent
        var step = Self.longestStep
        while t < 1 {
            step = min(max(min(step, suggestedStep(curve, at: t, reach: reach)), Self.shortestStep), 1 - t)
            var next = curve.tangent(at: t + step)
            while step > Self.shortestStep,
                !isFine(from: t, tangent, to: t + step, next, on: curve, reach: reach)
            {
                step = max(step / 2, Self.shortestStep)
                next = curve.tangent(at: t + step)
            }
            t = 1 - (t + step) < Self.shortestStep / 2 ? 1 : t + step
            cuts.append(t)
            tangent = next ?? tangent
            // Look further again, but not so far that a bend could hide between two steps.
            step = min(step * 2, Self.longestStep)
        }
    }

    private func isStraight(_ curve: Cubic) -> Bool {
        let chord = curve.p3 - curve.p0
        guard let along = chord.unit else { return false }
        let a = curve.p1 - curve.p0
        let b = curve.p2 - curve.p0
        let length = chord.length
        return abs(along.cross(a)) < tolerance * 1e-3 && abs(along.cross(b)) < tolerance * 1e-3
            && (0...length).contains(along.dot(a)) && (0...length).contains(along.dot(b))
    }

    /// The step whose sagitta is the tolerance if curvature stays as it is at `t`.
    private func suggestedStep(_ curve: Cubic, at t: Double, reach: Double) -> Double {
        let velocity = curve.derivative(at: t)
        let speed = velocity.length
        guard speed > 1e-9 else { return Self.shortestStep }
        let turnRate = abs(velocity.cross(curve.secondDerivative(at: t))) / (speed * speed)
        guard turnRate > 1e-9 else { return Self.longestStep }
        return (8 * tolerance / (turnRate * (speed + turnRate * reach))).squareRoot()
    }

    private func isFine(
        from t0: Double, _ tangent0: Point?, to t1: Double, _ tangent1: Point?, on curve: Cubic, reach: Double
    ) -> Bool {
        guard let tangent0, let tangent1, tangent0.dot(tangent1) > 0.5 else { return false }
        let turn = abs(tangent0.cross(tangent1))
        let length = (curve.point(at: t1) - curve.point(at: t0)).length + turn * reach
        return turn * length <= 8 * tolerance * 1.5
    }

    /// Moves the inner vertices of a smooth chain so that chords and curve enclose equal areas.
    ///
    /// The shift is two thirds of the sagitta, from the second difference of neighbouring vertices; the shorter chord
    /// decides, so that a straight stretch beside a bend is left alone.
    static func balance(_ chain: inout [Point]) {
        guard chain.count > 2 else { return }
        var before = chain[0]
        for i in 1..<chain.count - 1 {
            let here = chain[i]
            let a = here - before
            let b = chain[i + 1] - here
            before = here
            let lengthA = a.length
            let lengthB = b.length
            guard lengthA > 0, lengthB > 0 else { continue }
            let bend = b * (1 / lengthB) - a * (1 / lengthA)
            chain[i] = here - bend * (min(lengthA, lengthB) / 12)
        }
    }
}

extension Path {
    /// The path's outline as closed polygons of straight pieces, mapped by `transform`, ready to be filled.
    ///
    /// Open subpaths are closed, as filling does. `tolerance` is in units after the transform.
    func forEachPolygon(
        _ transform: Transform, tolerance: Double = Flattener.deviceTolerance, _ body: ([Point]) -> Void
    ) {
        let flattener = Flattener(tolerance: tolerance)
        var polygon: [Point] = []
        var cuts: [Double] = []
        var start = Point.zero
        var here = Point.zero
        func finish() {
            if polygon.count > 2 { body(polygon) }
            polygon.removeAll(keepingCapacity: true)
        }
        for element in elements {
            switch element {
            case .move(let p):
                finish()
                (start, here) = (transform(p), transform(p))
                polygon.append(here)
            case .line(let p):
                here = transform(p)
                polygon.append(here)
            case .cubic(let c1, let c2, let p):
                let curve = Cubic(here, transform(c1), transform(c2), transform(p))
                flattener.cuts(curve, reach: 0, into: &cuts)
                var chain = cuts.map(curve.point(at:))
                Flattener.balance(&chain)
                if polygon.isEmpty { polygon.append(here) }
                polygon.append(contentsOf: chain.dropFirst())
                here = curve.p3
            case .close:
                finish()
                here = start
                polygon.append(start)
            }
        }
        finish()
    }
}
