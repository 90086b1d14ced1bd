import StepRaster

/// One run of a path, as the oracle reads it.
struct Subpath {
    var start: Point
    var segments: [Segment] = []
    var isClosed = false

    /// A lone move is a subpath without segments; drawing on after a close starts where the closed one did.
    static func split(_ path: Path) -> [Subpath] {
        var subpaths: [Subpath] = []
        var pen = Point.zero
        func extend(_ segment: Segment) {
            if subpaths.isEmpty || subpaths[subpaths.count - 1].isClosed { subpaths.append(Subpath(start: pen)) }
            subpaths[subpaths.count - 1].segments.append(segment)
            pen = segment.end
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                subpaths.append(Subpath(start: p))
                pen = p
            case .line(let p): extend(.line(pen, p))
            case .cubic(let c1, let c2, let p): extend(.cubic(pen, c1, c2, p))
            case .close:
                guard !subpaths.isEmpty else { continue }
                subpaths[subpaths.count - 1].isClosed = true
                pen = subpaths[subpaths.count - 1].start
            }
        }
        return subpaths
    }
}

/// A point of a path and the unit direction in which the pen passes it.
struct Sample {
    var point: Point
    var direction: Point
    var normal: Point { Point(-direction.y, direction.x) }
}

enum Segment {
    case line(Point, Point)
    case cubic(Point, Point, Point, Point)

    var end: Point {
        switch self {
        case .line(_, let p), .cubic(_, _, _, let p): p
        }
    }

    var isPoint: Bool {
        switch self {
        case .line(let a, let b): a == b
        case .cubic(let a, let b, let c, let d): a == b && a == c && a == d
        }
    }

    /// Points so close that between two of them the direction turns by at most `turn` radians and the curve leaves
    /// its chord by at most `sagitta`.
    func samples(turn: Double, sagitta: Double) -> [Sample] {
        switch self {
        case .line(let a, let b):
            let d = b - a
            let direction = d.length > 0 ? d * (1 / d.length) : Point(1, 0)
            return [Sample(point: a, direction: direction), Sample(point: b, direction: direction)]
        case .cubic(let p0, let p1, let p2, let p3):
            let curve = Cubic(p0: p0, p1: p1, p2: p2, p3: p3)
            var samples = [curve.sample(0)]
            // Sixteenths first: an S-shaped piece may have parallel ends and its middle on the chord.
            for i in 0..<16 {
                let (a, b) = (Double(i) / 16, Double(i + 1) / 16)
                curve.subdivide(
                    a, samples[samples.count - 1], b, curve.sample(b), turn: turn, sagitta: sagitta, into: &samples)
            }
            return samples
        }
    }
}

private struct Cubic {
    var p0: Point
    var p1: Point
    var p2: Point
    var p3: Point

    func sample(_ t: Double) -> Sample {
        let u = 1 - t
        let point = p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
        // The first derivative that does not vanish; seen from the end of the curve the second one points back.
        let first = (p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t)
        let second = (p2 - p1 - (p1 - p0)) * u + (p3 - p2 - (p2 - p1)) * t
        let candidates = [first, t == 0 ? second : -second, p3 - p0]
        let d = candidates.first { $0.length > 1e-9 } ?? Point(1, 0)
        return Sample(point: point, direction: d * (1 / d.length))
    }

    func subdivide(
        _ a: Double, _ atA: Sample, _ b: Double, _ atB: Sample, turn: Double, sagitta: Double,
        into samples: inout [Sample]
    ) {
        let m = (a + b) / 2
        let atM = sample(m)
        let chord = atB.point - atA.point
        let reach = atM.point - atA.point
        let bow = chord.length > 1e-12 ? abs(chord.cross(reach)) / chord.length : reach.length
        let turned = atA.direction.dot(atB.direction) < 1 - turn * turn / 2
        if (bow > sagitta || turned) && b - a > 1.0 / 1_048_576 {
            subdivide(a, atA, m, atM, turn: turn, sagitta: sagitta, into: &samples)
            subdivide(m, atM, b, atB, turn: turn, sagitta: sagitta, into: &samples)
        } else {
            samples.append(atB)
        }
    }
}
