import Raster
import Testing

@testable import StepChart

@Suite struct LineThinningTests {
    @Test func aColumnKeepsFirstLowestHighestAndLast() {
        let ys: [Double] = [5, 6, 1, 4, 9, 8, 7, 3, 3, 3]
        let points = ys.enumerated().map { Point(Double($0), $1) as Point? }
        #expect(thinned(points, columnWidth: 7).map { $0?.x } == [0, 2, 4, 6, 7, 9])
        #expect(thinned(points, columnWidth: 100).map { $0?.x } == [0, 2, 4, 9])
        #expect(thinned(points, columnWidth: 1) == points)
    }

    @Test func onlyAnEmptyColumnIsAGap() {
        let points = [Point(0, 1), nil, Point(2, 1), nil, nil, nil, Point(6, 1), nil]
        #expect(thinned(points, columnWidth: 2).map { $0?.x } == [0, 2, nil, 6])
        #expect(thinned([nil, nil], columnWidth: 2).isEmpty)
    }

    @Test func aLineOfManyDaysHasFewPointsAndAllPeaks() throws {
        func elements(_ steps: [Int?]) throws -> [Path.Element] {
            for case .stroke(let path, let pen, _) in try Chart(week(of: steps)).scene.items where pen.width == 3 {
                return path.elements
            }
            return []
        }
        #expect(try elements(Array(repeating: 4, count: 3_000)).count == 3_000)
        var steps: [Int?] = (0..<200_000).map { $0 % 50 }
        steps[123_456] = 1_000
        let line = try elements(steps)
        #expect(line.count < 4 * 842)
        #expect(line.count { if case .cubic(_, _, let p) = $0 { p.y == 15 } else { false } } == 1)
    }
}
