import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct DashesTests {
    @Test(
        arguments: [
            ([3, 2], "M0,0L3,0M5,0L8,0"),
            // An odd number of lengths is repeated.
            ([3], "M0,0L3,0M6,0L9,0"),
            ([1, 2, 3], "M0,0L1,0M3,0L6,0M7,0L9,0"),
            // The last dash is cut where the line ends, and none begins there.
            ([8, 1], "M0,0L8,0M9,0L10,0"),
            ([4, 6], "M0,0L4,0"),
            ([20, 1], "M0,0L10,0"),
        ] as [([Double], String)])
    func aLineFallsIntoDashes(_ lengths: [Double], _ dashes: String) {
        #expect(dashed(Path((0, 0), (10, 0)), lengths).description == dashes)
    }

    @Test func aCornerInADashStaysOne() {
        #expect(dashed(Path((0, 0), (4, 0), (4, 6)), [6, 2]).description == "M0,0L4,0L4,2M4,4L4,6")
    }

    /// A third has no exact sum: a dash that ends at the corner must not turn round it.
    @Test func aDashThatEndsAtACornerDoesNotTurn() {
        let third = 1.0 / 3
        let dashes = dashed(Path((0, 0), (7, 0), (7, 7)), [third, third])
        for subpath in dashes.description.split(separator: "M") { #expect(subpath.split(separator: "L").count == 2) }
    }

    @Test func thePatternStartsAnewWithEachSubpath() {
        var path = Path((0, 0), (4, 0))
        path.append(Path((0, 9), (4, 9)))
        path.append(Path((7, 7)))
        #expect(dashed(path, [3, 2]).description == "M0,0L3,0M0,9L3,9M7,7")
    }

    @Test(
        arguments: [
            // The dash over the start is one, round the corner there.
            ([6, 4], "M2,4L0,4L0,0L4,0L4,2"),
            ([2, 4, 4, 6], "M0,0L2,0M4,2L4,4L2,4"),
            ([1, 3], "M0,0L1,0M4,0L4,1M4,4L3,4M0,4L0,3"),
            ([20, 1], "M0,0L4,0L4,4L0,4L0,0Z"),
        ] as [([Double], String)])
    func aClosedSubpath(_ lengths: [Double], _ dashes: String) {
        #expect(dashed(Path((0, 0), (4, 0), (4, 4), (0, 4), closed: true), lengths).description == dashes)
    }

    /// What follows a close is a subpath of its own.
    @Test func drawingGoesOnAfterAClose() {
        let path = Path(elements: [
            .move(Point(1, 1)), .line(Point(3, 1)), .close, .close, .line(Point(1, 4)),
        ])
        #expect(dashed(path, [1, 1]).description == "M1,1L2,1M3,1L2,1M1,1L1,2M1,3L1,4")
    }

    /// Eight dashes and as many gaps round a circle: each begins and ends at its angle, and is an arc so long.
    @Test func dashesOfACircleLieAtTheirAngles() throws {
        let circle = Path.circle(center: .zero, radius: 10)
        let dashes = dashed(circle, [MeasuredPath(circle).length / 16])
        // The circle's eight curves are longer than it by 4.4e-6.
        #expect(abs(MeasuredPath(dashes).length - 10 * .pi) < 2e-4)
        let runs = Subpath.split(dashes)
        #expect(runs.count == 8)
        for (index, run) in runs.enumerated() {
            let ends = [run.start, try #require(run.segments.last).end]
            for (part, end) in zip([0.0, 1], ends) {
                let (cosine, sine) = Elementary.cosineAndSine((2 * Double(index) + part) * .pi / 8)
                #expect((end - Point(cosine, sine) * 10).length < 2e-4, "\(index)")
            }
        }
    }

    /// Where chords, a million of them, say that the dashes of a curve begin.
    @Test func dashesOfACurveLieAtTheirLengths() throws {
        let ends = [Point(5, 40), Point(120, -30), Point(-60, -10), Point(70, 45)]
        let curve = Path(elements: [.move(ends[0]), .cubic(ends[1], ends[2], ends[3])])
        let starts = Subpath.split(dashed(curve, [5, 2.5])).map(\.start)
        var (length, next, here) = (0.0, 0.0, ends[0])
        var expected: [Point] = []
        for step in 1...1_000_000 {
            let t = Double(step) / 1_000_000
            let s = 1 - t
            let (a, b) = (ends[0] * (s * s * s) + ends[1] * (3 * s * s * t), ends[2] * (3 * s * t * t))
            let point = a + b + ends[3] * (t * t * t)
            let chord = (point - here).length
            while length + chord > next {
                expected.append(here.lerp(point, (next - length) / chord))
                next += 7.5
            }
            (length, here) = (length + chord, point)
        }
        #expect(expected.count > 15)
        #expect(starts.count == expected.count)
        for (start, point) in zip(starts, expected) { #expect((start - point).length < 1e-6) }
    }

    @Test func aDashOfNoLengthIsADot() {
        func ink(_ path: Path, _ dashes: [Double] = []) -> String {
            let style = StrokeStyle(width: 2, cap: .round, dashes: dashes)
            return mask(12, 2) { $0.stroke(path, style: style, with: .black) }
        }
        var dots = Path((1, 1))
        dots.append(Path((5, 1)))
        dots.append(Path((9, 1)))
        #expect(ink(Path((1, 1), (10, 1)), [0, 4]) == ink(dots))
    }

    @Test(
        arguments: [[], [0], [0, 0], [3, -1], [.nan], [.infinity, 2], [1e308, 1e308], [1e-5, 1e-5]] as [[Double]])
    func aPatternThatIsNoneDrawsTheLine(_ lengths: [Double]) {
        let line = Path((0, 1), (8, 1))
        let broken = mask(8, 2) { $0.stroke(line, style: StrokeStyle(width: 2, dashes: lengths), with: .black) }
        let plain = mask(8, 2) { $0.stroke(line, style: StrokeStyle(width: 2), with: .black) }
        #expect(broken == plain)
    }

    /// The number of dashes is bounded, whatever the lengths.
    @Test func tooManyDashesAreNone() {
        let line = Path((0, 0), (100_000, 0))
        #expect(dashed(line, [0.5, 0.5]).elements.count == 200_000)
        #expect(dashed(line, [0.5, 0.49]) == line)
        #expect(dashed(line, [1e-300, 0]) == line)
        #expect(dashed(line, [0, 0, 0, 1.9]) == line)
    }

    private func dashed(_ path: Path, _ lengths: [Double]) -> Path {
        Dashes(StrokeStyle(width: 1, dashes: lengths))?.dashes(of: path) ?? path
    }
}
