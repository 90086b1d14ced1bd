extension ChartStyle {
    /// How much of a label's colour a placeholder has.
    static let placeholderInk = 0.3

    /// The same measures without colours or shadows: line and nodes are as grey as the blocks that stand for texts, and
    /// nothing looks as if it could be touched.
    public var placeholder: ChartStyle {
        var style = self
        let ink = labelColor.over(background, amount: Self.placeholderInk)
        (style.lineStartColor, style.lineMiddleColor, style.lineEndColor) = (ink, ink, ink)
        (style.nodeColor, style.selectedNodeColor) = (ink, ink)
        (style.nodeRingColor, style.widgetNodeRingColor) = (background, background)
        style.shadowColor = .clear
        return style
    }
}

extension ChartStyle.Color {
    /// What so much of the colour looks like on an opaque one.
    fileprivate func over(_ other: Self, amount: Double) -> Self {
        Self(
            red: other.red + (red - other.red) * amount, green: other.green + (green - other.green) * amount,
            blue: other.blue + (blue - other.blue) * amount)
    }
}

extension WeekChart {
    /// A picture to show before there is data, in the same layout: grey blocks in place of labels, and a grey line that
    /// is the same for every week of as many days. A notice is told, but no dates.
    /// - Throws: `ChartError.missingGlyph` for a character of a label that cannot be drawn.
    public var placeholder: Drawing {
        get throws(ChartError) {
            var options = options
            options.selection = options.selection.withoutDate
            options.notice = options.notice.map { _ in .notAccessible }
            return try WeekChart(.sample(days: week.days.count), options: options, style: style.placeholder).drawing
                .placeholder(days: week.days.count, language: options.language, notice: options.notice)
        }
    }
}

extension WeekWidget {
    /// As `WeekChart.placeholder`, with blocks in place of the figures too.
    /// - Throws: `ChartError.missingGlyph` for a character of a label that cannot be drawn.
    public var placeholder: Drawing {
        get throws(ChartError) {
            var options = options
            options.selection = options.selection.withoutDate
            options.notice = options.notice.map { _ in .notAccessible }
            return try WeekWidget(.sample(days: week.days.count), options: options, style: style.placeholder).drawing
                .placeholder(days: week.days.count, language: options.language, notice: options.notice)
        }
    }
}

extension Drawing {
    fileprivate func placeholder(days: Int, language: Language, notice: Notice?) -> Drawing {
        var drawing = placeholder
        drawing.words = AltText(placeholderOf: days, language: language, notice: notice)
        return drawing
    }
}

extension ChartOptions.Selection {
    /// A day of another week is the last of this one.
    fileprivate var withoutDate: Self {
        if case .date = self { .last } else { self }
    }
}
