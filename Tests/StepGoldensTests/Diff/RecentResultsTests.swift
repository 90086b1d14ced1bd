import Testing

@testable import StepGoldens

@Suite struct RecentResultsTests {
    @Test func theLastTwoInputsAreNotComputedAgain() {
        var recent = RecentResults<String, Int>()
        var computed: [String] = []
        let inputs = ["a", "a", "bb", "a", "bb", "ccc", "bb", "ccc", "a"]
        let outputs = inputs.map { input in
            recent.output(of: input) {
                computed.append($0)
                return $0.count
            }
        }
        #expect(outputs == [1, 1, 2, 1, 2, 3, 2, 3, 1])
        #expect(computed == ["a", "bb", "ccc", "a"])
    }
}
