import Foundation
import StepGoldens
import StepPNG
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct BatchTests {
    // MARK: Answers

    @Test func thereAreNoMoreThreadsThanMachinesHaveCores() throws {
        var options = BatchOptions()
        options.jobs = "-"
        #expect(try Batch(options, threads: .max).threads == Batch.mostThreads)
        #expect(try Batch(options, threads: 7).threads == 7)
    }

    @Test(arguments: [1, 2, 5])
    func answersInOrder(threads: Int) throws {
        let (answers, summary) = try smallBatch { $0.threads = threads }.run(lines(0..<40))
        #expect(answers.map { $0["index"] as? Int } == Array(0..<40))
        #expect(answers.map { $0["id"] as? String } == (0..<40).map { "u\($0)" })
        #expect(summary == Batch.Summary(answered: 40, failed: 0, lastLine: 40))
        // Where nobody says where the picture goes, it is told of.
        #expect(answers.allSatisfy { Set($0.keys) == ["index", "id", "ok", "width", "height", "bytes", "sha256"] })
        #expect(answers.allSatisfy { $0["width"] as? Int == 75 && $0["height"] as? Int == 40 })
        #expect(Set(answers.map { $0["sha256"] as? String }).count == 40)
    }

    @Test func answersAtOnceWithAllAnswers() throws {
        let (answers, summary) = try smallBatch {
            $0.threads = 3
            $0.options.serve = true
        }.run(lines(0..<40))
        #expect(Set(answers.compactMap { $0["index"] as? Int }) == Set(0..<40))
        #expect(summary.answered == 40)
    }

    /// A line, what its error says, and the field.
    @Test(arguments: [
        (#"nonsense"#, "2:1: expected a job, an object of options, found nonsense", nil, 65),
        (
            #"{"id": "x", "week": [1, "a"]}"#, "2:25: week[1]: expected a day or a whole number >= 0, found \"a\"",
            "week[1]", 65
        ),
        (
            #"{"id": "x", "week": [1], "sclae": 1}"#,
            "2:26: expected a known name (the nearest is \"scale\"), found \"sclae\"", nil, 65
        ),
        (#"{"id": "x"}"#, "2:1: input: expected a week, or - for standard input, found none", "input", 65),
        (#"{"id": "x", "week": [1]} x"#, "2:26: expected the end of the input, found x", nil, 65),
    ])
    func saysWhatIsWrongWithALine(line: String, message: String, field: String?, code: Int) throws {
        let (answers, summary) = try smallBatch { $0.threads = 2 }.run(lines(0..<1) + line + "\n" + lines(1..<2))
        #expect(answers.map { $0["ok"] as? Bool } == [true, false, true])
        #expect(summary == Batch.Summary(answered: 3, failed: 1, lastLine: 3))
        let error = try #require(answers[1]["error"] as? [String: Any])
        #expect((error["message"] as? String)?.hasSuffix("/jobs.ndjson:\(message)") == true, "\(error)")
        #expect(error["field"] as? String == field)
        #expect(error["code"] as? Int == code)
        #expect(answers[1]["id"] as? String == (line.hasPrefix("{") ? "x" : nil))
    }

    @Test func saysWhatIsMissingOrCannotBeRead() throws {
        let jobs = """
            {"input": "/no/such.json"}
            {"input": "-"}
            {"week": [1], "command": "message"}
            {"week": [1], "layout-json": "x.json"}

            """
        let errors = try smallBatch().run(jobs).answers.map { $0["error"] as? [String: Any] }
        #expect(errors.map { $0?["code"] as? Int } == [66, 64, 64, 64])
        #expect(errors[1]?["message"] as? String == "<input>: expected a file, found standard input")
        #expect(errors[2]?["message"] as? String == "--command: expected one that makes one picture, found message")
        #expect(errors[3]?["field"] as? String == "layout-json")
    }

    @Test func passesOverEmptyLines() throws {
        let answers = try smallBatch().run("\n  \n" + lines(0..<1) + "\n\n" + "nonsense").answers
        #expect(answers.map { $0["index"] as? Int } == [0, 1])
        let error = try #require(answers[1]["error"] as? [String: Any])
        #expect((error["message"] as? String)?.contains("jobs.ndjson:6:1: ") == true)
    }

    @Test func stopsAtAnErrorWhereAsked() throws {
        for threads in [1, 3] {
            let (answers, summary) = try smallBatch {
                $0.threads = threads
                $0.options.onError = .stop
            }.run(lines(0..<3) + "nonsense\n" + lines(3..<300))
            #expect(answers.map { $0["ok"] as? Bool } == [true, true, true, false])
            #expect(summary.lastLine == 4)
            #expect(summary.end?.line.contains("jobs.ndjson:4:1: expected a job") == true)
        }
    }

    @Test func takesWhatAllShareFromDefaults() throws {
        var batch = Batch()
        batch.defaults = try JobDefaults(json: #"{"command": "card", "preset": "square", "scale": 0.1}"#.utf8)
        let answers = try batch.run(
            #"{"week": [1, 2]}"# + "\n" + #"{"week": [1, 2], "command": "render", "scale": 1}"#
        ).answers
        #expect(answers.map { $0["width"] as? Int } == [108, 375])
    }

    // MARK: Pictures

    @Test func drawsWhatTheJobByItselfDraws() throws {
        let json = #"{"week": [3, 1, null, 2], "scale": 2, "theme": "dark"}"#
        let alone = try #require(try Job(json: json.utf8).run(to: .memory, digests: true).files.first)
        var batch = Batch.inline()
        batch.options.pixelHash = true
        let answer = try #require(try batch.run(json).answers.first)
        let bytes = Data(base64Encoded: answer["base64"] as? String ?? "").map(Array.init)
        #expect(bytes == alone.bytes)
        #expect(answer["bytes"] as? Int == alone.bytes?.count)
        #expect(answer["sha256"] as? String == SHA256.hex(of: bytes ?? []))
        #expect(answer["pixelSha256"] as? String == alone.digest?.sha256)
        let pixels = try PNGDecoder.decode(try #require(bytes))
        #expect(answer["pixelSha256"] as? String == PictureDigest(of: pixels).sha256)
    }

    @Test func digestsAnimationsByAllTheirFrames() throws {
        let jobs = [0.1, 0.2].map {
            #"{"command": "animate", "week": [3, 1, 2], "scale": 0.5, "duration": \#($0)}"# + "\n"
        }.joined()
        let answers = try smallBatch { $0.defaults.change { $0.outputs.scale = nil } }.run(jobs).answers
        let digests = answers.compactMap { $0["sha256"] as? String }
        #expect(Set(digests).count == 2, "the stills are the same, the frames are not")
    }

    @Test func doesJobsThatSayWhereTheirFilesGo() throws {
        try withFolder { folder in
            let jobs = """
                {"week": [1, 2], "output": "\(folder)/a.png", "layout-json": "\(folder)/a.json"}
                {"week": [1, 2], "command": "message", "output": "\(folder)/m"}
                {"week": [1, 2], "output": "\(folder)/A.png"}
                {"week": [1, 2], "output": "-"}

                """
            let answers = try smallBatch().run(jobs).answers
            #expect(answers.map { $0["ok"] as? Bool } == [true, true, false, false])
            #expect((answers[0]["files"] as? [Any])?.count == 2)
            #expect(answers[0]["path"] as? String == "\(folder)/a.png")
            #expect(
                try files(in: folder).keys.sorted() == [
                    "a.json", "a.png", "m/caption.txt", "m/image@0.2x.png", "m/message.json",
                ])
            let error = try #require(answers[2]["error"] as? [String: Any])
            #expect(error["field"] as? String == "output")
            #expect((error["message"] as? String)?.contains("expected a file of its own") == true)
        }
    }

    // MARK: Folders

    @Test func fillsAFolder() throws {
        try withFolder { folder in
            let answers = try smallBatch {
                $0.place = Batch.Place(path: "\(folder)/cards", names: .standard)
                $0.threads = 3
            }.run(lines(0..<30)).answers
            let files = try files(in: "\(folder)/cards")
            #expect(files.count == 30)
            for answer in answers {
                let path = try #require(answer["path"] as? String)
                let file = try #require(files[String(path.dropFirst("\(folder)/cards/".count))])
                #expect(answer["bytes"] as? Int == file.count)
                #expect(answer["sha256"] as? String == SHA256.hex(of: file))
            }
        }
    }

    @Test func doesNotDrawAgainWhatIsThereAndWhole() throws {
        try withFolder { folder in
            let batch = smallBatch { $0.place = Batch.Place(path: folder, names: .standard) }
            let first = try batch.run(lines(0..<6)).answers
            let before = try files(in: folder)
            let names = before.keys.sorted()
            // One is gone, one is cut short, one is damaged.
            try FileManager.default.removeItem(atPath: "\(folder)/\(names[0])")
            try Data(before[names[1]]?.dropLast(20) ?? []).write(to: URL(filePath: "\(folder)/\(names[1])"))
            var damaged = try #require(before[names[2]])
            damaged[damaged.count / 2] ^= 1
            try Data(damaged).write(to: URL(filePath: "\(folder)/\(names[2])"))
            var again = batch
            again.options.skipExisting = true
            let second = try again.run(lines(0..<6)).answers
            #expect(try files(in: folder) == before)
            #expect(second.count { $0["skipped"] as? Bool == true } == 3)
            #expect(first.map { $0["sha256"] as? String } == second.map { $0["sha256"] as? String })
            #expect(first.map { $0["bytes"] as? Int } == second.map { $0["bytes"] as? Int })
        }
    }

    @Test(arguments: ["{id}.png", "{hash2}/{id}.png"])
    func refusesNamesThatDifferInCaseOnly(template: String) throws {
        try withFolder { folder in
            let jobs =
                #"{"id": "a", "week": [1]}"# + "\n" + #"{"id": "A", "week": [1]}"# + "\n"
                + #"{"id": "a", "week": [1]}"# + "\n" + #"{"id": "b", "week": [1]}"#
            let names = try FileNames(template)
            for threads in [1, 4] {
                let answers = try smallBatch {
                    $0.place = Batch.Place(path: folder, names: names)
                    $0.threads = threads
                }.run(jobs).answers
                #expect(answers.map { $0["ok"] as? Bool } == [true, false, false, true])
                let error = try #require(answers[1]["error"] as? [String: Any])
                #expect(error["field"] as? String == "id")
                #expect(
                    (error["message"] as? String)?.hasSuffix("which an earlier line has, letter case aside") == true)
            }
        }
    }

    @Test func doesNotWriteOverWhatItReads() throws {
        try withFolder { folder in
            try write(#"{"days": [1, 2]}"#, to: "\(folder)/0.png")
            let names = try FileNames("{index}.png")
            let answers = try smallBatch { $0.place = Batch.Place(path: folder, names: names) }
                .run(#"{"input": "\#(folder)/0.png"}"#).answers
            let error = try #require(answers.first?["error"] as? [String: Any])
            #expect(
                error["message"] as? String == "--out: expected another file than <input> has, found \(folder)/0.png")
            #expect(try bytes("\(folder)/0.png") == Array(#"{"days": [1, 2]}"#.utf8))
        }
    }

    /// Whichever option names the file, it may not be one that the batch itself reads.
    @Test(arguments: [
        #""output": "FILE""#, #""output": "a.png", "layout-json": "FILE""#,
        #""command": "message", "output": "share", "preview": "FILE""#,
    ])
    func noLineWritesOverTheJobs(options: String) throws {
        try withFolder { folder in
            let file = "\(folder)/lines.json"
            try write("precious", to: file)
            let line = #"{"week": [1, 2], \#(options)}"#.replacing("FILE", with: file)
                .replacing("a.png", with: "\(folder)/a.png").replacing("share", with: "\(folder)/share")
            let answers = try smallBatch { $0.inputs.reads(file, as: "<jobs>") }.run(line).answers
            let error = try #require(answers.first?["error"] as? [String: Any])
            #expect(
                (error["message"] as? String)?.hasSuffix("expected another file than <jobs> has, found \(file)") == true
            )
            #expect(try bytes(file) == Array("precious".utf8))
        }
    }

    // MARK: Shards and archives

    @Test func shardsTogetherAreTheWhole() throws {
        try withFolder { folder in
            let whole = smallBatch { $0.place = Batch.Place(path: "\(folder)/whole", names: .standard) }
            let all = try whole.run(lines(0..<40)).answers
            var indices: [Int] = []
            for index in 0..<4 {
                var part = whole
                part.options.shard = Shard(word: "\(index)/4")
                part.place = Batch.Place(path: "\(folder)/parts", names: .standard)
                let answers = try part.run(lines(0..<40)).answers
                indices += answers.compactMap { $0["index"] as? Int }
                #expect(answers.count > 2)
            }
            #expect(indices.sorted() == all.compactMap { $0["index"] as? Int })
            #expect(try files(in: "\(folder)/parts") == files(in: "\(folder)/whole"))
        }
    }

    @Test func anArchiveIsTheSameOnAnyNumberOfThreads() throws {
        try withFolder { folder in
            var archives: [[UInt8]] = []
            for threads in [1, 4] {
                let (answers, _) = try smallBatch {
                    $0.place = Batch.Place(path: "\(folder)/\(threads).tar", names: .standard, isArchive: true)
                    $0.threads = threads
                }.run(lines(0..<20))
                #expect((answers[0]["path"] as? String)?.hasPrefix("u0-") == true)
                archives.append(try bytes("\(folder)/\(threads).tar"))
            }
            #expect(archives[0] == archives[1])
            let script = """
                import io, json, sys, tarfile
                with tarfile.open(sys.argv[1]) as archive:
                    names = archive.getnames()
                    lines = [json.loads(line) for line in archive.extractfile(names[-1])]
                    print(names[-1], len(lines), [line["path"] for line in lines if line["ok"]] == names[:-1])
                """
            #expect(try python(script, ["\(folder)/1.tar"], input: []) == "index.ndjson 20 True\n")
            #expect(try files(in: folder).count == 2, "nothing else is left")
        }
    }

    @Test func anArchiveIsWholeOrNone() throws {
        try withFolder { folder in
            let (_, summary) = try smallBatch {
                $0.place = Batch.Place(path: "\(folder)/a.tar", names: .standard, isArchive: true)
                $0.options.onError = .stop
            }.run(lines(0..<5) + "nonsense\n")
            #expect(summary.end != nil)
            #expect(try files(in: folder).isEmpty)
        }
    }
}

extension Batch {
    static func inline() -> Batch {
        var batch = Batch()
        batch.options.inline = true
        return batch
    }
}
