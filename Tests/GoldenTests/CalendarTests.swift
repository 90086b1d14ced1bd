import StepChart
import StepRaster
import Testing

/// Calendars of a week, a month, a year and a decade, and the cards of a year.
@Suite struct CalendarTests {
    @Test(arguments: cases) func calendar(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        ChartTheme.BuiltIn.allCases.map { theme in
            chart("year-\(theme.rawValue)", 600, 190, theme) { $0.annotations.title = .automatic }
        } + [
            chart("quarters", 600, 170, goal: nil) { _ in },
            chart("months-de", 300, 420) { ($0.language, $0.weekStart) = (.german, .sunday) },
            chart("month", 300, 260, days: 31) { $0.weekStart = .saturday },
            chart("part-of-a-year", 600, 170, known: 200) { _ in },
            chart("decade", 500, 320, days: 3652) { $0.annotations.title = .automatic },
            widget("widget-large", .large, .light), widget("widget-extra-large-dark", .extraLarge, .dark),
            card("card-square", .square), card("card-portrait", .portrait), card("card-story", .story),
            card("card-og", .openGraph), card("card-wide-de", .wide) { $0.chart.language = .german },
            card("card-cumulative", .portrait) { $0.compare = .cumulative },
            card("card-part-fr", .square, known: 230) { $0.chart.language = .french },
            card("card-decade", .portrait, days: 3652), page(0), page(1), page(2), page(3),
        ]

    /// The same days for everybody: weeks and seasons, a rest now and then, a few days without data.
    private static func days(
        _ first: String, _ count: Int, known: Int = .max, more: Int = 0
    ) throws -> StepWeek {
        let start = CivilDate(first)
        return try StepWeek(
            days: (0..<count).map { index in
                let season = 3000 - abs(index % 365 - 200) * 20
                let steps = max(
                    300, 6500 + more + season + index * 7919 % 6007 + (index % 7 == 5 ? 2500 : 0) + index * 2)
                let isKnown = index < known && index % 53 != 17
                return StepDay(
                    date: start?.adding(days: index), steps: isKnown ? index == 198 ? 31_415 : steps : nil,
                    distanceMeters: isKnown ? Double(steps) * 0.7 : nil, flights: isKnown ? steps / 800 : nil)
            })
    }

    private static func year(_ known: Int = .max) throws -> StepWeek {
        try days("2023-01-01", 365, known: known).comparing(with: days("2022-01-01", 365, more: -1200))
    }

    private static func chart(
        _ name: String, _ width: Double, _ height: Double, _ theme: ChartTheme.BuiltIn = .light, days count: Int = 365,
        known: Int = .max, goal: Int? = 8000, _ change: @escaping @Sendable (inout ChartOptions) -> Void
    ) -> GoldenCase {
        GoldenCase(topic: "calendar", name: name) { threads in
            var options = ChartOptions()
            (options.mark, options.width, options.height) = (.calendar, width, height)
            options.annotations.goal = goal
            change(&options)
            let week = try days(
                count > 400 ? "2014-01-01" : count < 40 ? "2023-10-01" : "2023-01-01", count, known: known)
            let chart = try WeekChart(week, options: options, theme: ChartTheme(theme))
            return try chart.image(RenderOptions(scale: 1, threads: threads)).buffer
        }
    }

    private static func widget(
        _ name: String, _ family: WeekWidget.Family, _ theme: ChartTheme.BuiltIn
    ) -> GoldenCase {
        GoldenCase(topic: "calendar", name: name) { threads in
            var options = WidgetOptions(family)
            (options.chart.mark, options.chart.annotations.goal) = (.calendar, 8000)
            let widget = try WeekWidget(try year(), options: options, theme: ChartTheme(theme))
            return try widget.image(RenderOptions(scale: 1, threads: threads)).buffer
        }
    }

    private static func card(
        _ name: String, _ preset: CardOptions.Preset, days count: Int = 365, known: Int = .max,
        _ change: @escaping @Sendable (inout CardOptions) -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "calendar", name: name) { threads in
            var options = CardOptions(preset)
            options.chart.annotations.goal = 8000
            change(&options)
            let week = count > 400 ? try days("2014-01-01", count) : try year(known)
            return try WeekCard(week, options: options).image(RenderOptions(scale: 0.4, threads: threads)).buffer
        }
    }

    private static func page(_ index: Int) -> GoldenCase {
        GoldenCase(topic: "calendar", name: "page-\(index + 1)") { threads in
            var options = CardOptions(.story)
            options.chart.annotations.goal = 8000
            let page = try WeekCard.pages(try year(), options: options)[index]
            return try page.image(RenderOptions(scale: 0.3, threads: threads)).buffer
        }
    }
}
