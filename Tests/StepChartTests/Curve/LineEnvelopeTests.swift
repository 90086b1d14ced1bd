import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct LineEnvelopeTests {
    /// A chart by itself has the average of seven days in place of a line of so many.
    private static let days = ChartOptions(placement: .message)

    @Test func aColumnKeepsItsHighestAndItsLowest() {
        let ys: [Double] = [5, 6, 1, 4, 9, 8, 7, 3, 2, 4]
        let points = ys.enumerated().map { Point(Double($0), $1) as Point? }
        #expect(lineEnvelope(points, columnWidth: 5).description == "M2,1L8,2L5,8L4,9Z")
        #expect(lineEnvelope(points, columnWidth: 100).description == "M2,1L4,9Z")
    }

    @Test func onlyAnEmptyColumnIsAGap() {
        let points = [Point(0, 1), nil, Point(2, 1), nil, nil, nil, Point(6, 1), nil]
        #expect(lineEnvelope(points, columnWidth: 2).description == "M0,1L2,1L2,1L0,1ZM6,1L6,1Z")
        #expect(lineEnvelope([nil, nil], columnWidth: 2).isEmpty)
    }

    @Test func aLineOfManyDaysIsAnEnvelopeWithAllPeaks() throws {
        var steps: [Int?] = (0..<200_000).map { $0 % 50 }
        steps[123_456] = 1_000
        let items = try WeekChart(week(of: steps), options: Self.days).drawing.scene.marks
        let envelopes = items.compactMap { mark -> Path? in
            guard mark.role == .dataLine, mark.fill != nil, case .path(let path) = mark.geometry else { return nil }
            return path
        }
        let envelope = try #require(envelopes.first)
        #expect(envelope.elements.count < 2 * 842)
        #expect(envelope.elements.count { if case .line(let p) = $0 { p.y == 15 } else { false } } == 1)
    }

    /// Curves, and where the pen is three times as wide as the way from day to day, straight lines.
    @Test(arguments: [(700, true), (800, false), (1_200, false)])
    func aLineOfFewerDaysIsStroked(days: Int, isCurved: Bool) throws {
        let steps = (0..<days).map { ($0 * 7919) % 10_007 as Int? }
        let marks = try WeekChart(week(of: steps), options: Self.days).drawing.scene.marks
        guard let line = marks.first(where: { $0.role == .dataLine })?.line?.path else {
            Issue.record("no line")
            return
        }
        #expect(line.elements.count == days)
        #expect(line.elements.contains { if case .cubic = $0 { true } else { false } } == isCurved)
    }

    /// The envelope is a shortcut; the stroke is the truth.
    @Test func theEnvelopeCoversWhatTheStrokeCovers() {
        let points: [Point?] = (0..<4_000).map { (i: Int) -> Point? in
            let height: Double = i < 2_000 ? 30 : 9
            return Point(10 + Double(i) * 0.05, 60 + height * Double((i * 7919) % 101) / 100)
        }
        let pen = StrokeStyle(width: 3, cap: .round, join: .round)
        func picture(_ draw: (inout Canvas) -> Void) -> PixelBuffer {
            var canvas = Canvas(size: Size(220, 110), scale: 1, background: .white)
            draw(&canvas)
            return canvas.image()
        }
        let stroked = picture {
            $0.stroke(ChartOptions.Curve.linear.path(through: points), style: pen, with: .solid(.black))
        }
        let enveloped = picture {
            $0.fillStroke(lineEnvelope(points, columnWidth: 3.0 / 8), style: pen, with: .solid(.black))
        }
        let differences = zip(stroked.pixels, enveloped.pixels).map { abs(Int($0.red) - Int($1.red)) }
        // Sideways it is off by a column's width at most.
        #expect(differences.max() ?? 255 <= 96)
        #expect(differences.count { $0 > 0 } < 600)
    }
}
