/// Inks centre lines: turns a path and a pen into outlines whose union is the stroke.
///
/// The stroke is what the pen's straight nib, held across the line, sweeps: its edges are the parallels of the centre
/// line, p(t) + r n(t) and p(t) - r n(t) with n the unit normal. They are not Bezier curves, so they are sampled where
/// the centre line is. While both parallels run forward, left and right are chained into one outline, caps included.
/// The inner parallel runs backward where the line turns tighter than half its width: each side of such a bend becomes
/// a piece of its own. Joins are pieces, too. All are turned to wind positively: the non-zero rule fills their union.
struct Stroker {
    /// The number of line widths above which a miter becomes a bevel: SVG's default.
    private static let miterLimit = 4.0

    private var style = StrokeStyle(width: 0)
    private var radius: Double { style.width / 2 }
    private let scale: Double
    private let flattener: Flattener
    /// The least gap on the outside of a corner that needs a join.
    private let smallestGap: Double

    var edges: EdgeCollector

    /// The current run: both parallels, in the direction of travel, and the cap at the start of an open subpath.
    private var left: [OutlineVertex] = []
    private var right: [OutlineVertex] = []
    private var startCap: [OutlineVertex] = []
    private var samples: [Flattener.CurveSample] = []
    private var bend = Bend()
    private var outline: [OutlineVertex] = []
    /// The outlines inked since `outlines(of:)` began, which keeps them instead of adding them to `edges`; else nil.
    private var kept: [[OutlineVertex]]?

    /// Returns true if the deadline has passed.
    let isOver: @Sendable () -> Bool

    /// The current bend that is tighter than the pen.
    private struct Bend {
        /// The two parallels, one of which runs backward.
        var left: [OutlineVertex] = []
        var right: [OutlineVertex] = []
        /// The points where successive positions of the nib cross: one fewer than positions.
        var pivots: [OutlineVertex] = []
        var turn = 0.0
    }

    /// A stroker that scales outlines and adds them to `edges`. Pens are measured before scaling.
    init(scale: Double, edges: EdgeCollector, unless isOver: @escaping @Sendable () -> Bool) {
        self.scale = scale
        self.edges = edges
        self.isOver = isOver
        let scale = max(scale, 1e-12)
        flattener = Flattener(tolerance: Flattener.deviceTolerance / scale)
        smallestGap = 1e-4 / scale
    }

    /// Returns the outlines of strokes, in the units of their paths.
    mutating func outlines(of strokes: [GlyphStroke]) -> [[OutlineVertex]] {
        kept = []
        for stroke in strokes { self.stroke(stroke.path, style: stroke.style) }
        defer { kept = nil }
        return kept ?? []
    }

    /// Adds an outline to `edges`. Its vertices are relative to `origin`; both are in the units of paths.
    mutating func add(_ outline: [OutlineVertex], at origin: Point) {
        edges.add(outline, scale: scale, offset: origin * scale)
    }

    mutating func stroke(_ path: Path, style: StrokeStyle) {
        guard style.width > 0, style.width < 1e12, path.isDrawable else { return }
        self.style = style
        let upright = path.stretched(for: style)
        let path = Dashes(style)?.dashes(of: upright) ?? upright
        var curves: [Cubic] = []
        curves.reserveCapacity(path.elements.count)
        // Nil after a close, after which a segment starts a new subpath at the same point.
        var start: Point?
        for segment in path.segments {
            switch segment {
            case .move(let p):
                if let start { ink(curves, from: start, closed: false) }
                curves.removeAll(keepingCapacity: true)
                start = p
            case .line(let a, let b):
                if a != b { curves.append(Cubic(a, a, b, b)) }
                start = start ?? a
            case .cubic(let curve):
                if curve.startTangent != nil { curves.append(curve) }
                start = start ?? curve.p0
            case .close(let a, let b):
                guard start != nil else { continue }
                if a != b { curves.append(Cubic(a, a, b, b)) }
                ink(curves, from: b, closed: true)
                curves.removeAll(keepingCapacity: true)
                start = nil
            }
        }
        if let start { ink(curves, from: start, closed: false) }
    }

    // MARK: Subpaths

