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
    ///
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

struct CellKinds: OptionSet {
    var rawValue: UInt8

    static let dates = Self(rawValue: 1)
    static let weekdays = Self(rawValue: 2)
    static let numbers = Self(rawValue: 4)
    static let others = Self(rawValue: 8)
    /// Times of day without a date.
    static let times = Self(rawValue: 16)
    /// Dates with a time.
    static let moments = Self(rawValue: 32)

    var areDates: Bool { subtracting(.moments) == .dates }

    var areValues: Bool { !contains(.others) && !isDisjoint(with: [.dates, .numbers]) }

    static func all(of fields: [CSVReader.Field], in text: SourceText) -> CellKinds {
        fields.reduce(into: []) { $0.note(text.bytes[$1.range]) }
    }

    /// Adds the kind of a cell. A cell that is empty, or a label of the total of all days, does not count.
    mutating func note(_ cell: ArraySlice<UInt8>) {
        if NoData.isMeant(by: cell) || CalendarWords.isSummary(cell) { return }
        insert(Self.kind(of: cell))
    }

    static func kind(of cell: ArraySlice<UInt8>) -> CellKinds {
        // A shortcut, as most cells are short numbers.
        if cell.count < 8, cell.allSatisfy({ $0 &- 0x30 < 10 }) { return .numbers }
        if let date = WrittenDate(cell) { return date.time == nil ? .dates : [.dates, .moments] }
        if CalendarWords.isWeekday(cell) { return .weekdays }
        if WrittenNumber(cell) != nil { return .numbers }
        return WrittenDate.clock(cell) != nil ? .times : .others
    }

    /// True if a column of such cells, which is not read, may show that rows of one time are of several sources.
    func maySaySources(_ name: String) -> Bool {
        if contains(.others) { return true }
        let words = name.lowercased().split { !$0.isLetter }
        let saysSources = words.contains { $0.hasSuffix("id") || ColumnWords.severals.contains(String($0)) }
        return contains(.numbers) && (words.isEmpty || saysSources)
    }
}
