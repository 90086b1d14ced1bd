import ArgumentParser
import StepJobs

struct RenderCommand: JobCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws the chart of a week as a PNG or SVG file.",
        usage: "stepchart render [<input>] -o <file> [<options>]",
        discussion: """
            EXAMPLES
              stepchart render week.json -o out.png --scale 3
              stepchart render week.json -o out.svg
              cat week.csv | stepchart render - --format csv -o - > out.png
              stepchart render week.json -o widget.png --style widget --theme dark
              stepchart render week.json -o out.png --cache ~/.cache/stepchart --if-changed
            """)

    @OptionGroup var input: WeekArguments

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where the picture goes; - is standard output.", valueName: "file"),
        completion: .file(extensions: ["png", "svg"]))
    var output: String?

    @OptionGroup var picture: PictureArguments

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A moment of the chart drawing itself, as in stepchart animate. (default: the finished chart)",
            valueName: "seconds"))
    var at: String?

    @OptionGroup(title: "Looks") var chart: ChartArguments

    @OptionGroup(title: "Reading aids") var aids: AidArguments

    @OptionGroup(title: "Data") var data: DataArguments

    @OptionGroup(title: "States") var states: StateArguments

    @Option(
        name: .customLong("layout-json"),
        help: ArgumentHelp(
            "Also write where every day, label and line stands, in points; - is standard output. (default: not written)",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var layoutJSON: String?

    @Option(
        parsing: .unconditional,
        help: "Most cores to use; 0 is one for a small picture, all for a large one. The pixels are the same.",
        default: Job.Outputs().threads)
    var threads: String?

    var quiet: Bool { true }

    func job() throws(JobError) -> Job {
        var job = Job(.render)
        try input.fill(&job)
        try picture.fill(&job)
        try chart.fill(&job)
        try aids.fill(&job)
        try data.fill(&job)
        try states.fill(&job)
        try job.chart.at.read(at, of: "at")
        try job.outputs.threads.read(threads, of: "threads")
        job.outputs.path = output
        job.outputs.layoutJSON = layoutJSON
        return job
    }
}
