import CStepLibSQLite
import StepSupport
import Testing

@testable import StepImport

/// Databases that SQLite makes of SQL.
enum SQLSample {
    static func database(_ sql: String) throws -> [UInt8] {
        var connection: OpaquePointer?
        defer { sqlite3_close_v2(connection) }
        try #require(
            sqlite3_open_v2(":memory:", &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == SQLITE_OK)
        var message: UnsafeMutablePointer<CChar>?
        let status = sqlite3_exec(connection, sql, nil, nil, &message)
        try #require(status == SQLITE_OK, "\(message.map { String(cString: $0) } ?? "")")
        var size: Int64 = 0
        let bytes = try #require(sqlite3_serialize(connection, "main", &size, 0))
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }

    /// Small, so that what is small has many pages.
    static let pageSize = 512

    /// A backup of Health Connect, as far as it is read.
    /// - Parameters:
    ///   - apps: names of packages, from row 1 on; the name that people see is after a `/`.
    ///   - order: of the phone's list, nil for a phone without.
    static func healthConnect(
        apps: [String] = ["watch/Watch", "phone/Phone"], order: String? = "1,2", version: Int = 20, _ records: String...
    ) throws -> [UInt8] {
        let names = apps.enumerated().map { index, app in
            let parts = app.split(separator: "/")
            let name = parts.count > 1 ? "'\(parts[1])'" : "NULL"
            return "INSERT INTO application_info_table VALUES (\(index + 1), '\(parts[0])', \(name), x'89504E47', '4');"
        }
        let tables = [
            ("steps", "count INTEGER"), ("distance", "distance REAL"), ("floors_climbed", "floors REAL"),
        ].map { name, value in
            """
            CREATE TABLE \(name)_record_table (row_id INTEGER PRIMARY KEY, uuid BLOB(16) NOT NULL UNIQUE DEFAULT \
            (randomblob(16)), last_modified_time INTEGER, app_info_id INTEGER, recording_method INTEGER, \
            start_time INTEGER NOT NULL, start_zone_offset INTEGER, end_time INTEGER, end_zone_offset INTEGER, \
            \(value), local_date_time_start_time INTEGER AS (start_time + 1000 * start_zone_offset) VIRTUAL);
            """
        }
        return try database(
            """
            PRAGMA page_size = \(pageSize);
            PRAGMA user_version = \(version);
            CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY, package_name TEXT NOT NULL UNIQUE, \
            app_name TEXT, app_icon BLOB, record_types_used TEXT);
            CREATE TABLE health_data_category_priority_table (row_id INTEGER PRIMARY KEY, \
            health_data_category INTEGER, app_id_priority_order TEXT NOT NULL);
            INSERT INTO health_data_category_priority_table VALUES (1, 2, '2');
            """ + names.joined() + tables.joined()
                + (order.map { "INSERT INTO health_data_category_priority_table VALUES (2, 1, '\($0)');" } ?? "")
                + records.joined())
    }

    /// A record of the day 2026-03-02, by clocks of UTC.
    /// - Parameter times: as in `10:00-10:10`, or one moment; `24:00` and more are of the next day.
    static func steps(
        _ app: Int, _ times: String, _ value: String, modified: Int = 0, offset: String = "0", table: String = "steps",
        method: Int = 2
    ) -> String {
        let moments = times.split(separator: "-").map { time -> Int in
            let parts = time.split(separator: ":")
            return parts.reduce(0) { $0 * 60 + (Int($1) ?? 0) } * (parts.count == 3 ? 1 : 60)
        }
        let start = 1_772_409_600_000 + moments[0] * 1000
        let end = 1_772_409_600_000 + moments[moments.count - 1] * 1000
        let name = table == "steps" ? "count" : table == "distance" ? "distance" : "floors"
        return "INSERT INTO \(table)_record_table (app_info_id, start_time, end_time, start_zone_offset, "
            + "last_modified_time, recording_method, \(name)) VALUES "
            + "(\(app), \(start), \(end), \(offset), \(modified), \(method), \(value));"
    }
}

/// What a database has become, in one line a day, as `imported` says it.
func imported(_ database: [UInt8], _ options: ImportOptions = ImportOptions()) throws -> [String] {
    try lines(Import.days(of: [ByteStream(name: "a.db", bytes: database)], options: options))
}

/// Why a database is refused; nil where it is not.
func refusal(_ database: [UInt8], _ options: ImportOptions = ImportOptions()) -> String? {
    do throws(Failure) {
        _ = try Import.days(of: [ByteStream(name: "a.db", bytes: database)], options: options)
        return nil
    } catch {
        return error.line
    }
}
