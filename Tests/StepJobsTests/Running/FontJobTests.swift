import Foundation
import StepChart
import StepChartFonts
import StepTestSupport
import Testing

@testable import StepJobs

struct FontJobTests {
    @Test func drawsTheLettersOfTheFont() throws {
        try withFolder { folder in
            let path = try TestFont.plain.make(in: URL(filePath: folder))
            let made = job(.render) { ($0.chart.annotations.title, $0.appearance.fonts) = (.text("HAV o 01"), [path]) }
            var options = ChartOptions()
            options.annotations.title = .text("HAV o 01")
            var theme = ChartTheme.light
            theme.fonts = [try ChartTheme.Font(contentsOf: path)]
            let chart = try WeekChart(Samples.week(), options: options, theme: theme)
            #expect(try made.run(to: .memory).files.map(\.bytes) == [chart.png()])
        }
    }
}
