import StepData
import Testing

@testable import StepJobs

/// Goals as people write them.
@Suite struct DailyGoalTests {
    @Test(arguments: [
        ("10000", Measure.steps, 10_000), ("10,000", .steps, 10_000), ("7.5k", .steps, 7500), ("8km", .distance, 8000),
        ("8 km", .distance, 8000), ("7.5km", .distance, 7500), ("7,5 km", .distance, 7500), ("5mi", .distance, 8047),
        ("7500m", .distance, 7500), ("8KM", .distance, 8000), ("12floors", .floors, 12), ("1 floor", .floors, 1),
    ])
    func reads(word: String, measure: Measure, count: Int) throws {
        let goal = try #require(DailyGoal(word: word))
        #expect(goal.measure == measure && goal.count == count)
        #expect(DailyGoal(word: goal.word) == goal)
    }

    @Test(arguments: [
        "0", "-5", "0km", "km", "8kg", "1e12km", "nan km", "inf km", "0.2 m", "2000000000", "1.5", "", "1.5floors",
    ])
    func refuses(word: String) {
        #expect(DailyGoal(word: word) == nil)
    }

    @Test func aGoalOfAnotherMeasureIsLeftOut() throws {
        var job = Job(.render)
        job.goal = DailyGoal(word: "10000")
        #expect(job.goalCount == 10_000 && job.goalNote == nil)
        job.measure = .distance
        #expect(job.goalCount == nil)
        #expect(job.goalNote == "--goal: 10000 is a goal of steps, left out beside --measure distance")
        job.goal = DailyGoal(word: "8km")
        job.laterGoals = ["2026-10-01:9km", "2026-10-05:9000"].compactMap(LaterGoal.init)
        #expect(job.goalNote == "--goal-from: 9000 is a goal of steps, left out beside --measure distance")
        job.laterGoals.removeLast()
        #expect(job.goalNote == nil)
    }
}
