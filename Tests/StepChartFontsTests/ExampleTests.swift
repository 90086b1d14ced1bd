import Foundation
import StepChart
import StepChartFonts
import StepTestSupport
import Testing

/// A card in simplified Chinese.
func chineseCard(_ week: StepWeek, font path: String) throws -> [UInt8] {
    var theme = ChartTheme.light
    theme.fonts = [try ChartTheme.Font(contentsOf: path)]
    var options = CardOptions(.square)
    options.chart.language = .simplifiedChinese
    return try WeekCard(week, options: options, theme: theme).drawing.png(.scale(1))
}

/// The examples of docs/fonts.md, word for word.
struct ExampleTests {
    @Test func aCardInChinese() throws {
        let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
        let png = try chineseCard(week, font: DebianFont.notoCJK.installed() + "#3")
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(throws: ChartError.self) { try chineseCard(week, font: DebianFont.dejaVu.installed()) }
    }
}
