import Testing

@testable import StepChart

@Suite struct ScaleTests {
    @Test func linearScaleMapsInProportion() {
        let scale = LinearScale(domain: (60, 16105), range: (165, 15))
        #expect(scale(60) == 165)
        #expect(scale(16105) == 15)
        #expect(isClose(scale(8082.5), 90))
    }

    @Test func linearScaleWithoutExtentMapsToTheMiddle() {
        #expect(LinearScale(domain: (7, 7), range: (165, 15))(7) == 90)
    }

    @Test func pointScaleSpreadsFromEndToEnd() {
        let scale = PointScale(count: 7, range: (30, 345))
        for (index, x) in [30, 82.5, 135, 187.5, 240, 292.5, 345].enumerated() {
            #expect(isClose(scale(index), x))
        }
        #expect(scale.step == 52.5)
    }

    @Test func aSinglePointStandsInTheMiddle() {
        let scale = PointScale(count: 1, range: (30, 345))
        #expect(scale(0) == 187.5)
        #expect(scale.step == .infinity)
    }

    @Test(arguments: [(-50.0, -20.0), (0, 0), (12, 31), (40, 40), (85, 300), (-1e300, 1e300)])
    func thePointsBetweenTwoPlacesAreFound(start: Double, end: Double) {
        let scale = PointScale(count: 10, range: (0, 90))
        let between = (0..<10).filter { (start...end).contains(scale($0)) }
        let indices = scale.indices(from: start, to: end)
        #expect(between.allSatisfy(indices.contains) && indices.count <= between.count + 4)
        #expect(indices.lowerBound >= 0 && indices.upperBound < 10)
        #expect(PointScale(count: 10, range: (5, 5)).indices(from: start, to: end) == 0...9)
        #expect(PointScale(count: 1, range: (0, 90)).indices(from: start, to: end) == 0...0)
    }

    @Test(arguments: [(0, 1), (10, 1), (10.5, 2), (20, 2), (89, 9), (90, 9), (91, 10), (1e300, 10), (.infinity, 10)])
    func strideIsTheFewestStepsThatReachADistance(distance: Double, expected: Int) {
        #expect(PointScale(count: 10, range: (0, 90)).stride(spanning: distance) == expected)
    }

    @Test func strideOfPointsAtOnePlaceIsAllOfThem() {
        #expect(PointScale(count: 10, range: (5, 5)).stride(spanning: 6) == 10)
        #expect(PointScale(count: 1, range: (5, 5)).stride(spanning: 6) == 1)
    }
}
