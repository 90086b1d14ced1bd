import StepChart
import StepRaster
import StepTestSupport
import Testing

/// What is drawn when there is no new data.
@Suite struct StateTests {
    @Test(arguments: cases) func state(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        [("light", ChartTheme.light), ("dark", .dark)].flatMap { (name, theme: ChartTheme) in
            [
                placeholder("placeholder-\(name)", theme: theme),
                placeholder("placeholder-widget-\(name)", theme: theme) { $0 = ChartOptions(placement: .widget) },
                placeholder("placeholder-not-accessible-\(name)", theme: theme, isAccessible: false),
                chart("last-accessible-\(name)", theme: theme),
            ]
        }
        + [.english, .german, .french, .spanish].flatMap { (language: Language) in
            [
                chart("language-\(language)") { $0.language = language },
                chart("small-\(language)", scale: 2) { options in
                    options.language = language
                    (options.width, options.height) = (158, 110)
                },
            ]
        }
        + [
            placeholder("placeholder-month", days: 30),
            placeholder("placeholder-high-contrast", theme: .highContrast),
            chart("widget-last-accessible") { $0.placement = .widget },
            widget("widget-compact-last-accessible", .compact, notice: .lastAccessible),
            GoldenCase(topic: "state", name: "snapshot") { threads in
                try WeekChart(StepWeek.sample()).image(RenderOptions(scale: 2, threads: threads)).buffer
            },
        ]
        + [.small, .medium, .large].flatMap { (family: WeekWidget.Family) in
            [
                placeholder("widget-\(family)-placeholder", family, notice: nil),
                placeholder("widget-\(family)-not-accessible-dark", family, notice: .notAccessible, theme: .dark),
                widget("widget-\(family)-last-accessible", family, notice: .lastAccessible),
            ]
        }

    private static func widget(_ name: String, _ family: WeekWidget.Family, notice: Notice) -> GoldenCase {
        GoldenCase(topic: "state", name: name) { threads in
            let content = WeekContent(try Samples.week(), notice: notice)
            let widget = try WeekWidget(content, options: WidgetOptions(family))
            return try widget.drawing.image(RenderOptions(scale: 1, threads: threads)).buffer
        }
    }

    private static func placeholder(
        _ name: String, _ family: WeekWidget.Family, notice: Notice?, theme: ChartTheme = .light
    ) -> GoldenCase {
        GoldenCase(topic: "state", name: name) { threads in
            let content = WeekContent(try Samples.week(), notice: notice)
            let widget = try WeekWidget(content, options: WidgetOptions(family), theme: theme)
            return try widget.placeholder.drawing.image(RenderOptions(scale: 1, threads: threads)).buffer
        }
    }

    private static func placeholder(
        _ name: String, days: Int = 7, theme: ChartTheme = .light, isAccessible: Bool = true,
        _ configure: @escaping @Sendable (inout ChartOptions) -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "state", name: name) { threads in
            var options = ChartOptions()
            configure(&options)
            let content = WeekContent.placeholder(days: days, isAccessible: isAccessible)
            let chart = try WeekChart(content, options: options, theme: theme)
            return try chart.image(RenderOptions(scale: 2, threads: threads)).buffer
        }
    }

    /// The sample week, the last that could be read.
    private static func chart(
        _ name: String, scale: Double = 1, theme: ChartTheme = .light,
        _ configure: @escaping @Sendable (inout ChartOptions) -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "state", name: name) { threads in
            var options = ChartOptions()
            configure(&options)
            let content = WeekContent(try Samples.week(), notice: .lastAccessible)
            let chart = try WeekChart(content, options: options, theme: theme)
            return try chart.image(RenderOptions(scale: scale, threads: threads)).buffer
        }
    }
}
