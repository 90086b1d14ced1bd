/// All days of an export of a phone or an app, or of a table, as the command line tool reads them.
///
///     let quarter = try ImportedSteps(contentsOf: "export.zip").week(.last(months: 3))
public struct ImportedSteps: Sendable {
    /// The days, oldest first; dates for which the files have nothing are left out.
    public let days: [StepDay]
    /// The devices and apps that have counted, by precedence; empty if the files name none.
    public var sources: [String] { input.sources?.map(\.name) ?? [] }
    /// Notes for the user on how the files were read, one line each.
    public var notes: [String] { input.notes }

    private let source: DaySource
    private let input: DaysInput

    /// Reads files, folders and zips of all kinds that the command reads; several are joined, as those of two phones.
    /// - Throws: `StepImportError` if there is no such file, or if it has no days.
    public init(contentsOf paths: String..., options: ImportOptions = ImportOptions()) throws(StepImportError) {
        var source = with(DaySource()) { $0.importing = options }
        var isRead = false
        do throws(Failure) {
            if let name = options.timeZone { source.importing.reading.zone = try TimeZoneRules(named: name) }
            // A file called `-` is not standard input here.
            input = try DaysInput(paths.map { $0 == "-" ? "./-" : $0 }, source)
            isRead = true
            days = try input.days.get().days
        } catch { throw StepImportError(error, in: paths.first ?? "", isProtected: isRead) }
        self.source = source
    }

    /// Chooses days to draw: without a period, all of a table, or the last seven of an export. Texts of pictures call
    /// the date `today` today; nil leaves it to the file.
    /// - Throws: `StepImportError` if there are no such days.
    public func week(_ period: Period? = nil, today: CivilDate? = nil) throws(StepImportError) -> StepWeek {
        var source = source
        source.today = today
        source.period = period ?? .all
        do throws(Failure) {
            if period == nil { return try input.week(source, weeksFrom: 1).week.get() }
            return try input.days.get().days(chosenBy: source, weeksFrom: 1, in: input.name).week(in: input.name)
        } catch { throw StepImportError(error, in: input.name) }
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
