import ArgumentParser
import StepChart
import StepData
import StepImport
import StepJobs

/// The week to draw.
struct WeekArguments: ParsableArguments {
    @Argument(
        help: """
            The week, as JSON or CSV, or what a phone or an app exports: a file, a folder or a zip; - is standard input.
            """,
        completion: .file(extensions: ["json", "csv", "zip", "xml"]))
    var input: String?

    @Option(
        help: "What the input is. (default: as its name ends, else as its text begins; or an export)",
        of: StepDataFormat.self)
    var format: String?

    func fill(_ job: inout Job) throws(JobError) {
        job.source.path = input
        try job.source.format.read(format, of: "format")
    }
}

/// Which days of the input, and how it is read.
struct DataArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Only this week: last, the one with the newest data; its name, as in 2026-W46; or that of a date. \
            (default: all days; of an export the last seven)
            """, valueName: "week"))
    var week: String?

    @Option(help: ArgumentHelp("Only the last days up to the newest data. (default: as above)", valueName: "n"))
    var last: String?

    @OptionGroup var reading: ReadingArguments

    func fill(_ job: inout Job) throws(JobError) {
        try job.source.period.week.read(week, of: "week")
        try job.source.period.last.read(last, of: "last")
        try reading.fill(&job)
    }
}

/// How freely a text may write its days, and how the counts of an export become days.
struct ReadingArguments: ParsableArguments {
    @Option(
        help: "What a date without an entry is: without data (gap), without steps (zero), or an error (error).",
        default: Job.Source().reading.missing)
    var missing: String?

    @Option(
        help: "What becomes of a date with several entries: error, sum, max, or the last of them.",
        default: Job.Source().reading.repeated)
    var repeated: String?

    @Option(
        name: .customLong("date-order"),
        help: "How to read 9/12/2016: dmy or mdy. (default: as the other dates of the input show)",
        completion: .list(ReadingOptions.DateOrder.words))
    var dateOrder: String?

    @Flag(help: "Read only JSON and CSV of the exact form. (default: as people write them)")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "What the export is: \(ImportFormats.names.joined(separator: ", ")). (default: as its files begin)",
            valueName: "kind"))
    var kind: String?

    @Option(
        name: .customLong("time-zone"),
        help: ArgumentHelp(
            "Where days begin, as in Europe/Vienna or +01:00. (default: as the export tells)", valueName: "zone"))
    var timeZone: String?

    @Option(
        help: ArgumentHelp(
            """
            What several sources that counted at the same time come to: that of the highest rank with the others in its \
            gaps (ranked), the one with most of the day (max-source), all of them (sum), or one alone (only=NAME).
            """, valueName: "rule"), default: Job.Source.Export().merge)
    var merge: String?

    @Option(
        name: .customLong("source-priority"),
        help: ArgumentHelp(
            "A source that ranks above all others; may be given several times, the highest first. (default: by its kind)",
            valueName: "name"))
    var sourcePriority: [String] = []

    @Flag(name: .customLong("no-manual"), help: "Leave out what was typed in. (default: it counts)")
    var noManual = false

    @Option(
        name: .customLong("max-size"),
        help: ArgumentHelp("Most bytes to read of an export, unpacked, as in 500M.", valueName: "bytes"),
        default: Job.Source.Export().maxSize)
    var maxSize: String?

    func fill(_ job: inout Job) throws(JobError) {
        try job.source.reading.missing.read(missing, of: "missing")
        try job.source.reading.repeated.read(repeated, of: "repeated")
        try job.source.reading.dateOrder.read(dateOrder, of: "date-order")
        job.source.reading.strict = strict
        job.source.export.kind = kind
        job.source.export.timeZone = timeZone
        try job.source.export.merge.read(merge, of: "merge")
        job.source.export.sourcePriority = sourcePriority
        job.source.export.noManual = noManual
        try job.source.export.maxSize.read(maxSize, of: "max-size")
    }
}
