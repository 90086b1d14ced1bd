import StepTestSupport
import Testing

@testable import StepChart

/// The titles that a chart has by itself.
@Suite struct FindingTests {
    private static func headings(
        _ week: StepWeek, _ language: Language = .english, _ change: (inout ChartOptions) -> Void = { _ in }
    ) throws -> [String?] {
        var options = ChartOptions()
        options.width = 800
        options.language = language
        options.missingGlyph = .box
        options.annotations.title = .automatic
        options.annotations.subtitle = .automatic
        change(&options)
        let layout = try WeekChart(week, options: options).layout
        return [layout.title?.string, layout.subtitle?.string]
    }

    private static func compared(_ before: Int) throws -> StepWeek {
        try week(of: Array(repeating: 1000, count: 7))
            .comparing(with: Array(repeating: StepDay(steps: before), count: 7))
    }

    @Test(arguments: [
        (Language.english, "20% fewer steps than the week before", "Steps a day, September 12–18, 2016"),
        (.britishEnglish, "20% fewer steps than the week before", "Steps a day, 12–18 September 2016"),
        (
            .german, "20\u{A0}% weniger Schritte als in der Woche davor",
            "Schritte pro Tag, 12.–18. September 2016"
        ),
        (
            .french, "20\u{202F}% de pas de moins que la semaine précédente",
            "Pas par jour, du 12 au 18 septembre 2016"
        ),
        (
            .spanish, "20\u{A0}% menos pasos que la semana anterior",
            "Pasos por día, del 12 al 18 de septiembre de 2016"
        ),
        (.japanese, "歩数は前の週より20%少ない", "1日の歩数、2016年9月12日～18日"),
        (.simplifiedChinese, "步数比前一周少 20%", "每天步数，2016年9月12日至18日"),
    ])
    func theChangeIsTheTitle(language: Language, title: String, subtitle: String) throws {
        #expect(try Self.headings(Self.compared(1250), language) == [title, subtitle])
    }

    @Test func moreAndAsMany() throws {
        #expect(try Self.headings(Self.compared(800))[0] == "25% more steps than the week before")
        #expect(try Self.headings(Self.compared(1000))[0] == "About as many steps as the week before")
    }

    @Test(arguments: [
        (Language.english, "Wednesday was best: 16,105 steps"),
        (.german, "Mittwoch war der beste Tag: 16.105 Schritte"),
        (.french, "Mercredi a été le meilleur jour\u{A0}: 16\u{202F}105 pas"),
        (.spanish, "El miércoles fue el mejor día: 16.105 pasos"), (.japanese, "水曜日が最多：16,105歩"),
        (.simplifiedChinese, "周三步数最多：16,105 步"),
    ])
    func elseTheBestDayIs(language: Language, title: String) throws {
        #expect(try Self.headings(sampleWeek(), language)[0] == title)
    }

    /// A weekday says nothing of two weeks.
    @Test func theBestOfMoreThanAWeekIsADate() throws {
        let days = try week(of: sampleSteps + sampleSteps.map { $0 + 1 })
        #expect(try Self.headings(days)[0] == "September 21 was best: 16,106 steps")
        #expect(try Self.headings(days, .german)[0] == "Der 21. September war der beste Tag: 16.106 Schritte")
        #expect(
            try Self.headings(StepWeek(steps: [1, 9, 2])) == ["Best day: 9 on day 2", "Steps a day, 3 days"])
    }

    /// No day is best among equals, and none where there are no data.
    @Test func elseItSaysWhatIsMeasured() throws {
        for steps in [[5, 5, 5], [1, 5, 5], [nil, 5, nil], [0, 0, 0], [nil, nil, nil], [7]] as [[Int?]] {
            #expect(try Self.headings(week(of: steps))[0] == "Steps")
        }
        let months = try Self.headings(week(of: Array(repeating: 5, count: 90))) { $0.aggregation.span = .month }
        #expect(months == ["Steps", "Daily average by month, September 12 – December 10, 2016"])
    }

    /// A finding is smaller rather than cut; a legend that it leaves no room is on the next line.
    @Test func aFindingIsWhole() throws {
        let week = try sampleWeek().comparing(with: sampleSteps.map { StepDay(steps: $0 + 500) })
        for language in [Language.english, .german, .french, .spanish] {
            var options = ChartOptions()
            options.language = language
            options.annotations.title = .automatic
            options.annotations.subtitle = .automatic
            let layout = try WeekChart(week, options: options).layout
            let title = try #require(layout.title)
            #expect(!title.string.hasSuffix("…") && title.rect.maxX <= 375 - 20.25 + 1e-9)
            let texts = [title, try #require(layout.subtitle)] + layout.legend.texts
            #expect(texts.count == 3 && !texts[2].rect.touches(title.rect, gap: 0))
            #expect(!texts[2].rect.touches(texts[1].rect, gap: 0))
        }
    }

    /// No weekday is the best if all have the same average; nor beside sums, which are no averages.
    @Test func theBestWeekdayHasTheHighestAverage() throws {
        func title(_ steps: [Int], _ summary: Aggregation.Summary = .average) throws -> String? {
            try Self.headings(week(of: steps)) { options in
                options.aggregation.span = .weekday
                options.aggregation.summary = summary
            }[0]
        }
        let best = [1, 2, 3, 9, 5, 6, 7]
        #expect(try title(best) == "Thursday was best: 9 steps")
        #expect(try title(best, .sum) == "Steps" && title(Array(repeating: 5, count: 7)) == "Steps")
    }

    // MARK: Days that are weekdays by their labels alone

    @Test func aLabelledWeekdayIsCalledSo() throws {
        let labels = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let days = zip(labels, 1...7).map { StepDay(steps: $1 * 1000, label: $0) }
        let words = try WeekWords(StepWeek(days: days))
        #expect(words.name(ofDay: 6) == "on Sunday" && words.finding == "Sunday was best: 7,000 steps")
        let others = try WeekWords(StepWeek(days: [StepDay(steps: 1, label: "Marathon"), StepDay(steps: 2)]))
        #expect(others.name(ofDay: 0) == "on day 1")
        // More than a week has two of each.
        let twice = try WeekWords(StepWeek(days: days + days))
        #expect(twice.name(ofDay: 6) == "on day 7")
    }
}
