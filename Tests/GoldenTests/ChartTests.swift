import StepChart
import StepRaster
import StepTestSupport
import Testing

@Suite struct ChartTests {
    @Test(arguments: cases) func chart(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        [1.0, 2, 3].map { scale in chart("week-\(Int(scale))x", scale: scale) }
        + [
            chart("one-day", "single-day.json"),
            chart("two-days", "two-days.json"),
            chart("two-weeks", "two-weeks.json"),
            chart("month", "month.json"),
            chart("all-equal", "all-equal.json"),
            chart("all-zero", "all-zero.json"),
            chart("gaps", "gaps.json"),
            chart("spike", "spike.json"),
            chart("counts-without-dates", "counts.json"),
            chart("own-labels", "labels.json"),
            chart("dark", theme: .dark),
            chart("dark-month", "month.json", theme: .dark),
            chart("widget") { $0 = ChartOptions(placement: .widget) },
            chart("widget-dark", theme: .dark) { $0 = ChartOptions(placement: .widget) },
            chart("widget-month", "month.json") { $0 = ChartOptions(placement: .widget) },
            chart("message") { options in
                options = ChartOptions(placement: .message)
                options.labels = .hidden
                (options.width, options.height) = (274, 140)
            },
            chart("select-none") { $0.selection = .noDay },
            chart("select-first") { $0.selection = .index(0) },
            chart("select-date") { $0.selection = .date(try #require(CivilDate("2016-09-14"))) },
            chart("average-line") { $0.averageLine = true },
            chart("average-line-gaps", "gaps.json") { $0.averageLine = true },
            chart("no-guides") { $0.guides = false },
            chart("transparent") { $0.background = .clear },
            chart("coloured-background") { $0.background = ChartTheme.Color("#FFF4E0") },
            chart("small-and-square") { ($0.width, $0.height) = (158, 158) },
            chart("wide") { ($0.width, $0.height) = (600, 120) },
            chart("odd-scale", scale: 1.37),
            chart("bold", theme: bold),
        ]
        + [.linear, .catmullRom].map { (curve: ChartOptions.Curve) in
            chart("curve-\(curve.rawValue)") { $0.curve = curve }
        }
        + ChartTheme.BuiltIn.allCases.filter { $0 != .light && $0 != .dark }.flatMap { builtIn in
            [
                chart("\(builtIn.rawValue)", theme: ChartTheme(builtIn)) { $0.averageLine = true },
                chart("widget-\(builtIn.rawValue)", theme: ChartTheme(builtIn)) {
                    $0 = ChartOptions(placement: .widget)
                },
            ]
        }
        + [.german, .french, .spanish].flatMap { (language: Language) in
            [
                chart("language-\(language.rawValue)", "all-zero.json") { $0.language = language },
                chart("weekdays-\(language.rawValue)") { ($0.language, $0.labels) = (language, .weekday) },
            ]
        }
        + [
            chart("week-start", "counts.json") { $0.weekStart = .saturday },
            chart("missing-glyph-box", "all-zero.json", scale: 2) { options in
                (options.language, options.labels, options.missingGlyph) = (.japanese, .weekday, .box)
                (options.width, options.height) = (240, 90)
            },
        ]
        + [.weekday, .iso, .hidden].map { (labels: ChartOptions.Labels) in
            chart("labels-\(labels.rawValue)") { $0.labels = labels }
        }

    private static let bold: ChartTheme = {
        var theme = ChartTheme.light
        theme.labelText.weight = 700
        theme.lineWidth = 5
        theme.guideWidth = 1
        return theme
    }()

    /// The chart of a file in samples/.
    private static func chart(
        _ name: String, _ sample: String = "week.json", scale: Double = 1, theme: ChartTheme = .light,
        _ configure: @escaping @Sendable (inout ChartOptions) throws -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "chart", name: name) { threads in
            let bytes = try Samples.bytes(sample)
            var options = ChartOptions()
            try configure(&options)
            let chart = try WeekChart(StepWeek(json: bytes), options: options, theme: theme)
            return try chart.image(RenderOptions(scale: scale, threads: threads)).buffer
        }
    }
}
