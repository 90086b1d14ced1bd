import Foundation
import Testing

struct ImportCommandTests {
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

    @Test func aSourceIsNotWrittenOver() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.garmin.utf8, to: "a.json")
            let outcome = try Tool.shell("\"$stepchart\" import a.json -o ./a.json", in: folder)
            #expect(outcome.status == 64)
            #expect(try folder.bytes("a.json") == Array(Self.garmin.utf8))
        }
    }
}
