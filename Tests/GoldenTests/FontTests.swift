import StepChart
import StepChartFonts
import StepRaster
import StepTestSupport
import Testing

/// Letters of fonts from Debian's packages: the same pixels on every machine that has the same files.
@Suite(.enabled(if: DebianFont.areOfDebian12, "the fonts are of other versions than the goldens'"))
struct FontTests {
    @Test(arguments: cases) func font(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] = [
        specimen("dejavu", .dejaVu, ["Handgloves 0123", "AV To Wa ärger", "Привет Ελλάδα", "Tiếng Việt"]),
        specimen("inter", .inter, ["Handgloves 0123", "AV To Wa ärger", "Привет Ελλάδα", "Tiếng Việt"]),
        specimen("noto-cjk", .notoCJK, ["今日は1,412歩。", "日均步数：5380", "걸음수 37,660", "「毎日」、ゆっくり"]),
        GoldenCase(topic: "font", name: "small") { threads in
            var canvas = Canvas(size: Size(150, 54), scale: 1, background: .white)
            for (index, font) in DebianFont.all.enumerated() {
                let typeface = try ChartTheme.Font(contentsOf: font.installed()).typeface
                canvas.text(
                    GlyphRun(
                        text: "9/12 16,105 steps", origin: Point(4, 15 + 17 * Double(index)), size: 11, weight: 300,
                        fonts: [typeface]), color: .black)
            }
            return canvas.image(threads: threads)
        },
        GoldenCase(topic: "font", name: "card-ja") { threads in
            var options = CardOptions(.square)
            options.chart.language = .japanese
            options.chart.annotations.goal = 6000
            options.chart.annotations.title = .text("今週はよく歩きました。「来週も一日一万歩」をめざして、がんばります！")
            let card = try WeekCard(week(), options: options, theme: theme())
            return try card.drawing.image(RenderOptions(scale: 0.4, threads: threads)).buffer
        },
        GoldenCase(topic: "font", name: "widget-zh") { threads in
            var options = WidgetOptions(.medium)
            options.chart.language = .simplifiedChinese
            let widget = try WeekWidget(week(), options: options, theme: theme())
            return try widget.drawing.image(RenderOptions(scale: 2, threads: threads)).buffer
        },
        GoldenCase(topic: "font", name: "chart-mixed") { threads in
            var options = ChartOptions()
            options.annotations.title = .text("Schritte 歩数 → Ωμέγα")
            (options.annotations.values, options.annotations.yAxis, options.annotations.goal) = (.all, true, 6000)
            var theme = ChartTheme.dark
            theme.fonts = try [DebianFont.inter, .notoCJK].map { try ChartTheme.Font(contentsOf: $0.installed()) }
            let chart = try WeekChart(week(), options: options, theme: theme)
            return try chart.drawing.image(RenderOptions(scale: 2, threads: threads)).buffer
        },
    ]

    @Sendable private static func week() throws -> StepWeek {
        try Samples.week()
    }

    @Sendable private static func theme() throws -> ChartTheme {
        var theme = ChartTheme.light
        theme.fonts = [try ChartTheme.Font(contentsOf: DebianFont.notoCJK.installed())]
        return theme
    }

    private static func specimen(_ name: String, _ font: DebianFont, _ lines: [String]) -> GoldenCase {
        GoldenCase(topic: "font", name: name) { threads in
            let typeface = try ChartTheme.Font(contentsOf: font.installed()).typeface
            var canvas = Canvas(size: Size(170, 25 * Double(lines.count) + 6), scale: 1.5, background: .white)
            for (index, line) in lines.enumerated() {
                canvas.text(
                    GlyphRun(
                        text: line, origin: Point(5, 20 + 25 * Double(index)), size: 18, weight: 300,
                        fonts: [typeface]), color: .black)
            }
            return canvas.image(threads: threads)
        }
    }
}
