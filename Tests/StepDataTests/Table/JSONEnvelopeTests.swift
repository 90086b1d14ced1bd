import StepData
import Testing

/// Days in the answers of interfaces: what stands around them is about them.
struct JSONEnvelopeTests: TableReading {
    private static let days = #"[{"date": "2026-11-16", "steps": 7314}, {"date": "2026-11-17", "steps": 2583}]"#
    private static let two = [
        StepDay(date: CivilDate("2026-11-16"), steps: 7314), StepDay(date: CivilDate("2026-11-17"), steps: 2583),
    ]

    @Test(arguments: [
        #"{"count": 2, "next": null, "results": #}"#, #"{"date": "2026-11-18", "count": 2, "data": #}"#,
        #"{"status": "success", "data": #}"#, #"{"status": 0, "body": {"activities": #, "more": false}}"#,
        #"{"status": 200, "data": #}"#, #"{"unit": "count", "data": #}"#, #"{"previous": null, "data": #}"#,
        #"{"previous": "https://example.org/?page=1", "data": #}"#, #"{"previous": 5, "selected": "all", "data": #}"#,
        #"{"totalSteps": 9897, "start": "2026-11-16", "end": "2026-11-17", "days_of_user": #}"#,
        #"{"today": "Tuesday", "data": {"user": {"history": {"items": #}}}}"#, #"[#]"#, #"{"error": null, "data": #}"#,
    ])
    func daysAreLookedForInside(envelope: String) throws {
        let text = envelope.replacing("#", with: Self.days)
        #expect(try read(text, ReadingOptions(), .json).week.days == Self.two, "\(text)")
    }

    @Test(arguments: [
        #"[{"date": "2026-11-16", "activity": {"steps": 7314}}, {"date": "2026-11-17", "activity": {"steps": 2583}}]"#,
        #"{"2026-11-16": {"summary": {"steps": 7314}}, "2026-11-17": {"summary": {"steps": 2583}}}"#,
        #"{"activities-steps": [{"dateTime": "2026-11-16", "value": "7314"}, {"dateTime": "2026-11-17", "value": "2583"}], "activities-steps-intraday": {"dataset": [{"time": "08:00:00", "value": 300}]}}"#,
        #"[{"date": "2026-11-16", "hours": [{"hour": 8, "steps": 7000}, {"hour": 9, "steps": 314}]}, {"date": "2026-11-17", "hours": [{"hour": 8, "steps": 2583}]}]"#,
        #"{"heart": [{"date": "2026-11-16", "value": 61}], "steps": [{"date": "2026-11-16", "value": 7314}, {"date": "2026-11-17", "value": 2583}]}"#,
        #"[{"metric": "steps", "time": "2026-11-16T08:00:00", "value": 7314}, {"metric": "pulse", "time": "2026-11-16T09:00:00", "value": 61}, {"metric": "steps", "time": "2026-11-17T08:00:00", "value": 2583}]"#,
        #"{"data": [{"id": "a", "day": "2026-11-16", "steps": 7314, "timestamp": "2026-11-16T04:00:00+01:00"}, {"id": "b", "day": "2026-11-17", "steps": 2583, "timestamp": "2026-11-17T04:00:00+01:00"}], "next_token": null}"#,
        #"[[{"entity_id": "sensor.my_steps", "state": "unknown", "last_changed": "2026-11-16T00:05:00Z"}, {"entity_id": "sensor.my_steps", "state": "7314", "last_changed": "2026-11-16T20:05:00Z"}, {"entity_id": "sensor.my_steps", "state": "2583", "last_changed": "2026-11-17T20:05:00Z"}]]"#,
    ])
    func nestedDaysKeepTheirDates(text: String) throws {
        #expect(try read(text, ReadingOptions(), .json).week.days == Self.two, "\(text)")
    }

    @Test func whatPythonWritesForNothingIsNoData() throws {
        let text = #"[{"date": "2026-11-16", "steps": NaN}, {"date": "2026-11-17", "steps": 2583}]"#
        #expect(try read(text, ReadingOptions(), .json).week.days.map(\.steps) == [nil, 2583])
    }

    @Test(arguments: [
        (
            #"{"error": "not found", "count": 0}"#,
            #"error: expected days; the answer is an error, so ask for it again, found "#
        ),
        (#"{"heart_rate": [{"date": "2026-11-16", "value": 61}]}"#, #""heart_rate""#), ("[]", "at least one day"),
        (#"{"count": 0, "results": []}"#, "expected"),
        (
            #"[["date", "steps"], ["2026-11-16", 7314], ["2026-11-17", 2583, "note"]]"#,
            "[2][2]: expected at most 2 values"
        ),
    ])
    func whatIsNoDayIsRefused(text: String, message: String) {
        do {
            _ = try read(text, ReadingOptions(), .json)
            Issue.record("\(text) is read")
        } catch {
            #expect("\(error)".contains(message), "\(error)")
        }
    }

    /// Our own words bind our own form.
    @Test func ourOwnFormIsStillStrict() {
        for key in [#""status": "success""#, #""unit": "count""#, #""today": "x""#] {
            #expect(throws: StepDataError.self) {
                try read("{\(key), \"days\": \(Self.days)}", ReadingOptions(), .json)
            }
        }
    }
}
