import StepRaster
import StepTestSupport
import Testing

@Suite struct MeasuredPathTests {
    @Test func linesAddUp() {
        #expect(MeasuredPath(Path((0, 0), (3, 4), (3, 10))).length == 5 + 6)
    }

    @Test func closingLinesCountAndMovesDoNot() {
        var path = Path((0, 0), (3, 0), (3, 4), closed: true)
        #expect(MeasuredPath(path).length == 12)
        path.append(Path((100, 100), (100, 101)))
        #expect(MeasuredPath(path).length == 13)
        #expect(MeasuredPath(Path((7, 7))).length == 0)
        #expect(MeasuredPath(Path()).length == 0)
    }

    /// Two strokes of length 30 and 10: the pen jumps over the gap between them without drawing.
    @Test(arguments: [
        (0.0, ""),
        (0.25, "M0,0L10,0"),
        (0.5, "M0,0L20,0"),
        (0.625, "M0,0L20,0L20,5"),
        (0.875, "M0,0L20,0L20,10M100,0L105,0"),
        (1, "M0,0L20,0L20,10M100,0L110,0"),
    ])
    func linesGrowInOrderAcrossGaps(fraction: Double, part: String) {
        var path = Path((0, 0), (20, 0), (20, 10))
        path.append(Path((100, 0), (110, 0)))
        let measured = MeasuredPath(path)
        #expect(measured.length == 40)
        #expect(measured.trimmed(to: fraction).description == part)
    }

    /// A subpath begins, as a dot, when all before it is drawn.
    @Test func subpathsBeginWhenTheirTurnComes() {
        var path = Path((0, 0), (10, 0))
        path.append(Path((50, 50)))
        path.append(Path((80, 0), (90, 0)))
        let measured = MeasuredPath(path)
        #expect(measured.trimmed(to: 0.46875).description == "M0,0L9.375,0")
        #expect(measured.trimmed(to: 0.5).description == "M0,0L10,0M50,50M80,0")
        #expect(measured.trimmed(to: 0.75).description == "M0,0L10,0M50,50M80,0L85,0")
    }

    @Test func aPathWithoutLengthIsThereAtOnce() {
        let dot = MeasuredPath(Path((3, 4)))
        #expect(dot.trimmed(to: 0).isEmpty)
        #expect(dot.trimmed(to: 1e-9) == Path((3, 4)))
        #expect(MeasuredPath(Path()).trimmed(to: 0.5).isEmpty)
    }

    /// The very value, not one that was cut at its end.
    @Test(arguments: [1, 1.5, Double.infinity])
    func theWholeIsThePathItself(fraction: Double) {
        var path = Path.circle(center: Point(1, 2), radius: 3)
        path.append(Path((7, 7), (8, 9)))
        #expect(MeasuredPath(path).trimmed(to: fraction) == path)
    }

    @Test(arguments: [0, -1, -Double.infinity, .nan])
    func nothingIsNothing(fraction: Double) {
        #expect(MeasuredPath(Path((0, 0), (1, 0))).trimmed(to: fraction).isEmpty)
    }

    /// On a circle of radius r the end is at the angle 2 pi times the fraction. The arcs stray by 4.3e-6 of r.
    @Test func aCircleGrowsByItsAngle() throws {
        let center = Point(30, 40)
        let circle = MeasuredPath(Path.circle(center: center, radius: 10))
        for step in 1..<360 {
            let part = circle.trimmed(to: Double(step) / 360)
            guard case .cubic(_, _, let end) = try #require(part.elements.last) else {
                Issue.record("no curve at \(step)")
                continue
            }
            let angle = Double(step) * .pi / 180
            let (cosine, sine) = Elementary.cosineAndSine(angle)
            #expect((end - (center + Point(cosine, sine) * 10)).length < 2e-4, "\(step)")
            #expect(abs(MeasuredPath(part).length - circle.length * Double(step) / 360) < 1e-9 * circle.length)
        }
    }

    /// A circle's closing line is drawn like any other.
    @Test func closingLinesGrow() {
        let triangle = MeasuredPath(Path((0, 0), (3, 0), (3, 4), closed: true))
        #expect(triangle.trimmed(to: 9.5 / 12).description == "M0,0L3,0L3,4L1.5,2")
    }

    /// The cut lies on the curve: what is drawn does not move when more is drawn.
    @Test(arguments: [0.1, 0.3, 0.5, 0.77, 0.999])
    func cubicsAreCutByLength(fraction: Double) throws {
        // Slow at one end, with a tight turn, and from a standstill.
        let path = Path(elements: [
            .move(Point(0, 0)), .cubic(Point(0, 0), Point(80, -30), Point(90, 60)),
            .cubic(Point(-40, 200), Point(200, 10), Point(100, 0)),
        ])
        let measured = MeasuredPath(path)
        let part = measured.trimmed(to: fraction)
        #expect(abs(MeasuredPath(part).length / measured.length - fraction) < 1e-9)
        let end = try #require(part.lastPoint)
        // The remaining way is what a longer part adds.
        let longer = try #require(measured.trimmed(to: fraction + 1e-4).lastPoint)
        #expect((longer - end).length <= 1.01e-4 * measured.length)
    }
}

extension Path {
    fileprivate var lastPoint: Point? {
        switch elements.last {
        case .move(let p), .line(let p), .cubic(_, _, let p): p
        case .close, nil: nil
        }
    }
}
