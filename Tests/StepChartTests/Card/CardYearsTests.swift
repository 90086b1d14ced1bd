import StepData
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// Cards with the running sum of a year in front of those of earlier ones.
@Suite struct CardYearsTests {
    private static func days(_ year: Int, _ count: Int, _ steps: Int) throws -> [StepDay] {
        let first = try #require(CivilDate(year: year, month: 1, day: 1))
        return (0..<count).map { StepDay(date: first.adding(days: $0), steps: steps) }
    }

    /// A leap year up to March 1, after years of 900, 1100 and 1000 steps a day.
    private static func week() throws -> StepWeek {
        let earlier = try days(2021, 365, 900) + days(2022, 365, 1100) + days(2023, 365, 1000)
        return try StepWeek(days: days(2024, 61, 1050)).comparing(withYearsOf: earlier)
    }

    private static func card(
        _ preset: CardOptions.Preset, _ week: StepWeek, _ change: (inout CardOptions) -> Void = { _ in }
    ) throws -> WeekCard {
        var options = CardOptions(preset)
        options.compare = .years
        options.chart.mark = .calendar
        options.chart.missingGlyph = .box
        change(&options)
        return try WeekCard(week, options: options)
    }

    /// The days of January to March: enough for lines below a calendar.
    private static func long() throws -> StepWeek {
        let earlier = try days(2021, 365, 900) + days(2022, 365, 1100) + days(2023, 365, 1000)
        return try StepWeek(days: days(2024, 91, 1050)).comparing(withYearsOf: earlier)
    }

    /// A line for each earlier year, from the oldest, to the same right end; the highest has the highest end.
    @Test(arguments: CardOptions.Preset.allCases) func everyPresetHasALineForEachYear(preset: CardOptions.Preset) throws
    {
        let card = try Self.card(preset, Self.long())
        let paths = card.chart.marks.filter { $0.role == .daysBefore }.compactMap { mark -> Path? in
            if case .path(let path) = mark.geometry { path } else { nil }
        }
        #expect(paths.count == 3)
        let ends = paths.compactMap { path -> Point? in
            guard case .line(_, let end)? = Array(path.segments).last else { return nil }
            return end
        }
        try #require(ends.count == 3)
        #expect(Set(ends.map(\.x)).count == 1)
        // 2021, 2022, 2023
        #expect(ends[1].y < ends[2].y && ends[2].y < ends[0].y)
        let names = card.chart.marks.texts.map(\.string).filter { ["2021", "2022", "2023", "2024"].contains($0) }
        // Names are from the newest; the oldest may be left out.
        #expect(names.count >= 3 && Array(["2024", "2023", "2022", "2021"].prefix(names.count)) == names)
    }

    /// On March 1 of a leap year, 61 days of 1050 are compared with 60 of 1000, and reached by 1000 on the 65th day,
    /// which is March 6: the text compares dates, as the lines do.
    @Test func saysHowFarAheadTheYearIs() throws {
        let card = try Self.card(.square, Self.week())
        #expect(card.alternative.text.contains("5 days ahead of 2023."))
        let behind = try StepWeek(days: Self.days(2024, 61, 900))
            .comparing(withYearsOf: Self.days(2023, 365, 1000))
        #expect(try Self.card(.square, behind).alternative.text.contains("5 days behind 2023."))
        let leap = try StepWeek(days: Self.days(2024, 61, 1000)).comparing(withYearsOf: Self.days(2023, 365, 1000))
        #expect(try Self.card(.square, leap).alternative.text.contains("1 day ahead of 2023."))
        let same = try StepWeek(days: Self.days(2023, 70, 1000)).comparing(withYearsOf: Self.days(2022, 365, 1000))
        #expect(try !Self.card(.square, same).alternative.text.contains("2022"))
    }

    @Test(arguments: Language.allCases) func everyLanguageSaysIt(language: Language) throws {
        let words = WeekWords(try Self.week(), language: language)
        let lead = try #require(words.leadOfYears)
        #expect(lead.sentence.contains("5") && lead.sentence.contains("2023") && !lead.sentence.contains("{"))
        #expect(lead.marked.filter { $0 == "*" }.count == 2)
        let catalogue = language.catalogue
        let texts = [Word.aheadOfYear, .behindYear].map { catalogue[$0, ["count": .count(1), "year": .text("2023")]] }
        #expect(texts[0] != texts[1] && texts.allSatisfy { !$0.contains("{") && !$0.contains("|") })
    }

    @Test func withoutEarlierYearsThereAreNoLines() throws {
        let week = try StepWeek(days: Self.days(2024, 91, 1050))
        let card = try Self.card(.square, week)
        #expect(!card.chart.marks.contains { $0.role == .daysBefore })
    }
}
