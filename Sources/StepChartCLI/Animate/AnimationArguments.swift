import ArgumentParser
import StepChart
import StepJobs

/// What moves, when, and how it is cut into frames.
struct AnimationArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames per second: a number, or a fraction as in 30000/1001. An animated PNG plays below 100.",
            valueName: "rate"))
    var fps = "60"

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
        completion: .list(Loop.words))
    var loop = "1"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How much longer the last frame stays, rounded to whole frames.", valueName: "seconds"))
    var hold = "0"

    @Option(parsing: .unconditional, help: ArgumentHelp("The moment of the first frame.", valueName: "seconds"))
    var from = "0"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The moment of the last frame. (default: the end)", valueName: "seconds"))
    var to: String?

    @Flag(help: "Run backward.")
    var reverse = false

    @Option(help: "What moves; the rest stands as it will in the end.", of: AnimationOptions.Part.self, default: .all)
    var only: String?

    @Option(
        help: """
            When a node springs up: with-line, at an even pace, a little ahead of a long line; or after-line, when the \
            line gets there.
            """)
    var nodes = "with-line"

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

    func fill(_ words: inout WordReader) throws(JobError) {
        try words.set("fps", \.animation.fps, fps)
        try words.set("duration", \.animation.duration, duration)
        try words.set("loop", \.animation.loop, loop)
        try words.set("hold", \.animation.hold, hold)
        try words.set("from", \.animation.from, from)
        try words.set("to", \.animation.to, to)
        words.job.animation.reverse = reverse
        try words.set("only", \.animation.only, only)
        try words.set("nodes", \.animation.nodes, nodes)
        try words.set("select-change", \.animation.selectChange, selectChange)
        words.job.animation.still = still
    }
}
