/// A week as a job gets it.
struct WeekInput: Sendable {
    /// What messages call it.
    let name: String
    /// A failure where health data is protected, so that it cannot be read now.
    let week: Result<StepWeek, Failure>
    /// What the user should know of how it was read, a line each.
    var notes: [String] = []

    init(name: String, week: StepWeek, notes: [String]) {
        (self.name, self.week, self.notes) = (name, .success(week), notes)
    }

    /// A week that stands in a file of text.
    init(_ file: InputFile, _ source: Job.Source, weeksFrom weekday: Int) throws(Failure) {
        guard !file.bytes.starts(with: PNGChunkReader.signature) else {
            throw Failure(
                .badData,
                "\(file.name): expected a week of steps, found a PNG; stepchart inspect \(file.name) tells what is in it"
            )
        }
        let format = source.format ?? StepDataFormat(path: file.name) ?? StepDataFormat(guessing: file.bytes)
        name = file.name
        let reading = try source.importing.readingInZone()
        let found: (week: StepWeek, notes: [String])
        do {
            found = try StepWeek.reading(file.bytes, format: format, options: reading)
        } catch {
            guard case .protected = error else { throw Failure(error, in: file.name) }
            week = .failure(Failure(error, in: file.name))
            return
        }
        week = .success(try Self.days(of: found.week, source, weeksFrom: weekday))
        notes = found.notes.map { "\(file.name): \($0)" }
    }

    /// A week that stands in the job itself.
    init(inline week: ParsedWeek, _ source: Job.Source, weeksFrom weekday: Int) throws(Failure) {
        name = "week"
        _ = try source.importing.readingInZone()
        switch week {
        case .week(let week): self.week = .success(try Self.days(of: week, source, weeksFrom: weekday))
        case .protected(let position): self.week = .failure(Failure(StepDataError.protected(at: position), in: name))
        }
    }

    private static func days(
        of week: StepWeek, _ source: Job.Source, weeksFrom weekday: Int
    ) throws(Failure) -> StepWeek {
        let today = try source.today(or: week.today)
        let shown = try week.days(in: source.period, weeksFrom: weekday, today: today).asOf(today)
        let before = source.previous == .automatic ? Period.before(shown.days, of: week.days) : []
        return before.isEmpty ? shown : shown.comparing(with: before)
    }

    /// The same, to compare with the days of another.
    /// - Throws: also where those are protected.
    func comparing(with other: WeekInput) throws(Failure) -> WeekInput {
        guard let week = try? week.get() else { return self }
        let previous = try other.week.get()
        do {
            return WeekInput(name: name, week: try week.comparing(with: previous), notes: notes + other.notes)
        } catch {
            guard case .text(.invalid(_, _, let expected, let found)) = error else {
                throw Failure(error, in: other.name)
            }
            throw .option("previous", expected: "\(expected) in \(other.name)", found: found)
        }
    }
}

extension Period {
    /// - Throws: `usage` for two options that each say which days.
    func validate() throws(Failure) {
        var given: String?
        for (name, which, example) in [("week", week, "2026-W46"), ("month", month, "2026-10"), ("year", year, "2026")]
        {
            guard let which else { continue }
            if case .named(let span) = which, span.name.utf8.count != example.utf8.count {
                throw .option(name, expected: "a name such as \(example)", found: span.name)
            }
            if let given { throw .option(name, expected: "nothing beside --\(given)", found: "both") }
            given = name
        }
        for (name, isGiven) in [("last", last != nil), ("from", from != nil), ("to", to != nil)] where isGiven {
            if let given { throw .option(name, expected: "nothing beside --\(given)", found: "both") }
        }
        if last != nil, from != nil { throw .option("last", expected: "nothing beside --from", found: "both") }
    }
}
