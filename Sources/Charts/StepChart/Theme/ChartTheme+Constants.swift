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
    }

    /// All stored properties, under the names that a theme file uses.
    static let constants: [Constant] = {
        let (points, shift) = (0.0...10_000, -10_000.0...10_000)
        let weight = 100.0...900
        return [
            Constant(name: "background", place: .color(\.background)),
            Constant(name: "marginH", place: .length(\.marginH, points)),
            Constant(name: "marginV", place: .length(\.marginV, points)),
            Constant(name: "labelHeight", place: .length(\.labelHeight, points)),
            Constant(name: "minimumGap", place: .length(\.minimumGap, points)),
            Constant(name: "guideColor", place: .color(\.guideColor)),
            Constant(name: "widgetGuideColor", place: .color(\.widgetGuideColor)),
            Constant(name: "guideWidth", place: .length(\.guideWidth, points)),
            Constant(name: "guideOverhang", place: .length(\.guideOverhang, shift)),
            Constant(name: "averageLineWidth", place: .length(\.averageLineWidth, points)),
            Constant(name: "lineWidth", place: .length(\.lineWidth, points)),
            Constant(name: "lineStartColor", place: .color(\.lineStartColor)),
            Constant(name: "lineMiddleColor", place: .color(\.lineMiddleColor)),
            Constant(name: "lineEndColor", place: .color(\.lineEndColor)),
            Constant(name: "nodeRadius", place: .length(\.nodeRadius, points)),
            Constant(name: "nodeColor", place: .color(\.nodeColor)),
            Constant(name: "nodeRingWidth", place: .length(\.nodeRingWidth, points)),
            Constant(name: "nodeRingColor", place: .color(\.nodeRingColor)),
            Constant(name: "widgetNodeRingColor", place: .color(\.widgetNodeRingColor)),
            Constant(name: "nodeGap", place: .length(\.nodeGap, points)),
            Constant(name: "selectedNodeColor", place: .color(\.selectedNodeColor)),
            Constant(name: "selectedNodeScale", place: .number(\.selectedNodeScale, 0...100)),
            Constant(name: "shadowColor", place: .color(\.shadowColor)),
            Constant(name: "shadowSigma", place: .length(\.shadowSigma, 0...100)),
            Constant(name: "shadowOffsetX", place: .length(\.shadowOffsetX, shift)),
            Constant(name: "shadowOffsetY", place: .length(\.shadowOffsetY, shift)),
            Constant(name: "barWidth", place: .number(\.barWidth, 0...1)),
            Constant(name: "maximumBarWidth", place: .length(\.maximumBarWidth, points)),
            Constant(name: "barRadius", place: .length(\.barRadius, points)),
            Constant(name: "valueColor", place: .color(\.valueText.color)),
            Constant(name: "valueSize", place: .length(\.valueText.size, points)),
            Constant(name: "valueWeight", place: .number(\.valueText.weight, weight)),
            Constant(name: "referenceLineWidth", place: .length(\.referenceLineWidth, points)),
            Constant(name: "averageLineColor", place: .color(\.averageLineColor)),
            Constant(name: "goalColor", place: .color(\.goalColor)),
            Constant(name: "goalDash", place: .length(\.goalDash, points)),
            Constant(name: "goalGap", place: .length(\.goalGap, points)),
            Constant(name: "previousColor", place: .color(\.previousColor)),
            Constant(name: "previousLineWidth", place: .length(\.previousLineWidth, points)),
            Constant(name: "labelColor", place: .color(\.labelText.color)),
            Constant(name: "labelSize", place: .length(\.labelText.size, points)),
            Constant(name: "labelWeight", place: .number(\.labelText.weight, weight)),
            Constant(name: "labelOffset", place: .length(\.labelOffset, shift)),
            Constant(name: "noticeColor", place: .color(\.noticeText.color)),
            Constant(name: "noticeSize", place: .length(\.noticeText.size, points)),
            Constant(name: "noticeWeight", place: .number(\.noticeText.weight, weight)),
            Constant(name: "baselineDrop", place: .number(\.baselineDrop, -10...10)),
            Constant(name: "lineHeight", place: .number(\.lineHeight, 0...10)),
            Constant(name: "bubbleWidth", place: .length(\.bubbleWidth, 1...10_000)),
            Constant(name: "bubblePictureHeight", place: .length(\.bubblePictureHeight, 1...10_000)),
            Constant(name: "bubbleCornerRadius", place: .length(\.bubbleCornerRadius, points)),
            Constant(name: "bubbleColor", place: .color(\.bubbleColor)),
            Constant(name: "captionStripColor", place: .color(\.captionStripColor)),
            Constant(name: "captionColor", place: .color(\.captionText.color)),
            Constant(name: "captionSize", place: .length(\.captionText.size, points)),
            Constant(name: "captionWeight", place: .number(\.captionText.weight, weight)),
            Constant(name: "subcaptionColor", place: .color(\.subcaptionText.color)),
            Constant(name: "subcaptionSize", place: .length(\.subcaptionText.size, points)),
            Constant(name: "subcaptionWeight", place: .number(\.subcaptionText.weight, weight)),
            Constant(name: "widgetMargin", place: .length(\.widgetMargin, points)),
            Constant(name: "widgetInset", place: .length(\.widgetInset, points)),
            Constant(name: "headerColor", place: .color(\.headerText.color)),
            Constant(name: "headerSize", place: .length(\.headerText.size, points)),
            Constant(name: "headerWeight", place: .number(\.headerText.weight, weight)),
            Constant(name: "statColor", place: .color(\.statText.color)),
            Constant(name: "statSize", place: .length(\.statText.size, points)),
            Constant(name: "statWeight", place: .number(\.statText.weight, weight)),
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
