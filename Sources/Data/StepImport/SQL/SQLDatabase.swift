import CStepLibSQLite

/// A database of SQLite made by another program, in memory: only the rows of its tables are read.
///
/// It is hardened as sqlite.org advises for unknown files: no triggers, views, virtual tables or functions, limits on
/// memory and work, and tables are checked before they are read. No file is made beside the user's.
package final class SQLDatabase {
    let name: String
    /// The value of `PRAGMA user_version`.
    var version: Int { header(60..<64) }
    /// The names of its tables, and of their columns that are stored.
    private(set) var tables: [String: [String]] = [:]

    var notes: [String] {
        let isBehind = FileStatus("\(name)-wal").map { $0.size > 0 } ?? false
        return isBehind ? ["\(name)-wal has newer rows, which are not read"] : []
    }

    private var bytes: UnsafeMutableRawPointer?
    private var size = 0
    private var connection: OpaquePointer?
    private var checked: Set<String> = []
    /// The number of SQLite's steps left, in thousands: at first many times what a whole file of this size takes.
    private var stepsLeft = 0
    var deadline: Deadline

    static let signature = Array("SQLite format 3\0".utf8)

    init(_ stream: ByteStream) throws(Failure) {
        name = stream.name
        deadline = stream.deadline
        try fill(from: stream)
        try open()
        var names: [String] = []
        // A virtual table has no page; views have another type.
        try run("SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0") { row in
            names.append(row.text(0) ?? "")
        }
        for name in names where !name.hasPrefix("sqlite_") {
            try run("PRAGMA table_info(\(name.inQuotes))") { tables[name, default: []].append($0.text(1) ?? "") }
        }
    }

    deinit {
        sqlite3_close_v2(connection)
        free(bytes)
    }

    private func fill(from stream: ByteStream) throws(Failure) {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var capacity = 0
        while case let count = try stream.read(into: &piece), count > 0 {
            guard size + count <= InputFile.maximumSize else {
                throw Failure(
                    at: name, expected: "at most \(InputFile.maximumSize) bytes in one database", found: "more")
            }
            if size + count > capacity {
                capacity = max(2 * capacity, 1 << 20)
                guard let more = realloc(bytes, capacity) else { throw Failure(.internal, "\(name): no memory") }
                bytes = more
            }
            UnsafeMutableRawBufferPointer(start: bytes?.advanced(by: size), count: count).copyBytes(
                from: piece[..<count])
            size += count
        }
        let pageSize = size < 512 ? 0 : header(16..<18)
        guard pageSize == 1 || pageSize >= 512, size % max(pageSize, 512) == 0 else { throw damaged }
        // A file with a write-ahead log makes SQLite ask for the log; the file is complete without it.
        for offset in 18...19 where bytes?.load(fromByteOffset: offset, as: UInt8.self) == 2 {
            bytes?.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self)
        }
    }

    private func header(_ range: Range<Int>) -> Int {
        UnsafeRawBufferPointer(start: bytes, count: size)[range].reduce(0) { $0 << 8 | Int($1) }
    }

    private func open() throws(Failure) {
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
        sqlite3_hard_heap_limit64(128 << 20)
        guard sqlite3_open_v2(":memory:", &connection, flags, nil) == SQLITE_OK,
            cstep_sql_restrict(connection) == SQLITE_OK,
            sqlite3_deserialize(
                connection, "main", bytes?.assumingMemoryBound(to: UInt8.self), Int64(size), Int64(size),
                UInt32(SQLITE_DESERIALIZE_READONLY)) == SQLITE_OK
        else { throw Failure(.internal, "\(name): SQLite cannot be used") }
        for (limit, value) in Self.limits { sqlite3_limit(connection, limit, value) }
        for pragma in ["cell_size_check = ON", "mmap_size = 0", "temp_store = MEMORY"] {
            try run("PRAGMA \(pragma)") { _ in }
        }
        sqlite3_set_authorizer(
            connection,
            { _, action, first, _, _, _ in
                let isQuestion = first.map { ["table_info", "quick_check"].contains(String(cString: $0)) } ?? false
                let isAllowed =
                    action == SQLITE_SELECT || action == SQLITE_READ || action == SQLITE_PRAGMA && isQuestion
                return isAllowed ? SQLITE_OK : SQLITE_DENY
            }, nil)
        stepsLeft = 10_000 + size / 20
        sqlite3_progress_handler(
            connection, 1000,
            { database in
                guard let database else { return 1 }
                return Unmanaged<SQLDatabase>.fromOpaque(database).takeUnretainedValue().mayContinue ? 0 : 1
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private var mayContinue: Bool {
        stepsLeft -= 1
        return stepsLeft > 0 && !deadline.isOver && !TerminationSignals.arePending
    }

    // MARK: Rows

    /// A row, by the indices of the requested columns; a value of another type is nil.
    struct SQLRow {
        fileprivate let statement: OpaquePointer?

        func integer(_ column: Int32) -> Int? {
            guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { return nil }
            return Int(sqlite3_column_int64(statement, column))
        }

        func number(_ column: Int32) -> Double? {
            let isFraction = sqlite3_column_type(statement, column) == SQLITE_FLOAT
            return isFraction ? sqlite3_column_double(statement, column) : integer(column).map(Double.init)
        }

        func text(_ column: Int32) -> String? {
            guard sqlite3_column_type(statement, column) == SQLITE_TEXT else { return nil }
            return sqlite3_column_text(statement, column).map { String(cString: $0) }
        }
    }

    /// Calls `body` with all rows of a table.
    /// - Parameter others: columns that the table may lack; their values are nil then.
    /// - Parameter isOrdered: true if rows come in order of the first column; otherwise in any order.
    func rows(
        of table: String, _ columns: [String], _ others: [String] = [], isOrdered: Bool = false,
        _ body: (SQLRow) throws(Failure) -> Void
    ) throws(Failure) {
        let known = tables[table] ?? []
        if let missing = columns.first(where: { !known.contains($0) }) {
            throw Failure(at: name, field: table, expected: "a column named \(missing)", found: "none")
        }
        if checked.insert(table).inserted {
            try run("PRAGMA quick_check(\(table.inQuotes))") { (row) throws(Failure) in
                // Some apps leave NULL in columns that are declared NOT NULL.
                let text = row.text(0) ?? ""
                guard text == "ok" || text.hasPrefix("NULL value in ") else { throw damaged }
            }
        }
        let words = (columns + others).map { known.contains($0) ? $0.inQuotes : "NULL" }
        let order = isOrdered ? " ORDER BY \(words[0])" : ""
        try run("SELECT \(words.joined(separator: ", ")) FROM main.\(table.inQuotes)\(order)", body)
    }

    private func run(_ command: String, _ body: (SQLRow) throws(Failure) -> Void) throws(Failure) {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        var status = sqlite3_prepare_v2(connection, command, -1, &statement, nil)
        if status == SQLITE_OK { status = sqlite3_step(statement) }
        while status == SQLITE_ROW {
            try body(SQLRow(statement: statement))
            status = sqlite3_step(statement)
        }
        try deadline.check(name)
        guard status == SQLITE_DONE else { throw damaged }
    }

    private var damaged: Failure { Failure(damaged: name, "database of SQLite") }
}
