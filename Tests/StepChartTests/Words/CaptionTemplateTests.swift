import StepSupport
import Testing

@testable import StepChart

@Suite struct CaptionTemplateTests {
    private static func caption(_ template: String, of day: Int = 6, _ language: Language = .english) throws -> String {
        let week = try StepWeek(
            days: [
                StepDay(date: CivilDate("2016-09-16"), steps: nil),
                StepDay(date: CivilDate("2016-09-17"), steps: 3942),
                StepDay(date: CivilDate("2016-09-18"), steps: 1412, distanceMeters: 1200),
            ], today: CivilDate("2016-09-18"))
        return try WeekWords(week, language: language, groupsDigits: false).caption(
            of: day, template: CaptionTemplate(template))
    }

    @Test func placesAreFilledWithADaysFigures() throws {
        let template = "{day}: {steps} steps ({distance})"
        #expect(try Self.caption(template, of: 2) == "today: 1412 steps (1.20 km)")
        #expect(try Self.caption(template, of: 1) == "yesterday: 3942 steps (----)")
        #expect(try Self.caption(template, of: 0) == "on 9/16: ---- steps (----)")
        #expect(try Self.caption("{steps} {weekday}", of: 2) == "1412 on Sunday")
        #expect(try Self.caption("{weekday}", of: 1, .german) == "am Samstag")
        #expect(
            try WeekWords(StepWeek(steps: [5])).caption(of: 0, template: CaptionTemplate("{weekday}")) == "on day 1")
        #expect(
            try Self.caption("{steps} Schritte {day}, {distance}", of: 2, .german) == "1412 Schritte heute, 1,20 km")
        #expect(try Self.caption("{day}{steps}步", of: 2, .simplifiedChinese) == "今天1412步")
    }

    @Test func anythingElseIsText() throws {
        #expect(try Self.caption("", of: 2) == "")
        #expect(try Self.caption("🚶 {{{steps}}} 100 %\n}}{{", of: 2) == "🚶 {1412} 100 %\n}{")
    }

    @Test(arguments: [
        ("{step} steps", #"1:2: expected a known name (the nearest is "steps"), found "step""#),
        ("ab {distanz}", #"1:5: expected a known name (the nearest is "distance"), found "distanz""#),
        ("ü\n🚶{Day}", #"2:3: expected a known name (the nearest is "day"), found "Day""#),
        ("{}", #"1:2: expected a known name, found """#),
        ("{ steps }", #"1:2: expected a known name (the nearest is "steps"), found " steps ""#),
        ("a {steps", #"1:3: expected a name and "}", or "{{" for a brace, found {steps"#),
        ("{steps}}", #"1:8: expected "}}" for a brace, found }"#),
    ])
    func faultsAreNamedWithTheirPlace(template: String, message: String) {
        let error = #expect(throws: TextError.self) { try CaptionTemplate(template) }
        #expect(error?.description == message)
    }
}
