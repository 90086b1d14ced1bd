import StepSupport
import StepTestSupport
import Testing

@testable import StepData

/// The usual steps of each hour, against averages that are counted here.
@Suite struct HourFactsTests {
    /// Days from a Monday on, with steps by the day's index and the hour.
    private static func week(_ count: Int, today: Int? = nil, _ steps: (Int, Int) -> Int) throws -> StepWeek {
        let first = try #require(CivilDate("2026-11-02"))
        let days = (0..<count).map { index in
            let hours = (0..<24).map { steps(index, $0) }
            return with(StepDay(date: first.adding(days: index), steps: hours.reduce(0, +))) { $0.hours = hours }
        }
        return try StepWeek(days: days, today: today.map { first.adding(days: $0) } ?? nil)
    }

    @Test func areAverages() throws {
        let facts = try #require(Self.week(4) { $0 * 10 + $1 }.hourFacts)
        // The average of 0, 10, 20 and 30 is 15.
        #expect(facts.averages == (0..<24).map { 15 + $0 } && facts.days == 4 && facts.weekend == nil)
        let halves = try #require(Self.week(2) { index, _ in index }.hourFacts)
        #expect(halves.averages == [Int](repeating: 1, count: 24))
    }

    @Test(arguments: [(6, false), (7, true), (12, true)]) func weekendsAreApart(count: Int, areApart: Bool) throws {
        let facts = try #require(Self.week(count) { $0 % 7 > 4 ? 100 : 10 + $1 }.hourFacts)
        #expect(facts.workdays == (areApart ? (0..<24).map { 10 + $0 } : nil))
        #expect(facts.weekend == (areApart ? [Int](repeating: 100, count: 24) : nil))
    }

    /// The hours of today that are yet to come are not 0.
    @Test func leaveTodayOut() throws {
        let facts = try #require(Self.week(3, today: 2) { index, _ in index < 2 ? 50 : 0 }.hourFacts)
        #expect(facts.averages == [Int](repeating: 50, count: 24) && facts.days == 2)
        let alone = try #require(Self.week(1, today: 0) { _, hour in hour }.hourFacts)
        #expect(alone.averages == Array(0..<24) && alone.days == 1)
    }

    @Test func needHours() throws {
        #expect(try StepWeek(steps: [1, 2]).hourFacts == nil)
        var days = try Self.week(3) { _, _ in 5 }.days
        days[1].hours = nil
        #expect(try StepWeek(days: days).hourFacts?.days == 2)
        #expect(StepFacts(try StepWeek(days: days)).document.contains("\"hours\": {\"days\": 2"))
        #expect(StepFacts(try StepWeek(steps: [1])).document.contains("\"hours\": null"))
    }
}
