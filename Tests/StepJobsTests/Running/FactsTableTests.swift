import StepData
import Testing

@testable import StepJobs

/// The tables of facts by measure and with a trend.
@Suite struct FactsTableTests {
    /// - Parameter step: the difference of each week's days from those of the week before.
    private static func facts(_ step: Int, _ measure: Measure = .steps) throws -> StepFacts {
        let first = try #require(CivilDate("2026-08-03"))
        let days = (0..<42).map { index in
            StepDay(
                date: first.adding(days: index), steps: 5000 + step * (index / 7) + 100 * (index % 7),
                distanceMeters: 4000, flights: 3)
        }
        return StepFacts(try StepWeek(days: days).measured(in: measure))
    }

    /// The lines of the last table, by their names.
    private static func rows(_ facts: StepFacts, _ language: Language = .english) -> [String: String] {
        let lines = facts.table(in: language).split(separator: "\n").suffix(20)
        let pairs = lines.compactMap { line -> (String, String)? in
            guard let gap = line.firstRange(of: "  ") else { return nil }
            let name = String(line[..<gap.lowerBound])
            return (name, line[gap.upperBound...].trimmingPrefix(while: \.isWhitespace).description)
        }
        return Dictionary(pairs) { _, last in last }
    }

    /// Five changes in one direction are more than twice as much as a week usually differs from the one before.
    @Test func aClearTrendHasARow() throws {
        #expect(try Self.rows(Self.facts(1000))["trend a day"] == "5,300 → 10,300")
        #expect(try Self.rows(Self.facts(0))["trend a day"] == nil)
        #expect(try Self.rows(Self.facts(-500), .german)["Trend pro Tag"] == "5.300 → 2.800")
    }

    @Test func rowsAreOfTheMeasure() throws {
        let distance = try Self.rows(Self.facts(0, .distance))
        #expect(distance["distance"] == "168 km" && distance["a day"] == "4 km" && distance["flights"] == "126")
        #expect(distance["steps"] == nil && distance["steps a day"] == nil)
        let floors = try Self.rows(Self.facts(0, .floors))
        #expect(floors["flights"] == "126" && floors["a day"] == "3" && floors["distance"] == "168 km")
    }
}
