/// The figures of days that come from several files or rows.
struct DayFigures {
    /// The score by which the best of several rows for one day is chosen: compared in this order, the greater wins.
    typealias Score = (kind: Int, updated: String, amount: Double)

    var days: [CivilDate: ImportedDay] = [:]
    private var scores: [CivilDate: Score] = [:]

    /// Adds an amount to a day, and to an hour of it from 0 to 23.
    mutating func add(_ value: Double?, _ metric: ImportMetric, on date: CivilDate, hour: Int? = nil) {
        guard let value else { return }
        var day = days[date] ?? ImportedDay(date: date)
        day[metric] = (day[metric] ?? 0) + value
        if let hour, (0..<StepDay.hourCount).contains(hour) {
            day.hours = day.hours ?? Array(repeating: 0, count: StepDay.hourCount)
            day.hours?[hour] += value
        }
        days[date] = day
    }

    /// Replaces the figures of a day, unless they have at least the same score. Flights that were added are kept.
    mutating func offer(_ day: ImportedDay, _ score: Score) {
        if let known = scores[day.date], known >= score { return }
        days[day.date] = with(day) { $0.flights = days[day.date]?.flights }
        scores[day.date] = score
    }

    /// Joins the figures of a table for a day with those of other files.
    mutating func join(_ day: StepDay, in name: String, by repeated: ReadingOptions.Repeated) throws(Failure) {
        guard let date = day.date else {
            throw Failure(at: name, field: "header", expected: "a column of dates", found: "none")
        }
        let new = ImportedDay(
            date: date, steps: day.steps.map(Double.init), meters: day.distanceMeters,
            flights: day.flights.map(Double.init))
        var joined = days[date] ?? ImportedDay(date: date)
        joined.hours = joined.hours ?? day.hours.map { $0.map(Double.init) }
        for metric in ImportMetric.allCases {
            guard let value = new[metric] else { continue }
            let known = joined[metric] ?? value
            switch repeated {
            case .error where known != value:
                throw Failure(
                    at: name, field: metric.rawValue, expected: "the same in all files, or --repeated sum, max or last",
                    found: "\(value.shortest) after \(known.shortest) for \(date)")
            case .sum where known != value: joined[metric] = known + value
            case .max: joined[metric] = max(known, value)
            case .error, .sum, .last: joined[metric] = value
            }
        }
        days[date] = joined
    }

    /// The days in order; steps and flights are rounded half up, and days without figures are left out.
    var sorted: [ImportedDay] {
        days.values.filter { day in ImportMetric.allCases.contains { day[$0] != nil } }
            .map { day in
                var day = day
                day.steps = day.steps?.rounded()
                day.flights = day.flights?.rounded()
                return day
            }
            .sorted { $0.date < $1.date }
    }
}

/// A format whose files are texts with figures of days, and which has no options.
protocol FiguresFormat: ImportFormat {
    var figures: DayFigures { get }
    init()
    mutating func read(_ text: SourceText, of file: ByteStream) throws(TextError)
}

extension FiguresFormat {
    init(options: ImportOptions) { self.init() }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        try bytes.readText { (text) throws(TextError) in try read(text, of: bytes) }
    }

    mutating func days() throws(Failure) -> ImportedDays { ImportedDays(days: figures.sorted) }
}
