/// The formats in which days are written, so that they can be read again.
package enum DayFormat: String, OptionChoice {
    case json, csv, ndjson

    /// The kind of file that a file of this format may replace.
    package var fileKind: FileKind {
        switch self {
        case .json: .json("days in JSON", keys: "days")
        case .ndjson:
            FileKind("days in NDJSON") { $0.starts(with: "{\"date\"".utf8) || $0.starts(with: "{\"steps\"".utf8) }
        case .csv: .text("days in CSV", beginning: "date,steps")
        }
    }

    package func text(_ days: [StepDay]) -> String {
        switch self {
        case .json: JSON.document([("days", .lines(days.lazy.map(\.json)))])
        case .ndjson: days.map { $0.json.text + "\n" }.joined()
        case .csv: days.contains { $0.hours != nil } ? Self.table(ofHours: days) : Self.table(days)
        }
    }

    /// Makes a table of the hours of days, each of which is a row with its time. Days without hours are left out.
    private static func table(ofHours days: [StepDay]) -> String {
        var table = "date,steps\n"
        for day in days {
            guard let date = day.date, let hours = day.hours else { continue }
            for (hour, steps) in hours.enumerated() { table += "\(date) \(hour.digits(2)):00,\(steps)\n" }
        }
        return table
    }

    /// Makes a table: days with dates have four columns, and labels one. Others have only those that they need, and
    /// `NA` where they have no data, since a blank line is no day.
    private static func table(_ days: [StepDay]) -> String {
        let areDated = days.first?.date != nil
        let all: [(name: String, cell: (StepDay) -> String?)] = [
            ("date", { $0.date.map { "\($0)" } }), ("steps", { $0.steps.map { "\($0)" } }),
            ("distance_m", { $0.distanceMeters.map { (($0 * 100).rounded() / 100).shortest } }),
            ("flights", { $0.flights.map { "\($0)" } }), ("label", { $0.label?.inQuotes }),
        ]
        let columns = all.filter { column in
            column.name == "steps" || areDated && column.name != "label" || days.contains { column.cell($0) != nil }
        }
        let rows = days.map { day in
            let row = columns.map { $0.cell(day) ?? "" }.joined(separator: ",")
            return !areDated && row.allSatisfy { $0 == "," } ? "NA" + row : row
        }
        return ([columns.map(\.name).joined(separator: ",")] + rows).map { $0 + "\n" }.joined()
    }
}

/// The result of reading the sources of `import` and `facts`.
package struct ImportOutput {
    package let notes: [String]
    package let input: DaysInput
    private let history: StepHistory

    package var days: [StepDay] { history.days }

    /// - Parameter job: the job; its options choose the days and set how they are read.
    /// - Parameter comparing: true if days before those are used too.
    /// - Throws: when a source cannot be read, or has none of the days.
    package init(
        _ paths: [String], _ job: Job, comparing: Bool = false,
        progress: @escaping @Sendable (_ done: Int, _ total: Int?) -> Void
    ) throws(Failure) {
        let span = job.chart.aggregation.span
        try refuse(![.day, .hour].contains(span), "by", "day or hour", found: span.rawValue)
        let inputs = JobInputs(progress: progress)
        var source = try inputs.inZone(job.daySource)
        let period = source.period
        try period.validate()
        if comparing {
            source.previous = .automatic
        } else if period.isWindow, source.importing.reading.missing == .gap {
            // Days outside of the window have no effect on those within.
            let today = source.today(or: nil) ?? .latest
            let first = period.from?.date(today: today) ?? .earliest
            source.importing.window = first...max(first, period.to?.date(today: today) ?? .latest)
        }
        input = try inputs.days(paths, source)
        var history = try input.days.get().days(chosenBy: source, weeksFrom: job.firstWeekday, in: input.name)
        let hourNote = source.importing.reading.keepsHours ? try Self.noteOfHours(history, in: input.name) : nil
        notes = input.notes + [input.note(of: history, source.period), job.goalNote, hourNote].compactMap(\.self)
        history.unit = job.unit ?? history.unit
        self.history = history
    }

    /// Returns a note for the user about days without hourly steps; nil if all days have them.
    /// - Throws: if no day has them.
    private static func noteOfHours(_ history: StepHistory, in name: String) throws(Failure) -> String? {
        let known = history.days.count { $0.hours != nil }
        try refuse(known == 0, "by", "another span: no day of \(name) has steps with times", found: "hour")
        let lacking = history.days.count { $0.steps != nil } - known
        return lacking == 0 ? nil : "\(name): the hours of \(lacking) \(lacking == 1 ? "day" : "days") are not known"
    }

    package func facts(_ job: Job) throws(Failure) -> StepFacts {
        StepFacts(try job.counted(try history.week(in: input.name), input.name), job)
    }

    /// A table of the sources, in the order of their precedence.
    package var sourceTable: String {
        func rounded(_ sum: Double) -> String { "\(Int(min(sum, 1e18).rounded()))" }
        var rows = [["source", "what", "records", "first day", "last day", "counted", "taken"]]
        for source in input.sources ?? [] {
            for metric in ImportMetric.allCases {
                guard let totals = source.totals[metric] else { continue }
                rows.append([
                    SourceText.excerpt(source.name), metric.rawValue, "\(totals.records)", "\(totals.first)",
                    "\(totals.last)", rounded(totals.counted), rounded(totals.taken),
                ])
            }
        }
        func sum(_ value: (StepDay) -> Double) -> String { rounded(days.reduce(0) { $0 + value($1) }) }
        let dates = days.compactMap(\.date)
        let (first, last) = (dates.first.map { "\($0)" } ?? "", dates.last.map { "\($0)" } ?? "")
        let sums = [
            ("steps", sum { Double($0.steps ?? 0) }), ("meters", sum { $0.distanceMeters ?? 0 }),
            ("flights", sum { Double($0.flights ?? 0) }),
        ]
        for (metric, total) in sums where total != "0" {
            rows.append(["\(days.count) \(days.count == 1 ? "day" : "days")", metric, "", first, last, "", total])
        }
        return TextTable.text(rows, numbers: [2, 5, 6])
    }
}
