import ArgumentParser
import StepChart
import StepJobs

/// How a chart looks.
struct ChartArguments: ParsableArguments {
    @Option(parsing: .unconditional, help: "Pixels per point, above 0, at most 16. (default: 3; 1 of an SVG)")
    var scale: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Width and height in points. (default: 375x200)", valueName: "WxH"))
    var size: String?

    @Flag(
        help:
            "Let all measures grow with the size, as those of 400x210 do: with --size 1200x630, three times. (default: as in 400x210)"
    )
    var fit = false

    @Option(
        help: """
            Where the picture is going to stand: alone, with faint guides; in a widget, with guides, average line and \
            without background; in a message, the line alone.
            """, of: ChartOptions.Style.self, default: Job.Chart().style)
    var style: String?

    @OptionGroup var shared: LooksArguments

    @Option(
        help: ArgumentHelp(
            "transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. (default: the theme's; transparent with --style widget)",
            valueName: "color"))
    var background: String?

    @Flag(inversion: .prefixedNo, help: "A line at the average. (default: only with --style widget)")
    var averageLine: Bool?

    @Flag(inversion: .prefixedNo, help: "A line behind every day. (default: except with --style message)")
    var guides: Bool?

    func fill(_ job: inout Job) throws(JobError) {
        try job.outputs.scale.read(scale, of: "scale")
        try job.looks.size.read(size, of: "size")
        job.looks.fit = fit
        try job.chart.style.read(style, of: "style")
        try shared.fill(&job)
        try job.looks.background.read(background, of: "background")
        job.chart.averageLine = averageLine
        job.chart.guides = guides
    }
}
