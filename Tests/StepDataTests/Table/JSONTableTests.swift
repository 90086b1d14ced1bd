import StepSupport
import Testing

@testable import StepData

/// Days in JSON that is arranged otherwise.
struct JSONTableTests {
    private static let two = [
        StepDay(date: CivilDate("2026-11-16"), steps: 7314), StepDay(date: CivilDate("2026-11-17"), steps: 2583),
    ]

    @Test(arguments: [
        #"[{"date": "2026-11-16", "value": 7314}, {"date": "2026-11-17", "value": "2,583"}]"#,
        #"[{"date": "11\/16\/2026", "steps": "7,314"}, {"date": "11\/17\/2026", "steps": "2583"}]"#,
        #"{"activities-steps": [{"dateTime": "2026-11-16", "value": "7314"}, {"dateTime": "2026-11-17", "value": "2583"}]}"#,
        #"{"user": 5, "data": {"days": [{"day": "2026-11-16", "steps": 7314}, {"day": "2026-11-17", "steps": 2583}]}}"#,
        #"[["2026-11-16", 7314], ["2026-11-17", 2583]]"#, #"[[7314, 1794787200000], [2583, 1794873600000]]"#,
        #"[["date", "steps"], ["2026-11-16", "7314"], ["2026-11-17", "2583"]]"#,
        #"{"labels": ["2026-11-16", "2026-11-17"], "datasets": [{"label": "me", "data": [7314, 2583]}]}"#,
        #"{"type": "line", "data": {"labels": ["16 Nov 2026", "17 Nov 2026"], "datasets": [{"data": [1, 2], "label": "kcal"}, {"data": [7314, 2583], "label": "Steps"}]}}"#,
        #"{"labels": ["2026-11-16", "2026-11-17"], "series": [{"name": "Steps", "data": [7314, 2583]}]}"#,
        #"{"xaxis": {"categories": ["2026-11-16", "2026-11-17"]}, "series": [{"name": "me", "data": [7314, 2583]}]}"#,
        #"{"xAxis": {"data": ["2026-11-16", "2026-11-17"]}, "series": [{"type": "bar", "data": [7314, 2583]}]}"#,
        #"{"series": [{"name": "Steps", "data": [[1794787200000, 7314], [1794873600000, 2583]]}, {"name": "km", "data": []}]}"#,
        #"{"1794787200000": 7314, "1794873600000": 2583}"#, #"{"1794787200": 7314, "1794873600": 2583}"#,
        // A data frame as columns, also with dates for an index; as records, split, index, values and table.
        #"{"date": {"0": "2026-11-16", "1": "2026-11-17"}, "steps": {"0": 7314, "1": 2583}}"#,
        #"{"date": {"0": 1794787200000, "1": 1794873600000}, "steps": {"0": 7314, "1": 2583}}"#,
        #"{"steps": {"1794787200000": 7314, "1794873600000": 2583}}"#,
        #"[{"date": 1794787200000, "steps": 7314}, {"date": 1794873600000, "steps": 2583}]"#,
        #"{"columns": ["date", "steps"], "index": [0, 1], "data": [[1794787200000, 7314], [1794873600000, 2583]]}"#,
        #"{"columns": ["steps"], "index": [1794787200000, 1794873600000], "data": [[7314], [2583]]}"#,
        #"{"0": {"date": "2026-11-16", "steps": 7314}, "1": {"date": "2026-11-17", "steps": 2583}}"#,
        #"{"1794787200000": {"steps": 7314}, "1794873600000": {"steps": 2583}}"#,
        #"{"schema": {"fields": [{"name": "index", "type": "integer"}], "primaryKey": ["index"]}, "data": [{"index": 0, "date": "2026-11-16T00:00:00.000", "steps": 7314}, {"index": 1, "date": "2026-11-17T00:00:00.000", "steps": 2583}]}"#,
        #"{"dates": ["2026-11-16", "2026-11-17"], "steps": [7314, 2583], "name": "me"}"#,
        #"{"days": {"2026-11-16": 7314, "2026-11-17": 2583}, "unit": "km"}"#,
        #"{"days": ["2026-11-16", "2026-11-17"], "steps": [7314, 2583]}"#,
        "[\"2026-11-16\", 7314]\n[\"2026-11-17\", 2583]\n",
    ])
    func isTheSameDays(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    /// Python escapes letters and PHP slashes, in keys as well as in values.
    @Test(arguments: [
        #"{"16. M\u00e4rz 2026": 7314, "17. M\u00e4rz 2026": 2583}"#,
        #"{"16\/03\/2026": 7314, "17\/03\/2026": 2583}"#,
        #"{"2026\/03\/16": {"steps": 7314}, "2026\/03\/17": {"steps": 2583}}"#,
        #"[{"date": "2026-03-16", "\u6b69\u6570": 7314}, {"date": "2026-03-17", "歩数": 2583}]"#,
    ])
    func keysMayHaveEscapes(text: String) throws {
        let days = try read(text).week.days
        #expect(days.map { $0.date?.description } == ["2026-03-16", "2026-03-17"])
        #expect(days.map(\.steps) == [7314, 2583])
    }

    @Test func textsInPlaceOfAFigureMayHaveEscapes() throws {
        let text = #"[{"date": "2026-11-16", "steps": "N\/A"}, {"date": "2026-11-17", "steps": 2583}]"#
        let days = try read(text).week.days
        #expect(days.map(\.steps) == [nil, 2583])
    }

    @Test(arguments: [
        #"{"Mon": 1, "Tue": 2}"#, #"{"labels": ["Mon", "Tue"], "datasets": [{"data": [1, 2]}]}"#,
        #"[["Mon", 1], ["Tue", 2]]"#, #"{"days": ["Mon", "Tue"], "steps": ["1", "2"]}"#,
        #"{"xAxis": [{"categories": ["Mon", "Tue"]}], "series": [{"data": [1, 2]}]}"#,
        #"[{"day": "Mon", "steps": 1}, {"day": "Tue", "steps": 2}]"#,
    ])
    func weekdaysAreLabels(text: String) throws {
        #expect(try read(text).week.days == [StepDay(steps: 1, label: "Mon"), StepDay(steps: 2, label: "Tue")])
    }

    /// The total of a week is not read as a day.
    @Test(arguments: ["[#]", #"{"weeks": [#]}"#, "#"])
    func daysOfAWeekAreReadInsteadOfItsTotal(envelope: String) throws {
        let week =
            #"{"start": "2026-11-16", "steps": 9897, "days": [{"date": "2026-11-16", "steps": 7314}, "#
            + #"{"date": "2026-11-17", "steps": 2583}]}"#
        #expect(try read(envelope.replacing("#", with: week)).week.days == Self.two)
    }

    /// Months, weeks, years, hours and people are not days.
    @Test(arguments: ["Jan", "W46", "Week 1", "2025", "Anna", "00:00"])
    func chartsOfOtherThanDaysAreRefused(label: String) {
        let charts = [
            #"{"labels": ["?"], "datasets": [{"label": "Steps", "data": [200000]}]}"#,
            #"{"xAxis": {"categories": ["?"]}, "series": [{"name": "Steps", "data": [200000]}]}"#,
        ]
        for chart in charts {
            let message = fault(chart.replacing("?", with: label))
            #expect(message?.contains("expected a date") == true, "\(message ?? "")")
        }
    }

    /// Beside an average or a sum, a count is that of samples.
    @Test func countsOfSamplesAreNoSteps() {
        let text = #"[{"date": "2026-11-16", "steps": {"avg": 100, "count": 44, "sum": 7314}}]"#
        #expect(fault(text) == "1:34: [0].steps: expected a whole number >= 0, found an object")
    }

    @Test func keysOfRowsAreNotNoted() throws {
        #expect(
            try read(#"{"0": {"steps": 1}, "1": {"steps": 2, "mood": 3}}"#).notes == [
                #"keys that are not read: "mood""#
            ])
        #expect(try read(#"{"0": 1, "1": 2}"#).week == StepWeek(steps: [1, 2]))
    }

    @Test func hoursAreSummedByDay() throws {
        let read = try read(
            #"[{"time": "2026-11-16T08:00", "steps": 4}, {"time": "2026-11-16T09:00", "steps": 5}]"#)
        #expect(read.week.days == [StepDay(date: CivilDate("2026-11-16"), steps: 9)])
        #expect(read.notes == ["2 rows with times were summed to 1 day"])
    }

    @Test(arguments: [
        (#"{"week": [1, 2, 3]}"#, #"1:1: "#, #"found the key "week""#),
        (#"{"weeks": 1, "user": {"a": [1]}}"#, "1:1: ", #"found the keys "weeks", "user""#),
        ("{}", "1:1: ", "found no keys"),
        (#"{"days": {"a": "b"}}"#, "1:10: days: ", #"found the key "a""#),
        // Two that may be meant.
        (#"{"a": [{"steps": 1}], "b": [{"steps": 1}]}"#, "1:1: ", #"found the keys "a", "b""#),
        (
            #"{"labels": ["Mon"], "datasets": [{"data": [1]}, {"data": [2]}]}"#, "1:1: ",
            #"found the keys "labels", "datasets""#
        ),
        // Charts of other figures.
        (
            #"{"labels": ["2026-11-16"], "datasets": [{"label": "Body weight", "data": [70]}]}"#, "1:1: ",
            #"found the keys "labels", "datasets""#
        ),
        (
            #"{"xAxis": {"data": ["Mon"]}, "series": [{"name": "Puls", "data": [61]}]}"#, "1:1: ",
            #"found the keys "xAxis", "series""#
        ),
        (#"{"series": [{"name": "me", "data": [["2026-11-16", 61]]}]}"#, "1:1: ", #"found the key "series""#),
        // The parts and the hours of one day.
        (
            #"{"date": "2026-11-16", "steps": {"goal": 10000, "current": 7314}}"#, "1:1: ",
            #"found the keys "date", "steps""#
        ),
        (#"{"date": "2026-11-16", "steps": [10, 10, 10, 10]}"#, "1:1: ", #"found the keys "date", "steps""#),
        (#"{"steps": {"Anna": 7314, "Ben": 2583}}"#, "1:1: ", #"found the key "steps""#),
    ])
    func whatIsNotKnownIsRefusedByItsKeys(text: String, place: String, found: String) {
        let forms = #"{"2016-09-12": 7314} or [{"date": "2016-09-12", "steps": 7314}]"#
        #expect(fault(text) == place + "expected days of one person, as in \(forms), \(found)")
    }

    @Test(arguments: [
        (
            #"{"date": ["2026-11-16"], "steps": [1, 2]}"#,
            #"1:35: steps: expected as many values as in "date", and with the same keys, found others"#
        ),
        (
            #"{"date": {"0": "2026-11-16"}, "steps": {"1": 1}}"#,
            #"1:40: steps: expected as many values as in "date", and with the same keys, found others"#
        ),
        (
            #"{"a": [["2026-11-16", 1], ["2026-11-17", "many"]]}"#,
            #"1:42: a[1][1]: expected a whole number >= 0, found "many""#
        ),
        (#"[{"date": "2026-11-16", "steps": true}]"#, "1:34: [0].steps: expected a whole number >= 0, found true"),
        (
            #"[{"date": "2026-11-16", "steps": {"a": 1}}]"#,
            "1:34: [0].steps: expected a whole number >= 0, found an object"
        ),
        (#"[{"date": [1], "steps": 5}]"#, "1:11: [0].date: expected a date like 2016-09-12, found an array"),
    ])
    func faultsSayWhere(text: String, message: String) {
        #expect(fault(text) == message)
    }

    /// Keys that only one row has, rows of many keys and as many columns: twice as much text is twice as many cells.
    @Test(arguments: [
        ("[", #"{"steps": 1, "k#": 1},"#, #"{"steps": 1}]"#),
        (#"[{"steps": 1"#, #", "k#": 1"#, "}]"),
        (#"{"steps": [1]"#, #", "k#": [1]"#, "}"),
    ])
    func workGrowsWithTheText(start: String, part: String, end: String) throws {
        func text(_ count: Int) -> String {
            start + (0..<count).map { part.replacing("#", with: "\($0)") }.joined() + end
        }
        func cells(_ count: Int) throws -> Int {
            let source = try SourceText(Array(text(count).utf8))
            var index: JSONIndex? = JSONIndex(source)
            var reader = JSONReader(source)
            try reader.skipValue(&index)
            let found = try JSONTableFinder(index: try #require(index), options: ReadingOptions()).find(in: 0)
            var cells = 0
            try JSONTable(try #require(index), found).walk { (fields, columns, _) throws(TextError) in
                #expect(columns?.count == fields.count)
                cells += fields.count
                return true
            }
            return cells
        }
        let few = try cells(500)
        #expect(try cells(1000) <= 2 * few)
    }

    private func read(_ text: String) throws(StepDataError) -> (week: StepWeek, notes: [String]) {
        try StepWeek.reading(Array(text.utf8), format: .json)
    }

    private func fault(_ text: String) -> String? {
        do throws(StepDataError) {
            _ = try read(text)
            return nil
        } catch {
            return error.description
        }
    }
}
