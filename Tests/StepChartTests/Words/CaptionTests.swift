import Testing

@testable import StepChart

/// Every caption that differs in its words, in every language, as a reader sees it.
@Suite struct CaptionTests {
    /// 16, 17 and September 18; the last of them is today.
    enum Day: Int { case other, yesterday, today }
    typealias Row = (day: Day, steps: Int?, meters: Double?, unit: DistanceUnit, caption: String)

    @Test(arguments: Language.allCases)
    func captions(language: Language) throws {
        let rows = try #require(Self.table[language])
        for row in rows {
            let week = try StepWeek(
                days: [16, 17, 18].map {
                    StepDay(
                        date: CivilDate(year: 2016, month: 9, day: $0), steps: row.steps, distanceMeters: row.meters)
                }, today: CivilDate("2016-09-18"))
            let words = WeekWords(week, language: language, unit: row.unit, groupsDigits: false)
            #expect(try words.caption(of: row.day.rawValue) == row.caption)
        }
    }

    private static let september = [16, 17, 18].map { StepDay(date: CivilDate("2016-09-\($0)"), steps: 5) }

    /// Nobody knows how old a week is but who says it.
    @Test func todayIsSaidOnlyWhereItIsKnown() throws {
        func captions(_ today: String?) throws -> [String] {
            let words = WeekWords(try StepWeek(days: Self.september, today: today.flatMap { CivilDate($0) }))
            return try (0..<3).map { try words.caption(of: $0) }
        }
        let dates = (16...18).map { "I moved 5 steps on 9/\($0)." }
        #expect(try captions(nil) == dates)
        #expect(try captions("2016-09-19") == dates.dropLast() + ["I moved 5 steps yesterday."])
        #expect(try captions("2016-09-17") == ["I moved 5 steps yesterday.", "I moved 5 steps today.", dates[2]])
        #expect(try captions("2017-09-18") == dates)
        #expect(try WeekWords(StepWeek(steps: [1, 2])).caption(of: 1) == "I moved 2 steps on day 2.")
    }

    @Test(
        arguments: [
            (.english, "No steps in 2 days.", "No data for 3 days."),
            (.britishEnglish, "No steps in 2 days.", "No data for 3 days."),
            (.german, "Keine Schritte an 2 Tagen.", "Keine Daten für 3 Tage."),
            (.french, "Aucun pas en 2 jours.", "Aucune donnée pour 3 jours."),
            (.spanish, "Ningún paso en 2 días.", "Faltan datos de 3 días."),
            (.simplifiedChinese, "2 天都没有步数。", "有 3 天没有数据。"),
            (.japanese, "2日間、歩数は0です。", "3日分のデータなし。"),
        ] as [(Language, String, String)]) func aWeekOfNothingHasItsOwnSentence(
            language: Language, zero: String, empty: String
        ) throws
    {
        var options = ChartOptions.message
        options.language = language
        options.missingGlyph = .box
        func caption(_ steps: [Int?]) throws -> String {
            try WeekMessage(StepWeek(steps: steps), options: options).caption
        }
        #expect(try caption([0, nil, 0]) == zero)
        #expect(try caption([nil, nil, nil]) == empty)
        #expect(try caption([0]) == WeekWords(StepWeek(steps: [0]), language: language).caption(of: 0))
        let description = try WeekChart(StepWeek(steps: [0, nil, 0]), options: options).altText.text
        #expect(description.contains(zero))
    }

