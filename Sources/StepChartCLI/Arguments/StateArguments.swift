import ArgumentParser
import StepJobs

/// What to draw when there is no new data, and what to do when there is nothing new to draw.
struct StateArguments: ParsableArguments {
    @Flag(help: "Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.")
    var placeholder = false

    @Flag(help: "Draw sample data, the same for everybody. Needs no input.")
    var snapshot = false

    @Option(
        help: ArgumentHelp(
            """
            Keep the last week and its pictures in this folder. While health data is protected, that week is drawn with \
            a notice. (default: nothing is kept)
            """, valueName: "folder"),
        completion: .directory)
    var cache: String?

    @Flag(name: .customLong("if-changed"), help: "Leave the output alone when it has this very picture. Needs --cache.")
    var ifChanged = false

    @Option(
        name: .customLong("stand-in"),
        help: "What the week in --cache stands in for: protected data, or also an input that is missing or malformed.",
        of: Job.States.StandIn.self, default: Job.States().standIn)
    var standIn: String?

    func fill(_ job: inout Job) throws(JobError) {
        job.states.placeholder = placeholder
        job.states.snapshot = snapshot
        job.states.cache = cache
        job.states.ifChanged = ifChanged
        try job.states.standIn.read(standIn, of: "stand-in")
    }
}
