import Foundation
import StepJobs
import StepTestSupport
import Testing

/// Cases of golden.json as jobs.
struct VerifyJobTests {
    @Test func theSchemaKnowsEveryCommand() throws {
        let cases = Job.Command.words.map { #"{"version": 1, "cases": [{"name": "a", "command": "\#($0)"}]}"# }
        #expect(try JSONSchema("golden.schema.json").accepts(cases) == cases.map { _ in true })
    }

    @Test func aCardIsDrawnByWordsOrByAJob() throws {
        let cases = """
            {"name": "words", "command": "card", "input": "week.json", "arguments": ["--preset", "story"]},
            {"name": "job", "command": "card", "input": "week.json", "job": {"preset": "story"}},
            {"name": "inline", "job": {"command": "card", "preset": "story", "week": [7314, 2583, 16105]}}
            """
        try withCases(cases, defaults: "{}") { folder in
            let outcome = try Tool.run("verify", "--record", "missing", in: folder)
            #expect(outcome.text.contains("3 cases: 3 new"))
            #expect(try folder.bytes("golden/words.png") == folder.bytes("golden/job.png"))
            #expect(try folder.bytes("golden/inline.png") != folder.bytes("golden/job.png"))
        }
    }

    @Test func aJobComesAfterWhatAllHave() throws {
        let cases = """
            {"name": "a", "input": "week.json", "job": {"theme": "dark"}},
            {"name": "b", "input": "week.json", "job": {"theme": "dark", "scale": 1}}
            """
        for defaults in [#"{"job": {"scale": 1, "theme": "light"}}"#, #"{"arguments": ["--scale", "1"]}"#] {
            try withCases(cases, defaults: defaults) { folder in
                _ = try Tool.run("verify", "--record", "missing", in: folder)
                #expect(try folder.bytes("golden/a.png") == folder.bytes("golden/b.png"))
            }
        }
    }

    @Test(arguments: [
        (
            #"{"scale": "big"}"#,
            "golden/golden.json:2:54: cases[0].job.scale: expected a number such as 1.5, found \"big\""
        ),
        (
            #"{"scal": 2}"#,
            "golden/golden.json:2:45: cases[0].job: expected a known name (the nearest is \"scale\"), found \"scal\""
        ),
        (#"{"at": -1}"#, "golden/golden.json:2:51: at: expected seconds >= 0, as in 0.6, found -1"),
        (#"{"week": [1, 2]}"#, "<input>: expected no other beside the case's, found a week"),
    ])
    func aFaultInAJobHasItsPlace(job: String, message: String) throws {
        try withCases(#"{"name": "a", "input": "week.json", "job": \#(job)}"#, defaults: "{}") { folder in
            let outcome = try Tool.run("verify", in: folder)
            #expect(outcome.text.hasPrefix("error      a: \(message)\n"), "\(outcome.text)")
        }
    }

    /// Calls `body` in a folder with a week, and golden/golden.json with these cases on its second line.
    private func withCases(_ cases: String, defaults: String, _ body: (URL) throws -> Void) throws {
        try Tool.withFolder { folder in
            let week = #"{"days": [7314, 2583, 16105, 6015, 60, 3942, 1641]}"#
            try FileManager.default.createDirectory(
                at: folder.appending(path: "golden"), withIntermediateDirectories: false)
            try folder.write(week.utf8, to: "golden/week.json")
            try folder.write(
                "{\"version\": 1, \"defaults\": \(defaults), \"cases\": [\n\(cases)]}".utf8, to: "golden/golden.json")
            try body(folder)
        }
    }
}
