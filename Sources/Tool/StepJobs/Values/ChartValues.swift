extension CivilDate: OptionValue {
    package var word: String { description }

    package static var expected: String { "a date such as 2016-09-12" }

    package static var schema: [(String, JSON)] { [("type", .string("string")), ("format", .string("date"))] }
}

/// A point such as `0.5,0.3`: parts of a width and of a height.
package struct PartialPoint: OptionValue, Hashable {
    package let x: Double
    package let y: Double

    package init?(word: String) {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? -1 }
        guard parts.count == 2, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        x = parts[0]
        y = parts[1]
    }

    package var word: String { "\(x.shortest),\(y.shortest)" }

    package static let expected = "two numbers from 0 to 1, as in 0.5,0.3"

    package static var schema: [(String, JSON)] { .text("^[0-9.]+,[0-9.]+$") }
}

/// A width and a height as in `375x200`, in points; `1200x630px`, in pixels; `8x4in`; or a sheet of paper.
package struct CanvasSize: OptionValue, Hashable {
    private let sides: Size
    private let isInPixels: Bool

    package init?(word: String) {
        let word = word.lowercased()
        if let sheet = Self.sheets.first(where: { $0.key == word })?.value {
            sides = sheet
            isInPixels = false
            return
        }
        let unit = String(word.reversed().prefix { $0.isLetter }.reversed())
        let numbers = word.dropLast(unit.count).split(omittingEmptySubsequences: true) { "x×,*; ".contains($0) }
        let lengths = numbers.compactMap { Double($0) }
        guard let points = Self.units.first(where: { $0.key == unit })?.value, numbers.count == 2 else { return nil }
        guard lengths.count == 2, lengths.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
        sides = Size(width: lengths[0] * points, height: lengths[1] * points)
        isInPixels = unit == "px"
    }

    package var word: String { "\(sides.width.shortest)x\(sides.height.shortest)" + (isInPixels ? "px" : "") }

    /// Returns the size in points, at `scale` pixels per point.
    func points(scale: Double) -> Size {
        isInPixels ? Size(width: sides.width / scale, height: sides.height / scale) : sides
    }

    package static let expected =
        "a width and a height above 0, as in 375x200, in points, or 1125x600px, in pixels, or A3, A4, A5 or letter"

    package static var schema: [(String, JSON)] {
        .text("^([0-9.]+[xX][0-9.]+([pP][xXtT]|[iI][nN]|[cCmM][mM])?|[aA][345]|[lL]etter)$")
    }
}

extension ChartOptions.Selection: NamedValue {
    package static let names: KeyValuePairs<String, Self> = [
        "last": .last, "highest": .highest, "none": .noDay, "-1": .last,
    ]
    package static let words: [String] = []

    package init?(form: String) {
        let index = Int(form).flatMap { $0 < 0 ? nil : Self.index($0) }
        let weekday = ChartOptions.Weekday(word: form).map(Self.weekday)
        guard let selection = index ?? weekday ?? CivilDate(form).map(Self.date) else { return nil }
        self = selection
    }

    /// The form of a selection; empty for the automatic one, which no option sets.
    package var form: String {
        switch self {
        case .index(let index): "\(index)"
        case .weekday(let weekday): weekday.rawValue
        case .date(let date): "\(date)"
        case .automatic, .last, .highest, .noDay: ""
        }
    }

    package static let expected = "last, highest, none, a weekday, a day's number from 0, or its date as in 2016-09-12"

    package static var schema: [(String, JSON)] {
        .either(.wholeNumber(), .text("^(last|highest|none|[a-z]+day|[0-9]+|[0-9]{4}-[0-9]{2}-[0-9]{2})$"))
    }
}

extension Annotations.Baseline: NamedValue {
    package static let names: KeyValuePairs<String, Self> = ["min": .least, "zero": .zero]

    package init?(form: String) {
        guard let steps = Int(form), StepDay.valueRange.contains(steps) else { return nil }
        self = .steps(steps)
    }

    package var form: String { if case .steps(let steps) = self { "\(steps)" } else { "" } }

    package static let expected = "min, zero or a whole number of steps from 0 to \(StepDay.valueRange.upperBound)"

