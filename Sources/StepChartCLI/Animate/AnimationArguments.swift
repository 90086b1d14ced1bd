import ArgumentParser
import StepChart
import StepJobs

/// What moves, when, and how it is cut into frames.
struct AnimationArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames per second: a number, or a fraction as in 30000/1001. An animated PNG plays below 100.",
            valueName: "rate"), default: Job.Animation().fps)
    var fps: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            How long the line takes; all else goes faster or slower with it, and the whole takes a quarter more. With \
            --select-change, how long the whole takes. (default: 1.2; 0.2 with --select-change)
            """, valueName: "seconds"))
    var duration: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How often an animated PNG plays: a number, or forever.", valueName: "count"),
        default: Job.Animation().loop)
    var loop: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How much longer the last frame stays, rounded to whole frames.", valueName: "seconds"),
        default: Job.Animation().hold)
    var hold: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The moment of the first frame.", valueName: "seconds"),
        default: Job.Animation().from)
    var from: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The moment of the last frame. (default: the end)", valueName: "seconds"))
    var to: String?

    @Flag(help: "Run backward.")
    var reverse = false

    @Option(
        help: "What moves; the rest stands as it will in the end.", of: AnimationOptions.Part.self,
        default: Job.Animation().only)
    var only: String?

    @Option(
        help: """
            When a node springs up: with-line, at an even pace, a little ahead of a long line; or after-line, when the \
            line gets there.
            """, default: Job.Animation().nodes)
    var nodes: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Instead, on the finished chart, the highlight passes from one day to another: two days as for --select. \
            (default: the chart draws itself)
            """, valueName: "day:day"))
    var selectChange: String?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Whether an animated PNG has the finished chart besides its frames, for viewers that know no animation. Without, \
            they show the first frame, and the file is smaller. (default: --still)
            """)
    var still: Bool?

    func fill(_ job: inout Job) throws(JobError) {
        try job.animation.fps.read(fps, of: "fps")
        try job.animation.duration.read(duration, of: "duration")
        try job.animation.loop.read(loop, of: "loop")
        try job.animation.hold.read(hold, of: "hold")
        try job.animation.from.read(from, of: "from")
        try job.animation.to.read(to, of: "to")
        job.animation.reverse = reverse
        try job.animation.only.read(only, of: "only")
        try job.animation.nodes.read(nodes, of: "nodes")
        try job.animation.selectChange.read(selectChange, of: "select-change")
        job.animation.still = still
    }
}
