import StepTestSupport
import Testing

@testable import StepChart

@Suite struct WeekWordsTests {
    /// The spec's words about the spec's week. The average is that of the six days that are over.
    @Test func theSampleWeek() throws {
        let counts = sampleSteps.enumerated()
        let start = try #require(CivilDate("2016-09-12"))
        var days = counts.map { StepDay(date: start.adding(days: $0), steps: $1) }
        (days[2].distanceMeters, days[2].flights) = (11690, 25)
        let words = WeekWords(try StepWeek(days: days, today: CivilDate("2016-09-18")))
        #expect(try words.header(of: 2) == .init(steps: "16,105", distance: "11.7 km", flights: "25"))
        #expect(try words.header(of: 6) == .init(steps: "1,641", distance: "----", flights: "----"))
        #expect(words.stats == "Daily average 6,003 · Total 37,660")
        #expect(try words.caption(of: 6) == "I moved 1,641 steps today.")
        #expect(try words.caption(of: 5) == "I moved 3,942 steps yesterday.")
        #expect(try words.caption(of: 2) == "I moved 16,105 steps, 11.7 km on 9/14.")
    }

    @Test(arguments: [
        (Language.english, "Daily average 1,500 · Total 3,000", "Daily average ---- · Total ----"),
        (.german, "Tagesdurchschnitt 1.500 · Gesamt 3.000", "Tagesdurchschnitt ---- · Gesamt ----"),
        (.french, "Moyenne par jour 1\u{202F}500 · Total 3\u{202F}000", "Moyenne par jour ---- · Total ----"),
        (.spanish, "Promedio diario 1500 · Total 3000", "Promedio diario ---- · Total ----"),
        (.simplifiedChinese, "日均 1,500 · 总计 3,000", "日均 ---- · 总计 ----"),
        (.japanese, "1日平均 1,500 · 合計 3,000", "1日平均 ---- · 合計 ----"),
    ])
    func stats(language: Language, many: String, none: String) throws {
        #expect(WeekWords(try StepWeek(steps: [1000, 2000]), language: language).stats == many)
        #expect(WeekWords(try StepWeek(steps: [nil]), language: language).stats == none)
    }

    @Test(arguments: [
        (Language.english, "12.3 mi"), (.german, "12,3 mi"), (.french, "12,3 mi"), (.spanish, "12,3 mi"),
        (.simplifiedChinese, "12.3 英里"), (.japanese, "12.3マイル"),
    ])
    func headers(language: Language, distance: String) throws {
        let day = StepDay(steps: 1_000_000, distanceMeters: 12.345 * 1609.344, flights: 25)
        let words = WeekWords(try StepWeek(days: [day], unit: .mi), language: language, groupsDigits: false)
        #expect(try words.header(of: 0) == .init(steps: "1000000", distance: distance, flights: "25"))
    }

    @Test(arguments: [
        (0.0, "0.00 km"), (4.99, "0.00 km"), (5, "0.01 km"), (1005, "1.01 km"), (9994.99, "9.99 km"),
        (9995, "10.0 km"), (41_250, "41.3 km"), (99_949, "99.9 km"), (99_950, "100 km"), (2_380_499, "2,380 km"),
        (999_999_999, "1,000,000 km"),
    ])
    func distancesHaveTheDecimalsThatMatter(meters: Double, expected: String) throws {
        let words = WeekWords(try StepWeek(days: [StepDay(steps: 1, distanceMeters: meters)]))
        #expect(try words.header(of: 0).distance == expected)
    }

    /// Days may be left out of a week: then they have no data.
    @Test func yesterdayIsTheDayBeforeToday() throws {
        let days = ["2016-02-27", "2016-02-28", "2016-03-01"].map { StepDay(date: CivilDate($0), steps: 5) }
        let words = WeekWords(try StepWeek(days: days, today: CivilDate("2016-03-01")))
        #expect(try words.caption(of: 1) == "I moved 5 steps on 2/28.")
        #expect(try words.caption(of: 2) == "No data yesterday.")
        #expect(try words.caption(of: 3) == "I moved 5 steps today.")
    }

    @Test(arguments: [
        (Language.english, "I moved 5 steps on day 1."), (.german, "An Tag 1 bin ich 5 Schritte gegangen."),
        (.french, "J’ai fait 5 pas le jour 1."), (.spanish, "El día 1 di 5 pasos."),
        (.simplifiedChinese, "第 1 天我走了 5 步。"), (.japanese, "1日目は5歩歩きました。"),
    ])
    func daysWithoutDatesAreNumbered(language: Language, expected: String) throws {
        let words = WeekWords(try StepWeek(steps: [5, 6, 7]), language: language)
        #expect(try words.caption(of: 0) == expected)
    }

    @Test func aDayOutsideTheWeekIsRefused() throws {
        let words = WeekWords(try StepWeek(steps: [5]))
        for index in [-1, 1] {
            #expect(throws: ChartError.noSuchDay(index, count: 1)) { try words.caption(of: index) }
            #expect(throws: ChartError.noSuchDay(index, count: 1)) { try words.header(of: index) }
        }
    }

