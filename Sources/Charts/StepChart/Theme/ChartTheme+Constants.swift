extension ChartTheme {
    /// One of the theme's figures: its name, where it is kept, and what it may be.
    struct Constant: Sendable {
        enum Place: Sendable {
            case color(WritableKeyPath<ChartTheme, Color> & Sendable)
            /// In points.
            case length(WritableKeyPath<ChartTheme, Double> & Sendable, ClosedRange<Double>)
            /// A weight or a proportion.
            case number(WritableKeyPath<ChartTheme, Double> & Sendable, ClosedRange<Double>)
        }

        let name: String
        let place: Place

        /// What a number of this range looks like, for messages.
        static func expected(_ range: ClosedRange<Double>) -> String {
            "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
        }

        fileprivate init(
            _ name: String, _ path: WritableKeyPath<ChartTheme, Double> & Sendable, _ range: ClosedRange<Double>
        ) {
            self.name = name
            place = .number(path, range)
        }

        fileprivate init(
            _ name: String, length path: WritableKeyPath<ChartTheme, Double> & Sendable,
            _ range: ClosedRange<Double> = 0...10_000
        ) {
            self.name = name
            place = .length(path, range)
        }

        fileprivate init(_ name: String, _ path: WritableKeyPath<ChartTheme, Color> & Sendable) {
            self.name = name
            place = .color(path)
        }
    }

    /// All stored properties, under the names that a theme file uses.
    static let constants: [Constant] = {
        let shift = -10_000.0...10_000
        let weight = 100.0...900
        return [
            Constant("background", \.background),
            Constant("marginH", length: \.marginH),
            Constant("marginV", length: \.marginV),
            Constant("labelHeight", length: \.labelHeight),
            Constant("minimumGap", length: \.minimumGap),
            Constant("guideColor", \.guideColor),
            Constant("widgetGuideColor", \.widgetGuideColor),
            Constant("guideWidth", length: \.guideWidth),
            Constant("guideOverhang", length: \.guideOverhang, shift),
            Constant("averageLineWidth", length: \.averageLineWidth),
            Constant("lineWidth", length: \.lineWidth),
            Constant("lineStartColor", \.lineStartColor),
            Constant("lineMiddleColor", \.lineMiddleColor),
            Constant("lineEndColor", \.lineEndColor),
            Constant("nodeRadius", length: \.nodeRadius),
            Constant("nodeColor", \.nodeColor),
            Constant("nodeRingWidth", length: \.nodeRingWidth),
            Constant("nodeRingColor", \.nodeRingColor),
            Constant("widgetNodeRingColor", \.widgetNodeRingColor),
            Constant("nodeGap", length: \.nodeGap),
            Constant("selectedNodeColor", \.selectedNodeColor),
            Constant("selectedNodeScale", \.selectedNodeScale, 0...100),
            Constant("shadowColor", \.shadowColor),
            Constant("shadowSigma", length: \.shadowSigma, 0...100),
            Constant("shadowOffsetX", length: \.shadowOffsetX, shift),
            Constant("shadowOffsetY", length: \.shadowOffsetY, shift),
            Constant("barWidth", \.barWidth, 0...1),
            Constant("maximumBarWidth", length: \.maximumBarWidth),
            Constant("barRadius", length: \.barRadius),
            Constant("valueColor", \.valueText.color),
            Constant("valueSize", length: \.valueText.size),
            Constant("valueWeight", \.valueText.weight, weight),
            Constant("referenceLineWidth", length: \.referenceLineWidth),
            Constant("averageLineColor", \.averageLineColor),
            Constant("goalColor", \.goalColor),
            Constant("goalDash", length: \.goalDash),
            Constant("goalGap", length: \.goalGap),
            Constant("previousColor", \.previousColor),
            Constant("previousLineWidth", length: \.previousLineWidth),
            Constant("labelColor", \.labelText.color),
            Constant("labelSize", length: \.labelText.size),
            Constant("labelWeight", \.labelText.weight, weight),
            Constant("labelOffset", length: \.labelOffset, shift),
            Constant("noticeColor", \.noticeText.color),
            Constant("noticeSize", length: \.noticeText.size),
            Constant("noticeWeight", \.noticeText.weight, weight),
            Constant("baselineDrop", \.baselineDrop, -10...10),
            Constant("lineHeight", \.lineHeight, 0...10),
            Constant("bubbleWidth", length: \.bubbleWidth, 1...10_000),
            Constant("bubblePictureHeight", length: \.bubblePictureHeight, 1...10_000),
            Constant("bubbleCornerRadius", length: \.bubbleCornerRadius),
            Constant("bubbleColor", \.bubbleColor),
            Constant("captionStripColor", \.captionStripColor),
            Constant("captionColor", \.captionText.color),
            Constant("captionSize", length: \.captionText.size),
            Constant("captionWeight", \.captionText.weight, weight),
            Constant("subcaptionColor", \.subcaptionText.color),
            Constant("subcaptionSize", length: \.subcaptionText.size),
            Constant("subcaptionWeight", \.subcaptionText.weight, weight),
            Constant("widgetMargin", length: \.widgetMargin),
            Constant("widgetInset", length: \.widgetInset),
            Constant("headerColor", \.headerText.color),
            Constant("headerSize", length: \.headerText.size),
            Constant("headerWeight", \.headerText.weight, weight),
            Constant("statColor", \.statText.color),
            Constant("statSize", length: \.statText.size),
            Constant("statWeight", \.statText.weight, weight),
        ]
    }()

    /// - Throws: `ChartError.invalidTheme` for the first constant that is out of its range.
    func validate() throws(ChartError) {
        for constant in Self.constants {
            switch constant.place {
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
    /// - Throws: `ChartError.invalidTheme` when a component is not in 0...1.
    func validate(as name: String) throws(ChartError) {
        for component in [red, green, blue, alpha] where !(0...1).contains(component) {
            throw .invalidTheme(constant: name, expected: "colour components from 0 to 1", found: "\(component)")
        }
    }
}
