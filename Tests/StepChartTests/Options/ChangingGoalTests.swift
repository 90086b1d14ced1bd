import StepData
import StepTestSupport
import Testing

@testable import StepChart

/// The line of a goal that changes, and the texts beside it.
@Suite struct ChangingGoalTests {
    private static func week(_ goals: [(day: Int, goal: Int)]) throws -> StepWeek {
        let week = try sampleWeek()
        let first = try #require(week.days[0].date)
        return week.changingGoal(
            try goals.map { goal in
                GoalChange(from: try #require(first.adding(days: goal.day)), goal: goal.goal)
            })
    }

    private static func chart(_ week: StepWeek, _ change: (inout ChartOptions) -> Void = { _ in }) throws -> WeekChart {
        try WeekChart(week, options: with(ChartOptions(goal: 5000), change))
    }

    @Test func theLineHasAStepBetweenTwoDays() throws {
        let layout = try Self.chart(Self.week([(2, 9000), (5, 3000)])).layout
        let line = try #require(layout.goalLine)
        let x = layout.nodes.map(\.x)
        #expect(line.levels.map(\.value) == [5000, 9000, 3000] && line.value == 3000)
        #expect(isClose(line.levels[1].startX, (x[1] + x[2]) / 2) && isClose(line.levels[2].startX, (x[4] + x[5]) / 2))
        #expect(line.levels.map(\.y) == [line.levelY(at: x[0]), line.levelY(at: x[3]), line.y])
        #expect(line.levels[1].y < line.levels[0].y && line.levels[0].y < line.y)
        #expect(line.path.segments.count { if case .line = $0 { true } else { false } } == 5)
        #expect(line.texts.map(\.string) == ["goal 3,000"])
        let counts = [7314, 2583, 16105, 6015, 60, 3942, 1641]
        let goals = [5000, 5000, 9000, 9000, 9000, 3000, 3000]
        #expect(layout.nodes.map(\.reachesGoal) == zip(counts, goals).map { $0 >= $1 })
    }

    @Test func aGoalThatDoesNotChangeIsALevelLine() throws {
        let before = try Self.chart(sampleWeek()).marks
        #expect(try Self.chart(Self.week([(0, 5000), (9, 100)])).marks == before)
        #expect(try Self.chart(Self.week([])).layout.goalLine?.levels.isEmpty == true)
    }

    @Test func textsCountDaysAndNameNoGoal() throws {
        let week = try Self.week([(2, 9000), (5, 3000)])
        let text = try Self.chart(week).alternative.text
        #expect(text.contains("Goal reached on 3 of 7 days.") && !text.contains("Goal of"))
        let card = try WeekCard(week, options: with(CardOptions()) { $0.chart.annotations.goal = 5000 })
        #expect(card.layout.marks.texts.contains { $0.string.contains("goal on 3 of 7 days") })
        var streak = CardOptions()
        streak.headline = .streak
        streak.chart.annotations.goal = 5000
        let texts = try WeekCard(week, options: streak).layout.marks.texts.map(\.string)
        #expect(texts.contains { $0.contains("longest streak") } && !texts.contains { $0.contains("at 5,000") })
    }

    /// A widget's part is of the day's own goal.
    @Test func widgetsCompareADayWithItsOwnGoal() throws {
        var options = WidgetOptions(.medium)
        options.chart.annotations.goal = 5000
        options.chart.selection = .index(2)
        let widget = try WeekWidget(Self.week([(2, 20_000), (5, 3000)]), options: options)
        #expect(widget.layout.share?.string == "81% of 20,000")
    }
}
