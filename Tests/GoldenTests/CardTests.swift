import StepChart
import StepRaster
import StepTestSupport
import Testing

/// Cards, each layout and each theme once, and weeks that are hard to set.
@Suite struct CardTests {
    @Test(arguments: cases) func card(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] = [
        card("center", .openGraph, scale: 0.5, fill: full),
        card("beside", .wide, scale: 0.4, fill: full),
        card("stack", .square, scale: 0.4, fill: full),
        card("poster", .story, scale: 0.3, fill: full),
        card("center-dark", .openGraph, scale: 0.4, theme: .dark, fill: full),
        card("beside-high-contrast", .wide, scale: 0.3, theme: .highContrast, fill: full),
        card("stack-high-contrast-dark", .square, scale: 0.3, theme: .highContrastDark, fill: full),
        card("poster-color-blind-safe", .story, scale: 0.25, theme: .colorBlindSafe, fill: full),
        card("plain", .openGraph, scale: 0.4) { _ in },
        card("bars", .square, scale: 0.3) { options in
            full(&options)
            options.chart.mark = .bars
        },
        card("day-de", .wide, scale: 0.3) { options in
            full(&options)
            (options.headline, options.chart.language) = (.day, .german)
        },
        card("streak", .openGraph, scale: 0.3) { ($0.headline, $0.chart.annotations.goal) = (.streak, 2500) },
        card("distance-de", .square, scale: 0.3) { options in
            full(&options)
            (options.headline, options.chart.language) = (.distance, .german)
        },
        card("years", .square, scale: 0.4, week: sixYears) { $0.compare = .years },
        card("years-center", .openGraph, scale: 0.4, week: sixYears) { $0.compare = .years },
        card("no-data", .square, scale: 0.25, week: nothing) { _ in },
        card("one-day", .square, scale: 0.3, sample: "single-day.json", fill: full),
        card("digits-7", .wide, scale: 0.3, sample: "digits-7.json") { $0.chart.annotations.goal = 6_000_000 },
        card("gaps", .openGraph, scale: 0.3, sample: "gaps.json") { $0.chart.annotations.goal = 6000 },
        card("month", .story, scale: 0.25, sample: "month.json") {
            ($0.headline, $0.chart.annotations.goal) = (.average, 9000)
        },
        card("trend", .wide, scale: 0.3, sample: "month.json") { options in
            options.chart.annotations.trend = 7
            options.chart.annotations.goal = 9000
        },
        card("long-texts", .square, scale: 0.4) { options in
            full(&options)
            let text = "All the way around the bay and back again, along the cliffs and through the woods"
            options.chart.language = .french
            (options.chart.annotations.title, options.chart.annotations.subtitle) = (.text(text), .text(text))
            options.footer = "Bartholomew Featherstonehaugh-Cholmondeley of Much Wenlock"
        },
        card("not-accessible", .openGraph, scale: 0.3, notice: .lastAccessible) { _ in },
        GoldenCase(topic: "card", name: "placeholder") { threads in
            let card = try WeekCard(StepWeek.sample(), options: CardOptions(.square)).placeholder
            return try card.drawing.image(RenderOptions(scale: 0.25, threads: threads)).buffer
        },
    ]

    @Sendable private static func nothing() throws -> StepWeek {
        try StepWeek(steps: Array(repeating: nil, count: 7))
    }

    /// The days of a year up to September 20, each year a little more than the one before.
    @Sendable private static func sixYears() throws -> StepWeek {
        func days(of year: Int, _ count: Int) throws -> [StepDay] {
            let first = try #require(CivilDate(year: year, month: 1, day: 1))
            return (0..<count).map { index in
                let wave = (index - 30) * (330 - index) / 6
                let steps = 5000 + 400 * (year - 2020) + wave + (index * 7919 + year * 613) % 4001
                return StepDay(date: first.adding(days: index), steps: max(500, steps))
            }
        }
        let earlier = try (2020...2025).flatMap { try days(of: $0, 365) }
        return try StepWeek(days: days(of: 2026, 263)).comparing(withYearsOf: earlier)
    }

    @Sendable private static func full(_ options: inout CardOptions) {
        options.chart.annotations.goal = 6000
        options.footer = "Anna Example"
        options.avatar = avatar
    }

    /// A head and shoulders.
    private static let avatar: CardOptions.Avatar? = {
        var picture = PixelBuffer(width: 64, height: 64, filledWith: Pixel(red: 250, green: 196, blue: 120, alpha: 255))
        for y in 0..<64 {
            for x in 0..<64 {
                let (dx, dy) = (2 * x - 63, 2 * y - 48)
                if dx * dx + dy * dy < 700 { picture[x, y] = Pixel(red: 122, green: 72, blue: 44, alpha: 255) }
                let below = 2 * y - 132
                if dx * dx + below * below < 2600 { picture[x, y] = Pixel(red: 48, green: 92, blue: 150, alpha: 255) }
            }
        }
        return CardOptions.Avatar(picture)
    }()

    private static func card(
        _ name: String, _ preset: CardOptions.Preset, scale: Double, theme: ChartTheme = .light,
        sample: String = "week.json", week: (@Sendable () throws -> StepWeek)? = nil, notice: Notice? = nil,
        fill: @escaping @Sendable (inout CardOptions) -> Void
    ) -> GoldenCase {
        GoldenCase(topic: "card", name: name) { threads in
            let before = [6020, 3950, 9800, 5460, 2210, 4790, 1400].map { StepDay(steps: $0) }
            let shown =
                try week?() ?? Samples.week(sample)
            let compared = sample == "week.json" && week == nil ? shown.comparing(with: before) : shown
            var options = CardOptions(preset)
            fill(&options)
            let card = try WeekCard(WeekContent(compared, notice: notice), options: options, theme: theme)
            return try card.drawing.image(RenderOptions(scale: scale, threads: threads)).buffer
        }
    }
}
