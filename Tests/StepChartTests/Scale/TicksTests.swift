import Testing

@testable import StepChart

@Suite struct TicksTests {
    /// d3.tickStep(0, extent, count), and never below 1.
    @Test(arguments: [
        (16105, 5, 5000), (10, 5, 2), (100, 5, 20), (7, 5, 1), (8, 5, 2), (20, 5, 5), (3, 5, 1), (0, 5, 1), (1, 1, 1),
        (14, 10, 1), (15, 10, 2), (31, 10, 2), (32, 10, 5), (70, 10, 5), (71, 10, 10),
        (9_007_199_254_740_991, 4, 2_000_000_000_000_000),
    ])
    func theStepIsRound(extent: Int, count: Int, step: Int) {
        #expect(Ticks(extent: extent, count: count).step == step)
    }

    @Test func ticksAreMultiplesInsideTheDomain() {
        let ticks = Ticks(extent: 16045, count: 5)
        #expect(ticks(from: 60, through: 16105) == [5000, 10_000, 15_000])
        #expect(ticks.nice(60...16105) == 0...20_000)
        #expect(Ticks(extent: 20, count: 5)(from: 9990, through: 10_010) == [9990, 9995, 10_000, 10_005, 10_010])
        #expect(ticks(from: 5001, through: 9999) == [])
    }
}

@Suite struct CountDomainTests {
    @Test(arguments: [
        ([60, 16105], Annotations.Baseline.least, 60.0, 16105.0), ([60, 16105], .zero, 0, 16105),
        ([60, 16105], .steps(50), 50, 16105), ([60, 16105], .steps(100), 60, 16105), ([5, 5], .least, 5, 5),
        ([5, 5], .zero, 0, 5), ([0, 0], .least, 0, 1), ([], .zero, 0, 1),
    ])
    func withoutAnAxisTheCountsAreTheEnds(
        counts: [Int], baseline: Annotations.Baseline, start: Double, end: Double
    ) {
        let domain = CountDomain(counts, baseline: baseline, ticks: 0)
        #expect(domain.domain == (start, end))
        #expect(domain.ticks.isEmpty)
    }

    /// Two to five round values, and all counts between the first and the last unless the baseline is another.
    @Test func anAxisHasTwoToFiveRoundValues() {
        for counts in [
            [60, 16105], [9990, 10_010], [1, 1], [0, 3], [7, 7, 8], [1, 1_000_000_000], [12345, 12345],
        ] {
            for most in 3...5 {
                let domain = CountDomain(counts, baseline: .least, ticks: most)
                #expect((2...most).contains(domain.ticks.count), "\(counts), \(most)")
                #expect(domain.domain.start == Double(domain.ticks[0]))
                #expect(domain.domain.end == Double(domain.ticks.last ?? 0))
                #expect(Int(domain.domain.start) <= counts.min() ?? 0 && Int(domain.domain.end) >= counts.max() ?? 0)
            }
        }
        #expect(CountDomain([60, 16105], baseline: .least, ticks: 5).ticks == [0, 5000, 10_000, 15_000, 20_000])
        #expect(CountDomain([9990, 10_010], baseline: .least, ticks: 5).ticks == [9990, 9995, 10_000, 10_005, 10_010])
        let shifted = CountDomain([2500, 9000], baseline: .steps(2300), ticks: 5)
        #expect(shifted.domain == (2300, 10_000))
        #expect(shifted.ticks == [4000, 6000, 8000, 10_000])
        #expect(CountDomain([0, 0], baseline: .least, ticks: 5).ticks.isEmpty)
    }

    /// All equal counts stay about in the middle.
    @Test func equalCountsStayNearTheMiddle() {
        let domain = CountDomain([12_000, 12_000], baseline: .least, ticks: 5)
        #expect(domain.domain == (0, 30_000))
    }
}
