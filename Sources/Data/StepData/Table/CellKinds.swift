/// The kinds of content that cells of a table have.
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
    func mayNameSources(_ name: String) -> Bool {
        if contains(.others) { return true }
        let words = name.lowercased().split { !$0.isLetter }
        let namesSources = words.contains { $0.hasSuffix("id") || ColumnWords.severals.contains(String($0)) }
        return contains(.numbers) && (words.isEmpty || namesSources)
    }
}
