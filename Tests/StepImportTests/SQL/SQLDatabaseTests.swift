import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepImport

/// What others have made, and may have made to do harm.
struct SQLDatabaseTests {
    private static let day = ["2026-03-02 850 - -"]

    private static func backup() throws -> [UInt8] {
        try SQLSample.healthConnect(
            SQLSample.steps(1, "10:00-10:10", "600"), SQLSample.steps(2, "10:05-10:15", "500"))
    }

    /// A log that was being written is not there any more, and nothing is made beside the file.
    @Test func aFileInTheModeOfLogsIsRead() throws {
        var bytes = try Self.backup()
        (bytes[18], bytes[19]) = (2, 2)
        #expect(try imported(bytes) == Self.day)
        try TestTool.withFolder { folder in
            let file = folder.appending(path: "a.db")
            try Data(bytes).write(to: file)
            #expect(try lines(Import.days(from: [file.path])) == Self.day)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.db"])
            #expect(try Data(contentsOf: file) == Data(bytes))
            try Data([1]).write(to: folder.appending(path: "a.db-wal"))
            #expect(
                try Import.days(from: [file.path]).notes == ["\(file.path)-wal has newer rows, which are not read"])
        }
    }

    @Test func aZipIsReadAsAFileIs() throws {
        let bytes = try Self.backup()
        try TestTool.withFolder { folder in
            let file = folder.appending(path: "Health Connect.zip")
            try Data(ZipSample.zip([("health_connect_export.db", bytes)])).write(to: file)
            #expect(try lines(Import.days(from: [file.path])) == Self.day)
            guard case .days(let days) = try Import.read([file.path], options: ImportOptions()) else {
                Issue.record("a text")
                return
            }
            #expect(lines(days) == Self.day)
        }
    }

    @Test func othersAreNamedWithTheirTables() throws {
        let bytes = try SQLSample.database("CREATE TABLE b (x); CREATE TABLE \"a\n\" (y); CREATE VIEW c AS SELECT 1;")
        #expect(refusal(bytes)?.components(separatedBy: ", found ").last == #"a database with "a\n", "b""#)
        // Alone, it is no text either.
        try TestTool.withFolder { folder in
            let file = folder.appending(path: "a.db")
            try Data(bytes).write(to: file)
            #expect(throws: Failure.self) { try Import.read([file.path], options: ImportOptions()) }
        }
    }

    @Test func whereverItIsCutItIsRefused() throws {
        let bytes = try Self.backup()
        let pages = stride(from: 512, to: bytes.count, by: SQLSample.pageSize)
        for end in Array(pages) + [1, 16, 100, bytes.count - 1, bytes.count - 100] {
            let line = refusal(Array(bytes[..<end]))
            #expect(
                line == "a.db: expected a whole database of SQLite, found one that is cut short or damaged"
                    || end < 16 && line?.hasSuffix("found nothing of the kind") == true, "\(end)")
        }
    }

    /// Nothing but a refusal or days, and always the same.
    @Test func everyByteOfTheFirstPageMayBeAnother() throws {
        let bytes = try Self.backup()
        for offset in 16..<SQLSample.pageSize {
            for value in [0, 0xFF, bytes[offset] ^ 1] {
                var damaged = bytes
                damaged[offset] = value
                let line = refusal(damaged) ?? ""
                #expect(line.count < 2000 && line.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(line)")
                #expect(refusal(damaged) ?? "" == line)
            }
        }
    }

    @Test func aViewByTheNameIsNoTable() throws {
        let bytes = try SQLSample.database(
            """
            CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY, package_name TEXT);
            CREATE VIEW steps_record_table AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n;
            """)
        #expect(refusal(bytes)?.hasSuffix(#"found a database with "application_info_table""#) == true)
    }

    /// Even where the schema says that it is a table like others, with a page.
    @Test(arguments: [
        "CREATE VIEW steps_record_table AS SELECT 1 AS start_time, 2 AS end_time, 3 AS app_info_id, 4 AS count",
        "CREATE VIRTUAL TABLE steps_record_table USING fts4(start_time, end_time, app_info_id, count)",
        "CREATE VIRTUAL TABLE steps_record_table USING rtree(start_time, end_time, app_info_id)",
    ])
    func aSchemaThatLiesIsRefused(words: String) throws {
        let bytes = try SQLSample.healthConnect(
            SQLSample.steps(1, "10:00-10:10", "600"), "PRAGMA writable_schema = ON;",
            "UPDATE sqlite_master SET sql = '\(words)' WHERE name = 'steps_record_table';")
        #expect(
            refusal(bytes) == "a.db: expected a whole database of SQLite, found one that is cut short or damaged")
    }

    /// As some apps leave it, beside tables whose letters sort as only Android knows.
    @Test func whatIsOddAndHarmlessIsRead() throws {
        let bytes = try SQLSample.healthConnect(
            SQLSample.steps(1, "10:00-10:10", "600"), SQLSample.steps(2, "10:05-10:15", "500"),
            """
            CREATE TABLE b (x TEXT); CREATE INDEX i ON b (x); PRAGMA writable_schema = ON;
            UPDATE sqlite_master SET sql = 'CREATE TABLE b (x TEXT COLLATE LOCALIZED NOT NULL)' WHERE name = 'b';
            UPDATE sqlite_master SET sql = replace(sql, 'recording_method INTEGER', 'recording_method INTEGER NOT NULL')
            WHERE name = 'steps_record_table';
            UPDATE steps_record_table SET recording_method = NULL;
            """)
        #expect(try imported(bytes) == Self.day)
    }

    /// SQLite gives hundreds of rows before it asks again.
    @Test func rowsAreTakenUntilTimeIsOver() throws {
        let rows = (0..<5000).map { "(\($0))" }.joined(separator: ",")
        let bytes = try SQLSample.database("CREATE TABLE a (x); INSERT INTO a VALUES \(rows);")
        let database = try SQLDatabase(ByteStream(name: "a.db", bytes: bytes))
        var count = 0
        try database.rows(of: "a", ["x"]) { _ in count += 1 }
        #expect(count == 5000)
        database.deadline = Deadline(seconds: -1)
        count = 0
        let failure = #expect(throws: Failure.self) {
            try database.rows(of: "a", ["x"]) { _ in count += 1 }
        }
        #expect(failure?.line == "a.db: took longer than --timeout allows")
        #expect(count < 1000)
    }

    @Test func aPageThatIsItsOwnChildEndsTheWork() throws {
        let rows = (0..<3000).map { SQLSample.steps(1, "10:00-10:0\($0 % 10)", "\($0)") }
        let bytes = try SQLSample.healthConnect(rows.joined())
        // The first child of every inner page becomes the page itself.
        var damaged = bytes
        let size = SQLSample.pageSize
        for page in stride(from: size, to: bytes.count, by: size) where bytes[page] == 5 {
            let cell = page + Int(bytes[page + 12]) * 256 + Int(bytes[page + 13])
            let number = page / size + 1
            damaged.replaceSubrange(cell..<cell + 4, with: [0, 0, UInt8(number >> 8), UInt8(number & 0xFF)])
        }
        #expect(damaged != bytes)
        #expect(refusal(damaged)?.hasPrefix("a.db: expected a whole database") == true)
    }
}
