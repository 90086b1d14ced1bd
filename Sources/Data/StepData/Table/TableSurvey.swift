/// The kinds and values of the cells in the columns of a table, found in one pass over its rows.
struct TableSurvey {
    struct SurveyedColumn {
        var kinds: CellKinds = []
        /// The kind of its first cell that is not empty.
        var first: CellKinds = []
        /// The number of cells that are not empty.
        var cells = 0
        /// The number of rows with each different cell; incomplete for a column with too many different ones.
        var values: [String: Int] = [:]
        /// True if `values` may be incomplete.
        var isOpen: Bool { values.count >= TableSurvey.most }

        /// The number of rows with a text that is kept.
        var count: Int { values.values.reduce(0, +) }

        /// True if its cells are not all the words `true` and `false`.
        var isOfWords: Bool { !values.keys.allSatisfy { $0 == "true" || $0 == "false" } }

        /// The different texts in order, in quotes, as many as a message lists.
        var list: String { values.keys.sorted().quotedList }
    }

    private(set) var columns: [SurveyedColumn]
    /// The decimal mark that numbers show; nil if none does, or if they differ.
    private(set) var shown: DecimalMark?
    /// The maximum number of different cells that are kept for a column.
    fileprivate static let most = 1000

    /// - Parameter isWanted: true for each column that is examined.
    /// - Parameter isShort: true if the first row is enough.
    init(
        _ rows: TableRows, columns isWanted: [Bool], in text: SourceText, where conditions: [RowRules.ColumnCondition],
        isShort: Bool = false
    ) throws(TextError) {
        columns = Array(repeating: SurveyedColumn(), count: isWanted.count)
        var marks: Set<DecimalMark> = []
        try rows.walk { (fields, numbers, _) throws(TextError) in
            guard conditions.allSatisfy({ $0.holds(fields, numbers, rows) }) else { return true }
            for (position, field) in fields.enumerated() {
                let column = numbers?[position] ?? position
                guard column < isWanted.count, isWanted[column], !field.range.isEmpty else { continue }
                // An object or an array does not describe its row.
                columns[column].cells += 1
                let isContainer =
                    rows.isJSON && !field.isQuoted && "{[".utf8.contains(text.bytes[field.range.lowerBound])
                if isContainer { continue }
                let cell = text.unescaped(field.range)
                columns[column].kinds.note(cell)
                if columns[column].values.isEmpty { columns[column].first = columns[column].kinds }
                if !rows.isJSON || field.isQuoted, let mark = WrittenNumber(cell)?.shows { marks.insert(mark) }
                if !columns[column].isOpen { columns[column].values[rows.string(field), default: 0] += 1 }
            }
            return !isShort
        }
        shown = marks.count == 1 ? marks.first : nil
    }

    subscript(column: Int) -> SurveyedColumn { columns[column] }
}
