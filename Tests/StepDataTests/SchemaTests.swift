import StepData
import StepTestSupport
import Testing

/// samples/week.schema.json and the reader say the same of a text, judged by the Python package jsonschema.
struct SchemaTests {
    private static let schema = JSONSchema("week.schema.json")

    /// Each is a text and whether it is a week. What no schema can say is left out: the order of dates, repeated keys,
    /// a selected day that does not exist.
    private static let verdicts: [(String, Bool)] = [
        ("[7314]", true), ("[7314, null]", true), ("[null]", true), ("[7314.0]", true), ("[1e3]", true), ("[0]", true),
        (#"[{"label": "\#(String(repeating: "a", count: 10_000))", "steps": 1}]"#, true),
        (#"[{"label": "\#(String(repeating: "a", count: 10_001))", "steps": 1}]"#, false),
        ("[1000000000]", true), ("[1000000001]", false), ("[-1]", false), ("[7.5]", false), ("[\"7\"]", false),
        ("[true]", false), ("[[1]]", false), ("[]", false), ("{}", false), ("7", false), ("null", false),
        (#"{"days": [1]}"#, true), (#"{"days": []}"#, false), (#"{"days": null}"#, false),
        (#"{"days": [1], "unit": "mi"}"#, true), (#"{"days": [1], "unit": "ft"}"#, false),
        (#"{"days": [1], "unit": null}"#, false), (#"{"days": [1], "selected": 0}"#, true),
        (#"{"days": [1], "selected": -1}"#, false), (#"{"days": [1], "selected": 0.5}"#, false),
        (#"{"days": [1], "status": "ok"}"#, true), (#"{"days": [1], "status": "protected"}"#, true),
        (#"{"status": "protected"}"#, true), (#"{"status": "protected", "unit": "mi"}"#, true),
        (#"{"status": "ok"}"#, false), (#"{"status": "protected", "days": []}"#, false),
        (#"{"days": [1], "status": "locked"}"#, false), (#"{"days": [1], "status": null}"#, false),
        (#"{"status": "protected", "days": [-1]}"#, false),
        (#"{"days": [1], "selected": null}"#, false), (#"{"days": [1], "select": 0}"#, false),
        (#"{"days": [1], "previous": [2, null, 3]}"#, true), (#"{"previous": [], "days": [1]}"#, true),
        (#"{"days": [1], "previous": null}"#, true), (#"{"days": [1], "previous": 5}"#, false),
        (#"{"days": [1], "previous": [-1]}"#, false), (#"{"days": [1], "previous": {"days": [1]}}"#, false),
        (#"{"days": [1], "previous": [{"date": "2016-09-12", "steps": 5, "label": "a"}]}"#, true),
        (#"{"previous": [1]}"#, false), (#"{"status": "protected", "previous": [1]}"#, true),
        (#"{"$schema": "week.schema.json", "days": [1]}"#, true), (#"{"$schema": 1, "days": [1]}"#, false),
        (#"{"days": [1], "$schema": ""}"#, true), (#"{"$schema": "week.schema.json"}"#, false),
        (#"[{"$schema": "", "date": "2016-09-12", "steps": 1}]"#, false),
        (#"[{"date": "2016-09-12", "steps": 1}]"#, true), (#"[{"date": "2016-09-12", "steps": null}]"#, true),
        (#"[{"date": "2016-09-12"}]"#, false), (#"[{"steps": 1}]"#, true), (#"[{"date": null, "steps": 1}]"#, false),
        (#"[{"date": "2016-02-30", "steps": 1}]"#, false), (#"[{"date": "2016-9-12", "steps": 1}]"#, false),
        (#"[{"date": "0000-01-01", "steps": 1}]"#, false), (#"[{"date": "20160912", "steps": 1}]"#, false),
        (#"[{"date": "2016-09-12", "steps": 1}, 5]"#, false), (#"[5, {"date": "2016-09-12", "steps": 1}]"#, false),
        (#"[{"date": "2016-09-12", "steps": 1, "distanceMeters": 5320.5, "flights": 4, "label": "a"}]"#, true),
        (#"[{"date": "2016-09-12", "steps": 1, "distanceMeters": null, "flights": null, "label": null}]"#, true),
        (#"[{"date": "2016-09-12", "steps": 1, "distanceMeters": -1}]"#, false),
        (#"[{"date": "2016-09-12", "steps": 1, "distanceMeters": 1e10}]"#, false),
        (#"[{"date": "2016-09-12", "steps": 1, "distanceMeters": "5"}]"#, false),
        (#"[{"date": "2016-09-12", "steps": 1, "flights": 1.5}]"#, false),
        (#"[{"date": "2016-09-12", "steps": 1, "label": 5}]"#, false),
        (#"[{"date": "2016-09-12", "steps": 1, "floors": 5}]"#, false),
    ]

    @Test func agreesWithTheReader() throws {
        let texts = Self.verdicts.map(\.0)
        let schemaSays = try Self.schema.accepts(texts)
        for ((text, isWeek), schemaAccepts) in zip(Self.verdicts, schemaSays) {
            let refusal = refusal(text.utf8)
            let isProtected = refusal?.contains("health data that can be read") == true
            #expect((refusal == nil || isProtected) == isWeek, "the reader on \(text)")
            #expect(schemaAccepts == isWeek, "the schema on \(text)")
        }
    }

    @Test func acceptsEverySample() throws {
        let samples = try Samples.weeks.filter { StepDataFormat(path: $0) == .json }
        #expect(samples.contains("week.json"))
        let texts = try samples.map { String(decoding: try Samples.bytes($0), as: UTF8.self) }
        #expect(try Self.schema.accepts(texts).allSatisfy { $0 })
    }
}
