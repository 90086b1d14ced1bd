import Foundation
import StepPNG
import StepTestSupport
import Testing

@Suite struct WidgetTimelineTests {
    private struct Timeline: Decodable {
        struct Entry: Decodable { var date: String, scheme: String, file: String, sha256: String }
        struct Policy: Decodable {
            var kind: String
            var date: String?
        }
        var version: Int
        var family: String
        var width: Double, height: Double, scale: Double
        var entries: [Entry]
        var policy: Policy
    }

    private static func run(
        _ timeline: String, _ options: String = "", in folder: URL
    ) throws -> Tool.Outcome {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "in"), withIntermediateDirectories: true)
        try folder.write(Data(timeline.utf8), to: "in/timeline.json")
        try folder.write(Data("[1, 2, 30]".utf8), to: "in/week.json")
        return try Tool.shell(
            "$stepchart widget --timeline in/timeline.json -o out --scale 1 \(options)", in: folder)
    }

    private static func read(_ folder: URL) throws -> Timeline {
        let text = String(decoding: try folder.bytes("out/timeline.json"), as: UTF8.self)
        let other = text.replacing("\"kind\"", with: "\"sort\"")
        #expect(try JSONSchema("timeline.schema.json").accepts([text, other]) == [true, false])
        return try JSONDecoder().decode(Timeline.self, from: Data(folder.bytes("out/timeline.json")))
    }

    /// The second entry shows what the first does, so they share a picture.
    private static let three = """
        {"entries": [{"date": "2016-09-17T22:05", "week": "week.json"},
                     {"date": "2016-09-18", "week": [1, 2, 30]},
                     {"date": "2016-09-18T06:00", "week": {"days": [3, 2, 1]}}]}
        """

    @Test func aPictureForEachEntry() throws {
        try Tool.withFolder { folder in
            let outcome = try Self.run(Self.three, "--family small", in: folder)
            #expect(outcome.status == 0, "\(outcome.message)")
            #expect(outcome.text == "out: 3 entries, 2 pictures, 2 written; refresh after 2016-09-19T00:00\n")
            #expect(
                try folder.appending(path: "out").names
                    == ["2016-09-17T2205.png", "2016-09-18T0600.png", "timeline.json"])
            let timeline = try Self.read(folder)
            #expect(timeline.family == "small")
            #expect("\(timeline.width)x\(timeline.height) \(timeline.scale)" == "158.0x158.0 1.0")
            #expect(timeline.entries.map(\.date) == ["2016-09-17T22:05", "2016-09-18", "2016-09-18T06:00"])
            #expect(
                timeline.entries.map(\.file) == ["2016-09-17T2205.png", "2016-09-17T2205.png", "2016-09-18T0600.png"])
            #expect(timeline.entries[0].sha256 == timeline.entries[1].sha256)
            #expect(timeline.policy.kind == "after")
            #expect(timeline.policy.date == "2016-09-19T00:00")
            let again = try Self.run(Self.three, "--family small", in: folder)
            #expect(again.text.contains("0 written"))
        }
    }

    @Test func bothSchemes() throws {
        try Tool.withFolder { folder in
            let text = #"{"policy": "atEnd", "entries": [{"date": "2016-12-31", "week": [5]}]}"#
            let outcome = try Self.run(text, "--scheme both", in: folder)
            #expect(outcome.text == "out: 1 entry, 2 pictures, 2 written; refresh at the end\n")
            let timeline = try Self.read(folder)
            #expect(timeline.entries.map(\.scheme) == ["light", "dark"])
            #expect(timeline.entries.map(\.file) == ["2016-12-31.png", "2016-12-31-dark.png"])
            #expect(timeline.policy.kind == "atEnd")
            #expect(timeline.policy.date == nil)
        }
    }

    @Test(arguments: [
        (#"{"entries": [{"date": "2016-02-30", "week": [1]}]}"#, "1:23: entries[0].date: expected a date that exists"),
        (#"{"entries": [{"date": "2016-02-20T24:00", "week": [1]}]}"#, "found \"2016-02-20T24:00\""),
        (#"{"entries": [{"date": "2016-02-20T7:00", "week": [1]}]}"#, "1:23: entries[0].date: expected a date"),
        (
            "{\"entries\": [{\"date\": \"2016-02-20\", \"week\": [1]},\n {\"date\": \"2016-02-20T00:00\", \"week\": [1]}]}",
            "2:11: entries[1].date: expected a date after 2016-02-20, found \"2016-02-20T00:00\""
        ),
        (#"{"entries": [{"week": [1]}]}"#, "1:14: entries[0].date: expected a date that exists"),
        (#"{"entries": [{"date": "2016-02-20"}]}"#, "1:14: entries[0].week: expected a week, or the path of one"),
        (#"{"entries": [{"date": "2016-02-20", "week": [-1]}]}"#, "1:46: entries[0].week[0]: expected a whole number"),
        (#"{"entries": []}"#, "1:13: entries: expected at least one entry, found none"),
        (#"{}"#, "1:1: entries: expected entries in an array, found no such key"),
        (#"{"policy": "never"}"#, "1:12: policy: expected \"after\" or \"atEnd\", found \"never\""),
    ])
    func saysWhereAFileIsWrong(text: String, message: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Self.run(text, in: folder)
            #expect(outcome.status == 65)
            #expect(outcome.message.hasPrefix("stepchart: in/timeline.json:"), "\(outcome.message)")
            #expect(outcome.message.contains(message), "\(outcome.message)")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out").path))
        }
    }

    @Test func aWeekThatIsNotThere() throws {
        try Tool.withFolder { folder in
            let outcome = try Self.run(#"{"entries": [{"date": "2016-02-20", "week": "no.json"}]}"#, in: folder)
            #expect(outcome.status == 66)
            #expect(outcome.message == "stepchart: in/no.json: No such file or directory\n")
        }
    }
}
