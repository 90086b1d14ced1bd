import StepData
import Testing

/// JSON as people and their programs write it.
struct ParsedWeekTests {
    private static let two = [
        StepDay(date: CivilDate("2016-09-12"), steps: 7314), StepDay(date: CivilDate("2016-09-13"), steps: nil),
    ]

    @Test(arguments: [
        #"[{"date": "2016-09-12", "steps": 7314}, {"date": "2016-09-13", "steps": null}]"#,
        #"{"days": [{"date": "2016-09-12", "steps": "7314"}, {"date": "2016-09-13", "steps": "n/a"}]}"#,
        #"{"2016-09-12": 7314, "2016-09-13": null}"#, #"{"2016-09-13": "", "2016-09-12": "7314"}"#,
        #"{"2016-09-12T00:00:00Z": 7314, "20160913": "--"}"#,
        #"{"user": {"a": [1]}, "2016-09-12": 7314, "13.9.2016": null}"#,
        #"{"2016-09-12": {"steps": 7314}, "2016-09-13": {"steps": null}}"#,
        "{\"date\": \"2016-09-12\", \"steps\": 7314}\n{\"steps\": null, \"date\": \"2016-09-13\"}\n",
        "{\"id\": 1, \"date\": \"2016-09-13\", \"steps\": null}\r\n"
            + "{\"id\": 2, \"date\": \"2016-09-12\", \"steps\": 7314}",
        #"[{"Date": "2016-09-13T12:00:00+02:00", "Step Count": "NA"}, {"date": 20160912, "Steps": 7.314e3}]"#,
        #"[{"date": "9/12/2016", "totalSteps": 7314}, {"date": "9/13/2016", "totalSteps": null}]"#,
        "\u{FEFF}[{\"day\": \"12.09.2016\", \"steps\": 7314}, {\"day\": \"13.09.2016\", \"steps\": null}]",
    ])
    func readsTheSameDays(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    @Test func readsCountsWithoutDates() throws {
        #expect(try read(#"[7314, "2583", null, "n/a"]"#).week == StepWeek(steps: [7314, 2583, nil, nil]))
    }

    /// In any order, of another form than the days', and with what is passed over.
    @Test func readsTheDaysBefore() throws {
        let read = try read(
            #"{"2016-09-12": 7314, "2016-09-13": null, "previous": [{"Steps": "8", "date": "11.9.2016", "mood": 1}, "#
                + #"{"Steps": 9, "date": "10.9.2016"}, {"Steps": 9, "date": "13.8.2016"}], "weather": "fine"}"#)
        #expect(read.week.days == Self.two)
        #expect(
            read.week.previous == [
                StepDay(date: CivilDate("2016-09-10"), steps: 9), StepDay(date: CivilDate("2016-09-11"), steps: 8),
            ])
        #expect(read.notes == [#"keys that are not read: "weather""#, #"keys that are not read: "mood""#])
    }

    @Test func readsUTF16() throws {
        let bytes = #"[7314, "2583"]"#.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(StepDataFormat(guessing: [0xFF, 0xFE] + bytes) == .json)
        for text in [[0xFF, 0xFE] + bytes, bytes] {
            #expect(try StepWeek.reading(text, format: .json).week == StepWeek(steps: [7314, 2583]))
        }
    }

    /// As older spreadsheets write CSV.
    @Test func readsWindows1252WhereTextIsNotUTF8() throws {
        let bytes = Array("Tag;Schritte;Gr".utf8) + [0xF6, 0xDF] + Array("e\n12.09.2016;7314;1\n".utf8)
        let read = try StepWeek.reading(bytes, format: .csv)
        #expect(read.week.days.map(\.steps) == [7314])
        #expect(read.notes.first == "it is not UTF-8, and was read as Windows-1252")
        #expect(throws: StepDataError.self) {
            try StepWeek.reading(bytes, format: .csv, options: ReadingOptions(strict: true))
        }
        #expect(throws: StepDataError.self) { try StepWeek.reading([0x5B, 0xF6, 0x5D], format: .json) }
    }

