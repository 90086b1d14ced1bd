extension ChartTheme {
    /// Reads a theme, a JSON object in UTF-8 of any of its constants by name, over a built-in theme:
    ///
    ///     {"extends": "dark", "nodeColor": "#38AFE6", "lineWidth": 4}
    ///
    /// Colours are in a notation of `Color(_:)`. Without `extends` a theme extends the light one.
    /// - Throws: `TextError` with the position in the text, and for an unknown key with the nearest known one.
    public init(json: some Sequence<UInt8>) throws(TextError) {
        (self, _) = try Self.reading(json: json, fonts: false)
    }

    /// Reads a theme in UTF-8 that may name fonts, in the order in which they are searched for letters:
    ///
    ///     {"fonts": ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc#2"]}
    ///
    /// - Parameter font: opens a font by its name, such as `Font(contentsOf:)` of StepChartFonts.
    /// - Throws: also the errors of `font`.
    public init(json: some Sequence<UInt8>, font: (_ name: String) throws -> Font) throws {
        let (theme, names) = try Self.reading(json: json, fonts: true)
        self = theme
        fonts = try names.map(font)
    }

    /// Reads a theme and the names of its fonts, if it may have any.
    package static func reading(
        json: some Sequence<UInt8>, fonts mayHaveFonts: Bool
    ) throws(TextError) -> (theme: ChartTheme, fonts: [String]) {
        var reader = JSONReader(try SourceText(json))
        let theme = try reading(&reader, fonts: mayHaveFonts)
        try reader.finish()
        return theme
    }

    /// Reads a theme and the names of its fonts from the next value of a text.
    package static func reading(
        _ reader: inout JSONReader, fonts mayHaveFonts: Bool
    ) throws(TextError) -> (theme: ChartTheme, fonts: [String]) {
        var base = ChartTheme.light
        // The changes are applied at the end, since the base theme may be named after them.
        var changes: [(inout ChartTheme) -> Void] = []
        var fonts: [String] = []
        let keys = JSONSpellings(names: constants.map(\.name) + ["extends", "fonts"])
        try reader.enterObject(expecting: "a theme")
        while let key = try reader.nextKey(of: keys, orAny: false) {
            switch constants.indices.contains(key) ? constants[key].property : nil {
            case nil where keys.names[key] == "fonts":
                guard mayHaveFonts else { throw reader.invalid(expected: "no fonts, which nothing opens here") }
                try reader.enterArray(expecting: "paths of fonts in an array")
                while try reader.nextElement() { fonts.append(try reader.string(expecting: "a path of a font")) }
            case nil: base = try reader.baseTheme()
            case .color(let path):
                let color = try reader.color()
                changes.append { $0[keyPath: path] = color }
            case .number(let path, let range), .length(let path, let range):
                let number = try reader.number(expecting: Constant.expected(range)) { range.contains($0) }
                changes.append { $0[keyPath: path] = number }
            }
        }
        for change in changes { change(&base) }
        return (base, fonts)
    }
}

extension ChartTheme.BuiltIn {
    /// The description of the names for messages: all of them, quoted.
    package static var expected: String { allCases.map { "\"\($0.rawValue)\"" }.choice }
}

extension JSONReader {
    fileprivate mutating func baseTheme() throws(TextError) -> ChartTheme {
        let expected = ChartTheme.BuiltIn.expected
        let name = try string(expecting: expected)
        guard let builtIn = ChartTheme.BuiltIn.named(name) else {
            let nearest = NearestName.to(name, in: ChartTheme.BuiltIn.allCases.map(\.rawValue))
            throw invalid(expected: expected + NearestName.hint(nearest))
        }
        return ChartTheme(builtIn)
    }

    fileprivate mutating func color() throws(TextError) -> ChartTheme.Color {
        let expected = "a colour as \"#RRGGBB\", \"#RRGGBBAA\" or by its CSS name"
        guard let color = ChartTheme.Color(try string(expecting: expected)) else { throw invalid(expected: expected) }
        return color
    }
}
