import ArgumentParser
import StepChart
import StepJobs

struct WidgetCommand: JobCommand {
    static let configuration = CommandConfiguration(
        commandName: "widget",
        abstract: "Draws a week as a widget of a phone, or as all of them.",
        usage: "stepchart widget [<input>] -o <file> [<options>]",
        discussion: """
            EXAMPLES
              stepchart widget week.json -o medium.png
              stepchart widget week.json -o large.png --family large --device 'iPhone 15 Pro' --scheme both
              stepchart widget week.json -o today.png --today expanded --content-size XL --device 375x667
              stepchart widget week.json -o widgets --all
              stepchart widget --timeline timeline.json -o pictures --family small
            """)

    @OptionGroup var input: WeekArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Where the picture goes; - is standard output. A folder with --all and --timeline.", valueName: "file"),
        completion: .file(extensions: ["png", "svg"]))
    var output: String?

    @OptionGroup var picture: PictureArguments

    @Option(
        help: "The colours: of one scheme, or of both, when out.png gets out-dark.png beside it. (default: light)",
        of: Schemes.self)
    var scheme: String?

    @OptionGroup(title: "Widget") var widget: WidgetArguments

    @Option(help: "Of the distance. (default: as the input says, else km)", of: DistanceUnit.self)
    var unit: String?

    @OptionGroup(title: "Looks") var looks: LooksArguments

    @Option(
        name: .customLong("dark-theme"), help: ArgumentHelp("The theme of the dark scheme.", valueName: "theme"),
        default: Job.Looks().darkTheme,
        completion: .themes)
    var darkTheme: String?

    @OptionGroup(title: "Reading aids") var aids: AidArguments

    @OptionGroup(title: "Data") var data: DataArguments

    @OptionGroup(title: "States") var states: StateArguments

    @Option(
        parsing: .unconditional,
        help: "Pixels per point, above 0, at most 16. (default: the phone's; 3 with --all; 1 of an SVG)")
    var scale: String?

    @Flag(help: "Draw every widget of every phone, and index.json. Both schemes, unless --scheme names one.")
    var all = false

    @Option(
        help: ArgumentHelp(
            "Draw a picture for each entry of a JSON file, and timeline.json. (default: one picture)",
            valueName: "file"), completion: .file(extensions: ["json"]))
    var timeline: String?

    @Option(
        parsing: .unconditional,
        help: "Most cores to use; 0 is all for many pictures, one for one. The pixels are the same.",
        default: Job.Outputs().threads)
    var threads: String?

    @Flag(help: "Show no progress. It is shown only on a terminal.")
    var quiet = false

    func job() throws(JobError) -> Job {
        var job = Job(.widget)
        try input.fill(&job)
        try picture.fill(&job)
        try widget.fill(&job)
        try looks.fill(&job)
        try aids.fill(&job)
        try data.fill(&job)
        try states.fill(&job)
        try job.looks.scheme.read(scheme, of: "scheme")
        try job.looks.unit.read(unit, of: "unit")
        try job.looks.darkTheme.read(darkTheme, of: "dark-theme")
        try job.outputs.scale.read(scale, of: "scale")
        try job.outputs.threads.read(threads, of: "threads")
        job.widget.all = all
        job.widget.timeline = timeline
        job.outputs.path = output
        return job
    }
}
