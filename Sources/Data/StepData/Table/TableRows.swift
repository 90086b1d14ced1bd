/// The rows of a table, wherever they stand.
enum TableRows {
    /// Read up to the header, or to where the first row begins.
    case csv(CSVReader)
    case json(JSONTable)

    var isJSON: Bool { if case .json = self { true } else { false } }

    var isCommaSeparated: Bool { if case .csv(let reader) = self { reader.isCommaSeparated } else { false } }

    /// Calls `body` with the fields of each row, the columns that they are in, and where the row begins, as long as it
    /// says so.
    ///
    /// The columns are nil where the fields are those of all columns, in their order; a row of JSON has but its own.
    /// - Returns: where the rows end.
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
        }
    }

    /// What stands in so many columns, each by itself.
    func kinds(ofColumns count: Int, in text: SourceText) throws(TextError) -> [CellKinds] {
        var kinds = [CellKinds](repeating: [], count: count)
        try walk { (fields, columns, _) throws(TextError) in
            for (position, field) in fields.enumerated() {
                let column = columns?[position] ?? position
                if column < count { kinds[column].note(text.unescaped(field.range)) }
            }
            return true
        }
        return kinds
    }

    /// What a field holds, as it was meant.
    func string(_ field: CSVReader.Field) -> String {
        switch self {
        case .csv(let reader): reader.string(field)
        case .json(let table): String(decoding: table.index.text.unescaped(field.range), as: UTF8.self)
        }
    }
}

/// What stands in the cells of a column.
struct CellKinds: OptionSet {
    var rawValue: UInt8

    static let dates = Self(rawValue: 1)
    static let weekdays = Self(rawValue: 2)
    static let numbers = Self(rawValue: 4)
    static let others = Self(rawValue: 8)
    /// Times of day without a date.
    static let times = Self(rawValue: 16)

    var areValues: Bool { !contains(.others) && !isDisjoint(with: [.dates, .numbers]) }

    /// What is nothing, or of all days together, does not count.
    mutating func note(_ cell: ArraySlice<UInt8>) {
        if NoData.isMeant(by: cell) || CalendarWords.isSummary(cell) { return }
        insert(Self.kind(of: cell))
    }

    private static func kind(of cell: ArraySlice<UInt8>) -> CellKinds {
        // Most are short numbers.
        if cell.count < 8, cell.allSatisfy({ $0 &- 0x30 < 10 }) { return .numbers }
        if WrittenDate(cell) != nil { return .dates }
        if CalendarWords.isWeekday(cell) { return .weekdays }
        if WrittenNumber(cell) != nil { return .numbers }
        return WrittenDate.clock(cell) != nil ? .times : .others
    }

    /// Whether a column of such cells, which is not read, may say that rows of one time are of several sources.
    func maySaySources(_ name: String) -> Bool {
        if contains(.others) { return true }
        let words = name.lowercased().split { !$0.isLetter }
        let saysSources = words.isEmpty || words.contains { $0.hasSuffix("id") || Self.sources.contains($0) }
        return contains(.numbers) && saysSources
    }

    private static let sources: Set<Substring> = [
        "source", "device", "user", "person", "participant", "member", "subject", "sensor", "tracker", "phone",
    ]
}
