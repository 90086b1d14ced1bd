import StepTestSupport
import Testing

struct BatchTests {
    @Test func readyIsAsTheSchemaSays() throws {
        let text = try Tool.run("batch", "--serve", "--threads", "3").text
        #expect(
            try JSONSchema("ready.schema.json").accepts([
                text, #"{"ready": false, "version": "1", "threads": 1}"#, "{}",
            ])
                == [true, false, false])
    }

    @Test func answersAreAsTheSchemaSays() throws {
        let jobs = """
            {"id": "a", "days": [1, 2], "scale": 0.2}
            nonsense
            {"days": [1], "input": "x", "scale": 99}
            {"input": "none.json"}

            """
        let table = "user,date,steps,goal\nanna,2016-09-12,7314,8000\nben,2016-09-12,1,10k\n"
        let sample = project.appending(path: "samples/batch").path
        let lines = try TestTool.withFolder { folder in
            let runs = [
                ("-", ["--inline"], jobs), ("-", ["--pixel-hash"], jobs),
                ("-", ["--goal-column", "goal", "--facts", "--scale", "0.2"], table),
                ("\(sample)/jobs.ndjson", ["--defaults", "\(sample)/defaults.json", "--out", "cards"], ""),
            ]
            return try runs.flatMap { source, options, input in
                try Tool.launch(try Tool.path, ["batch", source] + options, in: folder, input: Array(input.utf8))
                    .text.split(separator: "\n").map(String.init)
            }
        }
        #expect(lines.count == 13)
        #expect(try JSONSchema("answer.schema.json").accepts(lines) == [Bool](repeating: true, count: 13))
        let wrong = [#"{"index": 0, "ok": true}"#, #"{"index": 0, "ok": false}"#, #"{"ok": true, "bytes": 1}"#]
        #expect(try JSONSchema("answer.schema.json").accepts(wrong) == [false, false, false])
    }
}
