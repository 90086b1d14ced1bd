import CStepLibSQLite

extension SQLDatabase {
    /// The limits that SQLite has for a database of another program.
    static let limits: [(limit: Int32, value: Int32)] = [
        (SQLITE_LIMIT_LENGTH, 1_000_000), (SQLITE_LIMIT_SQL_LENGTH, 100_000), (SQLITE_LIMIT_EXPR_DEPTH, 10),
        (SQLITE_LIMIT_COMPOUND_SELECT, 3), (SQLITE_LIMIT_VDBE_OP, 25_000), (SQLITE_LIMIT_FUNCTION_ARG, 8),
        (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50), (SQLITE_LIMIT_TRIGGER_DEPTH, 10),
    ]
}
