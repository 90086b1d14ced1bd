import Foundation
import Testing

struct ImportTests {
    private static let garmin = #"[{"calendarDate": "2024-06-01", "totalSteps": 7314, "totalDistanceMeters": 5320}]"#

    @Test func writesDays() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.garmin.utf8, to: "UDSFile_1.json")
            let outcome = try Tool.shell("\"$stepchart\" import UDSFile_1.json -o days.csv --format csv", in: folder)
            #expect(outcome.status == 0)
            #expect(
                try folder.bytes("days.csv") == Array("date,steps,distance_m,flights\n2024-06-01,7314,5320,\n".utf8))
            let drawn = try Tool.shell("\"$stepchart\" render UDSFile_1.json -o a.png && ls a.png", in: folder)
            #expect(drawn.status == 0)
        }
    }

    @Test func whatIsNoExportLeavesNoFile() throws {
        try Tool.withFolder { folder in
            try folder.write("not a zip".utf8, to: "a.zip")
            let outcome = try Tool.shell("\"$stepchart\" import a.zip -o days.json", in: folder)
            #expect(outcome.status == 65)
            #expect(outcome.message.hasPrefix("stepchart: a.zip"))
            #expect(outcome.message.count { $0 == "\n" } == 1)
            #expect(try folder.names == ["a.zip"])
        }
    }

    /// What comes through a pipe is told apart as files are.
    @Test(arguments: ["[7314, 2583]", "date,steps\n2016-09-12,7314\n", garmin])
    func standardInputIsReadAsFilesAre(text: String) throws {
        try Tool.withFolder { folder in
            try folder.write(text.utf8, to: "a")
            for command in ["import a --format csv", "render a -o - --scale 0.2"] {
                let file = try Tool.shell("\"$stepchart\" \(command)", in: folder)
                let piped = try Tool.shell(
                    "cat a | \"$stepchart\" \(command.replacingOccurrences(of: " a ", with: " - "))", in: folder)
                #expect(file.status == 0 && piped.status == 0, "\(piped.message)")
                #expect(file.output == piped.output)
            }
        }
    }

    /// By name, by pipe, in a zip and packed by gzip, in every command.
    @Test(arguments: ["week.json", "week.csv", "week.ndjson", "UDSFile_1.json"])
    func aFileIsTheSameHoweverItComes(name: String) throws {
        try Tool.withFolder { folder in
            let days = "\"$stepchart\" import \"$week\""
            let text = try Tool.shell("\(days) --format \(name.split(separator: ".")[1])", in: folder)
            try folder.write(name.hasPrefix("UDS") ? Array(Self.garmin.utf8) : text.output, to: name)
            let pack = try Tool.shell("gzip -k \(name); python3 -m zipfile -c a.zip \(name)", in: folder)
            try #require(pack.status == 0, "\(pack.message)")
            let commands = [
                "import INPUT", "render INPUT -o -", "card INPUT -o -", "widget INPUT -o -",
                "animate INPUT -o - --fps 4",
                "message INPUT -o m && cat m/*.png && rm -r m",
            ]
            for command in commands {
                let file = try Tool.shell(
                    "$stepchart " + command.replacing("INPUT", with: name) + " 2> /dev/null", in: folder)
                #expect(file.status == 0 && !file.output.isEmpty)
                for other in ["-", "a.zip", "\(name).gz"] {
                    let source = other == "-" ? name : other
                    let line = "$stepchart " + command.replacing("INPUT", with: other) + " 2> /dev/null"
                    #expect(try Tool.shell("cat \(source) | { \(line); }", in: folder).output == file.output, "\(line)")
                    let piped = "$stepchart " + command.replacing("INPUT", with: "-") + " 2> /dev/null"
                    #expect(try Tool.shell("cat \(source) | { \(piped); }", in: folder).output == file.output)
                }
            }
        }
    }

    /// A zone that nobody knows is a slip, also where no time needs it.
    @Test(arguments: [
        "import week.csv", "render week.csv -o a.png", "card data.json -o a.png", "widget export -o a.png",
    ])
    func aTimeZoneIsAlwaysChecked(command: String) throws {
        try Tool.withFolder { folder in
            try folder.write("date,steps\n2026-11-16,5\n".utf8, to: "week.csv")
            try folder.write("[5, 6]".utf8, to: "data.json")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "export"), withIntermediateDirectories: true)
            try folder.write(Self.garmin.utf8, to: "export/UDSFile_1.json")
            let outcome = try Tool.shell("$stepchart \(command) --time-zone Europe/Nowhere", in: folder)
            #expect(outcome.status == 64)
            #expect(
                outcome.message
                    == "stepchart: --time-zone: expected a time zone such as Europe/Helsinki, UTC or +02:00, "
                    + "found \"Europe/Nowhere\"\n")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a.png").path))
        }
    }

    @Test func columnsMayBeNamed() throws {
        try Tool.withFolder { folder in
            try folder.write("a,b,n\n2026-11-15T23:00:00Z,2026-11-17,5\n".utf8, to: "a.csv")
            let options = "--date-column a --steps-column n --time-zone Europe/Vienna"
            let days = try Tool.shell("$stepchart import a.csv --format csv \(options)", in: folder)
            #expect(days.text == "date,steps,distance_m,flights\n2026-11-16,5,,\n")
            let job = #"{"input": "a.csv", "output": "a.png", "date-column": "a", "steps-column": "m"}"#
            let batch = try Tool.shell("echo '\(job)' | $stepchart batch -", in: folder)
            #expect(batch.text.contains(#"expected \"m\", as --steps-column says, found \"a\", \"b\", \"n\""#))
        }
    }

    /// Signals are held back while files may be half written; a stalled input must not hold them for ever.
    @Test(arguments: ["import -", "animate - -o frames/"])
    func aStalledInputEndsWhenAskedTo(command: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                mkfifo p; sleep 20 > p & writer=$!
                "$stepchart" \(command) < p & sleep 1; kill -TERM $!; wait $!; echo $?; kill $writer
                """, in: folder)
            #expect(outcome.text == "143\n")
            #expect(try folder.names == ["p"])
        }
    }

    @Test func aSourceIsNotWrittenOver() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.garmin.utf8, to: "a.json")
            let outcome = try Tool.shell("\"$stepchart\" import a.json -o ./a.json", in: folder)
            #expect(outcome.status == 64)
            #expect(try folder.bytes("a.json") == Array(Self.garmin.utf8))
        }
    }
}
