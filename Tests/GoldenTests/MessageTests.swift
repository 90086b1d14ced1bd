import StepChart
import StepRaster
import StepTestSupport
import Testing

@Suite struct MessageTests {
    @Test(arguments: cases) func message(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        [
            drawing("picture", scale: 1) { $0.chart.drawing },
            bubble("bubble"),
            bubble("bubble-dark", theme: .dark),
            bubble("bubble-high-contrast-dark", theme: .highContrastDark),
            bubble("bubble-odd-scale", scale: 1.37),
            bubble("bubble-all-texts", fill: fill),
            bubble("bubble-all-texts-dark", theme: .dark, fill: fill),
            bubble("bubble-long-texts") { message in
                message.caption = String(repeating: "All the way around the bay and back again. ", count: 9)
                message.subcaption = message.caption
                message.trailingCaption = "Donaudampfschifffahrt"
                message.trailingSubcaption = message.caption
            },
            bubble("bubble-long-word") { $0.caption = "Donaudampfschifffahrtsgesellschaftskapitän" },
            bubble("bubble-without-texts") { $0.caption = "" },
            bubble("bubble-no-data", "all-zero.json"),
            bubble("bubble-box", language: .japanese, missingGlyph: .box),
            card("link-card"),
            card("link-card-dark", theme: .dark),
            card("link-card-long-texts") { message in
                message.caption = String(repeating: "All the way around the bay and back again. ", count: 9)
                message.subcaption = message.caption
            },
            card("link-card-short-texts") { ($0.caption, $0.subcaption) = ("16105!", "A record") },
        ]
        + [.german, .french, .spanish].flatMap { (language: Language) in
            [
                bubble("bubble-\(language.rawValue)", language: language),
                card("link-card-\(language.rawValue)", language: language),
            ]
        }

    @Sendable private static func fill(_ message: inout WeekMessage) {
        message.imageTitle = "My week"
        message.imageSubtitle = "September 12–18"
        message.subcaption = "A walk by the sea"
        message.trailingCaption = "+12 %"
        message.trailingSubcaption = "2 floors"
    }

    private static func bubble(
        _ name: String, _ sample: String = "week.json", scale: Double = 2, theme: ChartTheme = .light,
        language: Language = .english, missingGlyph: ChartOptions.MissingGlyph = .error,
        fill: @escaping @Sendable (inout WeekMessage) -> Void = { _ in }
    ) -> GoldenCase {
        drawing(name, sample, scale: scale, theme: theme, language: language, missingGlyph: missingGlyph) { message in
            var message = message
            fill(&message)
            return try message.bubble()
        }
    }

    private static func card(
        _ name: String, theme: ChartTheme = .light, language: Language = .english,
        fill: @escaping @Sendable (inout WeekMessage) -> Void = { _ in }
    ) -> GoldenCase {
        drawing(name, scale: 1, theme: theme, language: language) { message in
            var message = message
            fill(&message)
            return try message.linkCard()
        }
    }

    /// A drawing of the message about a file in samples/, on the last of its days.
    private static func drawing(
        _ name: String, _ sample: String = "week.json", scale: Double, theme: ChartTheme = .light,
        language: Language = .english, missingGlyph: ChartOptions.MissingGlyph = .error,
        _ draw: @escaping @Sendable (WeekMessage) throws -> Drawing
    ) -> GoldenCase {
        GoldenCase(topic: "message", name: name) { threads in
            let bytes = try Samples.bytes(sample)
            var options = ChartOptions.message
            (options.language, options.missingGlyph) = (language, missingGlyph)
            let week = try StepWeek(json: bytes)
            let today = try StepWeek(
                days: week.days, selected: week.selected, unit: week.unit, today: week.days.last?.date)
            let message = try WeekMessage(today, options: options, theme: theme)
            return try draw(message).image(RenderOptions(scale: scale, threads: threads)).buffer
        }
    }
}
