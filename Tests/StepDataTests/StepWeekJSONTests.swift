import StepData
import Testing

struct StepWeekJSONTests {
    @Test func readsAWeek() throws {
        let week = try StepWeek(
            json: """
                {
                  "days": [
                    {"date": "2016-09-17", "steps": 3942},
                    {"date": "2016-09-18", "steps": 1641, "distanceMeters": 1240.5, "flights": 2, "label": "Sun"}
                  ],
                  "selected": 0,
                  "unit": "mi"
                }
                """.utf8)
        #expect(
            week.days == [
                StepDay(date: CivilDate("2016-09-17"), steps: 3942),
                StepDay(
                    date: CivilDate("2016-09-18"), steps: 1641, distanceMeters: 1240.5, flights: 2, label: "Sun"),
            ])
        #expect(week.selected == 0)
        #expect(week.unit == .mi)
    }

    @Test func readsBareCounts() throws {
        let week = try StepWeek(json: "[7314, null, 0]".utf8)
        #expect(week == (try StepWeek(steps: [7314, nil, 0])))
        #expect(week.selected == nil)
        #expect(try StepWeek(json: #"{"days": [7314, null, 0]}"#.utf8) == week)
    }

    @Test func readsTheDaysBefore() throws {
        let days = #""days": [{"date": "2016-09-12", "steps": 1}, {"date": "2016-09-13", "steps": 2}]"#
        func previous(_ text: String) throws -> [StepDay] {
            let week = try StepWeek(json: "{\(days), \"previous\": \(text)}".utf8)
            #expect(try StepWeek(json: "{\"previous\": \(text), \(days)}".utf8) == week)
            #expect(try StepWeek(json: week.json.text.utf8) == week)
            return week.previous
        }
        #expect(try previous("[7, null]").map(\.steps) == [7, nil])
        #expect(try previous("[5, 6, 7]").map(\.steps) == [6, 7])
        #expect(try previous("[]") == [] && previous("null") == [])
        #expect(
            try previous(#"[{"date": "2016-09-09", "steps": 5, "label": "a"}, {"date": "2016-09-11", "steps": 7}]"#)
                == [
                    StepDay(date: CivilDate("2016-09-10"), steps: nil),
                    StepDay(date: CivilDate("2016-09-11"), steps: 7),
                ])
    }

    @Test(arguments: [
        (#"{"days": [1], "previous": [2, -3]}"#, "1:31: previous[1]: expected a whole number >= 0, found -3"),
        (#"{"days": [1], "previous": [2, {"steps": 1, "step": 2}]}"#, "previous[1]"),
        (#"{"days": [1], "previous": 7}"#, "1:27: previous: expected an array of days, found 7"),
        (#"{"days": [1], "previous": [2], "previous": [2]}"#, "expected each name once, found \"previous\" again"),
        (
            #"{"days": [{"date": "2016-09-12", "steps": 1}], "previous": [{"date": "2016-09-12", "steps": 1}]}"#,
            "1:60: previous: expected days before 2016-09-12, found 2016-09-12"
        ),
        (
            #"{"days": [1], "previous": [{"date": "0001-01-01", "steps": 1}, {"date": "9999-12-31", "steps": 1}]}"#,
            "days: expected at most 1000000 days, 100000 of them without an entry, found 0001-01-01 to 9999-12-31"
        ),
    ])
    func refusesOtherDaysBefore(text: String, message: String) {
        #expect(refusal(text.utf8)?.contains(message) == true, "\(refusal(text.utf8) ?? "")")
    }

    /// No week comes of it, whatever days there are; faults of the text come first.
    @Test(arguments: [
        (#"{"status": "protected"}"#, #"1:12: status: expected health data that can be read, found "protected""#),
        (#"{"status": "protected", "days": [1]}"#, #"1:12: status: expected health data"#),
        (#"{"days": [1],\n "selected": 0, "status": "protected"}"#, #"status: expected health data"#),
        (#"{"status": "protected", "days": ["many"]}"#, "1:34: days[0]: expected a day or a whole number >= 0"),
        (#"{"status": "locked"}"#, #"1:12: status: expected "ok" or "protected", found "locked""#),
        (#"{"status": "ok"}"#, "1:1: days: expected at least one day, found none"),
    ])
    func refusesProtectedData(text: String, message: String) {
        #expect {
            try StepWeek(json: text.replacing("\\n", with: "\n").utf8)
        } throws: {
            "\($0)".contains(message)
        }
    }

    @Test func readsDataThatSaysItIsAccessible() throws {
        #expect(try StepWeek(json: #"{"status": "ok", "days": [5]}"#.utf8) == StepWeek(steps: [5]))
    }

    @Test func readsBareDays() throws {
        let days = #"[{"date": "2016-09-12", "steps": null}, {"steps": 5, "date": "2016-09-13"}]"#
        let week = try StepWeek(json: days.utf8)
        #expect(week.days.map(\.steps) == [nil, 5])
        #expect(try StepWeek(json: "{\"days\": \(days)}".utf8) == week)
    }

    @Test(arguments: [
        "\u{FEFF}[5]", "[5]\r\n", " \t\r\n[ 5 ]\n\n", "[5.0]", "[0.5e1]", "[50E-1]",
        #"[5]"#,
    ])
    func readsTheSameWeek(text: String) throws {
        #expect(try StepWeek(json: text.utf8) == StepWeek(steps: [5]))
    }

    @Test(arguments: [
        (#"Mon"#, "Mon"), (#""#, ""), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\u8D70"#, "Aé走"),
        (#"\ud83d\udeb6 walk"#, "🚶 walk"), ("走 é", "走 é"), (#"\u0000"#, "\0"),
    ])
    func unescapesLabels(json: String, label: String) throws {
        let week = try StepWeek(json: "[{\"date\": \"2016-09-12\", \"steps\": 1, \"label\": \"\(json)\"}]".utf8)
        #expect(week.days[0].label == label)
    }

    @Test func readsEscapedKeysAndDates() throws {
        let week = try StepWeek(json: #"[{"d\u0061te": "2016\u002d09-12", "steps": 1}]"#.utf8)
        #expect(week.days == [StepDay(date: CivilDate("2016-09-12"), steps: 1)])
    }

    @Test func takesNullForWhatMayBeLeftOut() throws {
        let full = #"[{"date": "2016-09-12", "steps": 1, "distanceMeters": null, "flights": null, "label": null}]"#
        #expect(try StepWeek(json: full.utf8) == StepWeek(json: #"[{"date": "2016-09-12", "steps": 1}]"#.utf8))
    }

    @Test(arguments: [
        // Nothing there.
        ("", "1:1: expected a week of steps, found the end of the input"),
        (" \n", "2:1: expected a week of steps, found the end of the input"),
        ("\u{FEFF}", "1:1: expected a week of steps, found the end of the input"),
        ("[]", "1:1: days: expected at least one day, found none"),
        ("{}", "1:1: days: expected at least one day, found none"),
        (#"{"unit": "km", "days": []}"#, "1:24: days: expected at least one day, found none"),
        // The wrong thing.
        ("7314", "1:1: expected a week of steps, found 7314"),
        ("null", "1:1: expected a week of steps, found null"),
        (#""week""#, #"1:1: expected a week of steps, found "week""#),
        (#"{"days": {}}"#, "1:10: days: expected an array of days, found an object"),
        ("[[1]]", "1:2: [0]: expected a day or a whole number >= 0, found an array"),
        ("[true]", "1:2: [0]: expected a day or a whole number >= 0, found true"),
        (#"["7314"]"#, #"1:2: [0]: expected a day or a whole number >= 0, found "7314""#),
        (
            #"{"days": [1, "many"]}"#,
            #"1:14: days[1]: expected a day or a whole number >= 0, found "many""#
        ),
        (
            "{\"days\": [\n  {\"date\": \"2016-09-12\",\n   \"steps\": \"many\"}]}",
            #"3:13: days[0].steps: expected a whole number >= 0, found "many""#
        ),
        (#"[{"date": 20160912, "steps": 1}]"#, "1:11: [0].date: expected a date like 2016-09-12, found 20160912"),
        (#"[{"date": null, "steps": 1}]"#, "1:11: [0].date: expected a date like 2016-09-12, found null"),
        (#"{"days": [1], "unit": "ft"}"#, #"1:23: unit: expected "km" or "mi", found "ft""#),
        (#"{"days": [1], "selected": null}"#, "1:27: selected: expected the index of a day, found null"),
        // Numbers.
        ("[5, -5]", "1:5: [1]: expected a whole number >= 0, found -5"),
        ("[7.5]", "1:2: [0]: expected a day or a whole number >= 0, found 7.5"),
        ("[1e-3]", "1:2: [0]: expected a day or a whole number >= 0, found 1e-3"),
        ("[1e10]", "1:2: [0]: expected at most 1000000000, found 1e10"),
        ("[1e400]", "1:2: [0]: expected at most 1000000000, found 1e400"),
        ("[99999999999999999999]", "1:2: [0]: expected at most 1000000000, found 99999999999999999999"),
        ("[NaN]", "1:2: [0]: expected a day or a whole number >= 0, found NaN"),
        ("[Infinity]", "1:2: [0]: expected a day or a whole number >= 0, found Infinity"),
        ("[-Infinity]", "1:2: [0]: expected a day or a whole number >= 0, found -Infinity"),
        ("[+5]", "1:2: [0]: expected a day or a whole number >= 0, found +5"),
        ("[.5]", "1:2: [0]: expected a day or a whole number >= 0, found .5"),
        ("[012]", "1:3: [0]: expected a comma or ], found 12"),
        ("[0x10]", "1:3: [0]: expected a comma or ], found x10"),
        (
            #"[{"date": "2016-09-12", "steps": 1, "distanceMeters": -0.5}]"#,
            "1:55: [0].distanceMeters: expected a number >= 0, found -0.5"
        ),
        (
            #"[{"date": "2016-09-12", "steps": 1, "distanceMeters": 1e400}]"#,
            "1:55: [0].distanceMeters: expected at most 1000000000, found 1e400"
        ),
        (
            #"[{"date": "2016-09-12", "steps": 1, "flights": 2.5}]"#,
            "1:48: [0].flights: expected a whole number >= 0, found 2.5"
        ),
        (
            #"[{"flights": -2, "date": "2016-09-12", "steps": 1}]"#,
            "1:14: [0].flights: expected a whole number >= 0, found -2"
        ),
        // Dates.
        (
            #"[{"date": "2016-02-30", "steps": 1}]"#,
            #"1:11: [0].date: expected a date like 2016-09-12, found "2016-02-30""#
        ),
        (
            #"{"days": [{"date": "2016-09-12", "steps": 1}, {"date": "2016-09-12", "steps": 1}]}"#,
            #"1:56: days[1].date: expected a date after 2016-09-12, found "2016-09-12""#
        ),
        (
            #"[{"date": "2016-09-12", "steps": 1}, {"steps": 1, "date": "2015-12-31"}]"#,
            #"1:59: [1].date: expected a date after 2016-09-12, found "2015-12-31""#
        ),
        (
            #"[{"date": "2016-09-12", "steps": 1}, 7314]"#,
            "1:38: [1]: expected a date, as the day before has, found 7314"
        ),
        (
            #"[7314, {"date": "2016-09-12", "steps": 1}]"#,
            #"1:17: [1].date: expected no date, as the day before has none, found "2016-09-12""#
        ),
        // Keys.
        (
            #"[{"date": "2016-09-12", "steps": 1}, {"steps": 1}]"#,
            "1:38: [1].date: expected a date, as the day before has, found none"
        ),
        (#"[{"date": "2016-09-12"}]"#, "1:2: [0].steps: expected a whole number >= 0, found no such key"),
        (
            #"{"days": [{"date": "2016-09-12", "stpes": 1}]}"#,
            #"1:34: days[0]: expected a known name (the nearest is "steps"), found "stpes""#
        ),
        (#"{"day": [1]}"#, #"1:2: expected a known name (the nearest is "days"), found "day""#),
        (
            #"[{"date": "2016-09-12", "steps": 1, "steps": 2}]"#,
            #"1:37: [0]: expected each name once, found "steps" again"#
        ),
        (
            #"[{"date": "2016-09-12", "steps": 1, "st\u0065ps": 2}]"#,
            #"1:37: [0]: expected each name once, found "st\u0065ps" again"#
        ),
        (#"{"days": [1], "days": [1]}"#, #"1:15: expected each name once, found "days" again"#),
        // Selection.
        (#"{"days": [1, 2], "selected": 2}"#, "1:30: selected: expected the index of a day, 0...1, found 2"),
        (#"{"selected": -1, "days": [1, 2]}"#, "1:14: selected: expected the index of a day, 0...1, found -1"),
        (#"{"days": [1], "selected": 1e300}"#, "1:27: selected: expected the index of a day, 0...0, found 1e300"),
        // Grammar.
        ("[1,]", "1:4: [0]: expected a value after the comma, found ]"),
        ("[,1]", "1:2: [0]: expected a day or a whole number >= 0, found ,"),
        ("[1 2]", "1:4: [0]: expected a comma or ], found 2"),
        ("[1] 2", "1:5: expected the end of the input, found 2"),
        ("[1]]", "1:4: expected the end of the input, found ]"),
        ("[1", "1:3: [0]: expected a comma or ], found the end of the input"),
        ("[", "1:2: [0]: expected a day or a whole number >= 0, found the end of the input"),
        (#"{"days": [1],}"#, "1:14: days: expected a value after the comma, found }"),
        (#"{"days" [1]}"#, "1:9: days: expected a colon after the key, found an array"),
        (#"{"days": [1] // one"#, "1:14: days: expected a comma or }, found //"),
        ("{days: [1]}", "1:2: expected a key in quotes, found days"),
        ("{'days': [1]}", "1:2: expected a key in quotes, found 'days'"),
        ("nul", "1:1: expected a week of steps, found nul"),
        ("[nul]", "1:2: [0]: expected a day or a whole number >= 0, found nul"),
        ("[nullx]", "1:6: [0]: expected a comma or ], found x"),
        (#"{"days"#, "1:7: expected a closing quote, found the end of the input"),
        ("{\"da\nys\": 1}", #"1:5: expected no bare control character in a string, found \n"#),
        (#"{"da\x79s": 1}"#, #"1:5: expected an escape that JSON has, found \x79s"#),
        (#"{"\ud83d": 1}"#, #"1:3: expected an escape that JSON has, found \ud83d"#),
        (#"{"\ud83d\u0041": 1}"#, #"1:3: expected an escape that JSON has, found \ud83d\u0041"#),
        (#"{"\udeb6": 1}"#, #"1:3: expected an escape that JSON has, found \udeb6"#),
        (#"{"\u00": 1}"#, #"1:3: expected an escape that JSON has, found \u00"#),
        (#"{"\"#, #"1:3: expected an escape that JSON has, found \"#),
    ])
    func refuses(text: String, message: String) {
        #expect(refusal(text.utf8) == message)
    }

    @Test func shortensWhatItFound() {
        let long = String(repeating: "a", count: 100_000)
        #expect(
            refusal("[\"\(long)\"]".utf8)
                == "1:2: [0]: expected a day or a whole number >= 0, found \"\(long.prefix(39))…")
        #expect(
            refusal("{\"\(long)\": 1}".utf8)
                == "1:2: expected a known name, found \"\(long.prefix(39))…")
    }

    @Test(arguments: ["[", "{\"days\":", "[{\"date\":"])
    func refusesDeepNestingAtOnce(opening: String) throws {
        let text = String(repeating: opening, count: 200_000)
        #expect(try #require(refusal(text.utf8)).contains("found an"))
    }

    @Test func reads100_000Days() throws {
        let dates = (0..<100_000).compactMap { CivilDate.earliest.adding(days: 600_000 + $0) }
        let lines = dates.enumerated().map { i, date in #"{"date":"\#(date)","steps":\#(i * 7919 % 20_000)}"# }
        let week = try StepWeek(json: "[\(lines.joined(separator: ",\n"))]".utf8)
        #expect(week.days.map(\.date) == dates)
        #expect(week.days.enumerated().allSatisfy { i, day in day.steps == i * 7919 % 20_000 })
    }

    /// A letter with many marks takes more time than one without.
    @Test func aLabelHasAtMost10_000Letters() throws {
        func refusal(_ letters: Int) -> String? {
            let label = "e" + String(repeating: "\u{301}", count: letters - 1)
            return StepDataTests.refusal(#"[{"steps": 1, "label": "\#(label)"}]"#.utf8)
        }
        #expect(refusal(10_000) == nil)
        #expect(try #require(refusal(10_001)).hasPrefix("1:24: [0].label: expected at most 10000 letters, found "))
    }

    @Test func refusesMoreThanAMillionDays() {
        let text = "[" + String(repeating: "0,", count: 1_000_000) + "0]"
        #expect(refusal(text.utf8) == "1:2000002: [1000000]: expected at most 1000000 days, found 0")
    }
}
