/// A table with a row for each day, whose columns have usual names: our own, and those of several apps.
struct PlainTable: TableFormat {
    static let name = "csv"

    var tables: DayTables

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        guard FormatSniffing.mayBeTable(head) else { return false }
        // A column called `value` is accepted if the file's name has a word for steps.
        return DayTable.isTable(head, vague: ColumnName.meansSteps(name))
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        // The column is the distance in a table of the Oura ring.
        try tables.read(bytes, known: ["equivalent_walking_distance": ColumnName(.distanceMeters, rank: 9, meters: 1)])
    }
}

/// ACTIVITY_*.csv of Zepp and Mi Fit. Tables of the minutes and walks of the same days are skipped.
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

/// The aggregates of Withings: a file for steps, one for metres, one for floors, which differ only by their names.
struct WithingsAggregates: TableFormat {
    static let name = "withings"

    var tables: DayTables

    private static func field(_ name: String) -> DayField? {
        MetricNames.withings.first { name.hasPrefix($0.prefix) }?.field
    }

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        FormatSniffing.columns(head) == ["date", "value"] && field(name) != nil
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        let field = Self.field(bytes.lastName) ?? .steps
        try tables.read(bytes, main: field, known: ["value": ColumnName(field, meters: 1)])
    }
}

/// A month of fitbit.com: sections between blank lines, one of activities. Distances, of an unknown unit, are left out.
struct FitbitMonth: TableFormat {
    static let name = "fitbit-month"

    var tables: DayTables

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        guard FormatSniffing.mayBeTable(head) else { return false }
        let plain = head.filter { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\"") }
        let lines = plain.split(separator: UInt8(ascii: "\n"))
        return zip(lines, lines.dropFirst()).contains { title, header in
            title.elementsEqual("Activities".utf8) && header.starts(with: "Date,Calories Burned,Steps".utf8)
        }
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) { try tables.read(bytes) }
}

/// A format whose files are only tables with a row for each day.
protocol TableFormat: ImportFormat {
    var tables: DayTables { get }
    init(tables: DayTables)
}

extension TableFormat {
    init(options: ImportOptions) { self.init(tables: DayTables(options)) }

    mutating func days() -> ImportedDays { tables.result }
}

/// Tables with a row for each day, from one or several files.
struct DayTables {
    private let options: ImportOptions
    private var figures = DayFigures()
    /// The result without its figures.
    private var found = ImportedDays()

    init(_ options: ImportOptions) { self.options = options }

    mutating func read(
        _ bytes: ByteStream, main: DayField = .steps, known: [String: ColumnName] = [:]
    ) throws(Failure) {
        let merge = RecordMerge(options)
        let (days, table) = try bytes.readText { (text) throws(TextError) in
            var table = try DayTable(text, main: main, known: known, options: reading(bytes), merge: merge.days)
            return (try table.days(), table)
        }
        found.goals.merge(table.goals) { _, new in new }
        try take(days, table.notes, merge, in: bytes.name)
    }

    mutating func readJSON(_ bytes: ByteStream) throws(Failure) {
        let text = try bytes.rest()
        let merge = RecordMerge(options)
        let read: StepHistory.Reading
        do {
            read = try StepHistory.reading(text, format: .json, options: reading(bytes), merge: merge.days)
        } catch { throw Failure(.badData, "\(bytes.name):\(error)") }
        try take(read.history.days, read.notes, merge, in: bytes.name)
    }

    private func reading(_ bytes: ByteStream) -> ReadingOptions {
        with(options.reading) { $0.fileName = bytes.lastName }
    }

    private mutating func take(
        _ days: [StepDay], _ notes: [String], _ merge: RecordMerge, in name: String
    ) throws(Failure) {
        for note in notes + merge.notes where !found.notes.contains(note) { found.notes.append(note) }
        found.sources += merge.sources
        for day in days { try figures.join(day, in: name, by: options.reading.repeated ?? .error) }
    }

    var result: ImportedDays { with(found) { $0.days = figures.sorted } }
}
