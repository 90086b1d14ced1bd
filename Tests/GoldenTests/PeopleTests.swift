import StepChart
import StepData
import StepRaster
import StepTestSupport
import Testing

/// Pictures of several people.
@Suite struct PeopleTests {
    @Test(arguments: cases) func people(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] = [
        chart("leaderboard", .leaderboard, 6),
        chart("leaderboard-dark", .leaderboard, 8, theme: .dark) { $0.language = .german },
        chart("lines", .lines, 6) { $0.annotations.goal = 8000 },
        chart("multiples", .multiples, 5),
        chart("multiples-bars-dark", .multiples, 12, theme: .dark) { options in
            options.mark = .bars
            options.size = Size(450, 300)
        },
        card("card-leaderboard", .leaderboard, .square),
        card("card-lines", .lines, .openGraph),
        card("card-multiples", .multiples, .story),
    ]

    private static let names = [
        "Anna", "Ben", "Chiara", "Dmitri", "Eva", "Farid", "Gül", "Hanna-Karoliina Virtanen", "Ines", "Jo", "Kofi",
        "Li",
    ]

    /// People with a week each, the second and the fifth with equal totals, the fourth with a gap.
    private static func people(_ count: Int) throws -> [PeopleFacts.Person] {
        let first = try #require(CivilDate("2026-11-02"))
        return try (0..<count).map { person in
            let own = person == 4 ? 1 : person
            let days = (0..<7).map { date in
                // The same counts in another order have the same total.
                let day = person == 4 ? (date + 3) % 7 : date
                let steps = 4000 + (own * 2711 + day * 1931 + own * day * 977) % 9000
                return StepDay(date: first.adding(days: date), steps: person == 3 && day == 4 ? nil : steps)
            }
            return PeopleFacts.Person(names[person], try StepWeek(days: days))
        }
    }

    private static func chart(
        _ name: String, _ style: PeopleChart.Style, _ count: Int, theme: ChartTheme = .light,
        _ change: @escaping @Sendable (inout ChartOptions) -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "people", name: name) { threads in
            var options = ChartOptions(size: style.size(for: count))
            change(&options)
            let chart = try PeopleChart(people(count), style: style, options: options, theme: theme)
            return try chart.drawing.image(RenderOptions(scale: 2, threads: threads)).buffer
        }
    }

    private static func card(
        _ name: String, _ style: PeopleChart.Style, _ preset: CardOptions.Preset
    ) -> GoldenCase {
        GoldenCase(topic: "people", name: name) { threads in
            var options = CardOptions(preset)
            options.footer = "Team Blue"
            options.chart.annotations.values = .none
            let chart = try PeopleChart(people(6), style: style, card: options)
            return try chart.drawing.image(RenderOptions(scale: 0.4, threads: threads)).buffer
        }
    }
}
