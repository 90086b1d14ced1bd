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

    func fill(_ words: inout WordReader) throws(JobError) {
        words.job.source.path = input
        try words.set("format", \.source.format, format)
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

    @OptionGroup var export: ExportArguments

    func fill(_ words: inout WordReader) throws(JobError) {
        try words.set("week", \.source.period.week, week)
        try words.set("last", \.source.period.last, last)
        try reading.fill(&words)
        try export.fill(&words)
    }
}

/// How freely a text may write its days.
struct ReadingArguments: ParsableArguments {
    @Option(help: "What a date without an entry is: without data (gap), without steps (zero), or an error (error).")
    var missing = "gap"

    @Option(help: "What becomes of a date with several entries: error, sum, max, or the last of them.")
    var repeated = "error"

    @Option(
        name: .customLong("date-order"),
        help: "How to read 9/12/2016: dmy or mdy. (default: as the other dates of the input show)")
    var dateOrder: String?

    @Flag(help: "Read only JSON and CSV of the exact form. (default: as people write them)")
    var strict = false

    func fill(_ words: inout WordReader) throws(JobError) {
        try words.set("missing", \.source.reading.missing, missing)
        try words.set("repeated", \.source.reading.repeated, repeated)
        try words.set("date-order", \.source.reading.dateOrder, dateOrder)
        words.job.source.reading.strict = strict
    }
}

/// How the counts of an export become days.
struct ExportArguments: ParsableArguments {
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
            """, valueName: "rule"))
    var merge = "ranked"

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
        help: ArgumentHelp("Most bytes to read of an export, unpacked, as in 500M.", valueName: "bytes"))
    var maxSize = "16G"

    func fill(_ words: inout WordReader) throws(JobError) {
        words.job.source.export.kind = kind
        words.job.source.export.timeZone = timeZone
        try words.set("merge", \.source.export.merge, merge)
        words.job.source.export.sourcePriority = sourcePriority
        words.job.source.export.noManual = noManual
        try words.set("max-size", \.source.export.maxSize, maxSize)
    }
}
