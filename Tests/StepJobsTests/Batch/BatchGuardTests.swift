import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

/// What lines may open and write.
struct BatchGuardTests {
    private static let week = #""week": [1, 2]"#

    /// A later line, after one that reads a.json and b.png's folder, and writes out.png, out.json and share.
    @Test(
        arguments: [
            (#"{\#(week), "output": "out.png"}"#, "output"), (#"{\#(week), "output": "x/../OUT.png"}"#, "output"),
            (#"{\#(week), "output": "other.png", "layout-json": "out.json"}"#, "layout-json"),
            (#"{\#(week), "output": "link/out.png"}"#, "output"), (#"{\#(week), "output": "a.json"}"#, "output"),
            (#"{\#(week), "output": "share/x.png"}"#, "output"),
            (#"{\#(week), "command": "message", "output": "share"}"#, "output"),
            (#"{\#(week), "command": "message", "output": "m", "preview": "out.png"}"#, "preview"),
            (#"{\#(week), "command": "widget", "output": "out.png"}"#, "output"),
            (#"{"input": "out.json"}"#, "input"), (#"{"command": "card", \#(week), "avatar": "out.png"}"#, "avatar"),
        ])
    func noLineHarmsAnother(line: String, field: String) throws {
        try withFolder { folder in
            try write("[1, 2, 3]", to: "\(folder)/a.json")
            try FileManager.default.createDirectory(atPath: "\(folder)/x", withIntermediateDirectories: false)
            symlink(".", "\(folder)/link")
            let before = """
                {"input": "a.json", "output": "out.png", "layout-json": "out.json"}
                {\(Self.week), "command": "message", "output": "share"}

                """
            let inFolder = { (text: String) in
                ["input", "output", "layout-json", "preview", "avatar"].reduce(text) { text, key in
                    text.replacing("\"\(key)\": \"", with: "\"\(key)\": \"\(folder)/")
                }
            }
            for threads in [1, 3] {
                let answers = try smallBatch { $0.threads = threads }.run(inFolder(before + line)).answers
                #expect(answers.map { $0["ok"] as? Bool } == [true, true, false])
                let error = try #require(answers[2]["error"] as? [String: Any])
                #expect(error["field"] as? String == field, "\(error)")
                #expect(error["code"] as? Int == 65)
                #expect(try bytes("\(folder)/a.json") == Array("[1, 2, 3]".utf8))
            }
        }
    }

    @Test func onlyRegularFilesAreOpened() throws {
        try withFolder { folder in
            try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
            let jobs = ["\(folder)/pipe", "/dev/zero", "/dev/null"].flatMap { path in
                [
                    #"{"input": "\#(path)"}"#, #"{\#(Self.week), "theme": "\#(path)"}"#,
                    #"{\#(Self.week), "font": ["\#(path)"]}"#,
                    #"{\#(Self.week), "command": "card", "avatar": "\#(path)"}"#,
                    #"{\#(Self.week), "previous": "\#(path)"}"#,
                ]
            }
            let answers = try smallBatch().run(jobs.joined(separator: "\n")).answers
            for answer in answers {
                let error = try #require(answer["error"] as? [String: Any])
                #expect((error["message"] as? String)?.hasSuffix(": expected a regular file") == true, "\(error)")
                #expect(error["code"] as? Int == 66)
            }
            #expect(answers.count == 15)
        }
    }

    @Test func anIdHasALetter() throws {
        let answers = try smallBatch().run(#"{"id": "", "week": [1]}"#).answers
        #expect((answers[0]["error"] as? [String: Any])?["field"] as? String == "id")
    }

    /// For the system the path would end there.
    @Test(arguments: ["output", "layout-json", "theme"])
    func noPathHasANul(option: String) throws {
        let job = #"{\#(Self.week), "\#(option)": "a\u0000b.png"}"#
        let answers = try smallBatch().run(job).answers
        #expect((answers[0]["error"] as? [String: Any])?["field"] as? String == option)
        #expect(!FileManager.default.fileExists(atPath: "a"))
    }

    /// Marks that nobody could tell apart cost nothing, and a text has an end.
    @Test func textsHaveABudget() throws {
        let jobs = [3, 33, 34, 9000, 10_000].map { count in
            #"{\#(Self.week), "title": "e\#(String(repeating: "\u{301}", count: count))"}"#
        }
        let batch = smallBatch {
            $0.options.pixelHash = true
            // Marks over marks differ only at their edges.
            $0.defaults.change { $0.outputs.scale = 1 }
        }
        let answers = try batch.run(jobs.joined(separator: "\n")).answers
        #expect(answers.map { $0["ok"] as? Bool } == [true, true, true, true, false])
        let pixels = answers.map { $0["pixelSha256"] as? String }
        #expect(pixels[0] != pixels[1] && pixels[1] == pixels[2] && pixels[2] == pixels[3])
        #expect((answers[4]["error"] as? [String: Any])?["field"] as? String == "title")
    }

    // MARK: Untrusted jobs

    @Test func aJobMayBeToNameNoFile() throws {
        let picture = try bytes(project.appending(path: "samples/week.png").path)
        let avatar = Base64.encode(picture[...])
        let theme = Base64.encode(Array(##"{"background": "#ff0000"}"##.utf8)[...])
        let jobs = """
            {\(Self.week), "command": "card", "avatar": "data:image/png;base64,\(String(decoding: avatar, as: UTF8.self))"}
            {\(Self.week), "theme": "data:application/json;base64,\(String(decoding: theme, as: UTF8.self))"}
            {\(Self.week), "theme": "dark"}
            {"input": "samples/week.json"}
            {\(Self.week), "theme": "/etc/passwd"}
            {\(Self.week), "font": ["a.ttf"]}
            {\(Self.week), "output": "a.png"}
            {\(Self.week), "cache": "c"}
            {\(Self.week), "theme": "data:application/json;base64,####"}

            """
        let answers = try smallBatch { $0.options.noFiles = true }.run(jobs).answers
        #expect(answers.map { $0["ok"] as? Bool } == [true, true, true] + Array(repeating: false, count: 6))
        let errors = answers.dropFirst(3).map { $0["error"] as? [String: Any] }
        #expect(errors.map { $0?["field"] as? String } == ["input", "theme", "font", "output", "cache", nil])
        #expect(Set(answers.prefix(3).map { $0["sha256"] as? String }).count == 3)
    }

    @Test func aJobMayBeConfinedToAFolder() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: "\(folder)/root/in", withIntermediateDirectories: true)
            try write("[1, 2]", to: "\(folder)/root/in/a.json")
            try write("[1, 2]", to: "\(folder)/outside.json")
            try write(#"{"SECRET": 1}"#, to: "\(folder)/root/theme.json")
            try write("SECRET", to: "\(folder)/root/week.json")
            symlink("../outside.json", "\(folder)/root/link.json")
            symlink("..", "\(folder)/root/out")
            try write("mine", to: "\(folder)/other")
            symlink("../other", "\(folder)/root/out.png")
            let jobs = """
                {"input": "in/a.json"}
                {"input": "in/a.json", "output": "in/a.png"}
                {"input": "link.json"}
                {"input": "out/outside.json"}
                {"input": "../outside.json"}
                {"input": "\(folder)/outside.json"}
                {"input": "in"}
                {\(Self.week), "output": "out/a.png"}
                {\(Self.week), "command": "message", "output": "out/m"}
                {\(Self.week), "theme": "theme.json"}
                {"input": "week.json"}
                {\(Self.week), "cache": "c"}
                {\(Self.week), "output": "out.png"}

                """
            let answers = try smallBatch { $0.access = .below("\(folder)/root") }.run(jobs).answers
            #expect(answers.map { $0["ok"] as? Bool } == [true, true] + Array(repeating: false, count: 10) + [true])
            for answer in answers.dropFirst(2).dropLast() {
                let message = (answer["error"] as? [String: Any])?["message"] as? String ?? ""
                #expect(!message.contains("SECRET") && !message.contains("found"), "\(message)")
            }
            #expect(
                try Set(files(in: folder).keys.filter { $0.hasSuffix(".png") }) == ["root/in/a.png", "root/out.png"])
            #expect(try bytes("\(folder)/other") == Array("mine".utf8), "the link is replaced, not followed")
        }
    }

    @Test func aLineMayHaveSoMuchTime() throws {
        try withFolder { folder in
            let long = #"{\#(Self.week), "command": "animate", "duration": 50"#
            let jobs = """
                \(long), "output": "\(folder)/f%05d.png"}
                \(long), "output": "\(folder)/a.png"}
                \(long)}
                {\(Self.week)}

                """
            let (answers, summary) = try smallBatch {
                $0.defaults.change { $0.outputs.scale = 3 }
                $0.options.timeout = 0.3
            }.run(jobs)
            #expect(answers.prefix(3).allSatisfy { ($0["error"] as? [String: Any])?["code"] as? Int == 74 })
            #expect(summary.answered == 4 && summary.end == nil)
            #expect(try files(in: folder).isEmpty)
        }
    }
}
