import ArgumentParser
import StepChart
import StepFiles
import StepJobs

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Makes days of what phones and apps export, for the other commands or a spreadsheet.",
        usage: "stepchart import <source> ... [-o <file>] [<options>]",
        discussion: """
            A source is a file, a folder, a zip, or - for standard input: an export of Apple Health, Samsung Health, Google \
            Fit, Fitbit, Garmin, Zepp, Health Auto Export or Withings, or any table of days.

            EXAMPLES
              stepchart import export.zip -o days.json
              stepchart import export.zip --list
              stepchart import Takeout --week 2026-W46 --format csv -o week.csv
            """)

    @Argument(help: "What holds the data; several of one kind go together.", completion: .file())
    var sources: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where the days go; - is standard output.", valueName: "file"), completion: .file())
    var output = "-"

    @Option(
        help: "What is written: the weeks' JSON, CSV, or a day of JSON on each line.", of: DayText.Format.self,
        default: .json)
    var format: String?

    @Flag(
        help: """
            Instead of the days write a table of the sources: their records, first and last day, what they counted, and \
            how much of it counts. (default: the days)
            """)
    var list = false

    @Option(
        help: ArgumentHelp(
            "Only this week: last, its name, as in 2026-W46, or that of a date. (default: all days)", valueName: "week")
    )
    var week: String?

    @Option(help: ArgumentHelp("Only days from this one on. (default: all days)", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Only days up to this one. (default: all days)", valueName: "date"))
    var to: String?

    @Option(help: ArgumentHelp("Only the last days up to the newest data. (default: all days)", valueName: "n"))
    var last: String?

    @Option(
        name: .customLong("week-start"),
        help: "The weekday with which weeks begin; one that is named begins on Monday. (default: monday)",
        of: ChartOptions.Weekday.self)
    var weekStart: String?

    @OptionGroup(title: "Data") var reading: ReadingArguments

    func run() throws {
        EndingSignals.hold()
        var job = Job(.render)
        try job.source.period.week.read(week, of: "week")
        try job.source.period.from.read(from, of: "from")
        try job.source.period.to.read(to, of: "to")
        try job.source.period.last.read(last, of: "last")
        try job.looks.weekStart.read(weekStart, of: "week-start")
        try reading.fill(&job)
        let format = try DayText.Format.value(of: format ?? "json", option: "format")
        var roles = FileRoles()
        for source in sources { roles.reads(source, as: "<source>") }
        roles.writes(output, as: "--output")
        try roles.check()

        let bar = ProgressBar()
        let text: String
        let notes: [String]
        do {
            defer { bar?.clear() }
            let days = try ImportedText(sources, job) { bar?.show(read: $0, of: $1) }
            text = list ? days.sourceTable : try days.text(format)
            notes = days.notes
        }
        for note in notes { StandardError.write("stepchart: \(note)\n") }
        let file = try OutputFile(output)
        try file.write(text)
        try OutputFile.appear([file])
    }
}
