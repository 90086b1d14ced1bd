/// The data of Google Fit in Google Takeout: a table of days, and for each a table of quarter hours, named by its date.
///
/// Both have the same steps, so quarters count only on days that are not in the other.
struct GoogleFit: ImportFormat {
    static let name = "google-fit"

    private var tables: DayTables
    private var quarters = DayFigures()
    private let keepsHours: Bool

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let columns = FormatSniffing.columns(head)
        let fields = columns.map { ColumnName($0)?.field }
        guard fields.contains(.steps), let first = columns.first else { return false }
        // The times of quarters have no date. A table of days has about 25 columns, while one that people keep has few.
        return isStart(first) && !FormatSniffing.firstCell(head).prefix(5).contains(UInt8(ascii: "-"))
            || fields[0] == .date && columns.count >= 10
    }

    private static func isStart(_ column: String) -> Bool { ImportWords.startsOfQuarters.contains(column.lowercased()) }

    init(options: ImportOptions) {
        tables = DayTables(options)
        keepsHours = options.reading.keepsHours
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        guard Self.isStart(FormatSniffing.columns(SourceText.decoded(head: try bytes.head(1 << 14))).first ?? "") else {
            return try tables.read(bytes)
        }
        guard let date = CivilDate(String(bytes.lastName.prefix(10))), bytes.lastName.hasSuffix(".csv") else {
            throw Failure(
                at: bytes.name, expected: "a name like 2021-05-04.csv, which alone says the date",
                found: SourceText.quoted(bytes.lastName))
        }
        try bytes.readText { (text) throws(TextError) in
            var table = try ImportRows(text)
            let fields = table.names.map(ColumnName.init)
            let steps = fields.firstIndex { $0?.field == .steps }
            let meters = fields.firstIndex { $0?.field == .distanceMeters && $0?.meters == 1 }
            quarters.days[date] = nil
            while try table.next() {
                // A quarter begins at a time of the clock, such as 08:15:00.000+02:00.
                let hour = keepsHours ? Int(table.string(0).prefix(2)) : nil
                quarters.add(try table.number(steps), .steps, on: date, hour: hour)
                quarters.add(try table.number(meters), .meters, on: date)
            }
        }
    }

    mutating func days() -> ImportedDays {
        var result = tables.result
        let known = Set(result.days.map(\.date))
        for index in result.days.indices {
            // Quarters with another sum do not show the hours of the steps in the row.
            let other = quarters.days[result.days[index].date]
            if other?.steps == result.days[index].steps { result.days[index].hours = other?.hours }
        }
        result.days += quarters.sorted.filter { !known.contains($0.date) }
        result.days.sort { $0.date < $1.date }
        // Notes are left out, as there would be twenty columns that are not read, of calories, speeds and activities.
        result.notes = []
        return result
    }
}
