import StepTestSupport
import Testing

@testable import StepChart

extension AltText {
    /// - Parameter selected: index of the highlighted day.
    fileprivate init(_ week: StepWeek, selected: Int?, options: ChartOptions = ChartOptions()) {
        var options = options
        options.selection = selected.map { .index($0) } ?? .noDay
        self.init(WeekContent(week), options)
    }
}

@Suite struct AltTextTests {
    @Test func theSampleWeek() throws {
        let words = AltText(try sampleWeek(), selected: 6)
        #expect(words.title == "Steps, September 12–18, 2016")
        #expect(
            words.description == "Line chart of 7 days. 37,660 steps in all, 5,380 a day on average. "
                + "Most: 16,105 on September 14; least: 60 on September 16. Highlighted: 1,641 on September 18.")
    }

    @Test func weekdaysAndYears() throws {
        var options = ChartOptions()
        options.aggregation.span = .weekday
        options.mark = .bars
        // From Thursday, September 15, 2016.
        let days = try week(of: Array(1...14), from: "2016-09-15")
        #expect(
            AltText(days, selected: 0, options: options).description
                == "Bar chart of 7 weekdays. Daily average by weekday. 105 steps in all, 8 a day on average. "
                + "Most: 11 on Wednesday; least: 5 on Thursday. Highlighted: 5 on Thursday.")
        (options.mark, options.aggregation.span) = (.line, .year)
        let years = try week(of: Array(repeating: 2, count: 31) + Array(repeating: 5, count: 365), from: "2016-12-01")
        #expect(
            AltText(years, selected: nil, options: options).description
                == "Line chart of 2 years. Daily average by year. 1,887 steps in all, 5 a day on average. "
                + "Most: 5 in 2017; least: 2 in 2016.")
        let undated = try StepWeek(steps: [1] + Array(repeating: 9, count: 365))
        let text = AltText(undated, selected: nil, options: options).description
        #expect(text.hasSuffix("Most: 9 in year 2; least: 1 in year 1."))
    }

    /// A change of four weeks is told only beside a line of averages, and only where it is more than chance.
    @Test(arguments: [
        (7, [100, 200, 300, 400], " Over these weeks the daily average rose from 100 to 400."),
        (28, [400, 300, 200, 100, 0], " Over these weeks the daily average fell from 400 to 0."),
        (7, [100, 200, 100, 200], ""), (nil, [100, 200, 300, 400], ""),
    ])
    func aTrendIsNoChance(_ days: Int?, _ weeks: [Int], _ sentence: String) throws {
        var options = ChartOptions()
        options.trend = days
        let week = try StepWeek(steps: weeks.flatMap { Array(repeating: $0, count: 7) })
        let text = AltText(week, selected: nil, options: options).description
        #expect(text.contains("Over these weeks") == !sentence.isEmpty && text.hasSuffix(sentence))
    }

    @Test(arguments: [
        ("2016-09-28", 3, "September 28–30, 2016"), ("2016-09-28", 7, "September 28 – October 4, 2016"),
        ("2016-12-29", 7, "December 29, 2016 – January 4, 2017"), ("2016-09-18", 1, "September 18, 2016"),
        ("2016-02-01", 29, "February 2016"), ("2016-02-01", 28, "February 1–28, 2016"), ("2016-01-01", 366, "2016"),
        ("2016-01-01", 3653, "2016–2025"),
        ("2015-01-01", 366, "January 1, 2015 – January 1, 2016"), ("9999-12-01", 31, "December 9999"),
        ("2016-01-01", 60, "January 1 – February 29, 2016"),
        ("2015-02-01", 393, "February 1, 2015 – February 28, 2016"),
    ])
    func titles(first: String, count: Int, dates: String) throws {
        let week = try week(of: Array(repeating: 1, count: count), from: first)
        #expect(AltText(week, selected: nil).title == "Steps, " + dates)
    }

    @Test(
        arguments: [
            ([7314], 0, "Line chart of 1 day. 7,314 steps in all."),
            ([1], nil, "Line chart of 1 day. 1 step in all."),
            ([nil], 0, "Line chart of 1 day. No data."),
            ([nil, nil], 1, "Line chart of 2 days. No data."),
            ([0, 0], nil, "Line chart of 2 days. No steps in 2 days."),
            ([5, 5], 1, "Line chart of 2 days. 10 steps in all, 5 a day on average. Highlighted: 5 on December 31."),
            (
                [9, nil, 4], 1,
                "Line chart of 3 days. 13 steps in all, 7 a day on average. Most: 9 on December 30, 2016; "
                    + "least: 4 on January 1, 2017. No data for 1 day."
            ),
            (
                [3, 1, nil, nil, 3, 1], nil,
                "Line chart of 6 days. 8 steps in all, 2 a day on average. Most: 3 on December 30, 2016; "
                    + "least: 1 on December 31, 2016. No data for 2 days."
            ),
        ] as [([Int?], Int?, String)])
    func descriptions(steps: [Int?], selected: Int?, expected: String) throws {
        #expect(AltText(try week(of: steps, from: "2016-12-30"), selected: selected).description == expected)
    }

    @Test func daysWithoutDatesAreNumbered() throws {
        let words = AltText(try StepWeek(steps: [2, 8]), selected: 1)
        #expect(words.title == "Steps, 2 days")
        #expect(
            words.description == "Line chart of 2 days. 10 steps in all, 5 a day on average. "
                + "Most: 8 on day 2; least: 2 on day 1. Highlighted: 8 on day 2.")
        #expect(AltText(try StepWeek(steps: [2]), selected: nil).title == "Steps, 1 day")
    }

    @Test(
        arguments: [
            (
                .german, "Schritte, 12.–18. September 2016",
                "Liniendiagramm über 7 Tage. Insgesamt 37.660 Schritte, im Schnitt 5.380 am Tag. "
                    + "Am meisten: 16.105 am 14. September; am wenigsten: 60 am 16. September. "
                    + "Hervorgehoben: 1.641 am 18. September."
            ),
            (
                .french, "Nombre de pas, du 12 au 18 septembre 2016",
                "Courbe sur 7 jours. 37\u{202F}660 pas au total, 5\u{202F}380 par jour en moyenne. "
                    + "Maximum\u{A0}: 16\u{202F}105 le 14 septembre\u{A0}; minimum\u{A0}: 60 le 16 septembre. "
                    + "En évidence\u{A0}: 1\u{202F}641 le 18 septembre."
            ),
            (
                .spanish, "Pasos, del 12 al 18 de septiembre de 2016",
                "Gráfico de líneas de 7 días. 37.660 pasos en total, 5380 al día en promedio. "
                    + "Máximo: 16.105 el 14 de septiembre; mínimo: 60 el 16 de septiembre. "
                    + "Destacado: 1641 el 18 de septiembre."
            ),
            (
                .simplifiedChinese, "步数，2016年9月12日至18日",
                "7 天的折线图。共 37,660 步，平均每天 5,380 步。最多：9月14日 16,105 步；最少：9月16日 60 步。"
                    + "突出显示：9月18日 1,641 步。"
            ),
            (
                .japanese, "歩数、2016年9月12日～18日",
                "7日間の折れ線グラフ。合計37,660歩、1日平均5,380歩。最多は9月14日の16,105歩、最少は9月16日の60歩。"
                    + "強調表示は9月18日の1,641歩。"
            ),
        ] as [(Language, String, String)])
    func otherLanguages(language: Language, title: String, description: String) throws {
        let words = AltText(try sampleWeek(), selected: 6, options: options(language))
        #expect(words.title == title)
        #expect(words.description == description)
    }

    /// A gap, one day, no data, and ranges that leave the month and the year.
    @Test(
        arguments: [
            (
                .german, "Keine Daten für 1 Tag.", "Liniendiagramm über 1 Tag. Insgesamt 1 Schritt.", "Keine Daten.",
                "28. September – 4. Oktober 2016", "29. Dezember 2016 – 4. Januar 2017"
            ),
            (
                .french, "Aucune donnée pour 1 jour.", "Courbe sur 1 jour. 1 pas au total.", "Aucune donnée.",
                "du 28 septembre au 4 octobre 2016", "du 29 décembre 2016 au 4 janvier 2017"
            ),
            (
                .spanish, "Faltan datos de 1 día.", "Gráfico de líneas de 1 día. 1 paso en total.", "Sin datos.",
                "del 28 de septiembre al 4 de octubre de 2016", "del 29 de diciembre de 2016 al 4 de enero de 2017"
            ),
            (
                .simplifiedChinese, "有 1 天没有数据。", "1 天的折线图。共 1 步。", "没有数据。", "2016年9月28日至10月4日",
                "2016年12月29日至2017年1月4日"
            ),
            (
                .japanese, "1日分のデータなし。", "1日間の折れ線グラフ。合計1歩。", "データなし。", "2016年9月28日～10月4日",
                "2016年12月29日～2017年1月4日"
            ),
        ] as [(Language, String, String, String, String, String)])
    func otherLanguagesInEveryCase(
        language: Language, gap: String, oneDay: String, noData: String, months: String, years: String
    ) throws {
        func text(_ steps: [Int?], from first: String = "2016-09-12") throws -> AltText {
            AltText(try week(of: steps, from: first), selected: nil, options: options(language))
        }
        #expect(try text([nil, 5]).description.hasSuffix(gap))
        #expect(try text([1]).description == oneDay)
        #expect(try text([nil]).description.hasSuffix(noData))
        let seven = Array(repeating: 1, count: 7)
        #expect(try text(seven, from: "2016-09-28").title.hasSuffix(months))
        #expect(try text(seven, from: "2016-12-29").title.hasSuffix(years))
    }

    @Test func theFirstOfAMonthIsAnOrdinalInFrench() throws {
        let words = AltText(try week(of: [1, 2], from: "2016-10-01"), selected: 0, options: options(.french))
        #expect(words.title == "Nombre de pas, du 1er au 2 octobre 2016")
        #expect(words.description.hasSuffix("En évidence\u{A0}: 1 le 1er octobre."))
    }

    private func options(
        _ language: Language = .english, _ mark: ChartOptions.Mark = .line,
        _ change: (inout ChartOptions) -> Void = { _ in }
    ) -> ChartOptions {
        var options = ChartOptions()
        (options.language, options.mark) = (language, mark)
        change(&options)
        return options
    }

    /// The sample after a week of 30,128 steps: 25 % more, and 2 of 7 days with 7000.
    @Test(
        arguments: [
            (
                .english,
                "Bar chart of 7 days. 37,660 steps in all, 5,380 a day on average. "
                    + "Goal of 7,000 steps: reached on 2 of 7 days. 25% more than the week before. Most: 16,105 on"
            ),
            (
                .german,
                "Säulendiagramm über 7 Tage. Insgesamt 37.660 Schritte, im Schnitt 5.380 am Tag. "
                    + "Ziel von 7.000 Schritten: an 2 von 7 Tagen erreicht. 25\u{A0}% mehr als in der Woche davor. "
                    + "Am meisten: 16.105 am"
            ),
            (
                .french,
                "Diagramme à barres sur 7 jours. 37\u{202F}660 pas au total, 5\u{202F}380 par jour en moyenne. "
                    + "Objectif de 7\u{202F}000 pas\u{A0}: atteint 2 jours sur 7. "
                    + "25\u{202F}% de plus que la semaine précédente. Maximum\u{A0}: 16\u{202F}105 le"
            ),
            (
                .spanish,
                "Gráfico de barras de 7 días. 37.660 pasos en total, 5380 al día en promedio. "
                    + "Meta de 7000 pasos: alcanzada en 2 de 7 días. 25\u{A0}% más que la semana anterior. "
                    + "Máximo: 16.105 el"
            ),
            (
                .simplifiedChinese,
                "7 天的柱状图。共 37,660 步，平均每天 5,380 步。目标 7,000 步：7 天中有 2 天达标。"
                    + "比前一周多 25%。最多：9月14日 16,105 步"
            ),
            (
                .japanese,
                "7日間の棒グラフ。合計37,660歩、1日平均5,380歩。目標7,000歩：7日中2日で達成。前の週より25%多い。"
                    + "最多は9月14日の16,105歩"
            ),
        ] as [(Language, String)])
    func saysWhatTheAidsShow(language: Language, beginning: String) throws {
        let before = try week(of: Array(repeating: 4304, count: 7), from: "2016-09-05")
        let words = AltText(
            try sampleWeek().comparing(with: before), selected: 6,
            options: options(language, .bars) { ($0.annotations.goal, $0.annotations.groupsDigits) = (7000, true) })
        #expect(words.description.hasPrefix(beginning), "\(words.description)")
    }

    /// From Thursday, September 29, to Tuesday, October 11, 2016.
    @Test(
        arguments: [
            (
                .english,
                "Line chart of 3 weeks. Daily average by week. 91 steps in all, 7 a day on average. "
                    + "Most: 13 in the week from October 10 so far; least: 3 in the week from September 29. "
                    + "Highlighted: 13 in the week from October 10 so far.",
                "Line chart of 2 months. Steps per month. 91 steps in all, 7 a day on average. "
                    + "Most: 88 in October 2016 so far; least: 3 in September 2016. Highlighted: 88 in October 2016 so far."
            ),
            (
                .german,
                "Liniendiagramm über 3 Wochen. Tagesdurchschnitt je Woche. Insgesamt 91 Schritte, im Schnitt 7 am "
                    + "Tag. Am meisten: 13 in der Woche ab dem 10. Oktober bis jetzt; am wenigsten: 3 in der Woche ab dem "
                    + "29. September. Hervorgehoben: 13 in der Woche ab dem 10. Oktober bis jetzt.",
                "Liniendiagramm über 2 Monate. Schritte pro Monat. Insgesamt 91 Schritte, im Schnitt 7 am Tag. "
                    + "Am meisten: 88 im Oktober 2016 bis jetzt; am wenigsten: 3 im September 2016. "
                    + "Hervorgehoben: 88 im Oktober 2016 bis jetzt."
            ),
            (
                .french,
                "Courbe sur 3 semaines. Moyenne quotidienne par semaine. 91 pas au total, 7 par jour en moyenne. "
                    + "Maximum\u{A0}: 13 la semaine du 10 octobre (en cours)\u{A0}; minimum\u{A0}: 3 la semaine du 29 septembre. "
                    + "En évidence\u{A0}: 13 la semaine du 10 octobre (en cours).",
                "Courbe sur 2 mois. Pas par mois. 91 pas au total, 7 par jour en moyenne. "
                    + "Maximum\u{A0}: 88 en octobre 2016 (en cours)\u{A0}; minimum\u{A0}: 3 en septembre 2016. "
                    + "En évidence\u{A0}: 88 en octobre 2016 (en cours)."
            ),
            (
                .spanish,
                "Gráfico de líneas de 3 semanas. Promedio diario por semana. 91 pasos en total, 7 al día en "
                    + "promedio. Máximo: 13 en la semana del 10 de octubre (en curso); mínimo: 3 en la semana del 29 de septiembre. "
                    + "Destacado: 13 en la semana del 10 de octubre (en curso).",
                "Gráfico de líneas de 2 meses. Pasos por mes. 91 pasos en total, 7 al día en promedio. "
                    + "Máximo: 88 en octubre de 2016 (en curso); mínimo: 3 en septiembre de 2016. "
                    + "Destacado: 88 en octubre de 2016 (en curso)."
            ),
            (
                .simplifiedChinese,
                "3 周的折线图。每周的日均值。共 91 步，平均每天 7 步。"
                    + "最多：10月10日起的一周（截至目前） 13 步；最少：9月29日起的一周 3 步。突出显示：10月10日起的一周（截至目前） 13 步。",
                "2 个月的折线图。每月步数。共 91 步，平均每天 7 步。"
                    + "最多：2016年10月（截至目前） 88 步；最少：2016年9月 3 步。突出显示：2016年10月（截至目前） 88 步。"
            ),
            (
                .japanese,
                "3週間の折れ線グラフ。週ごとの1日平均。合計91歩、1日平均7歩。"
                    + "最多は10月10日からの週（途中）の13歩、最少は9月29日からの週の3歩。強調表示は10月10日からの週（途中）の13歩。",
                "2か月間の折れ線グラフ。月ごとの歩数。合計91歩、1日平均7歩。"
                    + "最多は2016年10月（途中）の88歩、最少は2016年9月の3歩。強調表示は2016年10月（途中）の88歩。"
            ),
        ] as [(Language, String, String)])
    func saysWhatWeeksAndMonthsComeTo(language: Language, weeks: String, months: String) throws {
        // 10 / 4, 56 / 7 and 25 / 2 a day in the weeks; 1 + 2 in September, 88 in October.
        let week = try week(of: Array(1...13), from: "2016-09-29")
        #expect(
            AltText(week, selected: 12, options: options(language) { $0.aggregation.span = .week }).description
                .hasPrefix(weeks))
        let sums = options(language) {
            ($0.aggregation.span, $0.aggregation.summary, $0.annotations.goal) = (.month, .sum, 5)
        }
        #expect(AltText(week, selected: 12, options: sums).description == months)
    }

    @Test func weeksWithoutDatesAreNumbered() throws {
        let words = AltText(
            try StepWeek(steps: Array(1...14)), selected: 0, options: options { $0.aggregation.span = .week })
        #expect(words.title == "Steps, 14 days")
        #expect(words.description.hasSuffix("Most: 11 in week 2; least: 4 in week 1. Highlighted: 4 in week 1."))
    }

    @Test func headingsOfTheUsersOwnComeFirst() throws {
        let own = options {
            ($0.annotations.title, $0.annotations.subtitle) = (.text("Well done!"), .text("By the sea"))
        }
        let words = AltText(try sampleWeek(), selected: nil, options: own)
        #expect(words.title == "Well done!")
        #expect(words.text.hasPrefix("Well done! By the sea. Steps, September 12–18, 2016. Line chart of 7 days. "))
        let automatic = options { ($0.annotations.title, $0.annotations.subtitle) = (.automatic, .automatic) }
        #expect(AltText(try sampleWeek(), selected: 6, options: automatic) == AltText(try sampleWeek(), selected: 6))
    }

    /// A week without data says nothing of goals; the chart of a year tells of its last month, not of its twelfth day.
    @Test func saysNothingThatTheChartDoesNotShow() throws {
        let empty = AltText(try StepWeek(steps: [nil, nil]), selected: 1, options: options { $0.annotations.goal = 5 })
        #expect(empty.description == "Line chart of 2 days. No data.")
        let chart = try WeekChart(
            week(of: Array(1...366), from: "2016-01-01"),
            options: options { ($0.aggregation.span, $0.aggregation.summary) = (.month, .sum) })
        // 31 days, from 336 to 366.
        #expect(chart.alternative.description.hasSuffix("Highlighted: 10,881 in December 2016."))
    }
}
