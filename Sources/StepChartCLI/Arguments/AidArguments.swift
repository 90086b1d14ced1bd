import ArgumentParser
import StepChart
import StepJobs

/// What helps to read a chart.
struct AidArguments: ParsableArguments {
    @Option(
        help: """
            Which days have their number beside them: none, selected, extremes, or all where there is room. \
            (default: none; all in cards)
            """, completion: .list(ReadingAids.Values.words))
    var values: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The count at the bottom: min, the least shown; zero; or a number. (default: min of a line, zero of bars)",
            valueName: "steps"))
    var baseline: String?

    @Flag(name: .customLong("y-axis"), help: "Faint lines at round counts, with their numbers. (default: none)")
    var yAxis = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Steps to reach in a day: a dashed line, and a mark on each day that did. (default: none)",
            valueName: "steps"))
    var goal: String?

    @Option(
        help: ArgumentHelp(
            """
            The days before, as a faint line beside these: a file of any kind that the input may be; or auto, those right \
            before the ones shown, from the input. (default: as the input says, else none)
            """, valueName: "file"),
        completion: .file(extensions: ["json", "csv", "zip", "xml"]))
    var previous: String?

    @Option(help: "What stands for a day: line, a node on it; or bars.", default: Job.Looks().mark)
    var mark: String?

    @Option(help: "What a point of the chart stands for: day, week or month.", default: Job.Looks().aids.span)
    var by: String?

    @Option(
        help: "What the days of a week or a month come to: average, of those that have data; or sum.",
        default: Job.Looks().aids.summary)
    var aggregate: String?

    @Option(
        help: ArgumentHelp(
            "Over the chart: auto is what it shows, in the language; any other text is itself. (default: none)",
            valueName: "text"))
    var title: String?

    @Option(
        help: ArgumentHelp(
            "Under the title: auto is when it was, as 12–18 September 2016; any other text is itself. (default: none)",
            valueName: "text"))
    var subtitle: String?

    @Flag(help: "Set the thousands of numbers apart in all texts, as the language does: 16,105. (default: as 16105)")
    var grouping = false

    func fill(_ job: inout Job) throws(JobError) {
        try job.looks.values.read(values, of: "values")
        try job.looks.aids.baseline.read(baseline, of: "baseline")
        job.looks.aids.yAxis = yAxis
        try job.looks.aids.goal.read(goal, of: "goal")
        try job.source.previous.read(previous, of: "previous")
        try job.looks.mark.read(mark, of: "mark")
        try job.looks.aids.span.read(by, of: "by")
        try job.looks.aids.summary.read(aggregate, of: "aggregate")
        try job.looks.aids.title.read(title, of: "title")
        try job.looks.aids.subtitle.read(subtitle, of: "subtitle")
        job.looks.aids.groupsDigits = grouping
    }
}
