import StepChart
import StepChartTesting
import Testing

struct WeekTests {
    @Test func aWeekLooksAsItDid() throws {
        let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
        expectGolden(.chart(try WeekChart(week), scale: 1), named: "week")
    }
}
