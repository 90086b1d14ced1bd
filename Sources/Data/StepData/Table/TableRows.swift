/// The rows of a table, one after the other.
enum TableRows {
    /// Rows of CSV, by a reader that is past the header, or at the first row.
    case csv(CSVReader)
    case json(JSONTable)
    /// A row for each date that is the name of a column: the date and its cell.
    case wide(CSVReader, cells: [[CSVReader.Field]])

    var isJSON: Bool { if case .json = self { true } else { false } }

    var isCommaSeparated: Bool {
        switch self {
        case .csv(let reader), .wide(let reader, _): reader.isCommaSeparated
        case .json: false
        }
    }

    /// Calls `body` with the fields of each row, their columns, and the offset of the row, as long as it returns true.
    /// The columns are nil if the fields are those of all columns, in their order; a row of JSON has only its own.
    /// - Returns: the offset of the end of the rows; 0 in JSON.
    @discardableResult func walk(
        _ body: (_ fields: [CSVReader.Field], _ columns: [Int]?, _ start: Int) throws(TextError) -> Bool
    ) throws(TextError) -> Int {
        switch self {
        case .csv(var reader):
            while try reader.nextRecord(), try body(reader.fields, nil, reader.start) {}
            return reader.offset
        case .json(let table):
            try table.walk(body)
            return 0
        case .wide(let reader, let cells):
            for fields in cells {
                guard try body(fields, nil, fields[1].range.lowerBound) else { break }
            }
            return reader.offset
        }
    }

    /// Returns the text of a field without its quotes and escapes.
    func string(_ field: CSVReader.Field) -> String {
        switch self {
        case .csv(let reader), .wide(let reader, _): reader.string(field)
        case .json(let table): String(decoding: table.index.text.unescaped(field.range), as: UTF8.self)
        }
    }
}
