import Testing

@testable import StepChart

/// What is said of a period that is not over, against figures that are counted here.
@Suite struct PartOfAPeriodTests {
    /// A week from Monday, a month after a longer one, one after a shorter one, a year and ten days; before each, as many
    /// days as the one before had.
    private static let periods = [
        ("2026-11-16", 7, 7), ("2026-02-01", 28, 31), ("2026-10-01", 31, 30), ("2026-01-01", 365, 365),
        ("2026-11-12", 10, 10),
    ]

    private static func steps(_ index: Int) -> Int { 3000 + index * 7919 % 9001 }

    /// - Parameters:
    ///   - part: how many days have been.
    ///   - isToday: whether the last of them is today, and known to be; else the days after it have no data.
    private static func week(
        _ first: String, _ count: Int, before: Int, part: Int, isToday: Bool = false
    ) throws -> StepWeek {
        let start = try #require(CivilDate(first))
        let days = (0..<count).map { StepDay(date: start.adding(days: $0), steps: $0 < part ? steps($0) : nil) }
        let earlier = (0..<before).map { StepDay(date: start.adding(days: $0 - before), steps: steps($0 + 500)) }
        let week = try StepWeek(days: days, today: isToday ? start.adding(days: part - 1) : nil)
        return try week.comparing(with: StepWeek(days: earlier))
    }

    private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// What English says the days are compared with.
    private static func before(_ count: Int, _ other: Int, part: Int, _ week: StepWeek) throws -> String {
        let first = try #require(week.previous.first?.date)
        let last = try #require(first.adding(days: min(part, other) - 1))
        let date = "by \(months[last.month - 1]) \(last.day)"
        switch (count, part == count) {
        case (7, true): return "the week before"
        case (7, false): return "by \(weekdays[part - 1]) of the week before"
        case (10, true): return "the 10 days before"
        case (10, false):
            return part == 1 ? "the first of the 10 days before" : "the first \(part) of the 10 days before"
        case (365, true): return "the year before"
        case (365, false): return "\(date), \(last.year)"
        case (_, true): return "the month before"
        case (_, false): return date
        }
    }

    @Test(arguments: periods)
    func comparesWithTheSamePart(first: String, count: Int, other: Int) throws {
        for part in 1...count {
            let week = try Self.week(first, count, before: other, part: part)
            #expect(week.elapsedCount == part)
            let now = (0..<part).reduce(0) { $0 + Self.steps($1) }
            let then = (0..<(part == count ? other : min(part, other))).reduce(0) { $0 + Self.steps($1 + 500) }
            // What has nothing beside it is left out, until both are whole.
            let paired = part == count ? now : (0..<min(part, other)).reduce(0) { $0 + Self.steps($1) }
            let percent = Int((Double(abs(paired - then)) / Double(then) * 100).rounded())
            let size = percent == 0 ? "About as many as" : "\(percent)% \(paired > then ? "more" : "less") than"
            let sentence = "\(size) \(try Self.before(count, other, part: part, week))"
            #expect(WeekWords(week).change == sentence, "\(part) of \(count)")
        }
    }

