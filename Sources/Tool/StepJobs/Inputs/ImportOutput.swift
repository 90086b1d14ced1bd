extension FileKind {
    package static let sourceTable = FileKind.text("a table of sources", beginning: "source ")
}

/// How days are written, so that they can be read again.
package enum DayFormat: String, OptionChoice {
    case json, csv, ndjson

    /// What a file of this format may replace.
    package var fileKind: FileKind {
        switch self {
        case .json: .json("days in JSON", keys: "days")
        case .ndjson: .text("days, each on a line of JSON", beginning: "{\"")
        case .csv: .text("days in CSV", beginning: "date,steps")
        }
    }

    package func text(_ days: [StepDay]) -> String {
        switch self {
        case .json: JSON.document([("days", .lines(days.lazy.map(\.json)))])
        case .ndjson: days.map { $0.json.text + "\n" }.joined()
        case .csv:
            "date,steps,distance_m,flights\n"
                + days.map { day in
                    let cells = [
                        day.date.map { "\($0)" }, day.steps.map { "\($0)" }, day.distanceMeters.map { $0.shortest },
                        day.flights.map { "\($0)" },
                    ]
                    return cells.map { $0 ?? "" }.joined(separator: ",") + "\n"
                }.joined()
        }
    }
}

/// What `import` and `facts` make of their sources.
package struct ImportOutput {
    package let notes: [String]
    private let name: String
    package let days: [StepDay]
    /// Those right before them.
    private let previous: [StepDay]
    private let today: CivilDate?
    private let unit: DistanceUnit
    private let sources: [ImportedSource]

    /// - Parameters:
    ///   - job: says which days, and how to read.
    ///   - comparing: whether days before those matter too.
    /// - Throws: when a source cannot be read, or the days asked for are not there.
    package init(
        _ paths: [String], _ job: Job, comparing: Bool = false,
        progress: @escaping @Sendable (_ done: Int, _ total: Int?) -> Void
    ) throws(Failure) {
        let period = job.source.period
        try period.validate()
        name = InputFile.name(paths.first ?? "")
        var options = job.source.importing
        if period.isWindow, !comparing {
            options.window = (period.from ?? .earliest)...max(period.from ?? .earliest, period.to ?? .latest)
        }
        let all: [StepDay]
        var known: StepWeek?
        switch try Import.read(paths, options: options, progress: progress) {
        case .text(let file):
            var source = job.source
            source.period = Period()
            let input = try WeekInput(file, source, weeksFrom: 1)
            let week = try input.week.get()
            (all, sources, notes, known) = (week.days, [], input.notes, week)
        case .days(let found):
            all = try found.stepDays(in: name)
            (sources, notes) = (found.sources, found.notes)
        }
        today = try job.source.today(or: known?.today)
        unit = job.unit ?? known?.unit ?? .km
        days = try period.days(of: all, weeksFrom: job.firstWeekday, today: today)
        let before = comparing ? Period.before(days, of: all) : []
        previous = before.isEmpty && period.isAll ? known?.previous ?? [] : before
    }

    /// What the days say.
    package func facts(_ job: Job) throws(Failure) -> StepFacts {
        do {
            return StepFacts(try StepWeek(days: days, unit: unit, today: today).comparing(with: previous), job)
        } catch {
            throw Failure(error, in: name)
        }
    }

    /// The sources, those first that count before others.
    package var sourceTable: String {
        var rows = [["source", "what", "records", "first day", "last day", "counted", "taken"]]
        for source in sources {
            for metric in ImportMetric.allCases {
                guard let totals = source.totals[metric] else { continue }
                rows.append([
                    SourceText.excerpt(source.name), metric.rawValue, "\(totals.records)", "\(totals.first)",
                    "\(totals.last)", "\(Int(min(totals.counted, 1e18).rounded()))",
                    "\(Int(min(totals.taken, 1e18).rounded()))",
                ])
            }
        }
        func sum(_ value: (StepDay) -> Double) -> String {
            "\(Int(min(days.reduce(0) { $0 + value($1) }, 1e18).rounded()))"
        }
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
