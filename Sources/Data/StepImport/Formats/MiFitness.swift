import StepData
import StepSupport

/// What Xiaomi sends of Mi Fitness: a table with a row for each figure of each day. Tables of minutes lie beside it, whose
/// parts overlap, and do not count.
struct MiFitness: ImportFormat {
    static let name = "mi-fitness"

    private enum Key: String, CaseIterable { case steps, distance }
    private static let keys = JSONKeys(Key.self)

    private struct Row {
        /// Whether it is of all devices together.
        var isMerged: Bool
        var updated: Double
        var day: ImportedDay
    }

    private var rows: [CivilDate: Row] = [:]
    /// A table of minutes, until there is one of days.
    private var minutes: String?
    private var hasDays = false

    private static func isTable(_ columns: [String]) -> Bool {
        ["Key", "Time", "Value"].allSatisfy(columns.contains) && (columns.contains("Tag") || columns.contains("Sid"))
    }

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool { isTable(FormatSniffing.columns(head)) }

    init(options: ImportOptions) {}

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        try bytes.readText { (text) throws(TextError) in
            var table = try ImportRows(text)
            guard let tag = table.column("Tag") else {
                minutes = bytes.name
                return
            }
            hasDays = true
            let (key, time) = (try table.column(needed: "Key"), try table.column(needed: "Time"))
            let (value, sid) = (try table.column(needed: "Value"), table.column("Sid"))
            let updated = table.column("UpdateTime")
            while try table.next() {
                guard table.string(tag) == "daily_report", table.string(key) == "steps" else { continue }
                // The midnight of UTC of the local date, wherever that was.
                guard let seconds = Int(table.string(time)),
                    let date = CivilDate(daysSince1970: seconds.floored(by: 86_400))
                else { throw table.invalid(time, expected: "seconds since 1970") }
                guard let day = try? Self.day(date, table.string(value)) else {
                    throw table.invalid(value, expected: "the day's steps in JSON")
                }
                let row = Row(
                    isMerged: table.string(sid) == "default", updated: Double(table.string(updated)) ?? 0, day: day)
                guard let old = rows[date] else {
                    rows[date] = row
                    continue
                }
                let isBetter = row.isMerged == old.isMerged ? row.updated > old.updated : row.isMerged
                if isBetter { rows[date] = row }
            }
        }
    }

    private static func day(_ date: CivilDate, _ text: String) throws(TextError) -> ImportedDay {
        var day = ImportedDay(date: date)
        var json = JSONReader(try SourceText(Array(text.utf8)))
        try json.enterObject(expecting: "steps")
        while let key = try json.nextKey(among: keys) {
            switch key {
            case .steps: day.steps = try json.amount()
            case .distance: day.meters = try json.amount()
            }
        }
        return day
    }

    mutating func days() throws(Failure) -> ImportedDays {
        if let minutes, !hasDays {
            throw Failure(
                at: minutes,
                reason:
                    "the minutes of several devices overlap; the file that ends in aggregated_fitness_data.csv has the days"
            )
        }
        var figures = DayFigures()
        for (date, row) in rows { figures[date] = row.day }
        return ImportedDays(days: figures.sorted)
    }
}
