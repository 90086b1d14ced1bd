/// Cuts curves into chords so short that no pixel's coverage shows it.
///
/// A chord's middle leaves the curve by its sagitta, turn * length / 8. With chords between points of the curve, all would
/// lie on its hollow side, and every pixel round a disc would lose a little; so inner vertices move outward by two thirds
/// of the sagitta (`bulge`), after which chords and curve enclose equal areas and the error cancels along the curve.
struct Flattener {
    /// Greatest sagitta, in the units of the curve.
    var tolerance: Double

    /// In device pixels. Balanced, a sagitta of this size costs no pixel more than a seventh of an 8-bit level.
    static let deviceTolerance = 0.003

    /// No curve is cut finer than this part of its parameter; what turns within one step is a cusp.
    private static let shortestStep = 1.0 / 16384
    private static let longestStep = 1.0 / 8

    /// A point of the curve, and the way to the next one.
    struct Sample {
        var point: Point
        /// Direction of travel, of length 1.
        var tangent: Point
        /// Sine of the angle by which the tangent turns until the next sample; positive clockwise on screen.
        var turn = 0.0
        /// Length of the curve until the next sample.
        var length = 0.0
        /// Whether the tangent turns by more than 60 degrees until the next sample: a cusp.
        var isCusp = false

        /// What this step asks of the bulge at either end, on the parallel `offset` to the left of the curve: a third of
        /// the chord's sagitta, to the left.
        /// Nothing where that parallel runs backward.
        fileprivate func bulge(offset: Double) -> Double {
            isCusp ? 0 : turn * max(length + offset * turn, 0) / 24
        }
    }

    /// How far inner vertex `i` moves to its left, on the parallel `offset` to the left of the curve.
    ///
    /// The ends stay put, so that pieces meet; what they do not give, their neighbours do.
    static func bulge(_ samples: [Sample], at i: Int, offset: Double) -> Double {
        guard i > 0, i < samples.count - 1 else { return 0 }
        var bulge = samples[i - 1].bulge(offset: offset) + samples[i].bulge(offset: offset)
        if i == 1 { bulge += samples[i - 1].bulge(offset: offset) }
        if i == samples.count - 2 { bulge += samples[i].bulge(offset: offset) }
        return bulge
    }

    /// Samples so close that chords between them stay within tolerance, on the curve and its parallels up to `reach` away.
    ///
    /// A curve without extent has no samples.
    func flatten(_ curve: Cubic, reach: Double, into samples: inout [Sample]) {
        samples.removeAll(keepingCapacity: true)
        guard let startTangent = curve.startTangent, let endTangent = curve.endTangent else { return }
        samples.append(Sample(point: curve.p0, tangent: startTangent))
        guard !isStraight(curve) else {
            samples[0].length = (curve.p3 - curve.p0).length
            samples.append(Sample(point: curve.p3, tangent: endTangent))
            return
        }
        var t = 0.0
        var tangent = startTangent
        var velocity = curve.derivative(at: 0)
        var speed = velocity.length
        var step = Self.longestStep
        while t < 1 {
            let suggested = suggestedStep(velocity, curve.secondDerivative(at: t), speed: speed, reach: reach)
            step = min(max(min(step, suggested), Self.shortestStep), 1 - t)
            while true {
                var next = t + step
                if 1 - next < Self.shortestStep / 2 { next = 1 }
                let nextVelocity = curve.derivative(at: next)
                let nextSpeed = nextVelocity.length
                let nextTangent =
                    next == 1 ? endTangent : nextSpeed > 1e-9 ? nextVelocity * (1 / nextSpeed) : tangent
                let turn = tangent.cross(nextTangent)
                let length = (speed + nextSpeed) * 0.5 * step
                let isCusp = tangent.dot(nextTangent) < 0.5
                let isFine = !isCusp && abs(turn) * (length + abs(turn) * reach) <= 12 * tolerance
                guard isFine || step <= Self.shortestStep else {
                    step = max(step / 2, Self.shortestStep)
                    continue
                }
                samples[samples.count - 1].turn = turn
                samples[samples.count - 1].length = length
                samples[samples.count - 1].isCusp = isCusp
                samples.append(Sample(point: next == 1 ? curve.p3 : curve.point(at: next), tangent: nextTangent))
                (t, tangent, velocity, speed) = (next, nextTangent, nextVelocity, nextSpeed)
                break
            }
            // Look further again, but not so far that a bend could hide between two steps.
            step = min(step * 2, Self.longestStep)
        }
    }

    private func isStraight(_ curve: Cubic) -> Bool {
        let chord = curve.p3 - curve.p0
        guard let along = chord.unit else { return false }
        let a = curve.p1 - curve.p0
        let b = curve.p2 - curve.p0
        // A line's control points are its ends, give or take the rounding of `along`.
        let length = chord.length * (1 + 1e-12)
        return abs(along.cross(a)) < tolerance * 1e-3 && abs(along.cross(b)) < tolerance * 1e-3
            && along.dot(a) >= 0 && along.dot(a) <= length && along.dot(b) >= 0 && along.dot(b) <= length
    }

    /// The step whose sagitta is the tolerance if curvature stays as it is.
    private func suggestedStep(_ velocity: Point, _ acceleration: Point, speed: Double, reach: Double) -> Double {
        guard speed > 1e-9 else { return Self.shortestStep }
        let turnRate = abs(velocity.cross(acceleration)) / (speed * speed)
        guard turnRate > 1e-9 else { return Self.longestStep }
        return (8 * tolerance / (turnRate * (speed + turnRate * reach))).squareRoot()
    }
}

extension Path {
    /// The path's outline as closed polygons, mapped by `transform`, ready to be filled: open subpaths are closed.
    ///
    /// `tolerance` is in units after the transform.
    func forEachPolygon(
        _ transform: Transform, tolerance: Double = Flattener.deviceTolerance, _ body: ([Point]) -> Void
    ) {
        let flattener = Flattener(tolerance: tolerance)
        var polygon: [Point] = []
        var samples: [Flattener.Sample] = []
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
                here = transform(p)
                start = here
                polygon.append(here)
            case .line(let p):
                here = transform(p)
                polygon.append(here)
            case .cubic(let c1, let c2, let p):
                let curve = Cubic(here, transform(c1), transform(c2), transform(p))
                flattener.flatten(curve, reach: 0, into: &samples)
                for i in samples.indices.dropFirst().dropLast() {
                    let sample = samples[i]
                    let bulge = Flattener.bulge(samples, at: i, offset: 0)
                    polygon.append(sample.point - sample.tangent.quarterTurn * bulge)
                }
                here = curve.p3
                polygon.append(here)
            case .close:
                finish()
                here = start
                polygon.append(start)
            }
        }
        finish()
    }
}