    private static let table: [Language: [Row]] = [
        .english: [
            (.today, 1412, 1200, .km, "I moved 1412 steps, 1.20 km today."),
            (.today, 1412, 1200, .mi, "I moved 1412 steps, 0.75 mi today."),
            (.today, 1412, nil, .km, "I moved 1412 steps today."),
            (.today, 1, 1, .km, "I moved 1 step, 0.00 km today."),
            (.today, 1, nil, .km, "I moved 1 step today."),
            (.today, 0, nil, .km, "I moved 0 steps today."),
            (.today, nil, nil, .km, "No data today."),
            (.yesterday, 1412, 1200, .km, "I moved 1412 steps, 1.20 km yesterday."),
            (.yesterday, 1412, 1200, .mi, "I moved 1412 steps, 0.75 mi yesterday."),
            (.yesterday, 1412, nil, .km, "I moved 1412 steps yesterday."),
            (.yesterday, 1, nil, .km, "I moved 1 step yesterday."),
            (.yesterday, nil, nil, .km, "No data yesterday."),
            (.other, 16105, 11690, .km, "I moved 16105 steps, 11.7 km on 9/16."),
            (.other, 16105, 11690, .mi, "I moved 16105 steps, 7.26 mi on 9/16."),
            (.other, 16105, nil, .km, "I moved 16105 steps on 9/16."),
            (.other, 1, 5, .km, "I moved 1 step, 0.01 km on 9/16."),
            (.other, nil, nil, .km, "No data on 9/16."),
        ],
        .britishEnglish: [
            (.today, 1412, 1200, .km, "I moved 1412 steps, 1.20 km today."),
            (.today, 1412, 1200, .mi, "I moved 1412 steps, 0.75 mi today."),
            (.today, 1412, nil, .km, "I moved 1412 steps today."),
            (.today, 1, 1, .km, "I moved 1 step, 0.00 km today."),
            (.today, 1, nil, .km, "I moved 1 step today."),
            (.today, 0, nil, .km, "I moved 0 steps today."),
            (.today, nil, nil, .km, "No data today."),
            (.yesterday, 1412, 1200, .km, "I moved 1412 steps, 1.20 km yesterday."),
            (.yesterday, 1412, 1200, .mi, "I moved 1412 steps, 0.75 mi yesterday."),
            (.yesterday, 1412, nil, .km, "I moved 1412 steps yesterday."),
            (.yesterday, 1, nil, .km, "I moved 1 step yesterday."),
            (.yesterday, nil, nil, .km, "No data yesterday."),
            (.other, 16105, 11690, .km, "I moved 16105 steps, 11.7 km on 16 September."),
            (.other, 16105, 11690, .mi, "I moved 16105 steps, 7.26 mi on 16 September."),
            (.other, 16105, nil, .km, "I moved 16105 steps on 16 September."),
            (.other, 1, 5, .km, "I moved 1 step, 0.01 km on 16 September."),
            (.other, nil, nil, .km, "No data on 16 September."),
        ],
        .german: [
            (.today, 1412, 1200, .km, "Heute bin ich 1412 Schritte gegangen, 1,20 km."),
            (.today, 1412, 1200, .mi, "Heute bin ich 1412 Schritte gegangen, 0,75 mi."),
            (.today, 1412, nil, .km, "Heute bin ich 1412 Schritte gegangen."),
            (.today, 1, 1, .km, "Heute bin ich 1 Schritt gegangen, 0,00 km."),
            (.today, 1, nil, .km, "Heute bin ich 1 Schritt gegangen."),
            (.today, 0, nil, .km, "Heute bin ich 0 Schritte gegangen."),
            (.today, nil, nil, .km, "Heute keine Daten."),
            (.yesterday, 1412, 1200, .km, "Gestern bin ich 1412 Schritte gegangen, 1,20 km."),
            (.yesterday, 1412, 1200, .mi, "Gestern bin ich 1412 Schritte gegangen, 0,75 mi."),
            (.yesterday, 1412, nil, .km, "Gestern bin ich 1412 Schritte gegangen."),
            (.yesterday, 1, nil, .km, "Gestern bin ich 1 Schritt gegangen."),
            (.yesterday, nil, nil, .km, "Gestern keine Daten."),
            (.other, 16105, 11690, .km, "Am 16. September bin ich 16105 Schritte gegangen, 11,7 km."),
            (.other, 16105, 11690, .mi, "Am 16. September bin ich 16105 Schritte gegangen, 7,26 mi."),
            (.other, 16105, nil, .km, "Am 16. September bin ich 16105 Schritte gegangen."),
            (.other, 1, 5, .km, "Am 16. September bin ich 1 Schritt gegangen, 0,01 km."),
            (.other, nil, nil, .km, "Am 16. September keine Daten."),
        ],
        .french: [
            (.today, 1412, 1200, .km, "J’ai fait 1412 pas aujourd’hui, soit 1,20 km."),
            (.today, 1412, 1200, .mi, "J’ai fait 1412 pas aujourd’hui, soit 0,75 mi."),
            (.today, 1412, nil, .km, "J’ai fait 1412 pas aujourd’hui."),
            (.today, 1, 1, .km, "J’ai fait 1 pas aujourd’hui, soit 0,00 km."),
            (.today, 1, nil, .km, "J’ai fait 1 pas aujourd’hui."),
            (.today, 0, nil, .km, "J’ai fait 0 pas aujourd’hui."),
            (.today, nil, nil, .km, "Aucune donnée aujourd’hui."),
            (.yesterday, 1412, 1200, .km, "J’ai fait 1412 pas hier, soit 1,20 km."),
            (.yesterday, 1412, 1200, .mi, "J’ai fait 1412 pas hier, soit 0,75 mi."),
            (.yesterday, 1412, nil, .km, "J’ai fait 1412 pas hier."),
            (.yesterday, 1, nil, .km, "J’ai fait 1 pas hier."),
            (.yesterday, nil, nil, .km, "Aucune donnée hier."),
            (.other, 16105, 11690, .km, "J’ai fait 16105 pas le 16 septembre, soit 11,7 km."),
            (.other, 16105, 11690, .mi, "J’ai fait 16105 pas le 16 septembre, soit 7,26 mi."),
            (.other, 16105, nil, .km, "J’ai fait 16105 pas le 16 septembre."),
            (.other, 1, 5, .km, "J’ai fait 1 pas le 16 septembre, soit 0,01 km."),
            (.other, nil, nil, .km, "Aucune donnée le 16 septembre."),
        ],
        .spanish: [
            (.today, 1412, 1200, .km, "Hoy he dado 1412 pasos, 1,20 km."),
            (.today, 1412, 1200, .mi, "Hoy he dado 1412 pasos, 0,75 mi."),
            (.today, 1412, nil, .km, "Hoy he dado 1412 pasos."),
            (.today, 1, 1, .km, "Hoy he dado 1 paso, 0,00 km."),
            (.today, 1, nil, .km, "Hoy he dado 1 paso."),
            (.today, 0, nil, .km, "Hoy he dado 0 pasos."),
            (.today, nil, nil, .km, "Sin datos hoy."),
            (.yesterday, 1412, 1200, .km, "Ayer di 1412 pasos, 1,20 km."),
            (.yesterday, 1412, 1200, .mi, "Ayer di 1412 pasos, 0,75 mi."),
            (.yesterday, 1412, nil, .km, "Ayer di 1412 pasos."),
            (.yesterday, 1, nil, .km, "Ayer di 1 paso."),
            (.yesterday, nil, nil, .km, "Sin datos ayer."),
            (.other, 16105, 11690, .km, "El 16 de septiembre di 16105 pasos, 11,7 km."),
            (.other, 16105, 11690, .mi, "El 16 de septiembre di 16105 pasos, 7,26 mi."),
            (.other, 16105, nil, .km, "El 16 de septiembre di 16105 pasos."),
            (.other, 1, 5, .km, "El 16 de septiembre di 1 paso, 0,01 km."),
            (.other, nil, nil, .km, "Sin datos el 16 de septiembre."),
        ],
        .simplifiedChinese: [
            (.today, 1412, 1200, .km, "今天我走了 1412 步，1.20 公里。"),
            (.today, 1412, 1200, .mi, "今天我走了 1412 步，0.75 英里。"),
            (.today, 1412, nil, .km, "今天我走了 1412 步。"),
            (.today, 1, 1, .km, "今天我走了 1 步，0.00 公里。"),
            (.today, 1, nil, .km, "今天我走了 1 步。"),
            (.today, 0, nil, .km, "今天我走了 0 步。"),
            (.today, nil, nil, .km, "今天没有数据。"),
            (.yesterday, 1412, 1200, .km, "昨天我走了 1412 步，1.20 公里。"),
            (.yesterday, 1412, 1200, .mi, "昨天我走了 1412 步，0.75 英里。"),
            (.yesterday, 1412, nil, .km, "昨天我走了 1412 步。"),
            (.yesterday, 1, nil, .km, "昨天我走了 1 步。"),
            (.yesterday, nil, nil, .km, "昨天没有数据。"),
            (.other, 16105, 11690, .km, "9月16日我走了 16105 步，11.7 公里。"),
            (.other, 16105, 11690, .mi, "9月16日我走了 16105 步，7.26 英里。"),
            (.other, 16105, nil, .km, "9月16日我走了 16105 步。"),
            (.other, 1, 5, .km, "9月16日我走了 1 步，0.01 公里。"),
            (.other, nil, nil, .km, "9月16日没有数据。"),
        ],
        .japanese: [
            (.today, 1412, 1200, .km, "今日は1412歩、1.20km歩きました。"),
            (.today, 1412, 1200, .mi, "今日は1412歩、0.75マイル歩きました。"),
            (.today, 1412, nil, .km, "今日は1412歩歩きました。"),
            (.today, 1, 1, .km, "今日は1歩、0.00km歩きました。"),
            (.today, 1, nil, .km, "今日は1歩歩きました。"),
            (.today, 0, nil, .km, "今日は0歩歩きました。"),
            (.today, nil, nil, .km, "今日のデータはありません。"),
            (.yesterday, 1412, 1200, .km, "昨日は1412歩、1.20km歩きました。"),
            (.yesterday, 1412, 1200, .mi, "昨日は1412歩、0.75マイル歩きました。"),
            (.yesterday, 1412, nil, .km, "昨日は1412歩歩きました。"),
            (.yesterday, 1, nil, .km, "昨日は1歩歩きました。"),
            (.yesterday, nil, nil, .km, "昨日のデータはありません。"),
            (.other, 16105, 11690, .km, "9月16日は16105歩、11.7km歩きました。"),
            (.other, 16105, 11690, .mi, "9月16日は16105歩、7.26マイル歩きました。"),
            (.other, 16105, nil, .km, "9月16日は16105歩歩きました。"),
            (.other, 1, 5, .km, "9月16日は1歩、0.01km歩きました。"),
            (.other, nil, nil, .km, "9月16日のデータはありません。"),
        ],
    ]
}
