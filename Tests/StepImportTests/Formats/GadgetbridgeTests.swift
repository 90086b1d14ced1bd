import Foundation
import StepData
import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

struct GadgetbridgeTests {
    /// Noon of 2026-03-02 by UTC.
    private static let noon = 1_772_452_800
    private static let midnight = noon + 43_200

    private static let utc =
        "days are those of UTC, as the export does not say the time zone; --time-zone Area/City does"

    private static func database(_ sql: String...) throws -> [UInt8] {
        try SQLSample.database(
            """
            CREATE TABLE USER (_id INTEGER PRIMARY KEY, NAME TEXT);
            CREATE TABLE DEVICE (_id INTEGER PRIMARY KEY, NAME TEXT NOT NULL, MANUFACTURER TEXT, \
            IDENTIFIER TEXT NOT NULL UNIQUE, TYPE INTEGER, ALIAS TEXT);
            INSERT INTO DEVICE VALUES (1, 'Band 5', 'x', 'AA:BB:CC:DD:EE:FF', 1, NULL), (2, 'Watch', 'x', '00:11', 2, 'Mine');
            """ + sql.joined())
    }

    private static func table(_ name: String, _ rows: [(Int, Int, String)]) -> String { table(name, "", rows) }

    /// - Parameter rows: time after noon, device, steps; then what other columns have.
    private static func table(_ name: String, _ columns: String, _ rows: [(Int, Int, String)]) -> String {
        let values = rows.map { "(\(noon + $0.0), \($0.1), 1, \($0.2))" }.joined(separator: ", ")
        return """
            CREATE TABLE \(name) (TIMESTAMP INTEGER NOT NULL, DEVICE_ID INTEGER NOT NULL, USER_ID INTEGER NOT NULL, \
            STEPS INTEGER NOT NULL\(columns), PRIMARY KEY (TIMESTAMP, DEVICE_ID)) WITHOUT ROWID; \
            INSERT INTO \(name) VALUES \(values);
            """
    }

    private func read(_ database: [UInt8], _ options: ImportOptions = ImportOptions()) throws -> ImportedDays {
        try Import.days(of: [ByteStream(name: "a", bytes: database)], options: options)
    }

