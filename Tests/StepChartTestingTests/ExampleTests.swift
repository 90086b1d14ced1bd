import StepChart
import StepChartTesting
import Testing

/// The examples of the module's article.
struct ExampleTests {
    @Test func aChart() throws {
        let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
        expectGolden(.chart(try WeekChart(week), scale: 1))
    }

    @Test func otherPictures() throws {
        let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
        let card = try WeekCard(week, preset: .square)
        expectGolden(.card(card, scale: 0.2), named: "square")
        expectGolden(.png(try WeekChart(week).animation().apng(.scale(0.5))), named: "moving")
    }

    @Test func aDifference() {
        var pixels: [UInt8] = Array(repeating: 255, count: 4 * 60 * 40)
        pixels[0] = 254
        let limits = GoldenLimits(maxDifferentPixels: 20, reason: "the driver rounds")
        expectGolden(.rgba(pixels, width: 60, height: 40), named: "driver", limits: limits)
    }
}
