/// A table with a row for each day, whose columns have usual names: our own, and what several apps write.
struct PlainTable: TableFormat {
    static let name = "csv"

    var tables: DayTables

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        guard FormatSniffing.mayBeTable(head) else { return false }
        // Where nothing but its name says of what a value is.
        let isNamed = ColumnName.saysSteps(name)
        return DayTable.hasHeader(head, vague: isNamed) { $0.contains(.date) && $0.contains(.steps) }
            || DayTable.isBare(head)
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        // As the Oura ring's table calls it.
        try tables.read(bytes, known: ["equivalent_walking_distance": ColumnName(.distanceMeters, rank: 9, meters: 1)])
    }
}

/// ACTIVITY_*.csv of Zepp and Mi Fit. Tables of the minutes and walks of the same days lie beside it, and do not count.
struct ZeppActivity: TableFormat {
    static let name = "zepp"

    var tables: DayTables

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let columns = FormatSniffing.columns(head)
        return columns.first == "date" && columns.contains("steps") && (columns.contains("runDistance") || isPart(name))
    }

    private static func isPart(_ name: String) -> Bool {
        name.hasPrefix("ACTIVITY_MINUTE_") || name.hasPrefix("ACTIVITY_STAGE_")
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        if Self.isPart(bytes.lastName) { return }
        try tables.read(bytes, known: ["distance": ColumnName(.distanceMeters, meters: 1)])
    }
}

/// The aggregates of Withings: a file for steps, one for metres, one for floors, which only their names tell.
struct WithingsAggregates: TableFormat {
    static let name = "withings"

    var tables: DayTables

    private static let fields: [(name: String, field: DayField)] = [
        ("aggregates_steps", .steps), ("aggregates_distance", .distanceMeters), ("aggregates_elevation", .flights),
    ]

    private static func field(_ name: String) -> DayField? { fields.first { name.hasPrefix($0.name) }?.field }

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        FormatSniffing.columns(head) == ["date", "value"] && field(name) != nil
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        let field = Self.field(bytes.lastName) ?? .steps
        try tables.read(bytes, main: field, known: ["value": ColumnName(field, meters: 1)])
    }
}

/// A month as fitbit.com exported it: sections between blank lines, of which one has activities.
///
/// Distances are in the user's unit, which is not said; they are left out.
struct FitbitMonth: TableFormat {
    static let name = "fitbit-month"

    var tables: DayTables

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        header(in: SourceText.decoded(head: head)[...]) != nil
    }

    /// Where the header of the activities stands.
    private static func header(in text: ArraySlice<UInt8>) -> Int? {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).makeIterator()
        while let line = lines.next() {
            guard trimmed(line).elementsEqual("Activities".utf8), let next = lines.next() else { continue }
            if trimmed(next).starts(with: "Date,Calories Burned,Steps".utf8) { return next.startIndex }
        }
        return nil
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
        line.filter { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\"") }
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        try tables.read(bytes, from: Self.header) { $0.allSatisfy(\.range.isEmpty) }
    }
}

/// What is read as a table with a row for each day, and nothing else.
protocol TableFormat: ImportFormat {
    var tables: DayTables { get }
    init(tables: DayTables)
}

extension TableFormat {
    init(options: ImportOptions) { self.init(tables: DayTables(options)) }

    mutating func days() -> ImportedDays { tables.result }
}

/// Tables with a row for each day, of one or several files.
struct DayTables {
    private let options: ImportOptions
    private var days = DayFigures()
    private var notes: [String] = []
    private var sources: [ImportedSource] = []
    private var goals: [CivilDate: Int] = [:]

    init(_ options: ImportOptions) { self.options = options }

    /// - Parameter header: where a text's header stands; nil is at the beginning.
    mutating func read(
        _ bytes: ByteStream, from header: ((ArraySlice<UInt8>) -> Int?)? = nil, main: DayField = .steps,
        known: [String: ColumnName] = [:], until isEnd: (([CSVReader.Field]) -> Bool)? = nil
    ) throws(Failure) {
        let merge = RecordMerge(options)
        var reading = options.reading
        reading.fileName = bytes.lastName
        let found = try bytes.readText { (text) throws(TextError) in
            var table = try DayTable(
                text, from: header?(text.bytes[text.start...]), main: main, known: known, options: reading,
                merge: merge.days)
            let days = try table.days(until: isEnd)
            for note in table.notes + merge.notes where !notes.contains(note) { notes.append(note) }
            goals.merge(table.goals) { _, new in new }
            return days
        }
        sources += merge.sources
        for day in found { try days.join(day, in: bytes.name, by: options.reading.repeated ?? .error) }
    }

    var result: ImportedDays { ImportedDays(days: days.sorted, sources: sources, notes: notes, goals: goals) }
}
