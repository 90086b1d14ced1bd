import ArgumentParser
import StepChart

/// What moves, when, and how it is cut into frames.
struct AnimationArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Frames per second: a number, or a fraction as in 30000/1001.", valueName: "rate"))
    var fps = FrameRate.sixty

    @Option(
        help: ArgumentHelp(
            """
            How long the line takes; all else goes faster or slower with it, and the whole takes a quarter more. With \
            --select-change, how long the whole takes. (default: 1.2; 0.2 with --select-change)
            """, valueName: "seconds"))
    var duration: Double?

    @Option(help: ArgumentHelp("How often an animated PNG plays: a number, or forever.", valueName: "count"))
    var loop = Loop(count: 1)

    @Option(help: ArgumentHelp("How much longer the last frame stays, rounded to whole frames.", valueName: "seconds"))
    var hold = 0.0

    @Option(help: ArgumentHelp("The moment of the first frame.", valueName: "seconds"))
    var from = 0.0

    @Option(help: ArgumentHelp("The moment of the last frame. (default: the end)", valueName: "seconds"))
    var to: Double?

    @Flag(help: "Run backward.")
    var reverse = false

    @Option(help: "What moves; the rest stands as it will in the end.")
    var only = AnimationOptions.Part.all

    @Option(
        help: ArgumentHelp(
            """
            Instead, on the finished chart, the highlight passes from one day to another: two days as for --select. \
            (default: the chart draws itself)
            """, valueName: "day:day"))
    var selectChange: AnimationOptions.SelectionChange?

    var options: AnimationOptions {
        var options = AnimationOptions()
        options.frameRate = fps
        options.duration = duration
        options.part = only
        options.selectionChange = selectChange
        options.from = from
        options.to = to
        options.isReversed = reverse
        options.hold = hold
        options.loop = loop.count
        return options
    }

    func validate() throws {
        guard selectChange == nil || only == .all else {
            throw ValidationError("--only: expected nothing beside --select-change, found \(only.rawValue)")
        }
    }
}

extension AnimationOptions.Part: ExpressibleByArgument {}

extension AnimationOptions.SelectionChange: ExpressibleByArgument {
    public init?(argument: String) {
        let days = argument.split(separator: ":", omittingEmptySubsequences: false)
            .map { ChartOptions.Selection(argument: String($0)) }
        guard days.count == 2, let from = days[0], let to = days[1] else { return nil }
        self.init(from: from, to: to)
    }
}

extension FrameRate: ExpressibleByArgument {
    /// `60`, `29.97` or `30000/1001`.
    public init?(argument: String) {
        let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if numbers.count == 2, let frames = Int(numbers[0]), let seconds = Int(numbers[1]) {
            self.init(frames: frames, per: seconds)
            return
        }
        let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1].utf8.count : 0
        guard parts.count <= 2, decimals <= 6, let frames = Int(parts.joined()) else { return nil }
        self.init(frames: frames, per: (0..<decimals).reduce(1) { power, _ in power * 10 })
    }

    public var defaultValueDescription: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}

/// How often an animation plays.
struct Loop: ExpressibleByArgument {
    /// Nil is forever.
    let count: Int?

    init(count: Int?) {
        self.count = count
    }

    init?(argument: String) {
        if argument == "forever" {
            self.init(count: nil)
        } else if let count = Int(argument) {
            self.init(count: count)
        } else {
            return nil
        }
    }

    var defaultValueDescription: String { count.map(String.init) ?? "forever" }

    static var defaultCompletionKind: CompletionKind { .list(["forever"]) }
}
