import StepRaster
import Testing

/// The oracle against closed forms.
@Suite struct ExactCoverageTests {
    static let tolerance = 0.03 / 255

    func total(_ coverage: [Double]) -> Double { coverage.reduce(0, +) }

    func isClose(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-7) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test func aTriangleCoversHalfOfEachPixelOnItsDiagonal() {
        let triangle = [Point(0, 0), Point(3, 3), Point(0, 3)]
        let coverage = ExactCoverage.fill(points: [triangle], width: 3, height: 3)
        #expect(isClose(coverage, [0.5, 0, 0, 1, 0.5, 0, 1, 1, 0.5]))
    }

    @Test func aRectanglesCoverageIsTheProductOfItsExtents() {
        let (x0, y0, x1, y1) = (0.7, 1.35, 3.2, 2.9)
        let rectangle = [Point(x0, y0), Point(x1, y0), Point(x1, y1), Point(x0, y1)]
        let coverage = ExactCoverage.fill(points: [rectangle], width: 5, height: 4)
        func extent(_ i: Int, _ a: Double, _ b: Double) -> Double { max(0, min(b, Double(i + 1)) - max(a, Double(i))) }
        let exact = (0..<4).flatMap { y in (0..<5).map { x in extent(x, x0, x1) * extent(y, y0, y1) } }
        #expect(isClose(coverage, exact))
    }

    /// A pentagram of circumradius 1: ten triangles, and a pentagon of circumradius .381966 that is wound twice.
    @Test func aPentagramIsOneShape() {
        let tips: [(x: Double, y: Double)] = [
            (0.0, -1.0), (0.5877852523, 0.8090169944), (-0.9510565163, -0.3090169944),
            (0.9510565163, -0.3090169944), (-0.5877852523, 0.8090169944),
        ]
        let star = tips.map { Point(16, 16) + Point($0.x, $0.y) * 13 }
        let coverage = ExactCoverage.fill(points: [star], width: 32, height: 32)
        #expect(abs(total(coverage) - 1.1225699 * 169) < 1e-3)
    }

    @Test func thinSliversAreNotLost() {
        let sliver = [Point(1.2, 2.41), Point(9.3, 2.42), Point(5.1, 2.43)]
        let coverage = ExactCoverage.fill(points: [sliver], width: 10, height: 4)
        let area = abs((sliver[1] - sliver[0]).cross(sliver[2] - sliver[0])) / 2
        #expect(abs(total(coverage) - area) < 1e-6)
        #expect(total(Array(coverage[20..<30])) == total(coverage))
    }

    @Test func aDiscHasItsAreaAndItsSymmetry() {
        let disc = ExactCoverage.disc(center: Point(8, 8), radius: 6.5, width: 16, height: 16)
        #expect(abs(total(disc) - Double.pi * 42.25) < 16 * Self.tolerance)
        let mirrored = (0..<256).map { (i: Int) -> Double in disc[i / 16 * 16 + 15 - i % 16] }
        let turned = (0..<256).map { (i: Int) -> Double in disc[i % 16 * 16 + i / 16] }
        #expect(isClose(disc, mirrored))
        #expect(isClose(disc, turned, Self.tolerance))
    }

    @Test func aDiscsPixelsAgreeWithTheIntegralOfItsArc() {
        let disc = ExactCoverage.disc(center: .zero, radius: 5.5, width: 6, height: 6)
        for y in 0..<6 {
            for x in 0..<6 {
                // Columns instead of rows, by the midpoint rule.
                let steps = 5000
                var sum = 0.0
                for i in 0..<steps {
                    let at = Double(x) + (Double(i) + 0.5) / Double(steps)
                    let arc = max(0, 5.5 * 5.5 - at * at).squareRoot()
                    sum += min(max(arc - Double(y), 0), 1)
                }
                #expect(abs(disc[y * 6 + x] - sum / Double(steps)) < Self.tolerance)
            }
        }
    }

    @Test(arguments: [(StrokeStyle.Cap.butt, 0.0), (.round, Double.pi * 6.25)])
    func aLinesAreaIsWidthTimesLengthAndItsCaps(cap: StrokeStyle.Cap, caps: Double) {
        var path = Path()
        path.move(to: Point(8.3, 9.1))
        path.line(to: Point(32.3, 16.1))
        let coverage = ExactCoverage.stroke(
            path: path, style: StrokeStyle(width: 5, cap: cap), width: 40, height: 26)
        #expect(abs(total(coverage) - (25 * 5 + caps)) < 0.01)
    }

    /// At a right angle the outer corner adds a square or a quarter disc of half the width.
    @Test(arguments: [(StrokeStyle.Join.miter, 1.0), (.round, Double.pi / 4)])
    func aRightAnglesOuterCornerIsItsJoin(join: StrokeStyle.Join, corner: Double) {
        var path = Path()
        path.move(to: Point(4.2, 8.3))
        path.line(to: Point(24.2, 8.3))
        path.line(to: Point(24.2, 28.3))
        let coverage = ExactCoverage.stroke(
            path: path, style: StrokeStyle(width: 6, join: join), width: 32, height: 32)
        #expect(abs(total(coverage) - (2 * 20 * 6 - 9 + corner * 9)) < 0.003)
    }

    @Test func aClosedPathHasJoinsAndNoCaps() {
        var path = Path()
        path.move(to: Point(6, 6))
        path.line(to: Point(26, 6))
        path.line(to: Point(26, 26))
        path.line(to: Point(6, 26))
        path.close()
        let coverage = ExactCoverage.stroke(
            path: path, style: StrokeStyle(width: 4, cap: .round), width: 32, height: 32)
        #expect(abs(total(coverage) - (24 * 24 - 16 * 16)) < 1e-4)
    }

