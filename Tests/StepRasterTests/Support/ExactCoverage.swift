import StepRaster

/// How much of each pixel a shape covers, 0...1 row after row, found without the renderer's arithmetic: the tests' oracle.
///
/// Areas are integrals over y of the spans that a horizontal line cuts from the shape. Between two heights where the
/// spans' ends move on straight lines the integral is a trapezoid's, exactly; everything else is bisected until it is
/// straight enough. Accurate to about .02/255, slow, and simple on purpose.
enum ExactCoverage {
    /// The filled area of closed polygons.
    static func fill(points polygons: [[Point]], width: Int, height: Int) -> [Double] {
        cover(PolygonSpans(polygons: polygons), cuts: polygons.joined().map(\.y), width: width, height: height)
    }

    /// The filled area of a path; open subpaths are closed.
    static func fill(path: Path, width: Int, height: Int) -> [Double] {
        let subpaths = Subpath.split(path)
        let polygons = subpaths.map { subpath in
            [subpath.start]
                + subpath.segments.flatMap { $0.samples(turn: 0.02, sagitta: 2e-5).dropFirst().map(\.point) }
        }
        let corners = subpaths.flatMap { [$0.start] + $0.segments.map(\.end) }
        return cover(PolygonSpans(polygons: polygons), cuts: corners.map(\.y), width: width, height: height)
    }

    /// The area under the pen that follows a path.
    static func stroke(path: Path, style: StrokeStyle, width: Int, height: Int) -> [Double] {
        let pen = PenSweep(path: path, style: style)
        return cover(pen.spans, cuts: pen.cuts, width: width, height: height)
    }

    /// The area of a disc, as a stroke's dot would be.
    static func disc(center: Point, radius: Double, width: Int, height: Int) -> [Double] {
        cover(
            UnionSpans(quads: [], sectors: [Sector(center: center, radius: radius, facing: [])]),
            cuts: [center.y - radius, center.y + radius], width: width, height: height)
    }

    private static func cover(_ shape: some SpanSource, cuts: [Double], width: Int, height: Int) -> [Double] {
        var integrator = AreaIntegrator(shape: shape, width: width)
        return (0..<height).flatMap { integrator.row($0, cuts: cuts) }
    }
}

/// A shape seen by a horizontal line.
protocol SpanSource {
    /// The part of the shape that touches top..<bottom, so that the many lines through a row are cheap.
    func clipped(top: Double, bottom: Double) -> Self

    /// The line's disjoint spans inside the shape, ends in rising order: start, end, start, end...
    func spans(at y: Double) -> [Double]
}

/// Integrates spans over a row of pixels.
private struct AreaIntegrator<Shape: SpanSource> {
    let shape: Shape
    let width: Int
    private var part: Shape
    /// Area added to one pixel alone.
    private var area: [Double] = []
    /// Height added to a pixel and to all to its right.
    private var cover: [Double] = []

    init(shape: Shape, width: Int) {
        self.shape = shape
        self.width = width
        part = shape
    }

    mutating func row(_ y: Int, cuts: [Double]) -> [Double] {
        let top = Double(y)
        part = shape.clipped(top: top, bottom: top + 1)
        area = Array(repeating: 0, count: width + 1)
        cover = Array(repeating: 0, count: width + 1)
        // Eighths, so that nothing which the bisection should see hides between two heights.
        let heights = ((0...8).map { top + Double($0) / 8 } + cuts.filter { $0 > top && $0 < top + 1 }).sorted()
        for (a, b) in zip(heights, heights.dropFirst()) where b - a > 1e-8 {
            // Just inside, for at a corner's own height a span may not have begun.
            strip(a, part.spans(at: a + 1e-9), b, part.spans(at: b - 1e-9))
        }
        var sum = 0.0
        return (0..<width).map { x in
            sum += cover[x]
            return min(max(sum + area[x], 0), 1)
        }
    }

    private mutating func strip(_ a: Double, _ atA: [Double], _ b: Double, _ atB: [Double]) {
        if atA.isEmpty && atB.isEmpty && b - a < 0.05 { return }
        let m = (a + b) / 2
        let atM = part.spans(at: m)
        if atA.count == atM.count && atB.count == atM.count {
            var bend = 0.0
            for i in atM.indices { bend = max(bend, abs(atM[i] - (atA[i] + atB[i]) / 2)) }
            if bend * (b - a) < 1e-5 {
                add(atA, atM, m - a)
                add(atM, atB, b - m)
                return
            }
        }
        if b - a < 1.0 / 32768 {
            add(atM, atM, b - a)
            return
        }
        strip(a, atA, m, atM)
        strip(m, atM, b, atB)
    }

    private mutating func add(_ upper: [Double], _ lower: [Double], _ height: Double) {
        for i in upper.indices {
            addEdge(from: min(upper[i], lower[i]), to: max(upper[i], lower[i]), i % 2 == 0 ? height : -height)
        }
    }

    /// Everything right of an edge that moves evenly from `x0` to `x1` over `height`.
    private mutating func addEdge(from x0: Double, to x1: Double, _ height: Double) {
        var x = x0
        repeat {
            let pixel = x.rounded(.down)
            let next = min(x1, pixel + 1)
            let part = x1 > x0 ? height * (next - x) / (x1 - x0) : height
            if pixel < 0 {
                cover[0] += part
            } else if pixel < Double(width) {
                area[Int(pixel)] += part * (pixel + 1 - (x + next) / 2)
                cover[Int(pixel) + 1] += part
            }
            x = next
        } while x < x1
    }
}

/// A straight side, kept from its upper end down.
struct Side {
    let top: Double
    let bottom: Double
    /// +1 when the polygon runs down along it.
    let direction: Int
    private let x: Double
    private let slope: Double

    init(_ a: Point, _ b: Point) {
        let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
        direction = a.y < b.y ? 1 : -1
        top = upper.y
        bottom = lower.y
        x = upper.x
        slope = upper.y < lower.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0
    }

    func crosses(_ y: Double) -> Bool { top <= y && y < bottom }
    func x(at y: Double) -> Double { x + (y - top) * slope }
}

/// Polygons under the non-zero rule.
private struct PolygonSpans: SpanSource {
    private var sides: [Side]

    init(polygons: [[Point]]) {
        sides = polygons.flatMap { points in
            points.indices.map { Side(points[$0], points[($0 + 1) % points.count]) }
        }
    }

    func clipped(top: Double, bottom: Double) -> PolygonSpans {
        var part = self
        part.sides = sides.filter { $0.top < bottom && $0.bottom > top }
        return part
    }

    func spans(at y: Double) -> [Double] {
        var crossings: [(x: Double, direction: Int)] = []
        for side in sides where side.crosses(y) { crossings.append((side.x(at: y), side.direction)) }
        crossings.sort { $0.x < $1.x }
        var ends: [Double] = []
        var winding = 0
        for crossing in crossings {
            let before = winding
            winding += crossing.direction
            if (before == 0) != (winding == 0) { ends.append(crossing.x) }
        }
        return ends
    }
}
