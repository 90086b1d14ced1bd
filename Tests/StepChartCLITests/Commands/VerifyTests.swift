import Foundation
import StepGoldens
import StepPNG
import StepRaster
import Testing

struct VerifyTests {
    @Test func theSamplePasses() throws {
        let outcome = try Tool.run("verify", "samples/golden", "--verbose")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.message == "")
        #expect(
            outcome.text.replacing(/[0-9.]+ s\n/, with: "T s\n") == """
                same       gaps
                same       week/dark
                same       week/light
                3 cases: 3 same in T s

                """)
    }

    // MARK: Drawing

    @Test func drawsWhatRenderDraws() throws {
        try withCases([
            #"{"name": "a", "input": "week.json", "arguments": ["--theme", "theme.json", "--scale", "1"]}"#,
            #"{"name": "b", "input": "week.csv", "arguments": ["--scale", "1", "--scale", "2"]}"#,
        ]) { folder in
            try folder.write(#"{"extends": "dark", "lineWidth": 5}"#.utf8, to: "golden/theme.json")
            try folder.write("date,steps\n2016-09-12,7314\n2016-09-13,2583\n".utf8, to: "golden/week.csv")
            let drawn = try Tool.shell(
                """
                cd golden
                "$stepchart" render week.json --theme theme.json --scale 1 -o a.png
                "$stepchart" render week.csv --scale 2 -o b.png
                """, in: folder)
            #expect(drawn.status == 0, "\(drawn.message)")
            let outcome = try Tool.run("verify", in: folder)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.text.hasPrefix("2 cases: 2 same in "))
        }
    }

    /// A case that cannot be drawn, and its line.
    @Test(arguments: [
        (#""input": "no.json""#, "bad: golden/no.json: No such file or directory"),
        (#""input": "golden.json""#, "bad: golden/golden.json:"),
        (
            #""input": "week.json", "arguments": ["--them", "dark"]"#,
            "bad: --them: render has no such option (the nearest is --theme); stepchart help render lists them"
        ),
        (#""input": "week.json", "arguments": ["--help"]"#, "bad: --help: render has no such option"),
        (#""input": "week.json", "arguments": ["-o", "x.png"]"#, "bad: --output: expected no such option"),
        (
            #""input": "week.json", "arguments": ["more.json"]"#,
            "bad: <input>: expected no other beside the case's, found more.json"
        ),
        (#""input": "week.json", "arguments": ["--scale", "99"]"#, "bad: "),
        (#""arguments": []"#, "bad: expected an input in golden.json, or pictures with --actual, found neither"),
    ])
    func oneBadCaseDoesNotStopTheOthers(members: String, line: String) throws {
        try withCases([#"{"name": "bad", \#(members)}"#, Self.week]) { folder in
            #expect(try Tool.run("verify", "--record", "missing", in: folder).status == 1)
            #expect(try folder.appending(path: "golden").names == ["golden.json", "week.json", "week.png"])
            let outcome = try Tool.run("verify", in: folder)
            #expect(outcome.status == 1)
            #expect(outcome.text.hasPrefix("error      \(line)"), "\(outcome.text)")
            #expect(outcome.text.contains("\n2 cases: 1 same, 1 error in "))
        }
    }

    /// Every command can draw goldens, each picture one of its own.
    @Test func casesAreDrawnByAnyCommand() throws {
        let cases = [
            #"{"name": "both", "command": "widget", "input": "week.json", "arguments": ["--scheme", "both"]}"#,
            #"{"name": "share", "command": "message", "input": "week.json", "arguments": ["--preview", "b.png"]}"#,
            #"{"name": "draw-on", "command": "animate", "input": "week.json", "arguments": ["--fps", "2"]}"#,
        ]
        try withCases(cases) { folder in
            #expect(try Tool.run("verify", "--record", "missing", in: folder).status == 1)
            let frames = (0...3).map { "draw-on/frame-000\($0)" }
            for name in ["both", "both-dark", "share/image@3x", "share/b"] + frames {
                #expect(try folder.bytes("golden/\(name).png").count > 1000, "\(name)")
            }
            #expect(try Tool.run("verify", in: folder).text.hasPrefix("8 cases: 8 same in "))
            // A moment that changes is a case that differs.
            try folder.write(folder.bytes("golden/draw-on/frame-0001.png"), to: "golden/draw-on/frame-0002.png")
            let outcome = try Tool.run("verify", in: folder)
            #expect(outcome.status == 1)
            #expect(outcome.text.hasPrefix("different  draw-on/frame-0002: "))
        }
    }

    @Test func nothingToVerifyIsTrouble() throws {
        try withCases([Self.week]) { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "empty"), withIntermediateDirectories: false)
            try folder.write(#"{"version": 1, "cases": [{"nam": "a"}]}"#.utf8, to: "empty/golden.json")
            let troubles: [(arguments: String, status: Int32, message: String)] = [
                ("no", 66, "no/golden.json: No such file or directory"),
                ("empty", 65, "empty/golden.json:1:27: cases[0]: expected a known name (the nearest is \"name\")"),
                ("golden --actual no", 66, "no: No such file or directory"),
                ("golden --actual empty", 66, "empty: expected PNG files, found none"),
                ("golden --actual golden/.", 64, "--actual: expected another folder than that of the goldens"),
                ("golden --only 'week?'", 64, "--only: expected a pattern that a case matches, found week?"),
                ("golden --lock no.lock", 66, "no.lock: No such file or directory"),
                ("golden --record some", 64, "--record: expected never, missing, changed or all, found \"some\""),
                ("golden --threads=-1", 64, "--threads: expected a number >= 0"),
                ("golden --max-channel-delta 1", 64, "limits: expected them in golden.json, with a reason"),
                ("golden --quiet --verbose", 64, "--quiet: "),
                ("golden --prune --only week", 64, "--prune: "),
                (
                    "golden --report-json a --report-junit ./a", 64,
                    "--report-junit: expected another file than --report-json has, found ./a"
                ),
                ("golden --report-json empty/golden.json/a", 73, "empty/golden.json/a: cannot create: "),
            ]
            for trouble in troubles {
                let outcome = try Tool.shell("\"$stepchart\" verify \(trouble.arguments)", in: folder)
                #expect(outcome.status == trouble.status, "\(trouble.arguments): \(outcome.message)")
                #expect(outcome.message.hasPrefix("stepchart: \(trouble.message)"), "\(outcome.message)")
                #expect(outcome.text == "")
            }
            #expect(try folder.names == ["empty", "golden"])
        }
    }

    // MARK: Two folders

    @Test func comparesTwoFoldersByName() throws {
        try withPictures(
            ["same": 1, "in/different": 1, "missing": 1, "alternate": 1, "alternate@arm": 2],
            ["same": 1, "in/different": 2, "new": 1, "alternate": 2]
        ) { folder in
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--failures", "f", "--verbose", in: folder)
            #expect(outcome.status == 1)
            #expect(
                outcome.text.replacing(/[0-9.]+ s\n/, with: "T s\n") == """
                    missing    missing: no picture for e/missing.png
                    new        new: no golden at e/new.png
                    different  in/different: 8 pixels differ by up to 1; all within 4 x 2 pixels at 0, 0; visible by 0.023
                    same       alternate is alternate@arm
                    same       same
                    5 cases: 2 same, 1 different, 1 new, 1 missing in T s

                    """)
            #expect(try folder.bytes("f/actual/new.png") == folder.bytes("a/new.png"))
            #expect(try folder.bytes("f/actual/in/different.png") == folder.bytes("a/in/different.png"))
            #expect(try PNGDecoder.decode(folder.bytes("f/difference/in/different.png")).width > 8)

            // Copying approves, and what passes leaves nothing behind.
            let approved = try Tool.shell(
                """
                cp -r f/actual/. e/; rm e/missing.png
                "$stepchart" verify e --actual a --failures f && find f -type f
                """, in: folder)
            #expect(approved.status == 0)
            #expect(approved.text.count { $0 == "\n" } == 1)
        }
    }

    @Test func limitsComeFromTheCommandLineOrTheManifest() throws {
        try withPictures(["a": 1, "b": 1], ["a": 3, "b": 3]) { folder in
            func verify(_ arguments: String) throws -> [String] {
                let outcome = try Tool.shell("\"$stepchart\" verify e --actual a --verbose \(arguments)", in: folder)
                return outcome.text.split(separator: "\n").dropLast().map { String($0.prefix { $0 != " " }) }
            }
            #expect(try verify("") == ["different", "different"])
            #expect(try verify("--max-channel-delta 2") == ["same", "same"])
            #expect(try verify("--max-channel-delta 1") == ["different", "different"])
            #expect(try verify("--ignore 0,0,3,2 --max-different-pixels 2") == ["same", "same"])
            let listed = #"{"name": "a", "limits": {"maxChannelDelta": 2}, "reason": "old driver"}"#
            try folder.write(#"{"version": 1, "cases": [\#(listed)]}"#.utf8, to: "e/golden.json")
            #expect(try verify("") == ["different", "same"])
            #expect(try verify("--max-channel-delta 5") == ["same", "same"])
            try folder.write(
                #"{"version": 1, "cases": [\#(listed.replacing("2", with: "1"))]}"#.utf8, to: "e/golden.json")
            let outcome = try Tool.run("verify", "e", "--actual", "a", in: folder)
            #expect(outcome.text.contains("max-channel-delta allows 1"))
            #expect(outcome.text.contains("(limits because: old driver)"))
        }
    }

    @Test func picturesThatTheManifestPromisesMustBeThere() throws {
        try withPictures(["a": 1, "b": 1], ["a": 1]) { folder in
            try folder.write(#"{"version": 1, "cases": [{"name": "b"}]}"#.utf8, to: "e/golden.json")
            let outcome = try Tool.run("verify", "e", "--actual", "a", in: folder)
            #expect(outcome.status == 1)
            #expect(outcome.text.hasPrefix("error      b: a/b.png: No such file or directory\n"))
        }
    }

    @Test func onlyVerifiesAPart() throws {
        try withPictures(["week/a": 1, "week/b": 1, "c": 1], ["week/a": 1, "week/b": 2, "d": 1]) { folder in
            let outcome = try Tool.run(
                "verify", "e", "--actual", "a", "--only", "week/*", "--only", "x", in: folder)
            #expect(outcome.text.contains("2 cases: 1 same, 1 different in "))
            #expect(try Tool.run("verify", "e", "--actual", "a", "--only", "*/a", in: folder).status == 0)
        }
    }

    // MARK: Recording

    /// What each way of recording writes, with a golden that is missing, differs, or is the same.
    @Test(arguments: [
        ("never", []), ("missing", ["e/new.png"]), ("changed", ["e/different.png", "e/new.png"]),
        ("all", ["e/different.png", "e/new.png", "e/same.png"]),
    ])
    func recordsNoMoreThanAskedFor(recording: String, files: [String]) throws {
        try withPictures(["same": 1, "different": 1], ["same": 1, "different": 2, "new": 1]) { folder in
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--record", recording, in: folder)
            #expect(outcome.status == 1)
            let listed = outcome.text.split(separator: "\n").filter { $0.hasPrefix("recorded ") }
                .map { String($0.dropFirst("recorded   ".count)) }
            #expect(listed == files)
            for name in ["same", "different", "new"] where files.contains("e/\(name).png") {
                #expect(try folder.bytes("e/\(name).png") == folder.bytes("a/\(name).png"))
            }
            let after = try Tool.run("verify", "e", "--actual", "a", in: folder)
            #expect(after.status == (["changed", "all"].contains(recording) ? 0 : 1))
            // Also where there was nothing left to write.
            let again = try Tool.run("verify", "e", "--actual", "a", "--record", recording, in: folder)
            #expect(again.status == 1)
        }
    }

    @Test func recordsIntoANewFolder() throws {
        try withPictures([:], ["in/a": 1]) { folder in
            let recorded = try Tool.run("verify", "new", "--actual", "a", "--record", "missing", in: folder)
            #expect(recorded.status == 1)
            let compared = try Tool.run("verify", "new", "--actual", "a", in: folder)
            #expect(compared.status == 0)
        }
    }

    @Test(arguments: ["--record missing", "--record all", "--prune"])
    func refusesToWriteOnABuildServer(option: String) throws {
        try withPictures(["a": 1, "orphan": 1], ["a": 2, "new": 1]) { folder in
            let refused = try Tool.shell("CI=true \"$stepchart\" verify e --actual a \(option)", in: folder)
            #expect(refused.status == 64)
            let name = option.prefix { $0 != " " }
            #expect(refused.message.hasPrefix("stepchart: \(name): refused because CI is set: goldens are changed by"))
            #expect(try folder.appending(path: "e").names == ["a.png", "orphan.png"])
            let allowed = try Tool.shell(
                "CI=true \"$stepchart\" verify e --actual a \(option) --allow-record-in-ci", in: folder)
            #expect(allowed.status == 1)
            #expect(try folder.appending(path: "e").names != ["a.png", "orphan.png"])
            #expect(try Tool.shell("CI=true \"$stepchart\" verify a --actual e --record never", in: folder).status == 1)
        }
    }

    @Test func prunesGoldensWithoutACase() throws {
        try withPictures(["a": 1, "a@arm": 2, "in/orphan": 1], ["a": 1]) { folder in
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--prune", in: folder)
            #expect(outcome.status == 1)
            #expect(outcome.text.contains("removed    e/in/orphan.png\n"))
            #expect(try Tool.run("verify", "e", "--actual", "a", in: folder).status == 0)
            #expect(try folder.appending(path: "e").names == ["a.png", "a@arm.png", "in"])
        }
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() throws {
        try withPictures(["a": 1], ["a": 1, "in/b": 1]) { folder in
            try folder.write([], to: "e/in")
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--record", "missing", in: folder)
            #expect(outcome.status == 1)
            #expect(outcome.text.hasPrefix("error      in/b: e/in: cannot create: "), "\(outcome.text)")
        }
    }

    // MARK: Lock

    @Test func aLockStandsInForPictures() throws {
        try withCases([Self.week]) { folder in
            let recorded = try Tool.run("verify", "--lock", "golden.lock", "--record", "missing", in: folder)
            #expect(recorded.status == 1)
            #expect(recorded.text.contains("recorded   golden.lock: week\n"))
            let lock = try folder.bytes("golden.lock")
            #expect(String(decoding: lock, as: UTF8.self).contains(/^[0-9a-f]{64}  375x200  week\n$/))
            #expect(try Tool.run("verify", "--lock", "golden.lock", in: folder).status == 0)
            #expect(try folder.appending(path: "golden").names == ["golden.json", "week.json"])

            let limited = Self.week.dropLast() + #", "limits": {"maxChannelDelta": 1}, "reason": "so"}"#
            try folder.write(#"{"version": 1, "cases": [\#(limited)]}"#.utf8, to: "golden/golden.json")
            let refused = try Tool.run("verify", "--lock", "golden.lock", in: folder)
            #expect(refused.status == 64)
            #expect(refused.message.hasPrefix("stepchart: --lock: expected no limits"))

            let dark = Self.week.replacing("\"1\"", with: "\"1\", \"--theme\", \"dark\"")
            try folder.write(#"{"version": 1, "cases": [\#(dark)]}"#.utf8, to: "golden/golden.json")
            let other = try Tool.run("verify", "--lock", "golden.lock", "--failures", "f", in: folder)
            #expect(other.status == 1)
            #expect(other.text.contains(/different  week: expected 375x200 [0-9a-f]{64}, found 375x200 [0-9a-f]{64}\n/))
            let picture = try PNGDecoder.decode(folder.bytes("f/actual/week.png"))
            #expect(other.text.contains(PictureDigest(of: picture).sha256))
            #expect(try folder.bytes("golden.lock") == lock)
        }
    }

    // MARK: Outputs

    /// Options of a run, and the words of what they would overwrite.
    @Test(arguments: [
        ("--report-html e/golden.json", "--report-html: expected another file than <dir> has, found e/golden.json"),
        ("--report-json e/x.png", "--report-json: expected another file than <dir> has, found e/x.png"),
        ("--report-json e/new.png", "--report-json: expected another file than <dir> has, found e/new.png"),
        ("--report-json e/x@arm.png", "--report-json: expected another file than <dir> has, found e/x@arm.png"),
        ("--report-json hard.png", "--report-json: expected another file than --actual has, found hard.png"),
        ("--report-json m.png --mask m.png", "--report-json: expected another file than --mask has, found m.png"),
        ("--failures e/.", "--failures: expected another folder than <dir> has, found e/."),
        ("--failures f", "--failures: expected another folder than --actual has, found f/actual"),
        ("--lock e.lock --report-json e.lock", "--report-json: expected another file than --lock has, found e.lock"),
        (
            "--lock e/golden.json --record all",
            "--lock: expected another file than <dir> has, found e/golden.json"
        ),
    ])
    func noOutputIsAnInput(options: String, words: String) throws {
        try withPictures(["x": 1, "x@arm": 2], ["x": 1, "new": 1]) { folder in
            let before = try Tool.shell(
                """
                echo '{"version": 1, "cases": [{"name": "x"}]}' > e/golden.json
                mkdir f; mv a f/actual; ln f/actual/x.png hard.png; cp hard.png m.png; touch e.lock
                cat e/* f/actual/* *.png *.lock
                """, in: folder)
            let outcome = try Tool.shell("\"$stepchart\" verify e --actual f/actual \(options)", in: folder)
            #expect(outcome.status == 64)
            #expect(outcome.message == "stepchart: \(words)\n")
            #expect(try Tool.shell("cat e/* f/actual/* *.png *.lock", in: folder).output == before.output)
        }
    }

    // MARK: Reports

    @Test func writesEveryReportAtOnce() throws {
        try withPictures(["a": 1, "b": 1], ["a": 1, "b": 2]) { folder in
            let outcome = try Tool.shell(
                """
                "$stepchart" verify e --actual a --report-json r.json --report-junit r.xml --report-markdown r.md \
                --report-html r.html
                """, in: folder)
            #expect(outcome.status == 1)
            #expect(try folder.names == ["a", "e", "r.html", "r.json", "r.md", "r.xml"])
            let json = try JSONSerialization.jsonObject(with: Data(folder.bytes("r.json"))) as? [String: Any]
            #expect((json?["counts"] as? [String: Int])?["different"] == 1)
            let cases = json?["cases"] as? [[String: Any]]
            #expect((cases?[0]["diff"] as? [String: Any])?["figures"] is [String: Any])
            #expect(String(decoding: try folder.bytes("r.xml"), as: UTF8.self).contains("failures=\"1\""))
            #expect(String(decoding: try folder.bytes("r.md"), as: UTF8.self).contains("| b | different |"))
            #expect(String(decoding: try folder.bytes("r.html"), as: UTF8.self).contains("image/png"))
        }
    }

    /// A build server takes lines that begin so for commands.
    @Test func aNameBeginsNoLine() throws {
        try withPictures(["a\n::error::x": 1], ["a\n::error::x": 2]) { folder in
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--report-markdown", "r.md", in: folder)
            #expect(outcome.status == 1)
            let texts = [outcome.text, outcome.message, String(decoding: try folder.bytes("r.md"), as: UTF8.self)]
            #expect(!texts.joined(separator: "\n").contains("\n::error"))
            #expect(outcome.text.contains("a\\n::error::x"))
        }
    }

    /// Each would write over the other, and the next run would fail.
    @Test func twoGoldensAreTwoFiles() throws {
        try withPictures(["a": 1], ["a": 2, "b": 3]) { folder in
            symlink("a.png", folder.appending(path: "e/b.png").path)
            let before = try folder.bytes("e/a.png")
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--record", "all", in: folder)
            #expect(outcome.status == 64)
            #expect(outcome.message == "stepchart: <dir>: expected another file than <dir> has, found e/b.png\n")
            #expect(try folder.bytes("e/a.png") == before)
        }
    }

    /// A job of several pictures names them after its case.
    @Test func twoPicturesHaveTwoNames() throws {
        try Tool.withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "g"), withIntermediateDirectories: false)
            let cases =
                #"{"name": "x", "command": "widget", "arguments": ["--scheme", "both"], "input": "\#(Tool.week)"}, "#
                + #"{"name": "x-dark", "input": "\#(Tool.week)"}"#
            try folder.write(
                #"{"version": 1, "cases": [\#(cases)]}"#.utf8, to: "g/golden.json")
            let outcome = try Tool.run("verify", "g", "--record", "all", in: folder)
            #expect(outcome.status == 65)
            #expect(outcome.message == "stepchart: g/golden.json: expected one picture called x-dark, found two\n")
            #expect(try folder.appending(path: "g").names == ["golden.json"])
        }
    }

    @Test(arguments: ["json", "junit", "markdown", "html"])
    func aReportGoesToStandardOutput(format: String) throws {
        try withPictures(["a": 1], ["a": 1]) { folder in
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--report-\(format)", "-", in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.output.count > 100)
            #expect(outcome.message.hasPrefix("1 case: 1 same in "))
        }
    }

    @Test func quietAndPlainWhereThereIsNoTerminal() throws {
        try withPictures(["a": 1], ["a": 2]) { folder in
            let outcome = try Tool.run("verify", "e", "--actual", "a", "--quiet", in: folder)
            #expect(outcome.text.hasPrefix("1 case: 1 different in "))
            #expect(outcome.message == "")
        }
    }

    #if os(Linux)
        @Test func aTerminalShowsProgress() throws {
            try withPictures(["a": 1, "b": 1], ["a": 1, "b": 2]) { folder in
                let outcome = try Tool.shell(
                    "script -qec \"'$stepchart' verify e --actual a\" /dev/null </dev/null", in: folder)
                #expect(outcome.text.contains("[##########..........] 1 of 2 pictures"), "\(outcome.text)")
                #expect(outcome.text.contains("2 cases: 1 same, 1 different in "))
            }
        }
    #endif

    // MARK: Several at a time

    @Test func threadsDoNotMatter() throws {
        let names = (0..<60).map { "n\($0)" }
        let expected = Dictionary(uniqueKeysWithValues: names.map { ($0, UInt8(1)) })
        let actual = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, UInt8(1 + $0 % 3)) })
        try withPictures(expected, actual) { folder in
            let outcomes = try ["1", "2", "7"].map { threads in
                try Tool.run("verify", "e", "--actual", "a", "--verbose", "--threads", threads, in: folder)
            }
            let texts = Set(outcomes.map { $0.text.replacing(/in [0-9.]+ s\n/, with: "") })
            #expect(texts.count == 1)
            #expect(outcomes[0].text.contains("60 cases: 20 same, 40 different"))
        }
    }

    /// Two runs that record the same goldens leave whole files.
    @Test func twoRunsAtOnceLeaveWholeFiles() throws {
        let pictures = Dictionary(uniqueKeysWithValues: (0..<40).map { ("n\($0)", UInt8($0)) })
        try withPictures([:], pictures) { folder in
            let outcome = try Tool.shell(
                """
                "$stepchart" verify e --actual a --record all --quiet >one & "$stepchart" verify e --actual a \
                --record all --quiet >two; wait; "$stepchart" verify e --actual a
                """, in: folder)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(try folder.appending(path: "e").names.count == 40)
        }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func leavesNothingBehindWhenInterrupted(signal: Int32) throws {
        let large = #"{"name": "large", "input": "week.json", "arguments": ["--scale", "8"]}"#
        try withCases([large] + (0..<50).map { large.replacing("large", with: "large\($0)") }) { folder in
            let arguments = ["verify", "--record", "missing", "--report-json", "r.json"]
            let outcome = try Tool.launch(try Tool.path, arguments, in: folder) { tool in
                try Tool.wait { try folder.appending(path: "golden").names.count >= 3 }
                kill(tool, signal)
            }
            #expect(outcome.status == 128 + signal)
            #expect(outcome.text == "" && outcome.message == "")
            #expect(try folder.names == ["golden"])
            let names = try folder.appending(path: "golden").names
            #expect(names.allSatisfy { !$0.hasPrefix(".") })
            #expect(names.count < 50)
        }
    }

    // MARK: Support

    private static let week = #"{"name": "week", "input": "week.json", "arguments": ["--scale", "1"]}"#

    /// Calls `body` with a folder that has the sample week and these cases in golden/.
    private func withCases(_ cases: [String], _ body: (URL) throws -> Void) throws {
        try Tool.withFolder { folder in
            let golden = folder.appending(path: "golden")
            try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: false)
            try golden.write(Data(contentsOf: URL(filePath: Tool.week)), to: "week.json")
            let text = #"{"version": 1, "cases": [\#(cases.joined(separator: ",\n"))]}"#
            try golden.write(text.utf8, to: "golden.json")
            try body(folder)
        }
    }

    /// Calls `body` with a folder that has pictures, by the level of their colour, in e/ and a/.
    private func withPictures(
        _ expected: [String: UInt8], _ actual: [String: UInt8], _ body: (URL) throws -> Void
    ) throws {
        try Tool.withFolder { folder in
            for (name, pictures) in [("e", expected), ("a", actual)] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: "\(name)/in"), withIntermediateDirectories: true)
                for (path, level) in pictures {
                    let file = folder.appending(path: "\(name)/\(path).png")
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    let pixel = Pixel(red: level, green: level, blue: level)
                    let picture = PixelBuffer(width: 4, height: 2, filledWith: pixel)
                    try Data(PNGEncoder.encode(picture, scale: 1)).write(to: file)
                }
                if try folder.appending(path: "\(name)/in").names.isEmpty {
                    try FileManager.default.removeItem(at: folder.appending(path: "\(name)/in"))
                }
            }
            try body(folder)
        }
    }
}
