import StepData
import StepFiles
import StepImport

/// What a phone or an app has exported, made days.
package struct Export: Sendable {
    /// Oldest first, each once; a date without figures is not among them.
    package let days: [StepDay]
    package let sources: [ImportedSource]
    /// What the user should know, a line each.
    package let notes: [String]

    /// - Parameter paths: of files, folders or zips of one kind; `-` is standard input.
    /// - Throws: when nothing of the kind is there, or it is damaged, or a day has more than a day may have.
    package init(
        _ paths: [String], _ source: Job.Source, window: ClosedRange<CivilDate>? = nil,
        progress: (@Sendable (_ done: Int, _ total: Int?) -> Void)? = nil
    ) throws(JobError) {
        var options = source.importOptions
        options.window = window
        options.progress = progress
        let found: ImportedDays
        do {
            found = try Import.days(from: paths, options: options)
        } catch {
            throw error.jobError
        }
        var days: [StepDay] = []
        days.reserveCapacity(found.days.count)
        for day in found.days { days.append(try StepDay(day, in: InputFile.name(paths.first ?? ""))) }
        (self.days, sources, notes) = (days, found.sources, found.notes)
    }
}

extension Job.Source {
    /// Whether a file is no text with a week of its own, but a folder, a zip or an export of a kind that is known.
    func isExport(_ path: String) throws(JobError) -> Bool {
        if export.kind != nil { return true }
        do { return try Import.recognises(path) } catch { throw error.jobError }
    }

    fileprivate var importOptions: ImportOptions {
        var options = ImportOptions()
        options.format = export.kind
        options.timeZone = export.timeZone
        options.merge = export.merge
        options.sourcePriority = export.sourcePriority
        options.includesManual = !export.noManual
        options.maxSize = export.maxSize.count
        options.reading = reading
        return options
    }
}

extension ImportError {
    fileprivate var jobError: JobError {
        if case .system(let failure) = self { return .file(failure) }
        return .file(Failure(.badData, description))
    }
}

extension StepDay {
    /// Steps and flights are whole already.
    fileprivate init(_ day: ImportedDay, in name: String) throws(JobError) {
        func checked(_ value: Double?, _ field: String) throws(JobError) -> Double? {
            let most = Double(StepDay.valueRange.upperBound)
            guard let value, !(0...most).contains(value) else { return value }
            throw .file(
                Failure(
                    .badData,
                    "\(name): \(day.date): \(field): expected at most \(StepDay.valueRange.upperBound), found \(value)")
            )
        }
        self.init(
            date: day.date, steps: try checked(day.steps, "steps").map { Int($0) },
            distanceMeters: try checked(day.meters, "distance"),
            flights: try checked(day.flights, "flights").map { Int($0) })
    }
}
