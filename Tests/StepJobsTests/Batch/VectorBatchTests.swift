import Foundation
import StepChart
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct VectorBatchTests {
    private func answer(_ answers: [[String: Any]], _ index: Int, _ key: String) -> String? {
        answers[index][key] as? String
    }

    @Test func theTemplateSaysTheKind() throws {
        try withFolder { folder in
            let names = try FileNames("{id}-{hash}.svg")
            let batch = smallBatch {
                $0.place = Batch.Place(path: folder, names: names)
                $0.options.inline = true
            }
            let answers = try batch.run(lines(0..<3)).answers
            for index in 0..<3 {
                let path = try #require(answer(answers, index, "path"))
                #expect(path.hasSuffix(".svg"))
                let file = try bytes(path)
                #expect(SVGFile(file)?.size.width == 75, "375 points at a fifth")
                #expect(answers[index]["width"] as? Int == 75)
                #expect(answer(answers, index, "sha256") == SHA256.hex(of: file))
                #expect(answer(answers, index, "base64") == Data(file).base64EncodedString())
            }
            // Whole ones are left alone; what is torn or damaged is drawn again.
            let before = try files(in: folder)
            let (torn, damaged) = (try #require(answer(answers, 0, "path")), try #require(answer(answers, 1, "path")))
            try Data(bytes(torn).dropLast(9)).write(to: URL(filePath: torn))
            try write(String(decoding: bytes(damaged), as: UTF8.self).replacing("#fff", with: "#eee"), to: damaged)
            var again = batch
            again.options.skipExisting = true
            let second = try again.run(lines(0..<3)).answers
            #expect(try files(in: folder) == before)
            #expect(second.map { $0["skipped"] as? Bool ?? false } == [false, false, true])
            #expect(second.map { $0["sha256"] as? String } == answers.map { $0["sha256"] as? String })
            #expect(second.map { $0["width"] as? Int } == answers.map { $0["width"] as? Int })
        }
    }

    @Test func aLineCannotSayAnother() throws {
        try withFolder { folder in
            func messages(_ template: String, _ lines: String) throws -> [String?] {
                let names = try FileNames(template)
                return try smallBatch { $0.place = Batch.Place(path: folder, names: names) }.run(lines).answers.map {
                    ($0["error"] as? [String: Any])?["message"] as? String
                }
            }
            let jobs =
                #"{"week": [1, 2], "picture": "png"}"# + "\n" + #"{"week": [1, 2], "picture": "svg"}"# + "\n"
                + #"{"week": [1, 2], "command": "animate"}"#
            let vectors = try messages("{index}.svg", jobs)
            #expect(
                vectors == [
                    "--picture: expected svg, as --name ends, found another", nil,
                    "--command: expected one whose picture can be SVG, as --name ends, found animate",
                ])
            let pixels = try messages("{index}.png", jobs)
            #expect(
                pixels[..<2] == [
                    nil, "--picture: expected png, as --name ends, found another",
                ])
        }
    }

    @Test func jobsThatSayTheirPlaceSayTheirKind() throws {
        try withFolder { folder in
            let jobs =
                #"{"week": [1, 2], "output": "\#(folder)/a.svg"}"# + "\n"
                + #"{"week": [1, 2], "output": "\#(folder)/b", "picture": "svg"}"# + "\n"
                + #"{"week": [1, 2]}"#
            let answers = try smallBatch().run(jobs).answers
            #expect(answers.map { $0["ok"] as? Bool } == [true, true, true])
            let (named, said) = (try bytes("\(folder)/a.svg"), try bytes("\(folder)/b"))
            #expect(named == said)
            #expect(answer(answers, 0, "sha256") == SHA256.hex(of: named))
            #expect(answer(answers, 2, "sha256") != answer(answers, 1, "sha256"))
        }
    }
}
