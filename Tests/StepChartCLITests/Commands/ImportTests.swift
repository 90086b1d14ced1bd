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

    /// Signals are held back while files may be half written; a stalled input must not hold them for ever.
    @Test(arguments: ["import -", "animate - -o frames/"])
    func aStalledInputEndsWhenAskedTo(command: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                "mkfifo p; sleep 20 > p & \"$stepchart\" \(command) < p & sleep 1; kill -TERM $!; wait $!; echo $?; kill %1",
                in: folder)
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
