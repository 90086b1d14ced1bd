import StepChart
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct JobJSONTests {
    @Test func isAnObjectOfOptions() throws {
        let text = #"{"command": "widget", "week": [7314, 2583, null], "family": "large", "scale": 2, "id": "u1"}"#
        let job = try Job(json: text.utf8)
        var expected = Job(.widget)
        expected.id = "u1"
        expected.source.week = .week(try StepWeek(steps: [7314, 2583, nil]))
        expected.widget.family = .large
        expected.outputs.scale = 2
        #expect(job == expected)
        #expect(
            job.json
                == #"{"command": "widget", "id": "u1", "week": {"days": [7314, 2583, null]}, "scale": 2, "#
                + #""family": "large"}"#)
    }

    @Test func isAChartUnlessItSaysOtherwise() throws {
        #expect(try Job(json: #"{"input": "week.json"}"#.utf8) == job(.render) { $0.source.path = "week.json" })
    }

    /// Jobs with many options at a time, none of them as by default.
    private static let options: [(command: Job.Command, json: String)] = [
        (
            .render,
            #""input": "a.json", "format": "csv", "output": "o.png", "picture": "png", "scale": 1.5, "#
                + #""compress": "small", "threads": 2, "#
                + #""cache": "c", "if-changed": true, "stand-in": "any", "curve": "catmull-rom", "select": 3, "#
                + #""labels": "iso", "language": "de", "week-start": "sunday", "missing-glyph": "box", "theme": "dark", "#
                + ##""font": ["a.ttf", "b.ttc#2"], "font-weight": 650, "size": "300x150.5", "background": "#FF800080", "style": "widget", "##
                + #""average-line": false, "guides": true, "at": 0.6, "layout-json": "l.json""#
        ),
        (
            .animate,
            #""week": {"days": [{"date": "2016-09-12", "steps": 1, "distanceMeters": 2.5, "flights": 3, "label": "x"}, "#
                + #"{"date": "2016-09-13", "steps": null}], "selected": 1, "unit": "mi"}, "placeholder": true, "#
                + #""fps": "30000/1001", "duration": 2, "loop": "forever", "hold": 0.5, "start": 0.1, "end": 0.9, "#
                + #""reverse": true, "select-change": "2:none", "still": false, "force": true"#
        ),
        (
            .render,
            #""input": "a.json", "previous": "./auto", "mark": "bars", "values": "extremes", "baseline": "zero", "#
                + #""y-axis": true, "goal": 10000, "by": "month", "aggregate": "sum", "title": "Mein März", "#
                + #""subtitle": "auto", "grouping": false, "fit": true"#
        ),
        (.message, #""week": {"days": [5], "previous": [{"steps": 4, "label": "x"}]}, "baseline": 500, "title": 2016"#),
        (.widget, #""input": "a.zip", "previous": "auto", "baseline": "min""#),
        (
            .card,
            #""input": "a.json", "scale": 2, "threads": 1, "values": "none", "goal": 8000, "title": "Anna", "#
                + ##""size": "1200x800", "background": "#FF8000", "unit": "mi", "layout-json": "l.json", "##
                + #""layout": "stack", "headline": "average", "footer": "a.example.org", "avatar": "a.png""#
        ),
        (.card, #""snapshot": true, "preset": "story""#),
        (.animate, #""week": [0], "only": "nodes", "nodes": "after-line""#),
        (.render, #""input": "w.json", "last": 7, "strict": true"#),
        (.render, #""week": {"days": [{"steps": 5, "distanceMeters": 3.5, "label": "a"}, 7]}"#),
        (.render, #""snapshot": true, "select": "2016-09-14", "theme": "./dark.json""#),
        (
            .widget,
            #""week": {"status": "protected"}, "today": "expanded", "device": "iPhone 13", "devices": "d.json", "#
                + #""content-size": "XL", "page": "landscape", "corner-radius": 22, "unit": "mi", "scheme": "both", "#
                + #""dark-theme": "high-contrast-dark""#
        ),
        (.widget, #""input": "w.json", "all": true"#), (.widget, #""timeline": "t.json", "family": "small""#),
        (
            .message,
            #""input": "w.json", "week": "2026-W46", "missing": "zero", "repeated": "sum", "date-order": "dmy", "#
                + #""kind": "garmin", "time-zone": "Europe/Vienna", "merge": "only=Watch", "source-priority": ["a", "b"], "#
                + #""no-manual": true, "max-size": "2G", "today": "2016-09-13", "caption": "{steps}", "subcaption": "b", "trailing-caption": "c", "#
                + #""trailing-subcaption": "d", "image-title": "e", "image-subtitle": "f", "summary": "g", "#
                + #""accessibility-label": "h", "url": "https://example.org", "preview": "p.png", "html": true, "#
                + #""open-graph": true"#
        ),
    ]

    @Test(arguments: options)
    func readsBackEqual(command: Job.Command, json: String) throws {
        let job = try Job(json: #"{"command": "\#(command.rawValue)", \#(json)}"#.utf8)
        #expect(try Job(json: job.json.utf8) == job)
        #expect(job != Job(command))
        // Nothing is lost, so that jobs that differ are written differently.
        for key in json.matches(of: #/"([a-z-]+)": /#).map({ String($0.output.1) })
        where Option.ofJobs.contains(where: { $0.name == key }) {
            #expect(job.json.contains("\"\(key)\": "), "\(key)")
        }
    }

    @Test(arguments: [
        (#"{"input": 3}"#, "1:11: input: expected a text, found 3"),
        ("{\n \"week\": [1, -2]}", "2:14: week[1]: expected a whole number >= 0, found -2"),
        (#"{"week": [1], "curve": "liner"}"#, "1:24: curve: expected monotone, linear or catmull-rom, found \"liner\""),
        (#"{"week": [1], "sclae": 2}"#, "1:15: expected a known name (the nearest is \"scale\"), found \"sclae\""),
        (
            #"{"week": [1], "family": "large"}"#,
            "1:15: expected a known name, found \"family\""
        ),
        (#"{"week": [1], "scale": 17}"#, "1:24: scale: expected a number above 0 and at most 16, found 17"),
        (#"{"scale": 2}"#, "1:1: input: expected a week, or - for standard input, found none"),
        (#"{"week": [1], "goal": 0}"#, "1:23: goal: expected a number of steps from 1 to 1000000000, found 0"),
        (
            #"{"week": [1], "goal": 1000000001}"#,
            "1:23: goal: expected a number of steps from 1 to 1000000000, found 1000000001"
        ),
        (#"{"week": [1], "baseline": -1}"#, "1:27: baseline: expected min, zero or a number of steps >= 0, found -1"),
        (#"{"week": [1], "title": "a\nb"}"#, #"1:24: title: expected auto, or a text of one line, found "a\nb""#),
        (
            #"{"week": [1], "aggregate": "sum"}"#,
            "1:28: aggregate: expected --by week or --by month beside it, found --by day"
        ),
        (
            #"{"snapshot": true, "previous": "a.json"}"#,
            "1:32: previous: expected an input to compare with it, found none"
        ),
        (#"{"week": [1], "input": "w.json"}"#, "1:11: week: expected no input beside it, found both"),
        (#"{"command": "draw"}"#, "1:13: command: expected render, animate, widget, message or card, found \"draw\""),
        (#"{"week": [1], "scale": 2, "scale": 3}"#, "1:27: expected each name once, found \"scale\" again"),
        (
            #"{"command": "message", "week": [1], "caption": "{stpes}"}"#,
            "1:48: caption: expected a text in which places are named in braces, "
                + "found 1:2: expected a known name (the nearest is \"steps\"), found \"stpes\""
        ),
        (#"{"week": [1]} x"#, "1:15: expected the end of the input, found x"),
        (#"[1]"#, "1:1: expected a job, an object of options, found an array"),
    ])
    func saysWhereAndWhat(text: String, message: String) {
        let error = #expect(throws: TextError.self) { try Job(json: text.utf8) }
        #expect(error?.description == message)
    }

    @Test func agreesWithItsSchema() throws {
        let good = Self.options.map { #"{"command": "\#($0.command.rawValue)", \#($0.json)}"# }
        let bad = [
            #"{"week": [1], "family": "large"}"#, #"{"week": [1], "scale": 17}"#, #"{"week": [1], "curve": "liner"}"#,
            #"{"command": "draw"}"#, #"{"scale": 2}"#, #"{"week": [1], "sclae": 2}"#, #"{"week": [1], "html": true}"#,
            #"{"week": [1], "goal": 0}"#, #"{"week": [1], "values": "some"}"#, #"{"week": [1], "baseline": "max"}"#,
            #"{"week": [1], "title": ""}"#, #"{"command": "widget", "week": [1], "fit": true}"#,
            #"{"week": [1], "size": "1200"}"#, #"{"week": [1], "threads": -1}"#, #"{"week": [1], "guides": "yes"}"#,
        ]
        let named = [#"{"$schema": "https://example.org", "week": [1]}"#]
        let verdicts = try JSONSchema("job.schema.json").accepts(good + named + bad)
        #expect(verdicts == (good + named).map { _ in true } + bad.map { _ in false })
        for text in good + named { #expect(throws: Never.self) { try Job(json: text.utf8) } }
        for text in bad { #expect(throws: TextError.self) { try Job(json: text.utf8) } }
    }
}
