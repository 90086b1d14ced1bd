import StepData
import StepImport
import StepSupport

/// What a phone or an app has exported, made days.
package struct ImportedHistory: Sendable {
    /// Oldest first, each once; a date without figures is not among them.
    package let days: [StepDay]
    package let sources: [ImportedSource]
    /// What the user should know, a line each.
    package let notes: [String]

    /// - Parameter paths: of files, folders or zips of one kind; `-` is standard input.
    /// - Throws: when nothing of the kind is there, or it is damaged, or a day has more than a day may have.
    package init(
        _ paths: [String], _ source: Job.Source, window: ClosedRange<CivilDate>? = nil,
        progress: ImportProgress? = nil
    ) throws(Failure) {
        var options = source.importing
        options.window = window
        let found = try Import.days(from: paths, options: options, progress: progress)
        var days: [StepDay] = []
        days.reserveCapacity(found.days.count)
        for day in found.days { days.append(try StepDay(day, in: InputFile.name(paths.first ?? ""))) }
        (self.days, sources, notes) = (days, found.sources, found.notes)
    }
}

extension Job.Source {
    /// Whether a file is no text with a week of its own, but a folder, a zip or an export of a kind that is known.
    func isExport(_ path: String) throws(Failure) -> Bool {
        if importing.format != nil { return true }
        return try Import.recognises(path)
    }
}

extension StepDay {
    /// Steps and flights are whole already.
    fileprivate init(_ day: ImportedDay, in name: String) throws(Failure) {
        func checked(_ value: Double?, _ field: String) throws(Failure) -> Double? {
            let most = Double(StepDay.valueRange.upperBound)
            guard let value, !(0...most).contains(value) else { return value }
            throw Failure(
                .badData,
                "\(name): \(day.date): \(field): expected at most \(StepDay.valueRange.upperBound), found \(value)")
        }
        self.init(
            date: day.date, steps: try checked(day.steps, "steps").map { Int($0) },
            distanceMeters: try checked(day.meters, "distance"),
            flights: try checked(day.flights, "flights").map { Int($0) })
    }
}
