import StepTestSupport
import Testing

@testable import StepData

@Suite struct PeopleFactsTests {
    private static func person(_ name: String, _ steps: [Int?], today: Int? = nil) throws -> PeopleFacts.Person {
        let first = try #require(CivilDate("2026-11-02"))
        let days = steps.enumerated().map { StepDay(date: first.adding(days: $0), steps: $1) }
        return PeopleFacts.Person(name, try StepWeek(days: days, today: today.map { first.adding(days: $0) } ?? nil))
    }

    private static func places(_ facts: PeopleFacts) -> [String] {
        facts.ranking.map { "\($0.rank) \(facts.people[$0.index].name) \($0.total)" }
    }

    /// Equal totals share a place, in the order of the table, and the next number is left out.
    @Test func equalTotalsShareAPlace() throws {
        let facts = try PeopleFacts([
            Self.person("a", [1, 2]), Self.person("b", [5, 5]), Self.person("c", [4, 6]), Self.person("d", [nil, 7]),
            Self.person("e", [10, nil]),
        ])
        #expect(Self.places(facts) == ["1 b 10", "1 c 10", "1 e 10", "4 d 7", "5 a 3"])
        #expect(!facts.leavesTodayOut)
    }

    /// Today would favour people who have already counted it.
    @Test func todayIsLeftOut() throws {
        let facts = try PeopleFacts([
            Self.person("a", [10, 20, 900], today: 2), Self.person("b", [10, 21, nil], today: 2),
        ])
        #expect(Self.places(facts) == ["1 b 31", "2 a 30"])
        #expect(facts.leavesTodayOut)
    }

    @Test func todayAloneCounts() throws {
        let facts = try PeopleFacts([Self.person("a", [9], today: 0), Self.person("b", [8], today: 0)])
        #expect(Self.places(facts) == ["1 a 9", "2 b 8"])
        #expect(!facts.leavesTodayOut)
    }
}