    @Test func readsFiguresByTheirUnits() throws {
        let read = try read(
            #"[{"date": "2016-09-12", "steps": 1, "distanceKm": "5.5", "floors": "4", "label": "a"},"#
                + #" {"date": "2016-09-13", "steps": 2, "distance": 3, "distanceMeters": 2, "active": {"b": [true]}}]"#)
        #expect(
            read.week.days == [
                StepDay(date: CivilDate("2016-09-12"), steps: 1, distanceMeters: 5500, flights: 4, label: "a"),
                StepDay(date: CivilDate("2016-09-13"), steps: 2, distanceMeters: 2),
            ])
        #expect(read.notes == [#"keys that are not read: "distance", "active""#])
    }

    /// A day, and the keys of it that are not read: other names of what it says, and words that others use too.
    @Test(arguments: [
        ([#""tag": "x""#, #""date": "2016-09-12""#, #""steps": 7314"#], [#""tag""#]),
        ([#""tag": "2015-01-01""#, #""date": "2016-09-12""#, #""steps": 7314"#], [#""tag""#]),
        ([#""day": "Monday""#, #""Datum": "12.09.2016""#, #""steps": 7314"#], [#""day""#]),
        (
            [#""day": 1"#, #""data": {"date": 5}"#, #""date": "2016-09-12""#, #""Schritte": 7314"#],
            [#""data""#, #""day""#]
        ),
        ([#""data": null"#, #""Date": 20160912"#, #""steps": 7314"#], [#""data""#]),
        (
            [#""step": [1]"#, #""stepCount": 5"#, #""steps": 7314"#, #""date": "2016-09-12""#],
            [#""step""#, #""stepCount""#]
        ),
        ([#""label": {"id": 5}"#, #""date": "2016-09-12""#, #""steps": 7314"#], [#""label""#]),
        ([#""label": null"#, #""date": "2016-09-12""#, #""steps": 7314"#], []),
    ])
    func keysCountInWhateverOrder(members: [String], unread: [String]) throws {
        for order in permutations(members) {
            let day = "{\(order.joined(separator: ", "))}"
            for text in ["[\(day)]", "{\"days\": [\(day)]}", day] {
                let read = try read(text)
                #expect(read.week.days == [Self.two[0]], "\(text)")
                let names = Set(read.notes.joined().dropFirst("keys that are not read: ".count).split(separator: ", "))
                #expect(names == Set(unread.map { $0[...] }), "\(text): \(read.notes)")
            }
        }
    }

    /// What stands beside the days of a week or a map is no part of a day.
    @Test(arguments: [
        [#""days": [{"date": "2016-09-12", "steps": 7314}]"#, #""day": "2016-09-01""#, #""steps": "many""#],
        [#""days": [{"date": "2016-09-12", "steps": 7314}]"#, #""data": [1]"#, #""label": 5"#],
        [#""2016-09-12": 7314"#, #""tag": "2016-09-01""#, #""steps": 5"#],
        [#""2016-09-12": {"steps": 7314}"#, #""data": {}"#, #""label": "mine""#],
    ])
    func whatStandsBesideDaysIsPassedOver(members: [String]) throws {
        for order in permutations(members) {
            let read = try read("{\(order.joined(separator: ", "))}")
            #expect(read.week.days == [Self.two[0]], "\(order)")
            #expect(read.notes.count == 1 && read.notes[0].split(separator: ", ").count == 2, "\(read.notes)")
        }
    }

    /// A fault further on is told at its own place.
    @Test func looksAheadWithoutHidingFaults() {
        #expect {
            try read(#"[{"tag": 5, "steps": 1, "a": nul}]"#)
        } throws: {
            "\($0)" == "1:30: [0].a: expected a value, found nul"
        }
    }

    private func permutations(_ members: [String]) -> [[String]] {
        members.isEmpty
            ? [[]]
            : members.indices.flatMap { index in
                var rest = members
                let first = rest.remove(at: index)
                return permutations(rest).map { [first] + $0 }
            }
    }

    /// The same day stays selected when days are put in order.
    @Test(arguments: [(0, 2), (1, 0), (2, 1)])
    func keepsTheSelectedDay(written: Int, settled: Int) throws {
        let days = ["2016-09-14", "2016-09-12", "2016-09-13"].map { #"{"date": "\#($0)", "steps": 1}"# }
        let text = "{\"selected\": \(written), \"days\": [\(days.joined(separator: ","))]}"
        #expect(try read(text).week.selected == settled)
    }

    @Test func joinsRepeatedDays() throws {
        let text = #"{"2016-09-12": 1, "2016-09-13": 2, "2016-09-12": 4}"#
        for (repeated, steps) in [(.sum, [5, 2]), (.max, [4, 2]), (.last, [4, 2])] as [(ReadingOptions.Repeated, [Int])]
        {
            #expect(try read(text, ReadingOptions(repeated: repeated)).week.days.map(\.steps) == steps)
        }
    }

    @Test func tellsOfProtectedData() {
        #expect(throws: StepDataError.protected(at: .init(line: 1, column: 12))) {
            try read(#"{"status": "protected"}"#)
        }
    }

    @Test(arguments: [
        ("", "1:1: expected a week of steps, found the end of the input"),
        ("[]", "1:1: days: expected at least one day, found none"),
        (
            #"[{"date": "2016-09-12", "stpes": 1}]"#,
            "1:3: expected a key of steps (steps, step count, Schritte, pas, pasos, passi, 歩数, 步数), "
                + #"or --steps-column NAME, found "date", "stpes""#
        ),
        (
            #"[{"date": "2016-09-12", "steps": 1}, {"date": "2016-09-13"}]"#,
            "1:38: [1].steps: expected a whole number >= 0, found no such key"
        ),
        (
            #"[{"date": "2016-09-12", "steps": "many"}]"#,
            #"1:34: [0].steps: expected a whole number >= 0, found "many""#
        ),
        (#"[{"date": "2016-09-12", "steps": "-7"}]"#, #"1:34: [0].steps: expected a whole number >= 0, found "-7""#),
        (
            #"[{"date": "2016-02-30", "steps": 1}]"#,
            #"1:11: [0].date: expected a date like 2016-09-12, found "2016-02-30""#
        ),
        (#"{"16-09-02": 1}"#, #"1:2: expected a year of four digits, as in 2016-09-12, found "16-09-02""#),
        (#"[{"day": "9/31/16", "steps": 1}]"#, #"1:10: [0].day: expected a date like 2016-09-12, found "9/31/16""#),
        (#"{"2016-02-30": 1}"#, #"1:2: expected a date like 2016-09-12, found "2016-02-30""#),
        (
            #"{"2016-09-12": [[1]]}"#,
            "1:2: expected names of columns, or one number in each row, with its date or without, found 0 numbers"
        ),
        (#"{"2016-09-12": 1} 2"#, "1:19: expected the end of the input, found 2"),
        ("{\"date\": \"2016-09-12\", \"steps\": 1}\n7", "2:1: expected a day, found 7"),
        (
            "{\"date\": \"2016-09-12\", \"steps\": 1}\n{\"date\": \"2016-09-12\", \"steps\": 1}",
            "2:10: date: expected each day once, or --repeated sum, max or last, found 2016-09-12 again, as in line 1"
        ),
        (
            #"[{"date": "2016-09-12", "steps": 1},"# + "\n 7]",
            "2:2: date: expected a date, as other days have, found none"
        ),
        (
            #"[{"date": "2016-09-12", "steps": 1, "steps": 2}]"#,
            #"1:37: [0]: expected each name once, found "steps" again"#
        ),
        (#"{"a": nul}"#, "1:7: a: expected a value, found nul"),
        (#"{"a": [1 2]}"#, "1:10: a[0]: expected a comma or ], found 2"),
        (
            #"[{"date": "1/2/2016", "steps": 1}]"#,
            "1:11: date: expected a date that is 2016-02-01 or 2016-01-02, by --date-order dmy or mdy, "
                + #"found "1/2/2016""#
        ),
    ])
    func refuses(text: String, message: String) {
        #expect(throws: (any Error).self) { try read(text) }
        do { _ = try read(text) } catch { #expect("\(error)" == message) }
    }

    @Test(arguments: ["[", #"{"a":"#])
    func refusesDeepNestingAtOnce(opening: String) {
        let text = "{\"a\": " + String(repeating: opening, count: 500_000)
        #expect {
            try read(text)
        } throws: {
            "\($0)".hasSuffix("expected at most 100 containers one in another, found more")
        }
    }

    private func read(
        _ text: String, _ options: ReadingOptions = ReadingOptions()
    ) throws(StepDataError) -> (week: StepWeek, notes: [String]) {
        try StepWeek.reading(Array(text.utf8), format: .json, options: options)
    }
}
