extension ChartTheme {
    /// A constant of the theme: its name in theme files, its property and its range.
    struct Constant: Sendable {
        typealias Path<Value> = WritableKeyPath<ChartTheme, Value> & Sendable

        enum Property: Sendable {
            case color(Path<Color>)
            /// A length in points.
            case length(Path<Double>, ClosedRange<Double>)
            /// A weight or a proportion.
            case number(Path<Double>, ClosedRange<Double>)
        }

        let name: String
        let property: Property

        static func color(_ name: String, _ path: Path<Color>) -> Self { Self(name: name, property: .color(path)) }

        static func length(_ name: String, _ path: Path<Double>, _ range: ClosedRange<Double> = 0...10_000) -> Self {
            Self(name: name, property: .length(path, range))
        }

        /// Returns a length that may be negative.
        static func shift(_ name: String, _ path: Path<Double>) -> Self { .length(name, path, -10_000...10_000) }

        static func number(_ name: String, _ path: Path<Double>, _ range: ClosedRange<Double>) -> Self {
            Self(name: name, property: .number(path, range))
        }

        /// Returns the description of a number in a range, for messages.
        static func expected(_ range: ClosedRange<Double>) -> String {
            "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
        }
    }

    /// All stored properties, under the names that a theme file uses.
    static let constants: [Constant] = [
        [.color("background", \.background), .length("marginH", \.marginH), .length("marginV", \.marginV)],
        [.length("labelHeight", \.labelHeight), .length("minimumGap", \.minimumGap)],
        [.color("guideColor", \.guideColor), .color("widgetGuideColor", \.widgetGuideColor)],
        [.length("guideWidth", \.guideWidth), .shift("guideOverhang", \.guideOverhang)],
        [.length("averageLineWidth", \.averageLineWidth), .length("lineWidth", \.lineWidth)],
        [.color("lineStartColor", \.lineStartColor), .color("lineMiddleColor", \.lineMiddleColor)],
        [.color("lineEndColor", \.lineEndColor)],
        [.length("nodeRadius", \.nodeRadius), .color("nodeColor", \.nodeColor)],
        [.length("nodeRingWidth", \.nodeRingWidth), .color("nodeRingColor", \.nodeRingColor)],
        [.color("widgetNodeRingColor", \.widgetNodeRingColor), .length("nodeGap", \.nodeGap)],
        [.color("selectedNodeColor", \.selectedNodeColor), .number("selectedNodeScale", \.selectedNodeScale, 0...100)],
        [.color("shadowColor", \.shadowColor), .length("shadowSigma", \.shadowSigma, 0...100)],
        [.shift("shadowOffsetX", \.shadowOffsetX), .shift("shadowOffsetY", \.shadowOffsetY)],
        [.number("barWidth", \.barWidth, 0...1), .length("maximumBarWidth", \.maximumBarWidth)],
        [.length("barRadius", \.barRadius)],
        text("value", \.valueText.color, \.valueText.size, \.valueText.weight),
        [.length("referenceLineWidth", \.referenceLineWidth), .color("averageLineColor", \.averageLineColor)],
        [.color("goalColor", \.goalColor), .length("goalDash", \.goalDash), .length("goalGap", \.goalGap)],
        [.color("previousColor", \.previousColor), .length("previousLineWidth", \.previousLineWidth)],
        text("label", \.labelText.color, \.labelText.size, \.labelText.weight),
        [.shift("labelOffset", \.labelOffset)],
        text("notice", \.noticeText.color, \.noticeText.size, \.noticeText.weight),
        [.number("baselineDrop", \.baselineDrop, -10...10), .number("lineHeight", \.lineHeight, 0...10)],
        [.length("bubbleWidth", \.bubbleWidth, 1...10_000)],
        [.length("bubblePictureHeight", \.bubblePictureHeight, 1...10_000)],
        [.length("bubbleCornerRadius", \.bubbleCornerRadius), .color("bubbleColor", \.bubbleColor)],
        [.color("captionStripColor", \.captionStripColor)],
        text("caption", \.captionText.color, \.captionText.size, \.captionText.weight),
        text("subcaption", \.subcaptionText.color, \.subcaptionText.size, \.subcaptionText.weight),
        [.length("widgetMargin", \.widgetMargin), .length("widgetInset", \.widgetInset)],
        text("header", \.headerText.color, \.headerText.size, \.headerText.weight),
        text("stat", \.statText.color, \.statText.size, \.statText.weight),
    ].flatMap(\.self)

    private static func text(
        _ name: String, _ color: Constant.Path<Color>, _ size: Constant.Path<Double>, _ weight: Constant.Path<Double>
    ) -> [Constant] {
        [.color(name + "Color", color), .length(name + "Size", size), .number(name + "Weight", weight, 100...900)]
    }

    /// Returns the theme with every length multiplied by a factor; weights and proportions stay.
    package func scaled(by factor: Double) -> ChartTheme {
        var theme = self
        for case .length(let path, _) in Self.constants.lazy.map(\.property) { theme[keyPath: path] *= factor }
        return theme
    }

    /// Checks all constants.
    /// - Throws: `ChartError.invalidTheme` for the first constant that is out of its range.
    func validate() throws(ChartError) {
        // Comparing with the built-in themes takes less time than the initialization of `constants`.
        let withoutFonts = with(self) { $0.fonts = [] }
        if BuiltIn.allCases.contains(where: { ChartTheme($0) == withoutFonts }) { return }
        for constant in Self.constants {
            switch constant.property {
            case .color(let path): try self[keyPath: path].validate(as: constant.name)
            case .number(let path, let range), .length(let path, let range):
                let value = self[keyPath: path]
                guard range.contains(value) else {
                    throw .invalidTheme(constant: constant.name, expected: Constant.expected(range), found: "\(value)")
                }
            }
        }
    }
}

extension ChartTheme.Color {
    /// Checks a colour.
    /// - Throws: `ChartError.invalidTheme` if a component is not in 0...1.
    func validate(as name: String) throws(ChartError) {
        for component in [red, green, blue, alpha] where !(0...1).contains(component) {
            throw .invalidTheme(constant: name, expected: "colour components from 0 to 1", found: "\(component)")
        }
    }
}
