/// All days of an export of a phone or an app, or of a table, as the command line reads them.
///
///     let quarter = try ImportedSteps(contentsOf: "export.zip").week(.last(months: 3))
public struct ImportedSteps: Sendable {
    /// Oldest first; an export leaves out dates that it has nothing of.
    public let days: [StepDay]
    /// The devices and apps that have counted, those first that count before others; empty where the files name none.
    public var sources: [String] { input.sources?.map(\.name) ?? [] }
    /// Notes for the user on how the files were read, one line each.
    public var notes: [String] { input.notes }

    private let source: DaySource
    private let input: DaysInput

    /// Reads files, folders and zips of all kinds that the command reads; several together, as of two phones.
    /// - Throws: `StepImportError` where there is no such file, and where it has no days.
    public init(contentsOf paths: String..., options: ImportOptions = ImportOptions()) throws(StepImportError) {
        var source = with(DaySource()) { $0.importing = options }
        var isRead = false
        do throws(Failure) {
            if let name = options.timeZone { source.importing.reading.zone = try TimeZoneRules(named: name) }
            // The name of a file is never standard input.
            input = try DaysInput(paths.map { $0 == "-" ? "./-" : $0 }, source)
            isRead = true
            days = try input.days.get().days
        } catch {
            throw StepImportError(error, in: paths.first ?? "", isProtected: isRead)
        }
        self.source = source
    }

    /// Some of the days, to draw: all of a table, and the last seven of an export, as long as no period says which.
    /// - Parameter today: the day that words call today. Nil: as the file says, if it does.
    /// - Throws: `StepImportError` where there are no such days.
    public func week(_ period: Period? = nil, today: CivilDate? = nil) throws(StepImportError) -> StepWeek {
        var source = source
        source.today = today
        source.period = period ?? .all
        do throws(Failure) {
            if period == nil { return try input.week(source, weeksFrom: 1).week.get() }
            return try input.days.get().days(chosenBy: source, weeksFrom: 1, in: input.name).week(in: input.name)
        } catch {
            throw StepImportError(error, in: input.name)
        }
    }
}

extension StepWeek {
    /// Reads days as `ImportedSteps` does, and chooses some of them as its `week` does.
    ///
    ///     let week = try StepWeek(contentsOf: "export.zip")
    ///     let month = try StepWeek(contentsOf: "export.zip", days: .last(30))
    public init(
        contentsOf path: String, days: Period? = nil, today: CivilDate? = nil, options: ImportOptions = ImportOptions()
    ) throws(StepImportError) {
        self = try ImportedSteps(contentsOf: path, options: options).week(days, today: today)
    }
}
