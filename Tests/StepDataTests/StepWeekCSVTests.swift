import StepData
import StepTestSupport
import Testing

struct StepWeekCSVTests {
    @Test func readsAWeek() throws {
        let week = try StepWeek(
            csv: """
                date,steps,distance_m,flights,label
                2016-09-17,3942,,,
                2016-09-18,1641,1240.5,2,Sun
                """.utf8)
        #expect(
            week.days == [
                StepDay(date: CivilDate("2016-09-17"), steps: 3942),
                StepDay(
                    date: CivilDate("2016-09-18"), steps: 1641, distanceMeters: 1240.5, flights: 2, label: "Sun"),
            ])
        #expect(week.selected == nil)
        #expect(week.unit == .km)
    }

    @Test(arguments: [
        "date,steps\n2016-09-12,5\n2016-09-13,\n",
        "steps,date\n5,2016-09-12\n,2016-09-13",
        "date,steps\r\n2016-09-12,5\r\n2016-09-13,\r\n",
        "\u{FEFF}date,steps\n2016-09-12,5\n2016-09-13,\n\n\r\n \n",
        "\"date\",\"steps\"\n\"2016-09-12\",\"5\"\n\"2016-09-13\",\"\"\n",
        "date, steps\n2016-09-12 ,\t5\n 2016-09-13, \n",
        "date,steps\n2016-09-12,5.0\n2016-09-13,\n",
    ])
    func readsTheSameWeek(text: String) throws {
        #expect(
            try StepWeek(csv: text.utf8).days
                == [
                    StepDay(date: CivilDate("2016-09-12"), steps: 5),
                    StepDay(date: CivilDate("2016-09-13"), steps: nil),
                ])
    }

    /// A title, German names, semicolons, dates with dots, the newest day first, and thousands apart.
    @Test func readsTablesOfAnyForm() throws {
        let text = "Meine Schritte\n\nDatum;Schritte\n13.09.2016;16.105\n12.09.2016;7314\n"
        let days = [try StepDay(date: "2016-09-12", steps: 7314), try StepDay(date: "2016-09-13", steps: 16105)]
        #expect(try StepWeek(csv: text) == StepWeek(days: days))
        #expect(try StepWeek(Array(text.utf8), format: .csv) == StepWeek(csv: text.utf8))
        #expect(try StepWeek(json: "[7314]") == StepWeek(json: "[7314]".utf8))
    }

    @Test func readsCountsWithoutDates() throws {
        #expect(try StepWeek(csv: "steps\n7314\n\n\"\"\n0\n\n".utf8) == StepWeek(steps: [7314, nil, nil, 0]))
    }

    @Test func unquotesLabels() throws {
        let week = try StepWeek(csv: "label,steps\n\"a, \"\"b\"\"\nc\",1\n\" d \",2\n\"\"\"\",3\nplain é,4\n".utf8)
        #expect(week.days.map(\.label) == ["a, \"b\"\nc", " d ", "\"", "plain é"])
    }

    @Test func equalsTheSameWeekInJSON() throws {
        let json = try StepWeek(json: Samples.bytes("week.json"))
        let csv = try StepWeek(csv: Samples.bytes("week.csv"))
        #expect(csv.days == json.days)
    }

    @Test func equalsRandomWeeksInJSON() throws {
        var random = SeededGenerator(state: 1)
        for _ in 0..<200 {
            var date = try #require(CivilDate("2016-09-12"))
            var json: [String] = []
            var csv = ["label,flights,date,distance_m,steps"]
            for _ in 0..<Int.random(in: 1...31, using: &random) {
                let steps = Bool.random(using: &random) ? Int.random(in: 0...1_000_000_000, using: &random) : nil
                let meters = Bool.random(using: &random) ? Double.random(in: 0...30_000, using: &random) : nil
                let flights = Bool.random(using: &random) ? Int.random(in: 0...99, using: &random) : nil
                let label = ["", "Mon", "a,b", "é"].randomElement(using: &random) ?? ""
                json.append(
                    #"{"date":"\#(date)","steps":\#(steps.map(String.init) ?? "null"),"#
                        + #""distanceMeters":\#(meters.map { "\($0)" } ?? "null"),"#
                        + #""flights":\#(flights.map(String.init) ?? "null"),"#
                        + #""label":\#(label.isEmpty ? "null" : "\"\(label)\"")}"#)
                csv.append(
                    "\"\(label)\",\(flights.map(String.init) ?? ""),\(date),\(meters.map { "\($0)" } ?? ""),"
                        + "\(steps.map(String.init) ?? "")")
                date = try #require(date.adding(days: Int.random(in: 1...40, using: &random)))
            }
            let read = try StepWeek(json: "[\(json.joined(separator: ","))]".utf8)
            #expect(try StepWeek(csv: csv.joined(separator: "\r\n").utf8) == read)
        }
    }

    @Test(arguments: [
        ("", "1:1: header: expected names of columns, found the end of the input"),
        ("\n \r\n", "1:1: header: expected names of columns, found the end of the input"),
        ("date,steps", "1:11: expected at least one day, found none"),
        ("date,stpes\n", #"1:6: header: expected a known name (the nearest is "steps"), found "stpes""#),
        ("distance,steps\n", #"1:1: header: expected a known name (the nearest is "distance_m"), found "distance""#),
        ("date,,steps\n", #"1:6: header: expected a known name, found nothing"#),
        ("date;steps\n", #"1:1: header: expected a known name (the nearest is "steps"), found "date;steps""#),
        ("date,steps,date\n", #"1:12: header: expected each name once, found "date" again"#),
        ("date,flights\n", #"1:1: header: expected a column named "steps", found none"#),
        ("date,steps\n2016-09-12\n", "2:1: expected 2 fields as in the header, found 1"),
        ("date,steps\n2016-09-12,1,2\n", "2:1: expected 2 fields as in the header, found 3"),
        ("date,steps\n\n2016-09-12,1\n", "2:1: expected 2 fields as in the header, found 1"),
        ("date,steps\n2016-09-12,many\n", #"2:12: steps: expected a whole number >= 0, found "many""#),
        ("date,steps\n2016-09-12,-5\n", #"2:12: steps: expected a whole number >= 0, found "-5""#),
        ("date,steps\n2016-09-12,7.5\n", #"2:12: steps: expected a whole number >= 0, found "7.5""#),
        ("date,steps\n2016-09-12,7 314\n", #"2:12: steps: expected a whole number >= 0, found "7 314""#),
        ("date,steps\n2016-09-12,\"7,314\"\n", #"2:13: steps: expected a whole number >= 0, found "7,314""#),
        ("date,steps\n2016-09-12,nan\n", #"2:12: steps: expected a whole number >= 0, found "nan""#),
        (
            "date,steps\n2016-09-12,99999999999999999999\n",
            #"2:12: steps: expected at most 1000000000, found "99999999999999999999""#
        ),
        ("steps,distance_m\n1,-0.5\n", #"2:3: distance_m: expected a number >= 0, found "-0.5""#),
        ("steps,distance_m\n1,1e400\n", #"2:3: distance_m: expected at most 1000000000, found "1e400""#),
        ("steps,flights\n1,2.5\n", #"2:3: flights: expected a whole number >= 0, found "2.5""#),
        ("date,steps\n,5\n", "2:1: date: expected a date like 2016-09-12, found nothing"),
        ("date,steps\n2016-02-30,5\n", #"2:1: date: expected a date like 2016-09-12, found "2016-02-30""#),
        ("date,steps\n12/09/2016,5\n", #"2:1: date: expected a date like 2016-09-12, found "12/09/2016""#),
        (
            "steps,date\n5,2016-09-12\n6,2016-09-12\n",
            #"3:3: date: expected a date after 2016-09-12, found "2016-09-12""#
        ),
        ("label,steps\n\"a\nb\",1\nc,x\n", #"4:3: steps: expected a whole number >= 0, found "x""#),
        ("label,steps\n\"abc,1\n", "2:1: expected a closing quote, found the end of the input"),
        ("label,steps\na\"b\",1\n", "2:2: expected quotes only around a whole field, found a quote inside one"),
        (
            "label,steps\n\"ab\"c,1\n",
            #"2:5: expected "," or the end of the line after the closing quote, found "c""#
        ),
        ("steps\n1\r2\n", #"2:1: steps: expected a whole number >= 0, found "1\r2""#),
    ])
    func refuses(text: String, message: String) {
        #expect(refusal(text.utf8, .csv) == message)
    }

    /// Fields without end take memory: 24 bytes each.
    @Test func aLineHasAtMost10_000Fields() {
        func refusal(_ fields: Int) -> String? {
            StepDataTests.refusal("steps\n\(String(repeating: ",", count: fields - 1))x\n".utf8, .csv)
        }
        #expect(refusal(10_000) == "2:1: expected 1 fields as in the header, found 10000")
        #expect(refusal(10_001) == "2:10001: expected at most 10000 fields in a line, found more")
    }

    @Test func refusesMoreThanAMillionDays() {
        let text = "steps\n" + String(repeating: "0\n", count: 1_000_001)
        #expect(refusal(text.utf8, .csv) == "1000002:1: expected at most 1000000 days, found more")
    }
}
