import ArgumentParser
import StepChart
import StepJobs

struct AnimateCommand: JobCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Draws the chart of a week stroke by stroke, as an animated PNG or a sequence of PNG files.",
        usage: "stepchart animate [<input>] -o <file> [<options>]",
        discussion: """
            EXAMPLES
              stepchart animate week.json -o draw-on.png
              stepchart animate week.json -o draw-on.png --loop forever --hold 2 --scale 2
              stepchart animate week.json -o 'frames/f%04d.png' --fps 30
              stepchart animate week.json -o tap.png --select-change 2:6

            WHO PLAYS IT
            All current browsers play animated PNG: Chrome, Edge, Firefox and Safari. So do iMessage and Discord, as \
            stickers. Viewers that know only plain PNG show the finished chart. For a film, hand a sequence to ffmpeg:
              ffmpeg -framerate 30 -i frames/f%04d.png film.mp4
            """)

    @OptionGroup var input: WeekArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            Where it goes: x.png is an animated PNG, and so is - for standard output; f%04d.png is a sequence, and so is \
            a folder. A sequence replaces no files but pictures by stepchart.
            """, valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String?

    @OptionGroup(title: "Animation") var animation: AnimationArguments

    @OptionGroup(title: "Looks") var chart: ChartArguments

    @OptionGroup(title: "Reading aids") var aids: AidArguments

    @OptionGroup(title: "Data") var data: DataArguments

    @OptionGroup(title: "States") var states: StateArguments

    @Option(help: .compression, of: RenderOptions.Compression.self, default: Job.Outputs().compress)
    var compress: String?

    @Option(
        parsing: .unconditional, help: "Most cores to use; 0 is all. The pixels are the same.",
        default: Job.Outputs().threads)
    var threads: String?

    @Flag(help: "Replace any file when writing a sequence.")
    var force = false

    @Flag(help: "Show no progress. It is shown only on a terminal.")
    var quiet = false

    func job() throws(JobError) -> Job {
        var job = Job(.animate)
        try input.fill(&job)
        try animation.fill(&job)
        try chart.fill(&job)
        try aids.fill(&job)
        try data.fill(&job)
        try states.fill(&job)
        try job.outputs.compress.read(compress, of: "compress")
        try job.outputs.threads.read(threads, of: "threads")
        job.outputs.path = output
        job.outputs.force = force
        return job
    }
}
