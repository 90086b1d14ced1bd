import Foundation
import StepChart
import StepRaster
import Testing

/// What is drawn when there is no new data.
@Suite struct StateTests {
    @Test(arguments: cases) func state(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        [("light", ChartTheme.light), ("dark", .dark)].flatMap { (name, theme: ChartTheme) in
            [
                placeholder("placeholder-\(name)", theme: theme),
                placeholder("placeholder-widget-\(name)", theme: theme) { $0 = ChartOptions(style: .widget) },
                placeholder("placeholder-not-accessible-\(name)", theme: theme) { $0.notice = .notAccessible },
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
            chart("widget-last-accessible") { options in
                (options.style, options.notice) = (.widget, .lastAccessible)
            },
            widget("widget-compact-last-accessible", .compact, notice: .lastAccessible),
            GoldenCase(topic: "state", name: "snapshot") { threads in
                try WeekChart(.sample()).image(RenderOptions(scale: 2, threads: threads)).buffer
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
            var options = WidgetOptions(family)
            options.chart.notice = notice
            return try WeekWidget(sampleWeek(), options: options).drawing.image(
                RenderOptions(scale: 1, threads: threads)
            ).buffer
        }
    }

    private static func placeholder(
        _ name: String, _ family: WeekWidget.Family, notice: Notice?, theme: ChartTheme = .light
    ) -> GoldenCase {
        GoldenCase(topic: "state", name: name) { threads in
            var options = WidgetOptions(family)
            options.chart.notice = notice
            let widget = try WeekWidget(sampleWeek(), options: options, theme: theme)
            return try widget.placeholder.drawing.image(RenderOptions(scale: 1, threads: threads)).buffer
        }
    }

    private static func sampleWeek() throws -> StepWeek {
        try StepWeek(json: Data(contentsOf: ProjectGoldens.samples.appending(path: "week.json")))
    }

    private static func placeholder(
        _ name: String, days: Int = 7, theme: ChartTheme = .light,
        _ configure: @escaping @Sendable (inout ChartOptions) -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "state", name: name) { threads in
            var options = ChartOptions()
            configure(&options)
            let chart = try WeekChart(.sample(days: days), options: options, theme: theme)
            return try chart.placeholder.image(RenderOptions(scale: 2, threads: threads)).buffer
        }
    }

    /// The sample week, the last that could be read.
    private static func chart(
        _ name: String, scale: Double = 1, theme: ChartTheme = .light,
        _ configure: @escaping @Sendable (inout ChartOptions) -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "state", name: name) { threads in
            let bytes = try Data(contentsOf: ProjectGoldens.samples.appending(path: "week.json"))
            var options = ChartOptions()
            options.notice = .lastAccessible
            configure(&options)
            let chart = try WeekChart(StepWeek(json: bytes), options: options, theme: theme)
            return try chart.image(RenderOptions(scale: scale, threads: threads)).buffer
        }
    }
}