    private mutating func ink(_ curves: [Cubic], from start: Point, closed: Bool) {
        guard let first = curves.first, let last = curves.last else {
            let east = Point(1, 0)
            if style.cap == .round { inkPiece(cap(at: start, facing: east) + cap(at: start, facing: -east)) }
            return
        }
        if !closed, let tangent = first.startTangent { startCap = cap(at: start, facing: -tangent) }
        var before: Point?
        for curve in curves where !isOver() {
            guard let tangent = curve.startTangent else { continue }
            if let before, before != tangent { inkJoin(at: curve.p0, from: before, to: tangent) }
            inkRibbon(curve)
            before = curve.endTangent
        }
        guard let before, let tangent = first.startTangent else { return }
        if closed {
            finishRun()
            inkJoin(at: last.p3, from: before, to: tangent)
        } else {
            finishRun(endCap: cap(at: last.p3, facing: before))
        }
    }

    /// The outline of a line's end, from the left of `direction` to its right.
    private func cap(at p: Point, facing direction: Point) -> [OutlineVertex] {
        let side = direction.quarterTurn
        switch style.cap {
        case .butt: return [OutlineVertex(point: p - side * radius), OutlineVertex(point: p + side * radius)]
        case .round: return arc(around: p, from: -side, to: side, clockwise: true)
        }
    }

    // MARK: Curves

    private mutating func inkRibbon(_ curve: Cubic) {
        flattener.flatten(curve, reach: radius, into: &samples)
        for i in samples.indices {
            let sample = samples[i]
            let side = sample.tangent.quarterTurn * radius
            var l = OutlineVertex(point: sample.point - side)
            var r = OutlineVertex(point: sample.point + side)
            if i > 0 {
                let before = samples[i - 1]
                l.segmentArea = before.segmentArea(offset: radius)
                r.segmentArea = before.segmentArea(offset: -radius)
                // Both parallels advance with the centre line.
                if !before.isCusp, abs(before.turn) * radius < before.length {
                    finishBend()
                } else {
                    let start = (left: left[left.count - 1], right: right[right.count - 1])
                    finishRun()
                    if before.isCusp {
                        // The nib turns on the spot.
                        finishBend()
                        inkPie(at: before.point, from: before.tangent, to: sample.tangent)
                    } else {
                        extendBend(from: before, start, to: sample, (l, r))
                    }
                }
            }
            left.append(l)
            right.append(r)
        }
        finishBend()
    }

    private mutating func finishRun(endCap: [OutlineVertex] = []) {
        if left.count > 1 || !endCap.isEmpty || !startCap.isEmpty {
            outline.removeAll(keepingCapacity: true)
            outline.append(contentsOf: left)
            outline.append(contentsOf: endCap)
            // The outline returns along the right: the arc that ended at a vertex now starts there.
            var segmentArea = 0.0
            for vertex in right.reversed() {
                outline.append(OutlineVertex(point: vertex.point, segmentArea: -segmentArea))
                segmentArea = vertex.segmentArea
            }
            outline.append(contentsOf: startCap)
            // The arc that ends at a run's first vertex does not belong to it.
            outline[0].segmentArea = 0
            ink(outline)
        }
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        startCap.removeAll(keepingCapacity: true)
    }

    /// Adds a step of a bend tighter than the pen: the nib's two positions cross, and it sweeps two triangles. Steps
    /// that turn the same way, up to half a turn, form one outline on each side.
    private mutating func extendBend(
        from a: Flattener.CurveSample, _ start: (left: OutlineVertex, right: OutlineVertex),
        to b: Flattener.CurveSample, _ end: (OutlineVertex, OutlineVertex)
    ) {
        if bend.turn * a.turn <= 0 || abs(bend.turn + a.turn) > 3 {
            finishBend()
            bend.left.append(OutlineVertex(point: start.left.point))
            bend.right.append(OutlineVertex(point: start.right.point))
        }
        guard abs(a.turn) > 1e-12 else { return finishBend() }
        let reach = (b.point - a.point).cross(b.tangent.quarterTurn) / a.turn
        bend.pivots.append(OutlineVertex(point: a.point + a.tangent.quarterTurn * min(max(reach, -radius), radius)))
        bend.left.append(end.0)
        bend.right.append(end.1)
        bend.turn += a.turn
    }

