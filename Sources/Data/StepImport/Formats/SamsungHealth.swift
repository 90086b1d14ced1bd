/// The export of Samsung Health: a table of days from each device and of all together, and one of floors climbed.
///
/// Rows of one day overlap: that of all devices is used, of several the one updated last; else the one of most steps.
struct SamsungHealth: FiguresFormat {
    static let name = "samsung-health"

    private static let titleOfClimbs = "com.samsung.health.floors_climbed"

    var figures = DayFigures()

    /// True if the first line has the columns of days, as if a spreadsheet has removed the line of the table's name.
    private static func isWithoutTitle(_ columns: [String]) -> Bool {
        let names = Set(columns.map { $0.split(separator: ".").last.map(String.init) ?? "" })
        let hasSteps = names.contains("step_count") || names.contains("count")
        return names.contains("day_time") && names.contains("deviceuuid") && hasSteps
    }

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let columns = FormatSniffing.columns(head)
        let title = columns.first ?? ""
        let endings = ["shealth.tracker.pedometer_day_summary", "shealth.step_daily_trend"]
        let isOfDays = title.hasPrefix("com.samsung.") && endings.contains(where: title.hasSuffix)
        return isOfDays || title == titleOfClimbs || isWithoutTitle(columns)
    }

    mutating func read(_ text: SourceText, of file: ByteStream) throws(TextError) {
        let columns = FormatSniffing.columns(text.bytes[text.start...].prefix(1 << 12))
        let hasTitle = !Self.isWithoutTitle(columns)
        var table = try ImportRows(text, after: hasTitle ? 1 : 0)
        if hasTitle, columns.first == Self.titleOfClimbs {
            try readClimbs(&table)
        } else {
            try readDays(&table)
        }
    }

    private mutating func readDays(_ table: inout ImportRows) throws(TextError) {
        let day = try table.column(needed: "day_time")
        let steps = try table.column(needed: "step_count", or: "count")
        let meters = table.column("distance")
        let device = table.column("deviceuuid")
        let source = table.column("source_type")
        let updated = table.column("update_time")
        while try table.next() {
            guard let date = Self.date(table.field(day)) else {
                throw table.invalid(day, expected: "a day in milliseconds or like 2021-05-04 00:00:00.000")
            }
            guard let count = try table.number(steps) else { continue }
            let isCombined = table.string(device) == "VfS0qUERdZ" || table.string(source) == "-2"
            figures.offer(
                ImportedDay(date: date, steps: count, meters: try table.number(meters)),
                isCombined ? (1, table.string(updated), count) : (0, "", count))
        }
    }

    /// The local date of a row: as written, or from milliseconds of its midnight as if in UTC.
    private static func date(_ field: ArraySlice<UInt8>) -> CivilDate? {
        if let date = CivilDate(String(decoding: field.prefix(10), as: UTF8.self)) { return date }
        guard let milliseconds = Int(String(decoding: field, as: UTF8.self)) else { return nil }
        return CivilDate(daysSince1970: milliseconds.floored(by: 86_400_000))
    }

    private mutating func readClimbs(_ table: inout ImportRows) throws(TextError) {
        let start = try table.column(needed: "start_time")
        let floors = try table.column(needed: "floor")
        let offset = table.column("time_offset")
        while try table.next() {
            guard let time = WrittenDate.seconds(table.field(start)) else {
                throw table.invalid(start, expected: "a time like 2021-05-04 07:15:00.000")
            }
            // The offset has a form like UTC+0200.
            let east = TimeZoneRules.fixedOffset(table.field(offset).dropFirst(3)) ?? 0
            guard let date = CivilDate(daysSince1970: (time + east).floored(by: 86_400)) else {
                throw table.invalid(start, expected: "a time in the calendar")
            }
            figures.add(try table.number(floors), .flights, on: date)
        }
    }
}