    /// A pen along an arc of radius R, wide w, sweeps angle * R * w, as long as R > w / 2.
    @Test func aCurvesAreaIsLengthTimesWidth() {
        let k = 0.5522847498 * 12
        var path = Path()
        path.move(to: Point(2, 16))
        path.cubic(Point(2, 16 - k), Point(14 - k, 4), to: Point(14, 4))
        let coverage = ExactCoverage.stroke(path: path, style: StrokeStyle(width: 3), width: 20, height: 20)
        let along = centres(Point(2, 16), Point(2, 16 - k), Point(14 - k, 4), Point(14, 4), count: 4000)
        let length = zip(along, along.dropFirst()).reduce(0.0) { $0 + ($1.1 - $1.0).length }
        #expect(abs(total(coverage) - 3 * length) < 0.004)
    }

    @Test(arguments: [(StrokeStyle.Cap.butt, 0.0), (.round, Double.pi * 4)])
    func aPointInksItsCaps(cap: StrokeStyle.Cap, area: Double) {
        let alone = Path(elements: [.move(Point(5.3, 5.6))])
        let zero = Path(elements: [.move(Point(5.3, 5.6)), .line(Point(5.3, 5.6)), .close])
        for path in [alone, zero] {
            let coverage = ExactCoverage.stroke(
                path: path, style: StrokeStyle(width: 4, cap: cap), width: 11, height: 11)
            #expect(abs(total(coverage) - area) < 1e-3)
        }
    }

    /// A turn far tighter than the pen is wide is, with round caps and joins, every point near enough to the curve.
    @Test func aTightTurnIsTheUnionOfItsDiscs() {
        let curve = (Point(10, 24), Point(17, 2), Point(15, 2), Point(22, 24))
        let path = Path(elements: [.move(curve.0), .cubic(curve.1, curve.2, curve.3)])
        let pen = PenSweep(path: path, style: StrokeStyle(width: 9, cap: .round, join: .round))
        let along = centres(curve.0, curve.1, curve.2, curve.3, count: 400)
        var (insides, mistakes) = (0, 0)
        for y in stride(from: 1.05, to: 31, by: 2.1) {
            let spans = pen.spans.spans(at: y)
            for x in stride(from: 0.1, to: 32, by: 0.4) {
                let distance = along.reduce(Double.infinity) { min($0, ($1 - Point(x, y)).length) }
                if abs(distance - 4.5) < 0.02 { continue }
                let isInside = stride(from: 0, to: spans.count, by: 2).contains { spans[$0] < x && x < spans[$0 + 1] }
                if isInside != (distance < 4.5) { mistakes += 1 }
                if isInside { insides += 1 }
            }
        }
        #expect(insides > 100)
        #expect(mistakes == 0)
    }

    /// The nearest point of a short piece may lie inside it or at either end: no part of a disc is lost or added.
    @Test func roundPiecesShorterThanThePenAreEveryPointNearThem() {
        let corners = [
            Point(16, 16), Point(17.5, 16.5), Point(16.6, 18), Point(18, 17), Point(24, 21), Point(24, 20.5),
        ]
        let path = Path(elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) })
        let spans = PenSweep(path: path, style: StrokeStyle(width: 11, cap: .round, join: .round)).spans
        func distance(_ q: Point) -> Double {
            zip(corners, corners.dropFirst()).reduce(.infinity) { nearest, piece in
                let d = piece.1 - piece.0
                let t = min(max((q - piece.0).dot(d) / d.dot(d), 0), 1)
                return min(nearest, (q - piece.0 - d * t).length)
            }
        }
        var mistakes = 0
        for y in stride(from: 9.05, to: 28, by: 0.4) {
            let row = spans.spans(at: y)
            for x in stride(from: 9.1, to: 31, by: 0.4) where abs(distance(Point(x, y)) - 5.5) > 1e-6 {
                let isInside = stride(from: 0, to: row.count, by: 2).contains { row[$0] < x && x < row[$0 + 1] }
                if isInside != (distance(Point(x, y)) < 5.5) { mistakes += 1 }
            }
        }
        #expect(mistakes == 0)
    }

    /// Half discs and sectors do not reach back: a corner close to a butt end leaves the end straight.
    @Test func aRoundJoinNearAButtEndStaysBehindIt() {
        let path = Path(elements: [.move(Point(4, 8)), .line(Point(12, 8)), .line(Point(12, 9))])
        let style = StrokeStyle(width: 6, cap: .butt, join: .round)
        let coverage = ExactCoverage.stroke(path: path, style: style, width: 16, height: 16)
        // Beyond the end at y 9 only the first piece inks, down to y 11 and up to x 12.
        #expect(coverage[10 * 16 + 11] > 0.999 && coverage[10 * 16 + 12] < 0.001)
        #expect(abs(total(coverage) - (8 * 6 + Double.pi / 4 * 9 + 3 * 1)) < 0.003)
    }

    private func centres(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, count: Int) -> [Point] {
        (0...count).map { i in
            let t = Double(i) / Double(count)
            let (a, b, c) = (p0.lerp(p1, t), p1.lerp(p2, t), p2.lerp(p3, t))
            return a.lerp(b, t).lerp(b.lerp(c, t), t)
        }
    }
}
