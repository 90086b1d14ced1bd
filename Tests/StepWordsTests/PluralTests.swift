import Testing

@testable import StepWords

@Suite struct PluralTests {
    /// The examples that the Unicode CLDR gives for whole numbers.
    @Test(
        arguments: [
            (.other, .other, [0, 1, 2, 5, 100, 1_000_000]),
            (.one, .one, [1]), (.one, .other, [0, 2, 16, 101, 1_000_000]),
            (.oneAndMillions, .one, [1]), (.oneAndMillions, .many, [1_000_000, 2_000_000]),
            (.oneAndMillions, .other, [0, 2, 16, 1_000_001]),
            (.zeroAndMillions, .one, [0, 1]), (.zeroAndMillions, .many, [1_000_000, 2_000_000]),
            (.zeroAndMillions, .other, [2, 17, 100_000]),
            (.polish, .one, [1]), (.polish, .few, [2, 4, 22, 24, 32, 102]),
            (.polish, .many, [0, 5, 11, 12, 14, 21, 111, 112, 1_000_000]),
            (.eastSlavic, .one, [1, 21, 31, 101, 1001]), (.eastSlavic, .few, [2, 4, 22, 104, 1002]),
            (.eastSlavic, .many, [0, 5, 11, 19, 111, 112, 1_000_000]),
            (.czech, .one, [1]), (.czech, .few, [2, 3, 4]), (.czech, .other, [0, 5, 22, 100]),
        ] as [(PluralRule, PluralCategory, [Int])])
    func categories(rule: PluralRule, category: PluralCategory, counts: [Int]) {
        for count in counts { #expect(rule.category(of: count) == category, "\(count)") }
        #expect(rule.categories.contains(category))
    }

    /// A rule lists the categories that it gives, in the order of the CLDR.
    @Test(arguments: PluralRule.allCases) func rulesListTheirCategories(rule: PluralRule) {
        let found = Set((0...200).map(rule.category) + [rule.category(of: 1_000_000)])
        #expect(rule.categories == PluralCategory.allCases.filter(found.contains))
    }
}
