/// The rows of a table, wherever they stand.
enum TableRows {
    /// Read up to the header, or to where the first row begins.
    case csv(CSVReader)
    case json(JSONTable)

    var isJSON: Bool { if case .json = self { true } else { false } }

    /// Calls `body` with the fields of each row and where it begins, as long as it says so.
    /// - Returns: where the rows end.
    @discardableResult func walk(
        _ body: (_ fields: [CSVReader.Field], _ start: Int) throws(TextError) -> Bool
    ) throws(TextError) -> Int {
        switch self {
        case .csv(var reader):
            while try reader.nextRecord(), try body(reader.fields, reader.start) {}
            return reader.offset
        case .json(let table):
            try table.walk(body)
            return 0
        }
    }

    /// What a field holds, as it was meant.
    func string(_ field: CSVReader.Field) -> String {
        switch self {
        case .csv(let reader): reader.string(field)
        case .json(let table): String(decoding: table.index.text.unescaped(field.range), as: UTF8.self)
        }
    }
}

extension CSVReader.Field {
    /// What is in no row, but may be in others; unlike what is empty.
    static func missing(at start: Int) -> Self { Self(range: start..<start, isQuoted: true) }

    func isMissing(at start: Int) -> Bool { isQuoted && range.isEmpty && range.lowerBound == start }
}

/// What stands in the cells of a column.
struct CellKinds: OptionSet {
    var rawValue: UInt8

    static let dates = Self(rawValue: 1)
    static let weekdays = Self(rawValue: 2)
    static let numbers = Self(rawValue: 4)
    static let others = Self(rawValue: 8)

    var areValues: Bool { !contains(.others) && !isDisjoint(with: [.dates, .numbers]) }

    /// What is nothing, or of all days together, does not count.
    mutating func note(_ cell: ArraySlice<UInt8>) {
        if NoData.isMeant(by: cell) || CalendarWords.isSummary(cell) { return }
        insert(
            WrittenDate(cell) != nil
                ? .dates : CalendarWords.isWeekday(cell) ? .weekdays : WrittenNumber(cell) != nil ? .numbers : .others)
    }
}
