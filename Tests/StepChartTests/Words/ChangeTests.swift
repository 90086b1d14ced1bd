import Testing

@testable import StepChart

@Suite struct ChangeTests {
    @Test(
        arguments: [
            ([10, 10], [10, 10], .same), ([15], [10], .more(percent: 50)), ([5], [10], .less(percent: 50)),
            ([0], [10], .less(percent: 100)), ([10], [0], nil), ([], [], nil), ([nil], [10], nil), ([10], [nil], nil),
            // Only the first and the third count, and of the longer side only what has a partner.
            ([3, nil, 3, 8], [1, 9, 1], .more(percent: 200)), ([3], [1, 1000], .more(percent: 200)),
            // 0.5 %, 0.4 % and 12.5 %.
            ([201], [200], .more(percent: 1)), ([1004], [1000], .same), ([7], [8], .less(percent: 13)),
            ([1_000_000_000], [1], .more(percent: 99_999_999_900)),
        ] as [([Int?], [Int?], Change?)])
    func percents(days: [Int?], previous: [Int?], expected: Change?) {
        let comparison = StepComparison(
            days.map { StepDay(steps: $0) }[...], since: previous.map { StepDay(steps: $0) }[...],
            in: .steps)
        #expect(comparison.map(Change.init) == expected)
    }
}
