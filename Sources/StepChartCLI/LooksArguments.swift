import ArgumentParser
import Files
import StepChart

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

    @Option(help: "How the line runs from day to day.")
    var curve = ChartOptions.Curve.monotone

    @Option(
        help: ArgumentHelp(
            "The highlighted day: last, none, its number from 0, or its date. (default: as the input says, else last)",
            valueName: "day"))
    var select: ChartOptions.Selection?

    @Option(help: "What stands under a day that has no label of its own: 9/12, Mon, 2016-09-12, or nothing.")
    var labels = ChartOptions.Labels.monthDay

    @Option(help: ArgumentHelp("Colours and measures: light, dark, or a JSON file.", valueName: "theme"))
    var theme = Theme.light

    @Option(
        help: ArgumentHelp(
            "transparent, #RRGGBB or #RRGGBBAA. (default: the theme's; transparent with --style widget)",
            valueName: "color"))
    var background: ChartStyle.Color?

    @Flag(inversion: .prefixedNo, help: "A line at the average. (default: only with --style widget)")
    var averageLine: Bool?

    @Flag(inversion: .prefixedNo, help: "A line behind every day. (default: except with --style message)")
    var guides: Bool?

    @Option(
        help: ArgumentHelp(
            """
            Of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or bold (700). \
            (default: the theme's; light)
            """, valueName: "weight"))
    var fontWeight: FontWeight?

    var options: ChartOptions {
        var options = ChartOptions(family: style)
        options.width = size.width
        options.height = size.height
        options.curve = curve
        options.selection = select ?? .automatic
        options.labels = labels
        options.guides = guides
        options.averageLine = averageLine
        options.background = background
        return options
    }

    func chartStyle() throws(Failure) -> ChartStyle {
        var style = try theme.style()
        if let fontWeight {
            style.labelWeight = fontWeight.number
            style.noticeWeight = fontWeight.number
        }
        return style
    }
}

extension ChartOptions.Family: ExpressibleByArgument {}
extension ChartOptions.Curve: ExpressibleByArgument {}
extension ChartOptions.Labels: ExpressibleByArgument {}

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

extension ChartOptions.Selection: ExpressibleByArgument {
    public init?(argument: String) {
        switch argument {
        case "last": self = .last
        case "none": self = .none
        default:
            if let index = Int(argument), index >= 0 {
                self = .index(index)
            } else if let date = CivilDate(argument) {
                self = .date(date)
            } else {
                return nil
            }
        }
    }

    public static var defaultCompletionKind: CompletionKind { .list(["last", "none"]) }
}

/// One of the built-in themes, or a file that holds one.
enum Theme: ExpressibleByArgument {
    case light, dark
    case file(String)

    init(argument: String) {
        switch argument {
        case "light": self = .light
        case "dark": self = .dark
        default: self = .file(argument)
        }
    }

    var defaultValueDescription: String { "light" }

    static var defaultCompletionKind: CompletionKind {
        .shellCommand("printf '%s\\n' light dark; ls | grep '[.]json$'")
    }

    func style() throws(Failure) -> ChartStyle {
        switch self {
        case .light: return .light
        case .dark: return .dark
        case .file(let path):
            let file = try InputFile(path)
            do {
                return try ChartStyle(theme: file.bytes)
            } catch {
                throw Failure(error, in: file.name)
            }
        }
    }
}

extension ChartStyle.Color: ExpressibleByArgument {
    public init?(argument: String) {
        if argument == "transparent" {
            self = .clear
        } else {
            self.init(hex: argument)
        }
    }

    public static var defaultCompletionKind: CompletionKind { .list(["transparent"]) }
}

/// On the scale from 100 (thin) to 900 (black).
struct FontWeight: ExpressibleByArgument {
    let number: Double

    private static let names: KeyValuePairs = [
        "light": 300.0, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    ]

    init?(argument: String) {
        guard let number = Self.names.first(where: { $0.key == argument })?.value ?? Double(argument),
            (100...900).contains(number)
        else { return nil }
        self.number = number
    }

    static var defaultCompletionKind: CompletionKind { .list(names.map(\.key)) }
}
