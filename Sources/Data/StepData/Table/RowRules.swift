/// The rules for the rows of a table that follow from its columns, other than their figures.
struct RowRules {
    /// A condition on rows: a row is read only if its cell in a column is one of some values.
    struct ColumnCondition {
        var column: Int
        var values: Set<String>

        func holds(_ fields: [CSVReader.Field], _ columns: [Int]?, _ rows: TableRows) -> Bool {
            let position = columns.map { $0.firstIndex(of: column) } ?? column
            guard let position, position < fields.count else { return false }
            return values.contains(rows.string(fields[position]))
        }
    }

    /// A column that gives the source or the person of each row.
    struct OriginColumn {
        enum OriginKind { case source, person, other }

        var column: Int
        var kind: OriginKind
    }

    var conditions: [ColumnCondition] = []
    /// The columns of the conditions.
    var chosen: Set<Int> { Set(conditions.map(\.column)) }
    var origins: [OriginColumn] = []
    var end: Int?
    /// The column of a time of day beside a date, or of the start of rows.
    var time: Int?
    /// The column of each row's offset from UTC, which gives the day of a time in UTC.
    var offset: Int?
    /// The column of the device, beside the name of a source.
    var device: Int?
    /// A column that is not read, and may show that rows of one time are of several sources.
    var several: Int?
    /// The decimal mark that numbers of other columns show.
    var shown: DecimalMark?
}
