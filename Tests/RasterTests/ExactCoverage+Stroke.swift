import Raster

/// A stroke as the union of what the pen sweeps: a quadrilateral per straight piece, joins, and caps.
struct PenSweep {
    private(set) var spans = UnionSpans(quads: [], discs: [])
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
                // A cusp inside a curve turns about a point.
                if style.join == .round && a.direction.dot(b.direction) < 0.99 { add(discAt: b.point) }
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
        let side = Point(-d.y, d.x) * radius
        switch style.cap {
        case .butt: break
        case .round: add(discAt: p)
        case .square: add([p + side, p + side + d * radius, p - side + d * radius, p - side], corners: true)
        }
    }

    private mutating func join(_ a: Sample, _ b: Sample) {
        let cosine = a.direction.dot(b.direction)
        let turn = a.direction.cross(b.direction)
        guard cosine < 0 || abs(turn) > 1e-12 else { return }
        if style.join == .round { return add(discAt: b.point) }
        let outer = turn > 0 ? -radius : radius
        let corner0 = b.point + a.normal * outer
        let corner1 = b.point + b.normal * outer
        // The miter's length over the line's width is 1 / cos(half the turn).
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        if style.join == .miter && halfCosine > 0 && 1 / halfCosine <= style.miterLimit {
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

    private mutating func add(discAt p: Point) {
        spans.discs.append(Disc(center: p, radius: radius))
        cuts += [p.y - radius, p.y + radius]
    }
}

struct Disc {
    var center: Point
    var radius: Double
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
    var discs: [Disc]

    func clipped(top: Double, bottom: Double) -> UnionSpans {
        UnionSpans(
            quads: quads.filter { $0.top < bottom && $0.bottom > top },
            discs: discs.filter { $0.center.y - $0.radius < bottom && $0.center.y + $0.radius > top })
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
        for disc in discs {
            let dy = y - disc.center.y
            let square = disc.radius * disc.radius - dy * dy
            guard square > 0 else { continue }
            merge(disc.center.x - square.squareRoot(), disc.center.x + square.squareRoot(), into: &union)
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