    @Test func minutesAreAddedUpByLocalDays() throws {
        let late = Self.midnight - Self.noon - 60
        let bytes = try Self.database(
            Self.table("MI_BAND_ACTIVITY_SAMPLE", [(0, 1, "10"), (60, 1, "-1"), (120, 1, "20"), (late, 1, "7")]))
        let read = try read(bytes)
        #expect(lines(read) == ["2026-03-02 37 - -"])
        #expect(read.notes == [Self.utc])
        #expect(read.sources.map(\.name) == ["Band 5"])
        #expect(
            try imported(bytes, options { $0.setZone("Europe/Helsinki") }) == [
                "2026-03-02 30 - -", "2026-03-03 7 - -",
            ])
    }

    /// Days without a step are days on which nobody wore it; a table of a device of tomorrow is read too.
    @Test func zerosAreNoDays() throws {
        let zeros = (1...1440).map { (86_400 + $0 * 60, 1, "0") }
        let bytes = try Self.database(Self.table("SOMETHING_NEW_ACTIVITY_SAMPLE", zeros + [(0, 1, "5")]))
        #expect(try imported(bytes) == ["2026-03-02 5 - -"])
    }

    @Test func ofSeveralDevicesTheOneWithMoreCounts() throws {
        let bytes = try Self.database(
            Self.table("HUAMI_EXTENDED_ACTIVITY_SAMPLE", [(0, 1, "100"), (86_400, 1, "3")]),
            Self.table("XIAOMI_ACTIVITY_SAMPLE", ", DISTANCE_CM INTEGER", [(0, 2, "90, 7000"), (86_400, 2, "50, -1")]))
        let read = try read(bytes)
        #expect(lines(read) == ["2026-03-02 100 70 -", "2026-03-03 50 - -"])
        #expect(
            read.notes == [Self.utc, "of 2 devices the one with most of each day counts; --merge sum adds them up"])
        #expect(
            read.sources.map { "\($0.name) \($0.totals[.steps]?.counted ?? 0) \($0.totals[.steps]?.taken ?? 0)" }
                == ["Band 5 103.0 100.0", "Mine 140.0 50.0"])
        #expect(try imported(bytes, options { $0.merge = .sum }) == ["2026-03-02 190 70 -", "2026-03-03 53 - -"])
        #expect(
            try imported(bytes, options { $0.merge = .only("Mine") }) == ["2026-03-02 90 70 -", "2026-03-03 50 - -"])
        #expect(
            try imported(bytes, options { $0.sourcePriority = ["Mine"] }) == [
                "2026-03-02 90 70 -", "2026-03-03 50 - -",
            ])
    }

    /// Garmin's stamp is the end of a minute, and after midnight the old count may go on.
    @Test(arguments: ["GARMIN", "CMF", "OVTOUCH26"]) func countersCountUp(maker: String) throws {
        let late = Self.midnight - Self.noon
        let rows = [
            (-36_000, 1, "12, 1000"), (0, 1, "100, 8000"), (60, 1, "100, 8000"), (120, 1, "-1, -1"),
            (180, 1, "150, 9000"),
            (240, 1, "40, 500"), (300, 1, "45, 700"), (late - 60, 1, "45, 700"), (late, 1, "55, 1700"),
            (late + 60, 1, "57, 1900"),
            (late + 120, 1, "4, 300"), (late + 180, 1, "6, 400"), (late + 130_000, 1, "31, 2000"),
            // Another that has not been worn for long.
            (late + 130_000, 2, "9, 9"),
        ]
        let bytes = try Self.database(Self.table("\(maker)_ACTIVITY_SAMPLE", ", DISTANCE_CM INTEGER", rows))
        let first = maker == "GARMIN" ? "2026-03-02 165 102 -" : "2026-03-02 155 92 -"
        let second = maker == "GARMIN" ? "2026-03-03 4 3 -" : "2026-03-03 14 13 -"
        #expect(try imported(bytes) == [first, second, "2026-03-04 31 20 -"])
    }

    @Test func whatRepeatsTheStepsIsLeftOut() throws {
        let rows = [(0, 1, "9000")]
        let bytes = try Self.database(
            Self.table("HPLUS_HEALTH_ACTIVITY_SAMPLE", rows), Self.table("XIAOMI_DAILY_SUMMARY_SAMPLE", rows),
            Self.table("GLORY_FIT_STEPS_SAMPLE", rows), Self.table("LEFUN_ACTIVITY_SAMPLE", [(0, 1, "5")]),
            Self.table("NEW_SUMMARY_SAMPLE", [(Self.noon * 999, 1, "5")]))
        let read = try read(bytes)
        #expect(lines(read) == ["2026-03-02 5 - -"])
        #expect(read.notes == [Self.utc, "NEW_SUMMARY_SAMPLE is not read: its times are milliseconds"])
    }

    @Test func distancesAndFloorsAreReadWhereTheirUnitsAreKnown() throws {
        let bytes = try Self.database(
            Self.table("HUAWEI_ACTIVITY_SAMPLE", ", DISTANCE INTEGER", [(0, 1, "10, 8"), (60, 1, "-1, -1")]),
            Self.table("VIVOMOVE_HR_ACTIVITY_SAMPLE", ", FLOORS_CLIMBED INTEGER", [(86_400, 1, "10, 2")]),
            Self.table("OTHER_ACTIVITY_SAMPLE", ", DISTANCE INTEGER", [(2 * 86_400, 1, "10, 8")]))
        #expect(try imported(bytes) == ["2026-03-02 10 8 -", "2026-03-03 10 - 2", "2026-03-04 10 - -"])
    }

    /// A zip has keys of devices beside the database.
    @Test func aZipIsReadAndNothingElseOfIt() throws {
        let bytes = try Self.database(Self.table("MI_BAND_ACTIVITY_SAMPLE", [(0, 1, "10"), (60, 3, "1")]))
        try TestTool.withFolder { folder in
            let file = folder.appending(path: "gadgetbridge.zip")
            try Data(
                ZipSample.zip([
                    ("gadgetbridge.json", Array("{}".utf8)), ("database/Gadgetbridge", bytes),
                    ("preferences/device_AA.json", Array(#"{"authkey": "0xSECRET"}"#.utf8)), ("files/a.txt", [1]),
                ])
            ).write(to: file)
            let read = try Import.days(from: [file.path])
            #expect(lines(read) == ["2026-03-02 10 - -"])
            #expect(read.sources.map(\.name) == ["Band 5", "device 3"])
            #expect(!"\(read)".contains("SECRET") && !"\(read)".contains("AA:BB"))
            #expect(read.notes.count == 2)
        }
        let failure = #expect(throws: Failure.self) {
            try Import.days(of: ["a", "b"].map { ByteStream(name: $0, bytes: bytes) })
        }
        #expect(failure?.line == "b: expected one database of Gadgetbridge, found a too")
    }
}
