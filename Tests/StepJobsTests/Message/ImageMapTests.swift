import StepChart
import Testing

@testable import StepJobs

@Suite struct ImageMapTests {
    /// Days stand at 30, 70, 110 ... 270 points.
    @Test func aColumnForEveryDay() throws {
        let map = try ImageMap(WeekMessage(week(of: sampleSteps)))
        #expect(map.areas.map(\.rect.x) == [0, 50, 90, 130, 170, 210, 250])
        #expect(map.areas.map(\.rect.maxX) == [50, 90, 130, 170, 210, 250, 300])
        #expect(map.areas.map(\.anchor) == (12...18).map { "day-2016-09-\($0)" })
        #expect(map.areas[5].text == "I moved 3,942 steps on 9/17.")
        #expect(
            map.html(name: "week").hasPrefix(
                """
                <map name="week">
                <area shape="rect" coords="0,0,50,300" href="#day-2016-09-12" \
                alt="I moved 7,314 steps on 9/12." title="I moved 7,314 steps on 9/12.">

                """))
    }

    /// A day of a calendar is its cell; one to come has none, and months stand for no day.
    @Test func aDayOfACalendarIsItsCell() throws {
        var options = ChartOptions.message
        options.mark = .calendar
        let message = try WeekMessage(week(of: (0..<100).map { $0 < 80 ? $0 * 100 : nil }), options: options)
        let map = try ImageMap(message)
        #expect(map.areas.count == 80)
        #expect(map.areas.map(\.rect) == message.chart.layout.nodes.compactMap(\.cell))
        let long = try WeekMessage(week(of: Array(repeating: 1000, count: 500)), options: options)
        #expect(try ImageMap(long).areas.isEmpty)
    }

    @Test func aWeekWithoutDatesCountsItsDays() throws {
        let map = try ImageMap(WeekMessage(StepWeek(steps: [1, nil, 3])))
        #expect(map.areas.map(\.anchor) == ["day-1", "day-2", "day-3"])
        #expect(
            map.areas.map(\.text) == ["I moved 1 step on day 1.", "No data on day 2.", "I moved 3 steps on day 3."])
        #expect(try ImageMap(WeekMessage(StepWeek(steps: [7]))).areas.map { [$0.rect.x, $0.rect.maxX] } == [[0, 300]])
    }

    @Test func columnsTileThePicture() throws {
        let areas = try ImageMap(WeekMessage(StepWeek(steps: (0..<50).map { $0 }))).areas
        #expect(zip(areas, areas.dropFirst()).allSatisfy { $0.rect.maxX == $1.rect.x && $0.rect.x < $0.rect.maxX })
        #expect(areas.first?.rect.x == 0 && areas.last?.rect.maxX == 300)
    }

    /// Where a node stands for a week, its days still have their columns.
    @Test func columnsOfManyDaysTileThePictureToo() throws {
        var options = ChartOptions.message
        options.aggregation.span = .week
        let week = try week(of: Array(repeating: 5, count: 14))
        let areas = try ImageMap(WeekMessage(week, options: options)).areas
        #expect(areas.count == 14)
        #expect(zip(areas, areas.dropFirst()).allSatisfy { $0.rect.maxX == $1.rect.x && $0.rect.x < $0.rect.maxX })
        #expect(areas.first?.rect.x == 0 && areas.last?.rect.maxX == 300)
    }

    @Test func labelsAreOnlyText() throws {
        let week = try StepWeek(days: [StepDay(steps: 1, label: "\"><script>&'")])
        let html = try ImageMap(WeekMessage(week)).html(name: "week")
        #expect(html.contains("alt=\"&quot;&gt;&lt;script&gt;&amp;&#39;: I moved 1 step on day 1.\""))
        #expect(!html.contains("<script"))
    }
}
