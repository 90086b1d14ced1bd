import Foundation
import StepTestSupport
import Testing

struct BatchTests {
    private static let jobs = (0..<60).map {
        #"{"id": "u\#($0)", "week": [\#($0 * 37 % 101), 50, \#($0), 7], "scale": 0.5}"# + "\n"
    }.joined()

    private func withJobs<Result>(_ text: String = jobs, _ body: (URL) throws -> Result) throws -> Result {
        try Tool.withFolder { folder in
            try folder.write(text.utf8, to: "jobs.ndjson")
            return try body(folder)
        }
    }

    @Test func fillsAFolderAndAnswers() throws {
        try withJobs { folder in
            let outcome = try Tool.run("batch", "jobs.ndjson", "--out", "cards", in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.message == "")
            let lines = outcome.text.split(separator: "\n")
            #expect(lines.count == 60)
            #expect(lines[0].hasPrefix(#"{"index": 0, "id": "u0", "ok": true, "path": "cards/u0-"#))
            #expect(try folder.appending(path: "cards").names.count == 60)
            #expect(try folder.names == ["cards", "jobs.ndjson"])
        }
    }

    /// The sample in docs/batch.md.
    @Test func theSampleIsAnswered() throws {
        try Tool.withFolder { folder in
            let samples = Tool.project.appending(path: "samples/batch").path
            let outcome = try Tool.run(
                "batch", "\(samples)/jobs.ndjson", "--defaults", "\(samples)/defaults.json", "--out", "cards",
                in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.message == "")
            #expect(
                try JSONSchema("answer.schema.json").accepts(outcome.text.split(separator: "\n").map(String.init))
                    .allSatisfy { $0 })
            #expect(try folder.appending(path: "cards").names.count == 3)
        }
    }

    @Test func readyIsAsTheSchemaSays() throws {
        let text = try Tool.run("batch", "--serve", "--threads", "3").text
        #expect(text.hasSuffix("\"threads\": 3}\n"))
        #expect(
            try JSONSchema("ready.schema.json").accepts([
                text, #"{"ready": false, "version": "1", "threads": 1}"#, "{}",
            ])
                == [true, false, false])
    }

    @Test func answersAreAsTheSchemaSays() throws {
        let jobs = """
            {"id": "a", "week": [1, 2], "scale": 0.2}
            nonsense
            {"week": [1], "input": "x", "scale": 99}
            {"input": "none.json"}

            """
        let lines = try ["--inline", "--pixel-hash"].flatMap { option in
            try Tool.run("batch", "-", option, input: jobs.utf8).text.split(separator: "\n").map(String.init)
        }
        #expect(lines.count == 8)
        #expect(try JSONSchema("answer.schema.json").accepts(lines) == [Bool](repeating: true, count: 8))
        let wrong = [#"{"index": 0, "ok": true}"#, #"{"index": 0, "ok": false}"#, #"{"ok": true, "bytes": 1}"#]
        #expect(try JSONSchema("answer.schema.json").accepts(wrong) == [false, false, false])
    }

    // MARK: Exit status

    /// What is wrong with one of two lines, the options, how it ends and what it says.
    @Test(arguments: [
        ("", 0, "stepchart: standard input: 1 of 3 lines failed\n"),
        ("--fail-on-error", 1, "stepchart: standard input: 1 of 3 lines failed\n"),
        ("--on-error fail", 1, "stepchart: standard input: 1 of 3 lines failed\n"),
        (
            "--on-error stop", 65,
            "stepchart: standard input: stopped after line 2: standard input:2:1: expected a job, an object of options, found x\n"
        ),
    ])
    func tellsOfErrors(options: String, status: Int32, message: String) throws {
        let jobs = #"{"week": [1], "scale": 0.2}"#
        let outcome = try Tool.shell(
            "printf '%s\\n' '\(jobs)' x '\(jobs)' | \"$stepchart\" batch - \(options)", in: Tool.project)
        #expect(outcome.status == status)
        #expect(outcome.message == message)
        #expect(outcome.text.split(separator: "\n").count == (status == 65 ? 2 : 3))
    }

    /// When every line failed, something is wrong with all of them.
    @Test(
        arguments: [("", 65), ("--keep-going", 0), ("--on-error go-on", 0), ("--fail-on-error", 1)] as [(String, Int32)]
    )
    func tellsWhenEveryLineFailed(options: String, status: Int32) throws {
        let outcome = try Tool.shell(
            "printf '%s\\n' '{\"week\": []}' x | \"$stepchart\" batch - \(options)", in: Tool.project)
        #expect(outcome.status == status)
        #expect(outcome.text.split(separator: "\n").count == 2)
    }

    @Test func theFirstLineIsAJobOrAHeader() throws {
        let outcome = try Tool.run("batch", "-", "--keep-going", input: "nonsense\n{}\n".utf8)
        #expect(outcome.status == 65)
        #expect(outcome.text == "")
        #expect(
            outcome.message.hasPrefix(
                "stepchart: standard input:1:1: expected a job, an object of options; or names of"))
    }

    // MARK: Tables, and looks for all

    @Test func aTableBecomesCards() throws {
        try Tool.withFolder { folder in
            let table =
                "user,date,steps,goal\nanna,2016-09-12,7314,8000\nanna,2016-09-13,5,8000\nben,2016-09-12,1,10k\n"
            try folder.write(table.utf8, to: "users.csv")
            let words = "batch users.csv --command card --preset og --goal-column goal --scale 0.2 -o cards/"
            let outcome = try Tool.launch(try Tool.path, words.split(separator: " ").map(String.init), in: folder)
            #expect(outcome.status == 0 && outcome.message == "")
            let lines = outcome.text.split(separator: "\n").map(String.init)
            #expect(lines.count == 2)
            #expect(lines[0].hasPrefix(#"{"index": 0, "id": "anna", "line": 2, "ok": true, "path": "cards/anna-"#))
            #expect(lines[0].contains(#""width": 240, "height": 126"#))
            #expect(try JSONSchema("answer.schema.json").accepts(lines) == [true, true])
            #expect(try folder.appending(path: "cards").names.count == 2)
        }
    }

    /// What a command line says is under what a line says, and over a file of defaults.
    @Test func looksOfTheCommandLineHoldForAllLines() throws {
        try Tool.withFolder { folder in
            try folder.write(#"{"command": "card", "preset": "square", "scale": 0.1}"#.utf8, to: "defaults.json")
            let jobs = #"{"week": [1, 2]}"# + "\n" + #"{"week": [1, 2], "scale": 0.2}"# + "\n"
            func widths(_ options: String) throws -> [Substring] {
                try folder.write(jobs.utf8, to: "jobs.ndjson")
                let outcome = try Tool.shell("\"$stepchart\" batch jobs.ndjson \(options)", in: folder)
                #expect(outcome.message == "")
                return outcome.text.split(separator: "\n").compactMap { line in
                    line.split(separator: ",").first { $0.contains("\"width\"") }
                }
            }
            #expect(try widths("--defaults defaults.json") == [" \"width\": 108", " \"width\": 216"])
            #expect(
                try widths("--defaults defaults.json --preset og --scale=0.5")
                    == [" \"width\": 600", " \"width\": 240"])
            #expect(try widths("--command widget --family small --scale 1").count == 2)
        }
    }

    @Test(arguments: [
        ("batch", 64, "<jobs>: expected a file, found none"),
        ("batch none.ndjson", 66, "none.ndjson: No such file or directory"),
        ("batch jobs.ndjson --serve", 64, "<jobs>: expected - or none beside --serve, found a file"),
        ("batch jobs.ndjson --name '{id}.png'", 64, "--name: expected --out beside it, found none"),
        (
            "batch jobs.ndjson --out x --name '{id}'", 64,
            "--name: expected a name that ends in .png or .svg, found \"{id}\""
        ),
        (
            "batch jobs.ndjson --shard 4/4", 64,
            "--shard: expected K/N with K from 0 to N - 1, as in 3/16, found \"4/4\""
        ),
        (
            "batch jobs.ndjson --out x.tar --skip-existing", 64,
            "--skip-existing: expected --out with a folder and {hash} in --name, found other"
        ),
        (
            "batch jobs.ndjson --out x --name '{id}.png' --skip-existing", 64,
            "--skip-existing: expected --out with a folder and {hash} in --name, found other"
        ),
        (
            "batch jobs.ndjson --out x.zip", 64,
            "--out: expected a folder, or an archive that ends in .tar, found .zip"
        ),
        (
            "batch jobs.ndjson --preset og", 64,
            "--preset: render has no such option, animate, card have; stepchart help render lists them"
        ),
        (
            "batch jobs.ndjson --command card --preset-column x", 64,
            "--preset-column: expected a table, found lines of JSON"
        ),
        (
            "batch jobs.ndjson --output x.png", 64,
            "--output: batch has no such option (the nearest is --out); stepchart help batch lists them"
        ),
        (
            "batch jobs.ndjson --lang de", 64,
            "--lang: batch has no such option (the nearest is --language); stepchart help batch lists them"
        ),
        ("batch jobs.ndjson --goal 0", 64, "--goal: expected a number of steps from 1 to 1000000000, found 0"),
        ("batch jobs.ndjson --threads -1", 64, "--threads: expected a number >= 0, found -1"),
        ("batch jobs.ndjson --defaults none.json", 66, "none.json: No such file or directory"),
        ("batch jobs.ndjson --out jobs.tar", 0, ""),
        ("batch jobs.tar --out jobs.tar", 64, "--out: expected another file than <jobs> has, found jobs.tar"),
    ])
    func refusesWhatCannotBe(arguments: String, status: Int32, message: String) throws {
        try withJobs(#"{"week": [1], "scale": 0.2, "id": "x"}"# + "\n") { folder in
            if arguments.contains("jobs.tar --out") { try folder.write(Self.jobs.utf8, to: "jobs.tar") }
            let outcome = try Tool.shell("\"$stepchart\" \(arguments)", in: folder)
            #expect(outcome.status == status)
            #expect(outcome.message == (message.isEmpty ? "" : "stepchart: \(message)\n"))
        }
    }

    // MARK: Ends

    /// Killed again and again, it leaves what one run leaves.
    @Test func canBeKilledAtAnyMoment() throws {
        try withJobs { folder in
            let whole = try Tool.run("batch", "jobs.ndjson", "--out", "whole", in: folder)
            #expect(whole.status == 0)
            let arguments = ["batch", "jobs.ndjson", "--out", "parts", "--skip-existing"]
            var kills = 0
            for most in [3, 11, 23, 37] {
                let outcome = try Tool.launch(try Tool.path, arguments, in: folder) { tool in
                    try Tool.wait {
                        let names = (try? folder.appending(path: "parts").names) ?? []
                        return names.count { !$0.hasPrefix(".") } >= most
                    }
                    kill(tool, SIGKILL)
                }
                if outcome.status == 128 + SIGKILL { kills += 1 }
            }
            #expect(kills > 0)
            let last = try Tool.launch(try Tool.path, arguments, in: folder)
            #expect(last.status == 0)
            let names = try folder.appending(path: "whole").names
            #expect(try folder.appending(path: "parts").names.filter { !$0.hasPrefix(".stepchart-") } == names)
            for name in names { #expect(try folder.bytes("parts/\(name)") == folder.bytes("whole/\(name)")) }
            let answers = { (text: String) in
                text.replacing(", \"skipped\": true", with: "").replacing("parts/", with: "whole/")
            }
            #expect(answers(last.text) == whole.text)
        }
    }

    @Test func saysWhereASignalStoppedIt() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                mkfifo jobs
                "$stepchart" batch - --out cards < jobs > answers &
                tool=$!
                exec 3> jobs
                echo '{"id": "a", "week": [1, 2], "scale": 0.2}' >&3
                while ! grep -q sha256 answers; do sleep 0.01; done
                kill -TERM $tool
                wait $tool
                echo $?
                """, in: folder)
            #expect(outcome.text == "143\n", "as the signal has it")
            #expect(outcome.message.hasPrefix("stepchart: standard input: stopped after line 1\n"))
            #expect(try folder.appending(path: "cards").names.count == 1)
        }
    }

    @Test func endsQuietlyWhenNobodyReads() throws {
        try withJobs { folder in
            let outcome = try Tool.shell("\"$stepchart\" batch jobs.ndjson | head -1 | wc -l", in: folder)
            #expect(outcome.text.contains("1"))
            #expect(outcome.message == "")
        }
    }

    // MARK: Pipes

    /// A program that waits for each answer before it asks again.
    @Test func servesAProgram() throws {
        let script = """
            import json, subprocess, sys
            tool = subprocess.Popen([sys.argv[1], "batch", "-", "--serve", "--inline"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            ready = json.loads(tool.stdout.readline())
            print(ready["ready"], ready["threads"] > 0)
            for week in ([1, 2, 3], ["x"], [3, 1]):
                tool.stdin.write((json.dumps({"id": "a", "week": week, "scale": 0.2}) + "\\n").encode())
                tool.stdin.flush()
                answer = json.loads(tool.stdout.readline())
                print(answer["index"], answer["id"], answer["ok"], "base64" in answer)
            tool.stdin.close()
            print(tool.stdout.read(), tool.wait())
            """
        #expect(
            try python(script, [try Tool.path], input: [])
                == "True True\n0 a True True\n1 a False False\n2 a True True\nb'' 0\n")
    }
}
