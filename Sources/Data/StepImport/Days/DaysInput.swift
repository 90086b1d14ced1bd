/// All days of an input, before a job chooses some of them.
package struct DaysInput: Sendable {
    package let name: String
    /// The days; a failure if health data is protected, so that it cannot be read now.
    package let days: Result<StepHistory, Failure>
    /// Notes for the user on reading it, one line each.
    package private(set) var notes: [String] = []
    /// Remarks on reading an export that need no attention, one line each.
    package private(set) var remarks: [String] = []
    /// The devices and apps of an export; nil for a text.
    package private(set) var sources: [ImportedSource]?
    private var exportDate: CivilDate?

    /// Reads the days of all paths together; `-` is standard input.
    /// - Parameter source: the description of the input, with the rules of its time zone.
    package init(
        _ paths: [String], _ source: DaySource, _ access: FileAccess = .unlimited, progress: ImportProgress? = nil
    ) throws(Failure) {
        let isText = source.format != nil
        switch try Import.read(paths, isText: isText, options: source.importing, access, progress: progress) {
        case .days(let found): try self.init(found, name: InputFile.name(paths.first ?? ""))
        case .text(let file): try self.init(text: file, source, until: access.deadline)
        }
    }

    package init(text file: InputFile, _ source: DaySource, until deadline: Deadline) throws(Failure) {
        guard !file.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            let advice = "stepchart inspect \(file.name) tells what is in it"
            throw Failure(.badData, "\(file.name): expected a week of steps, found a PNG; \(advice)")
        }
        let format = source.format ?? StepDataFormat(path: file.name) ?? StepDataFormat(guessing: file.bytes)
        name = file.name
        do {
            let merge = RecordMerge(source.importing)
            let reading = with(source.importing.reading) { $0.fileName = Folder.name(of: file.name) }
            let found = try StepHistory.reading(
                file.bytes, format: format, options: reading, merge: merge.days, until: deadline)
            days = .success(found.history)
            notes = (found.notes + merge.notes).map { "\(file.name): \($0)" }
            if !merge.sources.isEmpty { sources = merge.sources }
        } catch {
            guard case .protected = error else { throw Failure(error, in: file.name) }
            days = .failure(Failure(error, in: file.name))
        }
    }

    /// Takes days that are part of the job itself.
    package init(inline week: ParsedWeek) {
        name = "days"
        days = week.mapError { Failure($0, in: "days") }
    }

    /// Takes the days of an export, of which the newest with steps is highlighted.
    private init(_ export: ImportedDays, name: String) throws(Failure) {
        self.name = name
        var history = StepHistory(days: try export.days.map { day throws(Failure) in try StepDay(day, in: name) })
        history.selected = history.days.lastIndex { $0.steps != nil }
        history.goals = export.goals
        days = .success(history)
        notes = export.notes
        remarks = export.remarks
        sources = export.sources
        exportDate = export.exportDate
    }

    /// Returns a note for the user on the days that were chosen, if there is a reason.
    package func note(of chosen: StepHistory, _ period: Period) -> String? {
        guard period.week == .last, let exportDate, let last = chosen.days.last?.date, last > exportDate,
            chosen.days.contains(where: { $0.date == exportDate && $0.steps != nil })
        else { return nil }
        return "\(name): the week is not over, as the export is of \(exportDate); --week previous is the one before"
    }

    /// The week that a job draws: if no period is chosen, the last seven days of an export.
    package func week(_ source: DaySource, weeksFrom weekday: Int) throws(Failure) -> WeekInput {
        let all: StepHistory
        do { all = try days.get() } catch { return WeekInput(name: name, week: .failure(error)) }
        var source = source
        var notes = notes
        let first = all.days.first?.date
        let count = first.flatMap { first in all.days.last?.date?.days(since: first) }.map { $0 + 1 } ?? all.days.count
        if sources != nil, source.period.isAll, count > 7 {
            source.period.last = .days(7)
            notes.append("\(name): the last 7 of \(count) days are drawn; --week and --last choose others")
        }
        let chosen = try all.days(chosenBy: source, weeksFrom: weekday, in: name)
        if let note = note(of: chosen, source.period) { notes.append(note) }
        return WeekInput(name: name, week: .success(try chosen.week(in: name)), notes: notes)
    }
}

extension StepDay {
    /// Makes a day of an export's figures; steps and flights are whole already.
    /// - Throws: if a value is greater than a day may have.
    fileprivate init(_ day: ImportedDay, in name: String) throws(Failure) {
        let most = StepDay.valueRange.upperBound
        for (value, field) in [(day.steps, "steps"), (day.meters, "distance"), (day.flights, "flights")] {
            guard let value, !(0...Double(most)).contains(value) else { continue }
            throw Failure(.badData, "\(name): \(day.date): \(field): expected at most \(most), found \(value)")
        }
        self.init(day)
    }
}

package struct WeekInput: Sendable {
    package let name: String
    /// The week; a failure if health data is protected, so that it cannot be read now.
    package var week: Result<StepWeek, Failure>
    /// Notes for the user on reading it, one line each.
    package var notes: [String] = []
}
