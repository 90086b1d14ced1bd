/// Divides curves into arcs so flat that the deviation is not visible in any pixel's coverage.
///
/// An arc is stored as its chord and the area between the two, which coverage includes; only if a pixel's border passes
/// between chord and arc is a part of that area counted for the wrong pixel.
struct Flattener {
    /// The greatest sagitta, the distance from the middle of a chord to its arc, in the units of the curve.
    var tolerance: Double

    /// The tolerance in device pixels, an error of one 8-bit level at worst, where an arc touches a pixel's border.
    static let deviceTolerance = 0.004

    /// The shortest step of the curve's parameter; a bend within one such step is a cusp.
    private static let shortestStep = 1.0 / 16384
    private static let longestStep = 1.0 / 8

    /// A point of the curve, and the way to the next one.
    struct CurveSample {
        var point: Point
        /// The direction of travel, of length 1.
        var tangent: Point
        /// The sine of the angle by which the tangent turns until the next sample; positive clockwise on screen.
        var turn = 0.0
        /// The length of the curve until the next sample.
        var length = 0.0
        /// True if the curve turns more until the next sample than one arc can represent.
        var isCusp = false

        /// The area between arc and chord until the next sample, on the parallel `offset` to the left of the curve.
        ///
        /// Two thirds (Archimedes) of sagitta, turn * length / 8, times length. A parallel turns as its curve does, and
        /// is longer by offset * turn (Steiner). The area is 0 if the parallel runs backward.
        func segmentArea(offset: Double) -> Double {
            let length = max(length + offset * turn, 0)
            return turn * length * length / 12
        }
    }

    /// Takes samples so close that arcs are within tolerance, also on parallels up to `reach` away; none at length 0.
    func flatten(_ curve: Cubic, reach: Double, into samples: inout [CurveSample]) {
        samples.removeAll(keepingCapacity: true)
        guard let startTangent = curve.startTangent, let endTangent = curve.endTangent else { return }
        var sample = CurveSample(point: curve.p0, tangent: startTangent)
        guard !isStraight(curve) else {
            sample.length = (curve.p3 - curve.p0).length
            samples.append(sample)
            samples.append(CurveSample(point: curve.p3, tangent: endTangent))
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
                let nextTangent = next == 1 ? endTangent : nextSpeed > 1e-9 ? nextVelocity * (1 / nextSpeed) : tangent
                let turn = tangent.cross(nextTangent)
                let length = (speed + nextSpeed) * 0.5 * step
                let isFine =
                    tangent.dot(nextTangent) > 0.5 && abs(turn) * (length + abs(turn) * reach) <= 12 * tolerance
                guard isFine || step <= Self.shortestStep else {
                    step = max(step / 2, Self.shortestStep)
                    continue
                }
                sample.turn = turn
                sample.length = length
                sample.isCusp = !isFine
                samples.append(sample)
                sample = CurveSample(point: next == 1 ? curve.p3 : curve.point(at: next), tangent: nextTangent)
                t = next
                tangent = nextTangent
                velocity = nextVelocity
                speed = nextSpeed
                break
            }
            // Try a longer step again, but none so long that it could skip a bend.
            step = min(step * 2, Self.longestStep)
        }
        samples.append(sample)
    }

    private func isStraight(_ curve: Cubic) -> Bool {
        let chord = curve.p3 - curve.p0
        guard let along = chord.unit else { return false }
        let a = curve.p1 - curve.p0
        let b = curve.p2 - curve.p0
        // The tolerance is for the rounding of `along`: a line's control points are its ends.
        let length = chord.length * (1 + 1e-12)
        return abs(along.cross(a)) < tolerance * 1e-3 && abs(along.cross(b)) < tolerance * 1e-3
            && along.dot(a) >= 0 && along.dot(a) <= length && along.dot(b) >= 0 && along.dot(b) <= length
    }

    /// The step whose sagitta is the tolerance if the curvature is constant.
    private func suggestedStep(_ velocity: Point, _ acceleration: Point, speed: Double, reach: Double) -> Double {
        guard speed > 1e-9 else { return Self.shortestStep }
        let turnRate = abs(velocity.cross(acceleration)) / (speed * speed)
        guard turnRate > 1e-9 else { return Self.longestStep }
        return (8 * tolerance / (turnRate * (speed + turnRate * reach))).squareRoot()
    }
}

extension Path {
    /// Calls `body` with each outline of the path, scaled and flattened; open subpaths are closed.
    func forEachOutline(scale: Double, _ body: ([OutlineVertex]) -> Void) {
        let flattener = Flattener(tolerance: Flattener.deviceTolerance)
        var outline: [OutlineVertex] = []
        // The outline of a circle has 33 vertices and more, a curve mostly fewer than 16 samples.
        outline.reserveCapacity(64)
        var samples: [Flattener.CurveSample] = []
        samples.reserveCapacity(16)
        for segment in segments {
            switch segment {
            case .move(let start), .close(_, let start):
                if outline.count > 1 { body(outline) }
                outline.removeAll(keepingCapacity: true)
                outline.append(OutlineVertex(point: start * scale))
            case .line(_, let end): outline.append(OutlineVertex(point: end * scale))
            case .cubic(let curve):
                flattener.flatten(curve * scale, reach: 0, into: &samples)
                for i in samples.indices.dropFirst() {
                    outline.append(
                        OutlineVertex(point: samples[i].point, segmentArea: samples[i - 1].segmentArea(offset: 0)))
                }
            }
        }
        if outline.count > 1 { body(outline) }
    }
}