    @Test func saysWhatACardNeeds() throws {
        let week = try week(of: [12_000, nil, 8001, 10_000], from: "2016-09-28")
        let words = WeekWords(week, groupsDigits: true)
        #expect((words.heading, words.dates) == ("Steps", "September 28 – October 1, 2016"))
        #expect((words.total, words.average) == ("30,001", "10,000"))
        #expect(words.goalReached(10_000) == "Goal reached on 2 of 3 days with data")
        #expect(words.change == nil)
        let german = WeekWords(try StepWeek(steps: [nil]), language: .german)
        #expect((german.heading, german.dates) == ("Schritte", "1 Tag"))
        #expect(german.total == nil && german.average == nil)
    }

    @Test(arguments: [
        (Language.english, "September 12–18, 2016", "2016"), (.german, "12.–18. September 2016", "2016"),
        (.french, "Du 12 au 18 septembre 2016", "2016"), (.spanish, "Del 12 al 18 de septiembre de 2016", "2016"),
        (.simplifiedChinese, "2016年9月12日至18日", "2016年"), (.japanese, "2016年9月12日～18日", "2016年"),
    ])
    func datesStandOnTheirOwn(language: Language, week: String, year: String) throws {
        #expect(WeekWords(try sampleWeek(), language: language).dates == week)
        let days = try StepTestSupport.week(of: Array(repeating: 1, count: 366), from: "2016-01-01")
        #expect(WeekWords(days, language: language).dates == year)
    }

    @Test(arguments: [
        (Language.english, "Goal reached on 1 of 2 days", "50% less than the 2 days before", "About as many as the"),
        (
            .german, "Ziel an 1 von 2 Tagen erreicht", "50\u{A0}% weniger als in den 2 Tagen davor",
            "Etwa so viele wie in"
        ),
        (
            .french, "Objectif atteint 1 jour sur 2", "50\u{202F}% de moins que les 2 jours précédents",
            "À peu près autant que les"
        ),
        (
            .spanish, "Meta alcanzada en 1 de 2 días", "50\u{A0}% menos que los 2 días anteriores",
            "Más o menos igual que los"
        ),
        (.simplifiedChinese, "2 天中有 1 天达标", "比之前 2 天少 50%", "与之前 2 天基本持平"),
        (.japanese, "2日中1日で目標達成", "前の2日間より50%少ない", "前の2日間とほぼ同じ"),
    ])
    func goalsAndChanges(language: Language, goal: String, less: String, same: String) throws {
        let week = try StepWeek(steps: [5, 10])
        func words(_ previous: [Int?]) throws -> WeekWords {
            WeekWords(try week.comparing(with: StepWeek(steps: previous)), language: language)
        }
        #expect(try words([20, 10]).goalReached(6) == goal)
        #expect(try words([20, 10]).change == less)
        #expect(try words([10, 5]).change?.hasPrefix(same) == true)
    }

    /// Days without data are told where there are any, and only there.
    @Test(arguments: [
        (Language.english, "Goal reached on 1 of 2 days with data", "33% less than the 3 days before (2 of 3 days)"),
        (
            .german, "Ziel an 1 von 2 Tagen mit Daten erreicht",
            "33\u{A0}% weniger als in den 3 Tagen davor (2 von 3 Tagen)"
        ),
        (
            .french, "Objectif atteint 1 jour sur 2 avec données",
            "33\u{202F}% de moins que les 3 jours précédents (2 jours sur 3)"
        ),
        (
            .spanish, "Meta alcanzada en 1 de 2 días con datos",
            "33\u{A0}% menos que los 3 días anteriores (2 de 3 días)"
        ),
        (.simplifiedChinese, "有数据的 2 天中有 1 天达标", "比之前 3 天少 33%（3 天中的 2 天）"),
        (.japanese, "データのある2日中1日で目標達成", "前の3日間より33%少ない（3日中2日）"),
    ])
    func gapsAreTold(language: Language, goal: String, change: String) throws {
        func words(_ steps: [Int?], before: [Int?]) throws -> WeekWords {
            WeekWords(try StepWeek(steps: steps).comparing(with: StepWeek(steps: before)), language: language)
        }
        let gap = try words([5, nil, 15], before: [15, 7, 15])
        #expect(gap.goalReached(6) == goal && gap.change == change)
        let whole = try words([5, 7, 15], before: [15, 7, 15])
        func reached(_ some: Int, _ count: Int) -> String {
            whole.words[.goalReached, ["some": .count(some), "count": .count(count)]]
        }
        #expect(whole.goalReached(6) == reached(2, 3))
        #expect(whole.change?.contains { "(（".contains($0) } == false)
        // A gap before is one too, and days to come are none.
        let part = try #require(words([5, 7, 10], before: [15, nil, 15]).change)
        #expect(part.contains { "(（".contains($0) } && part.contains("2") && part.contains("3"))
        #expect(try words([5, 7, nil], before: [15, 7, 15]).goalReached(6) == reached(1, 2))
    }

    /// Days before that are not right before, or are fewer, are not compared; of those that are, half must have data.
    @Test(
        arguments: [
            ("2016-09-05", 7, "100% more than the week before"),
            ("2016-09-05", 4, "100% more than the week before (4 of 7 days)"),
            ("2016-09-05", 3, nil), ("2016-09-08", 4, nil), ("2016-09-11", 1, nil), ("2016-09-04", 7, nil),
            ("2015-09-07", 7, nil),
        ] as [(String, Int, String?)])
    func theDaysBeforeAreRightBefore(first: String, count: Int, expected: String?) throws {
        let before = try week(of: Array(repeating: 5, count: count), from: first)
        let week = try week(of: Array(repeating: 10, count: 7)).comparing(with: before)
        #expect(WeekWords(week).change == expected)
    }
}
