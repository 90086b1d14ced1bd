import StepRaster
import Testing

@Suite struct FillRuleTests {
    @Test(arguments: [
        (
            FillRule.nonZero,
            """
            ## ## ## ##
            ## ## ## ##
            ## ## ## ##
            ## ## ## ##
            """
        ),
        (
            .evenOdd,
            """
            ## ## ## ##
            ##  .  . ##
            ##  .  . ##
            ## ## ## ##
            """
        ),
    ])
    func whatIsWoundTwice(rule: FillRule, expected: String) {
        var path = Path.rectangle(0, 0, 4, 4)
        path.append(.rectangle(1, 1, 2, 2))
        #expect(mask(4, 4) { $0.fill(path, rule: rule, with: .black) } == expected)
    }

    @Test(arguments: FillRule.allCases)
    func whatIsWoundForwardAndBackIsOutside(rule: FillRule) {
        var path = Path.rectangle(0, 0, 3, 3)
        path.append(Path((1, 1), (1, 2), (2, 2), (2, 1), closed: true))
        #expect(mask(3, 3) { $0.fill(path, rule: rule, with: .black) } == "## ## ##\n##  . ##\n## ## ##")
    }

    @Test(arguments: FillRule.allCases)
    func theDirectionOfAnOutlineDoesNotMatter(rule: FillRule) {
        let down = mask(3, 3) { $0.fill(Path((0, 0), (3, 1), (1, 3), closed: true), rule: rule, with: .black) }
        let up = mask(3, 3) { $0.fill(Path((1, 3), (3, 1), (0, 0), closed: true), rule: rule, with: .black) }
        #expect(down == up)
    }
}
