import StepRaster

/// A stroke as the union of what the pen sweeps: a quadrilateral per straight piece, joins, and caps.
///
/// Round joins and caps are the sectors and half discs of SVG; with the pieces between them they are, all round, every
/// point within half the width of the path.
struct PenSweep {
    private(set) var spans = UnionSpans(quads: [], sectors: [])
    /// Heights where straight parts have corners.
    private(set) var cuts: [Double] = []
    private let style: StrokeStyle
    private let radius: Double

    init(path: Path, style: StrokeStyle) {
        self.style = style
        radius = style.width / 2
        guard radius > 0 else { return }
        for subpath in Subpath.split(path) { sweep(subpath) }
    }

    private mutating func sweep(_ subpath: Subpath) {
        var segments = subpath.segments
        if subpath.isClosed, let last = segments.last, (last.end - subpath.start).length > 0 {
            segments.append(.line(last.end, subpath.start))
        }
        let runs = segments.filter { !$0.isPoint }.map {
            // Turning by a few thousandths keeps the outer offset curve within 1e-4 px of its chords.
            $0.samples(turn: (8e-4 / max(radius, 0.5)).squareRoot(), sagitta: 5e-5)
        }
        guard let first = runs.first, let last = runs.last else { return dot(at: subpath.start) }

        for run in runs {
            for (a, b) in zip(run, run.dropFirst()) {
                add(
                    [
                        a.point + a.normal * radius, b.point + b.normal * radius, b.point - b.normal * radius,
                        a.point - a.normal * radius,
                    ], corners: run.count == 2)
                // At a cusp inside a curve the pen turns on the spot.
                if a.direction.dot(b.direction) < 0.99 { turn(at: b.point, from: a.direction, to: b.direction) }
            }
        }
        for (a, b) in zip(runs, runs.dropFirst()) { join(a[a.count - 1], b[0]) }
        if subpath.isClosed {
            join(last[last.count - 1], first[0])
        } else {
            cap(first[0].point, outward: -first[0].direction)
            cap(last[last.count - 1].point, outward: last[last.count - 1].direction)
        }
    }

    private mutating func dot(at p: Point) {
        cap(p, outward: Point(1, 0))
        cap(p, outward: Point(-1, 0))
    }

    private mutating func cap(_ p: Point, outward d: Point) {
        switch style.cap {
        case .butt: break
        case .round: add(Sector(center: p, radius: radius, facing: [d]))
        }
    }

    private mutating func join(_ a: Sample, _ b: Sample) {
        let cosine = a.direction.dot(b.direction)
        let sine = a.direction.cross(b.direction)
        guard cosine < 0 || abs(sine) > 1e-12 else { return }
        if style.join == .round { return turn(at: b.point, from: a.direction, to: b.direction) }
        let outer = sine > 0 ? -radius : radius
        let corner0 = b.point + a.normal * outer
        let corner1 = b.point + b.normal * outer
        // The miter's length over the line's width is 1 / cos(half the turn).
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        if halfCosine > 0 && 1 / halfCosine <= 4 {
            let bisector = a.normal + b.normal
            let tip = b.point + bisector * (outer / (halfCosine * bisector.length))
            add([b.point, corner0, tip, corner1], corners: true)
        } else {
            add([b.point, corner0, corner1], corners: true)
        }
    }

    private mutating func add(_ points: [Point], corners: Bool) {
        spans.quads.append(Quad(points))
        if corners { cuts += points.map(\.y) }
    }

    /// What lies past the end of the piece before and short of the start of the one after.
    private mutating func turn(at p: Point, from before: Point, to after: Point) {
        add(Sector(center: p, radius: radius, facing: [before, -after]))
    }

    private mutating func add(_ sector: Sector) {
        spans.sectors.append(sector)
        cuts += [sector.center.y - radius, sector.center.y, sector.center.y + radius]
    }
}

/// The part of a disc that lies on the given sides of its centre.
struct Sector {
    let center: Point
    let radius: Double
    /// Directions from the centre; all of it when there are none.
    let facing: [Point]

    func span(at y: Double) -> (start: Double, end: Double)? {
        let dy = y - center.y
        let square = radius * radius - dy * dy
        guard square > 0 else { return nil }
        var (start, end) = (-square.squareRoot(), square.squareRoot())
        for side in facing {
            // Ahead of the centre, or so little behind it that no gap opens towards a neighbour.
            let rest = side.y * dy + 1e-9
            if side.x > 0 {
                start = max(start, -rest / side.x)
            } else if side.x < 0 {
                end = min(end, -rest / side.x)
            } else if rest < 0 {
                return nil
            }
        }
        return start < end ? (center.x + start, center.x + end) : nil
    }
}

/// Up to four sides, possibly crossing like a bow tie.
struct Quad {
    let sides: [Side]
    let top: Double
    let bottom: Double

    init(_ points: [Point]) {
        sides = points.indices.map { Side(points[$0], points[($0 + 1) % points.count]) }
        top = sides.reduce(.infinity) { min($0, $1.top) }
        bottom = sides.reduce(-.infinity) { max($0, $1.bottom) }
    }
}

/// Everything inside at least one piece.
struct UnionSpans: SpanSource {
    var quads: [Quad]
    var sectors: [Sector]

    func clipped(top: Double, bottom: Double) -> UnionSpans {
        UnionSpans(
            quads: quads.filter { $0.top < bottom && $0.bottom > top },
            sectors: sectors.filter { $0.center.y - $0.radius < bottom && $0.center.y + $0.radius > top })
    }

    func spans(at y: Double) -> [Double] {
        var union: [(start: Double, end: Double)] = []
        for quad in quads where quad.top <= y && y < quad.bottom {
            var xs: [Double] = []
            for side in quad.sides where side.crosses(y) { xs.append(side.x(at: y)) }
            if xs.count == 2 {
                merge(min(xs[0], xs[1]), max(xs[0], xs[1]), into: &union)
            } else if xs.count == 4 {
                xs.sort()
                merge(xs[0], xs[1], into: &union)
                merge(xs[2], xs[3], into: &union)
            }
        }
        for sector in sectors {
            if let span = sector.span(at: y) { merge(span.start, span.end, into: &union) }
        }
        union.sort { $0.start < $1.start }
        return union.flatMap { [$0.start, $0.end] }
    }

    /// Adds a span to disjoint ones, which stay disjoint. Spans that all but touch are one: neighbours share a side.
    private func merge(_ start: Double, _ end: Double, into union: inout [(start: Double, end: Double)]) {
        var (start, end) = (start, end)
        var i = 0
        while i < union.count {
            if start <= union[i].end + 1e-9 && end >= union[i].start - 1e-9 {
                start = min(start, union[i].start)
                end = max(end, union[i].end)
                union.swapAt(i, union.count - 1)
                union.removeLast()
            } else {
                i += 1
            }
        }
        union.append((start, end))
    }
}
