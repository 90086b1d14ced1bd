/// The export of Mi Fitness by Xiaomi: a row for each figure of each day. Tables of minutes overlap, and are skipped.
struct MiFitness: FiguresFormat {
    static let name = "mi-fitness"

    var figures = DayFigures()
    /// The name of a table of minutes, for the error if there is none of days.
    private var minutes: String?
    private var hasDays = false

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let columns = FormatSniffing.columns(head)
        return ["Key", "Time", "Value"].allSatisfy(columns.contains)
            && (columns.contains("Tag") || columns.contains("Sid"))
    }

    mutating func read(_ text: SourceText, of file: ByteStream) throws(TextError) {
        var table = try ImportRows(text)
        guard let tag = table.column("Tag") else {
            minutes = file.name
            return
        }
        hasDays = true
        let key = try table.column(needed: "Key")
        let time = try table.column(needed: "Time")
        let value = try table.column(needed: "Value")
        let sid = table.column("Sid")
        let updated = table.column("UpdateTime")
        while try table.next() {
            guard table.string(tag) == "daily_report", table.string(key) == "steps" else { continue }
            // The time is midnight UTC of the local date, in any time zone.
            guard let seconds = Int(table.string(time)),
                let date = CivilDate(daysSince1970: seconds.floored(by: 86_400))
            else { throw table.invalid(time, expected: "seconds since 1970") }
            var json = JSONReader(try SourceText(table.string(value).utf8))
            guard let found = try? json.stepsAndDistance() else {
                throw table.invalid(value, expected: "the day's steps in JSON")
            }
            let day = ImportedDay(date: date, steps: found.steps, meters: found.distance)
            // A row for all devices together is preferred, then the newest.
            figures.offer(day, (table.string(sid) == "default" ? 1 : 0, table.string(updated), 0))
        }
    }

    mutating func days() throws(Failure) -> ImportedDays {
        if let minutes, !hasDays {
            throw Failure(
                at: minutes,
                reason: "the minutes of several devices overlap; the file that ends in aggregated_fitness_data.csv "
                    + "has the days")
        }
        return ImportedDays(days: figures.sorted)
    }
}
