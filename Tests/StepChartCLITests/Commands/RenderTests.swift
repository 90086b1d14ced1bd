import Foundation
import StepChart
import StepTestSupport
import Testing

struct RenderTests {
    @Test func drawsWhatTheLibraryDraws() throws {
        let chart = try WeekChart(Samples.week())
        #expect(try Tool.run("render", Tool.week, "-o", "-").output == chart.png(.scale(3)))
        #expect(try Tool.run("render", Tool.week, "-o", "-", "--picture", "svg").text == chart.svg())
        let layout = try Tool.run("render", Tool.week, "-o", "/dev/null", "--layout-json", "-")
        #expect(layout.text == chart.layoutJSON)
    }
}
