import ArgumentParser
import StepChart
import StepFiles

/// What to show of a week, and how.
struct LooksArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Width and height in points.", valueName: "WxH"))
    var size = CanvasSize(width: 375, height: 200)

    @Option(
        help: """
            Where the picture is going to stand: alone, with faint guides; in a widget, with guides, average line and \
            without background; in a message, the line alone.
            """)
    var style = ChartOptions.Family.chart

    @OptionGroup var shared: SharedLooksArguments

    @Option(
        help: ArgumentHelp(
            "transparent, #RRGGBB or #RRGGBBAA. (default: the theme's; transparent with --style widget)",
            valueName: "color"))
    var background: ChartStyle.Color?

    @Flag(inversion: .prefixedNo, help: "A line at the average. (default: only with --style widget)")
    var averageLine: Bool?

    @Flag(inversion: .prefixedNo, help: "A line behind every day. (default: except with --style message)")
    var guides: Bool?

    var options: ChartOptions {
        var options = ChartOptions(family: style)
        options.width = size.width
        options.height = size.height
        shared.fill(&options, labels: .automatic)
        options.guides = guides
        options.averageLine = averageLine
        options.background = background
        return options
    }

    func chartStyle() throws(Failure) -> ChartStyle { try shared.style(of: shared.theme) }
}

extension ChartOptions.Family: ExpressibleByArgument {}

/// `375x200`, in points.
struct CanvasSize: ExpressibleByArgument {
    var width: Double
    var height: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init?(argument: String) {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
        self.init(width: width, height: height)
    }

    var defaultValueDescription: String { "\(Int(width))x\(Int(height))" }
}

extension ChartStyle.Color: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(argument)
    }

    public static var defaultCompletionKind: CompletionKind { .list(["transparent"]) }
}
