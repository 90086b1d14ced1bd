import Testing

@testable import Raster

@Suite struct PathCircleTests {
    private let circle = Path.circle(center: Point(10, 20), radius: 5)

    @Test func runsClockwiseFromItsRightmostPoint() {
        #expect(circle.elements.first == .move(Point(15, 20)))
        #expect(circle.elements.last == .close)
        let ends = circle.elements.compactMap { element -> Point? in
            if case .cubic(_, _, let end) = element { end } else { nil }
        }
        #expect(ends.count == 8)
        #expect((ends[1], ends[3], ends[5], ends[7]) == (Point(10, 25), Point(5, 20), Point(10, 15), Point(15, 20)))
    }

    @Test func straysFromTheRadiusByLessThanFiveMillionths() {
        var here = Point(15, 20)
        var greatest = 0.0
        for element in circle.elements {
            guard case .cubic(let c1, let c2, let end) = element else { continue }
            let arc = Cubic(here, c1, c2, end)
            for step in 0...100 {
                let distance = (arc.point(at: Double(step) / 100) - Point(10, 20)).length
                greatest = max(greatest, abs(distance / 5 - 1))
            }
            here = end
        }
        #expect(greatest < 5e-6)
    }
}