    /// The goal counts days that have been, and today only once it is reached; averages leave today out.
    @Test(arguments: [false, true])
    func countsTheDaysThatHaveBeen(isToday: Bool) throws {
        for part in 1...7 {
            let week = try Self.week("2026-11-16", 7, before: 7, part: part, isToday: isToday)
            let counts = (0..<part).map(Self.steps)
            for goal in [1, 5000, 100_000] {
                let isOpen = isToday && counts[part - 1] < goal
                let days = max(part - (isOpen ? 1 : 0), 1)
                let reached = counts.count { $0 >= goal }
                #expect(
                    WeekWords(week).goalReached(goal)
                        == "Goal reached on \(reached) of \(days) \(days == 1 ? "day" : "days")")
            }
            let over = isToday && part > 1 ? Array(counts.dropLast()) : counts
            #expect(week.average == Double(over.reduce(0, +)) / Double(over.count))
            #expect(week.total == counts.reduce(0, +))
        }
    }

    /// Days to come are no gaps, days that were missed are.
    @Test func daysToComeAreNoGaps() throws {
        func text(_ steps: [Int?], today: Int? = nil) throws -> String {
            let start = try #require(CivilDate("2026-11-16"))
            let days = steps.enumerated().map { StepDay(date: start.adding(days: $0), steps: $1) }
            let week = try StepWeek(days: days, today: today.flatMap { start.adding(days: $0) })
            return AltText(WeekContent(week), ChartOptions()).description
        }
        #expect(try !text([1, 2, nil, nil]).contains("No data"))
        #expect(try text([1, nil, 3, nil]).contains("No data for 1 day."))
        #expect(try text([1, 2, nil, nil], today: 2).contains("No data for 1 day."))
        #expect(try text([1, 2, nil, nil], today: 9).contains("No data for 2 days."))
        // Today's two steps are not the least of the week.
        #expect(try text([9, 5, 2, nil], today: 2).contains("least: 5 on November 17."))
    }

    /// Every language says a part otherwise than the whole, and each kind of picture says what the words do.
    @Test(arguments: Language.allCases)
    func allPicturesSayIt(language: Language) throws {
        for (first, count, other) in Self.periods {
            let sentences = try [1, 2, count].map { part in
                try WeekWords(Self.week(first, count, before: other, part: part), language: language).comparison?
                    .sentence
            }
            #expect(sentences[0] != sentences[2] && sentences[1] != sentences[2])
            let week = try Self.week(first, count, before: other, part: 2)
            let sentence = try #require(sentences[1])
            var options = CardOptions(.square)
            (options.chart.language, options.chart.missingGlyph) = (language, .box)
            let card = try WeekCard(week, options: options)
            let shown = card.layout.marks.compactMap { mark -> String? in
                guard let text = mark.text, mark.role.kind == "change" else { return nil }
                return text.string
            }
            #expect(!shown.isEmpty)
            for words in [
                card.alternative, try WeekChart(week, options: options.chart).alternative,
                try WeekMessage(week, options: options.chart).chart.alternative,
                try WeekWidget(week, options: with(WidgetOptions(.large)) { $0.chart.language = language }).alternative,
            ] {
                #expect(words.description.contains(sentence), "\(words.description)")
            }
        }
    }

    private func with(_ options: WidgetOptions, _ change: (inout WidgetOptions) -> Void) -> WidgetOptions {
        var options = options
        options.chart.missingGlyph = .box
        change(&options)
        return options
    }

    /// As a reader of each language would check them.
    @Test(arguments: [
        (
            Language.german, "bis Dienstag der Woche davor", "bis zum 2. Januar", "bis zum 2. Januar 2025",
            "an den ersten 2 der 10 Tage davor", "im Monat davor"
        ),
        (
            .french, "qu’au mardi de la semaine précédente", "qu’au 2 janvier", "qu’au 2 janvier 2025",
            "les 2 premiers des 10 jours précédents", "le mois précédent"
        ),
        (
            .spanish, "al martes de la semana anterior", "al 2 de enero", "al 2 de enero de 2025",
            "los 2 primeros de los 10 días anteriores", "el mes anterior"
        ),
        (.simplifiedChinese, "前一周截至周二的步数", "截至1月2日的步数", "截至2025年1月2日的步数", "之前 10 天中的前 2 天", "前一个月"),
        (.japanese, "前の週の火曜日まで", "1月2日まで", "2025年1月2日まで", "前の10日間の最初の2日", "前の月"),
        (
            .britishEnglish, "by Tuesday of the week before", "by 2 January", "by 2 January 2025",
            "the first 2 of the 10 days before", "the month before"
        ),
    ])
    func wording(language: Language, week: String, month: String, year: String, days: String, whole: String) throws {
        func sentence(_ period: Int, _ part: Int) throws -> String {
            let (first, count, other) = Self.periods[period]
            return WeekWords(try Self.week(first, count, before: other, part: part), language: language).change ?? ""
        }
        #expect(try sentence(0, 2).contains(week))
        #expect(try sentence(1, 2).contains(month))
        #expect(try sentence(3, 2).contains(year))
        #expect(try sentence(4, 2).contains(days))
        #expect(try sentence(1, 28).contains(whole))
    }
}
