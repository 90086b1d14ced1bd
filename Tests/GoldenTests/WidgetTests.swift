import StepChart
import StepRaster
import StepTestSupport
import Testing

@Suite struct WidgetTests {
    @Test(arguments: cases) func widget(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] = home + today + languages + counts + elsewhere + others

    /// Every family on the phone that nobody has to name, and on the smallest.
    private static let home: [GoldenCase] = {
        var cases: [GoldenCase] = []
        for family in WeekWidget.Family.home {
            for device in ["390x844", "320x568"] {
                cases.append(widget("\(family)-\(device)", family, device, scale: 2))
                cases.append(widget("\(family)-\(device)-dark", family, device, scale: 2, theme: .dark))
            }
            cases.append(widget("\(family)-3x", family, scale: 3) { $0.cornerRadius = 22 })
        }
        return cases
    }()

    private static let today: [GoldenCase] = {
        var cases: [GoldenCase] = []
        for family in [WeekWidget.Family.compact, .expanded] {
            for size in [ContentSize.large, .extraExtraExtraLarge] {
                let name = "\(family)-\(size.rawValue)"
                cases.append(widget(name, family, "375x667", size, scale: 2))
                cases.append(widget("\(name)-dark", family, "375x667", size, theme: .dark))
            }
        }
        cases.append(widget("compact-XS-smallest", .compact, "320x568", .extraSmall))
        cases.append(widget("expanded-landscape", .expanded, "320x568", page: .landscape))
        cases.append(
            widget("expanded-landscape-XXXL", .expanded, "320x568", .extraExtraExtraLarge, page: .landscape))
        return cases
    }()

    private static let languages: [GoldenCase] = {
        var cases: [GoldenCase] = []
        for family in WeekWidget.Family.home + [.compact, .expanded] {
            for language in [Language.german, .french, .spanish] {
                cases.append(widget("\(family)-\(language)", family) { $0.chart.language = language })
            }
        }
        return cases
    }()

    private static let counts: [GoldenCase] = {
        var cases: [GoldenCase] = []
        for family in WeekWidget.Family.home + [.compact, .expanded] {
            cases.append(widget("\(family)-1-digit", family, sample: "digits-1.json"))
            cases.append(widget("\(family)-7-digits", family, sample: "digits-7.json"))
            cases.append(
                widget("\(family)-7-digits-es-smallest", family, "320x568", sample: "digits-7.json") {
                    $0.chart.language = .spanish
                })
        }
        for family in WeekWidget.Family.home {
            cases.append(widget("\(family)-gaps", family, sample: "gaps.json"))
            cases.append(widget("\(family)-all-zero", family, sample: "all-zero.json"))
            cases.append(
                widget("\(family)-all-zero-fr-smallest", family, "320x568", sample: "all-zero.json") {
                    $0.chart.language = .french
                })
        }
        return cases
    }()

    /// On tablets and watches.
    private static let elsewhere: [GoldenCase] = [
        widget("extra-large", .extraLarge, "820x1180") { $0.cornerRadius = 22 },
        widget("extra-large-dark-de", .extraLarge, "768x1024", theme: .dark) { options in
            options.chart.language = .german
            options.chart.annotations.values = .all
        },
        widget("extra-large-7-digits", .extraLarge, "768x1024", sample: "digits-7.json"),
        widget("smart-stack", .smartStack, "198x242", scale: 2, theme: .dark),
        widget("smart-stack-40-mm-fr", .smartStack, "162x197", scale: 2) { $0.chart.language = .french },
        widget("smart-stack-7-digits", .smartStack, "162x197", sample: "digits-7.json", scale: 2),
        widget("smart-stack-gaps", .smartStack, "205x251", sample: "gaps.json", scale: 2, theme: .highContrastDark),
    ]

    private static let others: [GoldenCase] = [
        widget("small-month", .small, sample: "month.json"),
        widget("large-month", .large, sample: "month.json"),
        widget("small-select-first", .small) { $0.chart.selection = .index(0) },
        widget("medium-values-goal", .medium, "402x874") { options in
            (options.chart.annotations.values, options.chart.annotations.goal, options.chart.annotations.groupsDigits) =
                (.all, 5000, true)
        },
        widget("large-bars-y-axis", .large, "440x956", theme: .dark) { options in
            (options.chart.annotations.values, options.chart.annotations.yAxis, options.chart.mark) = (
                .all, true, .bars
            )
        },
        widget("medium-without-labels", .medium) { $0.chart.labels = .hidden },
        widget("medium-high-contrast", .medium, theme: .highContrast),
        widget("large-high-contrast-dark", .large, theme: .highContrastDark),
    ]

    /// The widget of a file in samples/.
    private static func widget(
        _ name: String, _ family: WeekWidget.Family, _ device: String = "390x844", _ contentSize: ContentSize = .large,
        page: TodayPage = .today, sample: String = "week.json", scale: Double = 1, theme: ChartTheme = .light,
        _ configure: @escaping @Sendable (inout WidgetOptions) -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "widget", name: name) { threads in
            let bytes = try Samples.bytes(sample)
            let device = try #require(WidgetDevice.builtIn.device(named: device))
            var options = WidgetOptions(family, on: device, contentSize: contentSize, page: page)
            configure(&options)
            let widget = try WeekWidget(StepWeek(json: bytes), options: options, theme: theme)
            return try widget.drawing.image(RenderOptions(scale: scale, threads: threads)).buffer
        }
    }
}
