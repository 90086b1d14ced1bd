import StepRaster
import StepTestSupport
import Testing

@testable import StepGoldens

@Suite struct DifferingRunTests {
    /// Rows in which pixels repeat, differ and are equal again, in parts that begin anywhere.
    static func rows(seed: Int) -> (expected: [Pixel], actual: [Pixel]) {
        var random = RandomPictures(seed: seed)
        var expected: [Pixel] = []
        var actual: [Pixel] = []
        for _ in 0..<12 {
            let count = random.number(0...20)
            let isPlain = random.number(0...1) == 0
            let differs = random.number(0...1) == 0
            var pixel = random.pixel(isOpaque: false)
            var other = random.pixel(isOpaque: false)
            for _ in 0..<count {
                expected.append(pixel)
                actual.append(differs ? other : pixel)
                if isPlain { continue }
                pixel = random.pixel(isOpaque: false)
                other = random.pixel(isOpaque: false)
            }
        }
        return (expected, actual)
    }

    @Test(arguments: 1...40)
    func eachPixelThatDiffersIsInOneRunOfPixelsThatAreAlike(seed: Int) {
        let (expected, actual) = Self.rows(seed: seed)
        var found: [Int] = []
        var start = 0
        while let run = DifferingRun.next(from: start, expected.span, actual.span) {
            #expect(run.lowerBound >= start && !run.isEmpty)
            #expect(Set(expected[run]).count == 1 && Set(actual[run]).count == 1)
            found += run
            start = run.upperBound
        }
        func differs(_ x: Int) -> Bool { !expected[x].isEqual(to: actual[x]) }
        #expect(found.filter(differs) == expected.indices.filter(differs))
    }

    @Test func plainRowsDifferInFewRuns() {
        let black = Array(repeating: Pixel(red: 0, green: 0, blue: 0), count: 20)
        let white = Array(repeating: Pixel(red: 255, green: 255, blue: 255), count: 20)
        var runs: [Range<Int>] = []
        while let run = DifferingRun.next(from: runs.last?.upperBound ?? 0, black.span, white.span) { runs.append(run) }
        #expect(runs == [0..<8, 8..<16, 16..<20])
    }

    @Test func equalRowsHaveNoRun() {
        let row = Self.rows(seed: 7).expected
        #expect(DifferingRun.next(from: 0, row.span, row.span) == nil)
        #expect(DifferingRun.next(from: 0, [Pixel]().span, [Pixel]().span) == nil)
    }
}
