extension ChartStyle {
    /// One of the style's figures: its name, where it is kept, and what it may be.
    struct Constant: Sendable {
        enum Place: Sendable {
            case color(WritableKeyPath<ChartStyle, Color> & Sendable)
            case number(WritableKeyPath<ChartStyle, Double> & Sendable, ClosedRange<Double>)
        }

        let name: String
        let place: Place

        /// What a number of this range looks like, for messages.
        static func expected(_ range: ClosedRange<Double>) -> String {
            "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
        }

        fileprivate init(
            _ name: String, _ path: WritableKeyPath<ChartStyle, Double> & Sendable, _ range: ClosedRange<Double>
        ) {
            self.name = name
            place = .number(path, range)
        }

        fileprivate init(_ name: String, _ path: WritableKeyPath<ChartStyle, Color> & Sendable) {
            self.name = name
            place = .color(path)
        }
    }

    /// All stored properties, under the names that a theme file uses.
    static let constants: [Constant] = {
        let length = 0.0...10_000
        let shift = -10_000.0...10_000
        let weight = 100.0...900
        return [
            Constant("background", \.background),
            Constant("marginH", \.marginH, length),
            Constant("marginV", \.marginV, length),
            Constant("labelHeight", \.labelHeight, length),
            Constant("minimumGap", \.minimumGap, length),
            Constant("guideColor", \.guideColor),
            Constant("widgetGuideColor", \.widgetGuideColor),
            Constant("guideWidth", \.guideWidth, length),
            Constant("guideOverhang", \.guideOverhang, shift),
            Constant("averageLineWidth", \.averageLineWidth, length),
            Constant("lineWidth", \.lineWidth, length),
            Constant("lineStartColor", \.lineStartColor),
            Constant("lineMiddleColor", \.lineMiddleColor),
            Constant("lineEndColor", \.lineEndColor),
            Constant("nodeRadius", \.nodeRadius, length),
            Constant("nodeColor", \.nodeColor),
            Constant("nodeRingWidth", \.nodeRingWidth, length),
            Constant("nodeRingColor", \.nodeRingColor),
            Constant("widgetNodeRingColor", \.widgetNodeRingColor),
            Constant("nodeGap", \.nodeGap, length),
            Constant("selectedNodeColor", \.selectedNodeColor),
            Constant("selectedNodeScale", \.selectedNodeScale, 0...100),
            Constant("shadowColor", \.shadowColor),
            Constant("shadowSigma", \.shadowSigma, 0...100),
            Constant("shadowOffsetX", \.shadowOffsetX, shift),
            Constant("shadowOffsetY", \.shadowOffsetY, shift),
            Constant("labelColor", \.labelColor),
            Constant("labelSize", \.labelSize, length),
            Constant("labelWeight", \.labelWeight, weight),
            Constant("labelOffset", \.labelOffset, shift),
            Constant("noticeColor", \.noticeColor),
            Constant("noticeSize", \.noticeSize, length),
            Constant("noticeWeight", \.noticeWeight, weight),
            Constant("baselineDrop", \.baselineDrop, -10...10),
            Constant("lineHeight", \.lineHeight, 0...10),
            Constant("bubbleWidth", \.bubbleWidth, 1...10_000),
            Constant("bubblePictureHeight", \.bubblePictureHeight, 1...10_000),
            Constant("bubbleCornerRadius", \.bubbleCornerRadius, length),
            Constant("bubbleColor", \.bubbleColor),
            Constant("captionStripColor", \.captionStripColor),
            Constant("captionColor", \.captionColor),
            Constant("captionSize", \.captionSize, length),
            Constant("captionWeight", \.captionWeight, weight),
            Constant("subcaptionColor", \.subcaptionColor),
            Constant("subcaptionSize", \.subcaptionSize, length),
            Constant("subcaptionWeight", \.subcaptionWeight, weight),
            Constant("widgetMargin", \.widgetMargin, length),
            Constant("widgetInset", \.widgetInset, length),
            Constant("headerColor", \.headerColor),
            Constant("headerSize", \.headerSize, length),
            Constant("headerWeight", \.headerWeight, weight),
            Constant("statColor", \.statColor),
            Constant("statSize", \.statSize, length),
            Constant("statWeight", \.statWeight, weight),
        ]
    }()

    /// - Throws: `ChartError.invalidStyle` for the first constant that is out of its range.
    func validate() throws(ChartError) {
        for constant in Self.constants {
            switch constant.place {
            case .color(let path):
                try self[keyPath: path].validate(as: constant.name)
            case .number(let path, let range):
                let value = self[keyPath: path]
                guard range.contains(value) else {
                    throw .invalidStyle(constant: constant.name, expected: Constant.expected(range), found: "\(value)")
                }
            }
        }
    }
}

extension ChartStyle.Color {
    /// - Throws: `ChartError.invalidStyle` when a component is not in 0...1.
    func validate(as name: String) throws(ChartError) {
        for component in [red, green, blue, alpha] where !(0...1).contains(component) {
            throw .invalidStyle(constant: name, expected: "colour components from 0 to 1", found: "\(component)")
        }
    }
}
