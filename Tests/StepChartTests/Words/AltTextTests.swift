import Testing

@testable import StepChart

@Suite struct AltTextTests {
    @Test func theSampleWeek() throws {
        let words = AltText(try sampleWeek(), selected: 6)
        #expect(words.title == "Steps, 12–18 September 2016")
        #expect(
            words.description == "Line chart of 7 days. 37660 steps in all, 5380 a day on average. "
                + "Most: 16105 on 14 September; least: 60 on 16 September. Highlighted: 1641 on 18 September.")
    }

    @Test(arguments: [
        ("2016-09-28", 3, "28–30 September 2016"), ("2016-09-28", 7, "28 September – 4 October 2016"),
        ("2016-12-29", 7, "29 December 2016 – 4 January 2017"), ("2016-09-18", 1, "18 September 2016"),
    ])
    func titles(first: String, count: Int, dates: String) throws {
        let week = try week(of: Array(repeating: 1, count: count), from: first)
        #expect(AltText(week, selected: nil).title == "Steps, " + dates)
    }

    @Test(
        arguments: [
            ([7314], 0, "Line chart of 1 day. 7314 steps in all."),
            ([1], nil, "Line chart of 1 day. 1 step in all."),
            ([nil], 0, "Line chart of 1 day. No data."),
            ([nil, nil], 1, "Line chart of 2 days. No data."),
            ([0, 0], nil, "Line chart of 2 days. No steps in 2 days."),
            ([5, 5], 1, "Line chart of 2 days. 10 steps in all, 5 a day on average. Highlighted: 5 on 31 December."),
            (
                [9, nil, 4], 1,
                "Line chart of 3 days. 13 steps in all, 7 a day on average. Most: 9 on 30 December 2016; "
                    + "least: 4 on 1 January 2017. No data for 1 day."
            ),
            (
                [3, 1, nil, nil, 3, 1], nil,
                "Line chart of 6 days. 8 steps in all, 2 a day on average. Most: 3 on 30 December 2016; "
                    + "least: 1 on 31 December 2016. No data for 2 days."
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
                "Liniendiagramm über 7 Tage. Insgesamt 37660 Schritte, im Schnitt 5380 am Tag. "
                    + "Am meisten: 16105 am 14. September; am wenigsten: 60 am 16. September. "
                    + "Hervorgehoben: 1641 am 18. September."
            ),
            (
                .french, "Pas, du 12 au 18 septembre 2016",
                "Courbe sur 7 jours. 37660 pas au total, 5380 par jour en moyenne. "
                    + "Maximum\u{A0}: 16105 le 14 septembre\u{A0}; minimum\u{A0}: 60 le 16 septembre. "
                    + "En évidence\u{A0}: 1641 le 18 septembre."
            ),
            (
                .spanish, "Pasos, del 12 al 18 de septiembre de 2016",
                "Gráfico de líneas de 7 días. 37660 pasos en total, 5380 al día en promedio. "
                    + "Máximo: 16105 el 14 de septiembre; mínimo: 60 el 16 de septiembre. "
                    + "Destacado: 1641 el 18 de septiembre."
            ),
            (
                .simplifiedChinese, "步数，2016年9月12日至18日",
                "7 天的折线图。共 37660 步，平均每天 5380 步。最多：9月14日 16105 步；最少：9月16日 60 步。"
                    + "突出显示：9月18日 1641 步。"
            ),
            (
                .japanese, "歩数、2016年9月12日～18日",
                "7日間の折れ線グラフ。合計37660歩、1日平均5380歩。最多は9月14日の16105歩、最少は9月16日の60歩。"
                    + "強調表示は9月18日の1641歩。"
            ),
        ] as [(Language, String, String)])
    func otherLanguages(language: Language, title: String, description: String) throws {
        let words = AltText(try sampleWeek(), selected: 6, language: language)
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
            AltText(try week(of: steps, from: first), selected: nil, language: language)
        }
        #expect(try text([5, nil]).description.hasSuffix(gap))
        #expect(try text([1]).description == oneDay)
        #expect(try text([nil]).description.hasSuffix(noData))
        let seven = Array(repeating: 1, count: 7)
        #expect(try text(seven, from: "2016-09-28").title.hasSuffix(months))
        #expect(try text(seven, from: "2016-12-29").title.hasSuffix(years))
    }

    @Test func theFirstOfAMonthIsAnOrdinalInFrench() throws {
        let words = AltText(try week(of: [1, 2], from: "2016-10-01"), selected: 0, language: .french)
        #expect(words.title == "Pas, du 1er au 2 octobre 2016")
        #expect(words.description.hasSuffix("En évidence\u{A0}: 1 le 1er octobre."))
    }
}