    private mutating func finishBend() {
        guard !bend.left.isEmpty else { return }
        if !bend.pivots.isEmpty {
            inkPiece(bend.left + bend.pivots.reversed())
            inkPiece(bend.right + bend.pivots.reversed())
        }
        bend = Bend()
    }

    // MARK: Joins

    private mutating func inkJoin(at p: Point, from before: Point, to after: Point) {
        guard before.dot(after) < 0 || abs(before.cross(after)) * radius > smallestGap else { return }
        finishRun()
        let outside = before.cross(after) > 0 ? -radius : radius
        let corner = OutlineVertex(point: p)
        let start = OutlineVertex(point: p + before.quarterTurn * outside)
        let end = OutlineVertex(point: p + after.quarterTurn * outside)
        let cosine = before.dot(after)
        switch style.join {
        case .round: inkPie(at: p, from: before, to: after)
        // The miter's length in line widths is 1 / sin(corner / 2), and its square 2 / (1 + cosine of the turn).
        case .miter where 2 <= Self.miterLimit * Self.miterLimit * (1 + cosine):
            let tip = p + (before.quarterTurn + after.quarterTurn) * (outside / (1 + cosine))
            inkPiece([corner, start, OutlineVertex(point: tip), end])
        case .miter: inkPiece([corner, start, end])
        }
    }

    /// The sector that the outer half of the nib sweeps when it turns on the spot.
    private mutating func inkPie(at p: Point, from before: Point, to after: Point) {
        let clockwise = before.cross(after) > 0
        let side: Double = clockwise ? -1 : 1
        let sector = arc(around: p, from: before.quarterTurn * side, to: after.quarterTurn * side, clockwise: clockwise)
        inkPiece([OutlineVertex(point: p)] + sector)
    }

    /// The pen's circle from direction `from` to direction `to` (unit vectors), at most half a turn apart.
    private func arc(around center: Point, from: Point, to: Point, clockwise: Bool) -> [OutlineVertex] {
        // Halve the angle a until the chord's sagitta, r (1 - cos(a/2)), is within tolerance.
        // cos(a/2)^2 = (1 + cos a) / 2 and sin a = 2 sin(a/2) cos(a/2), or beyond a right angle, where that is
        // ill-conditioned, sin(a/2)^2 = (1 - cos a) / 2.
        var cosine = min(max(from.dot(to), -1), 1)
        var sine = abs(from.cross(to))
        var steps = 1
        while radius * (1 - ((1 + cosine) / 2).squareRoot()) > flattener.tolerance || cosine < 0.7 {
            let half = ((1 + cosine) / 2).squareRoot()
            sine = cosine < 0 ? ((1 - cosine) / 2).squareRoot() : sine / (2 * half)
            cosine = half
            steps *= 2
        }
        // Sector less triangle, r^2 (angle - sine) / 2, by the series of the arc sine.
        var segmentArea = radius * radius * sine * sine * sine * (1.0 / 12 + sine * sine * (3.0 / 80))
        if !clockwise {
            sine = -sine
            segmentArea = -segmentArea
        }
        var vertices: [OutlineVertex] = []
        vertices.reserveCapacity(steps + 1)
        vertices.append(OutlineVertex(point: center + from * radius))
        var direction = from
        for _ in 1..<steps {
            direction = Point(direction.x * cosine - direction.y * sine, direction.x * sine + direction.y * cosine)
            vertices.append(OutlineVertex(point: center + direction * radius, segmentArea: segmentArea))
        }
        vertices.append(OutlineVertex(point: center + to * radius, segmentArea: segmentArea))
        return vertices
    }

    /// Adds a separate piece, reversed if necessary to wind positively like all others.
    private mutating func inkPiece(_ outline: [OutlineVertex]) {
        ink(outline.doubleArea < 0 ? outline.reversedOutline() : outline)
    }

    /// Adds an outline drawn by a round pen, with heights scaled by the pen's aspect.
    private mutating func ink(_ outline: [OutlineVertex]) {
        var outline = outline
        if style.aspect != 1 {
            for i in outline.indices {
                outline[i].point.y *= style.aspect
                outline[i].segmentArea *= style.aspect
            }
        }
        if kept != nil { kept?.append(outline) } else { edges.add(outline, scale: scale) }
    }
}