    package static var schema: [(String, JSON)] {
        .either(.wholeNumber(to: StepDay.valueRange.upperBound), .text("^(min|zero|[0-9]+)$"))
    }
}

extension Annotations.Heading: NamedValue {
    package static let names: KeyValuePairs<String, Self> = ["auto": .automatic]

    package init?(form: String) {
        if form.isEmpty || form.hasControls { return nil }
        self = .text(form)
    }

    package var form: String { if case .text(let text) = self { text } else { "" } }

    package static var expected: String { "auto, or a text of one line" }

    package static var schema: [(String, JSON)] {
        [("type", .array([.string("string"), .string("number")])), ("minLength", .number(1))]
    }
}

package struct LanguageTag: OptionValue, Hashable {
    package var language: Language
    /// The region, as in `AT`; nil where the tag has none.
    package var region: String?

    package init(_ language: Language, region: String? = nil) { (self.language, self.region) = (language, region) }

    package init?(word: String) {
        guard let language = try? Language(tag: word) else { return nil }
        let subtags = word.prefix { $0 != "." }.split { $0 == "-" || $0 == "_" }.dropFirst().prefix(3)
        let region = subtags.first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
        self.init(language, region: region?.uppercased())
    }

    package var word: String { region.map { "\(language.tagWithoutRegion)-\($0)" } ?? language.rawValue }

    package static var words: [String] { Language.allCases.map(\.rawValue) }

    /// The tags with their meanings, as in `en (English), de (German)`.
    static var names: String { Language.allCases.map { "\($0.rawValue) (\($0.name))" }.joined(separator: ", ") }

    package static var expected: String { "a language, one of \(words.joined(separator: ", "))" }
}

extension ChartTheme.Color: OptionValue {
    /// Reads a colour as `init(_:)` does; also digits without their sign.
    package init?(word: String) {
        guard let color = Self(word) ?? Self("#" + word) else { return nil }
        self = color
    }

    package var word: String { hex }

    package static let expected = "#RRGGBB, #RRGGBBAA, rgb(240, 240, 255), transparent or the name of a colour"
}

/// A built-in theme, or a file of one; or two built-in themes, for the light and the dark scheme of the reader.
package enum ThemeSource: OptionValue, Hashable {
    case builtIn(ChartTheme.BuiltIn)
    case both(ChartTheme.BuiltIn, dark: ChartTheme.BuiltIn)
    case file(String)

    package init?(word: String) {
        let names = (word == "auto" ? "light,dark" : word).split(separator: ",", omittingEmptySubsequences: false)
        let known = names.compactMap { ChartTheme.BuiltIn.named(String($0)) }
        let areTwo = known.count == 2 && names.count == 2
        let one = ChartTheme.BuiltIn.named(word).map(Self.builtIn) ?? .file(word)
        self = areTwo ? .both(known[0], dark: known[1]) : one
    }

    package var word: String {
        switch self {
        case .builtIn(let builtIn): builtIn.rawValue
        case .both(let light, let dark): "\(light.rawValue),\(dark.rawValue)"
        // A file with a theme's name must not be taken for the theme.
        case .file(let path): ChartTheme.BuiltIn.named(path) == nil ? path : "./\(path)"
        }
    }

    var path: String? { if case .file(let path) = self { path } else { nil } }

    package static var words: [String] { ChartTheme.BuiltIn.allCases.map(\.rawValue) + ["auto"] }

    package static var expected: String { "\(ChartTheme.BuiltIn.expected), or auto, or a file" }
}

/// The weight of letters, on the scale from 100 (thin) to 900 (black).
package struct FontWeight: OptionValue, Hashable {
    package let number: Double

    private static let names: KeyValuePairs = [
        "light": 300.0, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    ]

    package init?(word: String) {
        let name = word.lowercased()
        guard let number = Self.names.first(where: { $0.key == name })?.value ?? Double(word) else { return nil }
        guard (100...900).contains(number) else { return nil }
        self.number = number
    }

    package var word: String { number.shortest }

    package static var words: [String] { names.map(\.key) }

    package static let expected = "a number from 100 to 900, or light, regular, medium, semibold or bold"

    package static var schema: [(String, JSON)] { .either(.number(from: 100, to: 900), .text(words)) }
}
