import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct JobJSONTests {
    private static let weeks = [
        #"{"days": [{"date": "2016-09-12", "steps": 1, "flights": 3}, {"date": "2016-09-13", "steps": null}], "unit": "mi"}"#,
        #"{"days": [{"steps": 5, "distanceMeters": 3.5, "label": "a"}, 7], "selected": 1}"#,
        #"{"days": [5], "previous": [{"steps": 4, "label": "x"}]}"#,
        #"{"status": "protected"}"#,
    ]
    private static let others = [
        #"{"$schema": "https://example.org", "input": "a.json", "font": ["a.ttf", "b.ttc#2"], "title": 2016}"#,
        #"{"command": "animate", "days": [0], "select-change": "2:none", "fps": "30000/1001", "still": false}"#,
        #"{"command": "widget", "input": "a.json", "family": "small"}"#,
        #"{"command": "message", "week": "2026-W46", "input": "a.zip", "source-priority": ["a", "b"]}"#,
    ]

    /// Jobs that have as many options at a time as go together, none of them as by default, from either end of the table.
    private static func jobs(of command: Job.DrawingCommand) -> [String] {
        let all = OptionTableTests.ofJobs.filter { $0.command == command }
        let starts = [#""input": "a.json""#, #""snapshot": true"#] + weeks.map { #""days": \#($0)"# }
        return zip(starts, starts.indices).map { start, index in
            var job = #"{"command": "\#(command.rawValue)", "id": "a", \#(start)}"#
            // What needs another is taken when that is there.
            for entry in (0..<2).flatMap({ _ in index.isMultiple(of: 2) ? all : all.reversed() })
            where !job.contains("\"\(entry.option.name)\": ") {
                let more = job.dropLast() + ", \"\(entry.option.name)\": \(entry.option.json([entry.written]).text)}"
                if (try? Job(json: more.utf8)) != nil { job = String(more) }
            }
            return job
        }
    }

    @Test(arguments: Job.DrawingCommand.allCases)
    func readsBackEqual(command: Job.DrawingCommand) throws {
        for json in Self.jobs(of: command) + (command == .render ? Self.others : []) {
            let job = try Job(json: json.utf8)
            #expect(try Job(json: job.json.utf8) == job && job != Job(job.command))
            // Nothing is lost, so that jobs that differ are written differently.
            let keys = json.matches(of: #/"([a-z-]+)": /#).map { String($0.output.1) }
            for key in keys where Option.ofJobs.contains(where: { $0.name == key }) {
                #expect(job.json.contains("\"\(key)\": "), "\(key)")
            }
            #expect(keys.count > 20 || Self.others.contains(json))
        }
    }

    /// The key `week` chooses days and has none, as it had in version 0.2.
    @Test func aWeekIsNoDays() throws {
        for days in [#""week": [1, 2]"#, #""days": [1], "week": [1]"#, #""input": "a", "week": {"days": [1]}"#] {
            #expect(throws: TextError.self) { try Job(json: "{\(days)}".utf8) }
        }
    }

    /// Programs in JavaScript and Swift write names so.
    @Test func namesMayBeInCamelCase() throws {
        let own = try Job(json: #"{"days": [1, 2], "y-axis": true, "average-line": true, "week-start": "sunday"}"#.utf8)
        #expect(
            try Job(json: #"{"steps": [1, 2], "yAxis": true, "averageLine": true, "weekStart": "sunday"}"#.utf8) == own)
        let faults = [
            (#"{"days": [1], "yAxis": true, "y-axis": true}"#, #"1:15: expected each name once, found "yAxis" again"#),
            (#"{"days": [1], "steps": [1]}"#, #"1:15: expected each name once, found "steps" again"#),
            (
                #"{"days": [1], "averageLime": true}"#,
                #"1:15: expected a known name (the nearest is "average-line"), found "averageLime""#
            ),
            (#"{"days": [1], "weekStart": "noon"}"#, "1:28: weekStart: expected"),
        ]
        for (json, message) in faults {
            let error = #expect(throws: TextError.self) { try Job(json: json.utf8) }
            #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
        }
    }

    @Test(arguments: ["7", "2.50", "12345678901234567890"]) func anIDMayBeANumber(_ number: String) throws {
        let job = try Job(json: #"{"id": \#(number), "days": [1, 2]}"#.utf8)
        #expect(job == (try Job(json: #"{"id": "\#(number)", "days": [1, 2]}"#.utf8)))
        #expect(job.id == number)
        #expect(throws: TextError.self) { try Job(json: #"{"days": [1, 2], "footer": \#(number)}"#.utf8) }
        #expect(throws: TextError.self) { try Job(json: #"{"days": [1, 2], "id": true}"#.utf8) }
    }

    private static let filesInJobs = [
        (#""days": [1], "theme": "#, #"{"lineWidth": 5, "extends": "dark"}"#),
        (#""days": [1], "darkTheme": "#, #"{ "lineWidth" : 5 }"#),
        (#""days": [1], "previous": "#, "[3,  4]"),
        (#""days": [1], "previous": "#, #"{"days": [{"date": "2016-09-12", "steps": 4}]}"#),
        (#""input": "#, #"{"days": [1, 2]}"#),
        (#""command": "widget", "days": [1], "devices": "#, "{}"),
    ]

    @Test(arguments: filesInJobs) func aFileInJSONMayStandInTheJob(_ start: String, _ file: String) throws {
        let text = String(decoding: Base64.encode(Array(file.utf8)[...]), as: UTF8.self)
        let url = "data:application/json;base64,\(text)"
        #expect(
            try Job(json: #"{\#(start)\#(file), "id": "a"}"#.utf8)
                == Job(json: #"{\#(start)"\#(url)", "id": "a"}"#.utf8))
    }

    @Test(arguments: [#""theme": [1]"#, #""theme": {"a": }"#, #""avatar": {}"#, #""font": [{}]"#, #""output": {}"#])
    func nothingElseMayStandInTheJobAsAFile(_ member: String) throws {
        #expect(throws: TextError.self) { try Job(json: #"{"command": "card", "days": [1], \#(member)}"#.utf8) }
    }

    @Test func agreesWithItsSchema() throws {
        let values = [
            #""family": "large""#, #""scale": 17"#, #""curve": "liner""#, #""sclae": 2"#, #""html": true"#,
            #""goal": 0"#, #""values": "some""#, #""baseline": "max""#, #""title": """#, #""size": "1200""#,
            #""threads": -1"#, #""guides": "yes""#, #""command": "widget", "fit": true"#, #""command": "draw""#,
        ]
        let weeks = [#"{"week": [1]}"#, #"{"week": {"days": [1]}, "scale": 2}"#, #"{"input": "a", "days": [1]}"#]
        let bad = values.map { #"{"days": [1], \#($0)}"# } + [#"{"scale": 2}"#] + weeks
        let files = Self.filesInJobs.filter { !$0.0.contains("dark") }.map { "{\($0.0)\($0.1)}" }
        let numbers = [#"{"days": [1], "id": 7}"#]
        let good = Job.DrawingCommand.allCases.flatMap(Self.jobs) + Self.others + files + numbers
        let verdicts = try JSONSchema("job.schema.json").accepts(good + bad)
        #expect(verdicts == good.map { _ in true } + bad.map { _ in false })
    }
}
