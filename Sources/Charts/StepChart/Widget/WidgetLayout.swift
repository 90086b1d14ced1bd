/// Where everything of a widget stands, in points from the canvas' top left corner, y down.
public struct WidgetLayout: Hashable, Sendable {
    /// One of the day's figures: what it is of, as an icon, and the figure itself, on one baseline.
    public struct Figure: Hashable, Sendable {
        /// What a figure is of.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A count.
            case steps
            /// In the unit that the options ask for.
            case distance
            /// Of stairs, climbed.
            case flights
        }

        /// What the figure is of.
        public var kind: Kind
        /// A character of the built-in face, which no other face has.
        public var icon: ChartLayout.Text
        /// The figure.
        public var text: ChartLayout.Text
    }

    /// A chart in the widget.
    public struct PlacedChart: Hashable, Sendable {
        /// Of the left edge of its canvas.
        public var x: Double
        /// Of the top edge of its canvas.
        public var y: Double
        /// In points from there.
        public var layout: ChartLayout
    }

    /// Of the canvas.
    public let width: Double
    /// Of the canvas.
    public let height: Double
    /// The day that the figures are of; nil for one without a date, and where there is no room.
    public let day: ChartLayout.Text?
    /// As many as the week has and there is room for, in the order steps, distance, flights.
    public let figures: [Figure]
    /// Average and total; nil where they are not shown.
    public let stats: ChartLayout.Text?
    /// The same where there is room for a line each, below what each is of.
    public let facts: [ChartLayout.Text]
    /// Nil where none is shown.
    public let chart: PlacedChart?
    /// What a widget without a chart says instead of the figures; a chart has its own.
    public let notices: [ChartLayout.Text]
    /// The highlighted day; nil when none is.
    let selectedIndex: Int?
}

extension WidgetLayout {
    /// - Throws: `ChartError.missingGlyph` for the first text that is drawn with a box in it.
    func refuseMissingGlyphs(of week: StepWeek, _ theme: ChartTheme) throws(ChartError) {
        if let day { try day.refuseMissingGlyphs(in: "day \"\(day.string)\"", theme) }
        for figure in figures {
            try figure.text.refuseMissingGlyphs(in: "\(figure.kind.rawValue) \"\(figure.text.string)\"", theme)
        }
        if let stats { try stats.refuseMissingGlyphs(in: "stat line \"\(stats.string)\"", theme) }
        for fact in facts { try fact.refuseMissingGlyphs(in: "\"\(fact.string)\"", theme) }
        for notice in notices { try notice.refuseMissingGlyphs(in: "notice \"\(notice.string)\"", theme) }
        try chart?.layout.refuseMissingGlyphs(of: week, theme)
    }
}
