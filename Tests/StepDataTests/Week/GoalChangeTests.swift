import StepSupport
import Testing

@testable import StepData

/// Goals that change, against goals that are looked up here.
@Suite struct GoalChangeTests {
    private static let first = CivilDate(year: 2026, month: 9, day: 28)

    private static func week(_ steps: [Int?]) throws -> StepWeek {
        try StepWeek(days: steps.enumerated().map { StepDay(date: first?.adding(days: $0), steps: $1) })
    }

    private static func change(_ day: Int, _ goal: Int) throws -> GoalChange {
        GoalChange(from: try #require(first?.adding(days: day)), goal: goal)
    }

    /// In any order; of two from one date the later one in the list counts.
    @Test func eachDayHasTheLastGoalThatHasBegun() throws {
        let changes = try [Self.change(4, 7000), Self.change(2, 9000), Self.change(4, 6000), Self.change(-30, 4000)]
        let week = try Self.week(Array(repeating: 1, count: 7)).changingGoal(changes)
        #expect(week.days.map { week.goal(of: $0, first: 1) } == [4000, 4000, 9000, 9000, 6000, 6000, 6000])
        #expect(week.goal(of: StepDay(steps: 1), first: 123) == 123)
        #expect(week.lastGoal(first: 1) == 6000 && week.changesGoal(first: 1))
        let one = try Self.week([1, 2]).changingGoal([Self.change(0, 500), Self.change(9, 600)])
        #expect(!one.changesGoal(first: 7) && one.lastGoal(first: 7) == 500)
        #expect(try !Self.week([1, 2]).changesGoal(first: 7))
    }

    @Test func manyChangesAreFoundQuickly() throws {
        let count = 4000
        let changes = try (0..<count).map { try Self.change($0, 1 + $0) }
        let week = try Self.week((0..<count).map { $0 % 3 == 0 ? $0 : $0 + 1 }).changingGoal(changes.reversed())
        #expect(week.days.indices.allSatisfy { week.goal(of: week.days[$0], first: 9) == $0 + 1 })
        #expect(week.goalDays(1).reached == (0..<count).count { $0 % 3 != 0 })
    }

    @Test func factsCountEachDayByItsOwnGoal() throws {
        let week = try Self.week([5000, 5000, 8000, 9000, 9100, nil, 3000]).changingGoal([Self.change(2, 9000)])
        let days = StepFacts(week, goal: 5000).goalDays
        #expect(days?.reached == 4 && days?.countWithData == 6 && days?.longest == .init(first: 0, last: 1))
        let text = StepFacts(week, goal: 5000).document
        #expect(text.contains(#""changes": [{"first": "2026-09-30", "steps": 9000}]"#))
    }

    /// A column of goals: 0 and an empty cell are no goal of their own.
    @Test func tablesHaveAColumnOfGoals() throws {
        let text = """
            date,steps,Goal
            2026-09-28,4000,0
            2026-09-29,5000,5000
            2026-09-30,6000,
            2026-10-01,7000,"9,000"
            2026-10-02,9000,9000
            """
        let week = try StepWeek(csv: Array(text.utf8))
        let october = try #require(CivilDate("2026-10-01"))
        #expect(week.goal == 5000 && week.goalChanges == [GoalChange(from: october, goal: 9000)])
        #expect(week.goalDays(5000).reached == 3)
    }

    @Test func partsAndComparisonsKeepTheGoals() throws {
        let week = try Self.week([1, 2, 3, 4]).changingGoal([Self.change(1, 5)])
        #expect(try week.days(in: with(Period()) { $0.last = .days(2) }).goalChanges == week.goalChanges)
        #expect(try week.comparing(with: StepWeek(steps: [1])).goalChanges == week.goalChanges)
        #expect(try Self.week([1]).measured(in: .steps).goal == nil)
    }
}
