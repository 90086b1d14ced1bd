import ArgumentParser
import StepChart
import StepFiles
import StepText

/// The looks that a chart and a widget have in common.
struct SharedLooksArguments: ParsableArguments {
    @Option(help: "How the line runs from day to day.")
    var curve = ChartOptions.Curve.monotone

    @Option(
        help: ArgumentHelp(
            "The highlighted day: last, none, its number from 0, or its date. (default: as the input says, else last)",
            valueName: "day"))
    var select: ChartOptions.Selection?

    @Option(
        help: """
            What stands under a day that has no label of its own: the date as the language has it, 9/12, 12.9., \
            2016-09-12, Mon, or nothing. (default: auto; none in messages)
            """)
    var labels: ChartOptions.Labels?

    @Option(
        help: ArgumentHelp(
            "Of labels, notices and alternative text: en, de, fr, es, zh-Hans, ja, or a tag like de-AT. (default: en)",
            valueName: "tag"),
        completion: .list(Language.allCases.map(\.rawValue)), transform: { try Language(tag: $0) })
    var language = Language.english

    @Option(
        name: .customLong("week-start"),
        help: """
            The weekday of the first day, for an input without dates: weekdays then stand under the days. \
            (default: not known)
            """)
    var weekStart: ChartOptions.Weekday?

    @Option(
        name: .customLong("missing-glyph"),
        help: "What to do about a character that the built-in lettering lacks: refuse it, or draw a box.")
    var missingGlyph = ChartOptions.MissingGlyph.error

    @Option(
        help: ArgumentHelp(
            """
            Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            """, valueName: "theme"))
    var theme = Theme.builtIn(.light)

    @Option(
        help: ArgumentHelp(
            """
            Of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or bold (700). \
            (default: the theme's; light)
            """, valueName: "weight"))
    var fontWeight: FontWeight?

    /// Puts into a chart's options what these say.
    /// - Parameter defaultLabels: when they do not say it.
    func fill(_ chart: inout ChartOptions, labels defaultLabels: ChartOptions.Labels) {
        chart.curve = curve
        chart.selection = select ?? .automatic
        chart.labels = labels ?? defaultLabels
        chart.weekStart = weekStart
        chart.language = language
        chart.missingGlyph = missingGlyph
    }

    /// A theme, with what the options change in it.
    func style(of theme: Theme) throws(Failure) -> ChartStyle {
        var style = try theme.style()
        if let fontWeight {
            for weight in [\ChartStyle.labelWeight, \.noticeWeight, \.headerWeight, \.statWeight] {
                style[keyPath: weight] = fontWeight.number
            }
        }
        return style
    }
}

extension ChartOptions.Curve: ExpressibleByArgument {}
extension ChartOptions.Labels: ExpressibleByArgument {}
extension ChartOptions.Weekday: ExpressibleByArgument {}
extension ChartOptions.MissingGlyph: ExpressibleByArgument {}

extension ChartOptions.Selection: ExpressibleByArgument {
    public init?(argument: String) {
        switch argument {
        case "last": self = .last
        case "none": self = .noDay
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
    case builtIn(ChartStyle.BuiltIn)
    case file(String)

    init(argument: String) {
        self = ChartStyle.BuiltIn(rawValue: argument).map(Self.builtIn) ?? .file(argument)
    }

    var defaultValueDescription: String {
        switch self {
        case .builtIn(let theme): theme.rawValue
        case .file(let path): path
        }
    }

    static var defaultCompletionKind: CompletionKind {
        let names = ChartStyle.BuiltIn.allCases.map(\.rawValue).joined(separator: " ")
        return .shellCommand("printf '%s\\n' \(names); ls | grep '[.]json$'")
    }

    func style() throws(Failure) -> ChartStyle {
        switch self {
        case .builtIn(let theme):
            return ChartStyle(theme)
        case .file(let path):
            let file = try Self.contents(of: path)
            do {
                return try ChartStyle(theme: file.bytes)
            } catch {
                throw Failure(error, in: file.name)
            }
        }
    }

    private static func contents(of path: String) throws(Failure) -> InputFile {
        do {
            return try InputFile(path)
        } catch {
            // A word that is no file was more likely meant as a name.
            guard error.status == .noInput, !path.contains("/"), !path.contains(".") else { throw error }
            let nearest = ChartStyle.BuiltIn.nearest(to: path)
            throw Failure(
                .usage,
                "--theme: expected \(ChartStyle.BuiltIn.expected), or a file\(NearestName.hint(nearest)), "
                    + "found \"\(path)\"")
        }
    }
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
