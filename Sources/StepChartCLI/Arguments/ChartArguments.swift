import ArgumentParser
import StepChart
import StepJobs

/// What to show of a week in a chart, and how it is written.
struct ChartArguments: ParsableArguments {
    @Option(parsing: .unconditional, help: "Pixels per point, above 0, at most 16. (default: 3; 1 of an SVG)")
    var scale: String?

    @OptionGroup var file: FileArguments

    @OptionGroup(title: "Looks") var looks: ChartLooksArguments

    func fill(_ words: inout WordReader) throws(JobError) {
        try words.set("scale", \.outputs.scale, scale)
        try file.fill(&words)
        try looks.fill(&words)
    }
}

struct ChartLooksArguments: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("Width and height in points.", valueName: "WxH"))
    var size = "375x200"

    @Flag(
        help:
            "Let all measures grow with the size, as those of 400x210 do: with --size 1200x630, three times. (default: as in 400x210)"
    )
    var fit = false

    @Option(
        help: """
            Where the picture is going to stand: alone, with faint guides; in a widget, with guides, average line and \
            without background; in a message, the line alone.
            """, of: ChartOptions.Style.self, default: .chart)
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

    func fill(_ words: inout WordReader) throws(JobError) {
        try words.set("size", \.looks.size, size)
        words.job.looks.fit = fit
        try words.set("style", \.chart.style, style)
        try shared.fill(&words)
        try words.set("background", \.looks.background, background)
        words.job.chart.averageLine = averageLine
        words.job.chart.guides = guides
    }
}
