/// The content and the size of a widget, apart from its theme.
public struct WidgetOptions: Hashable, Sendable {
    /// The kind of widget.
    public var family: WeekWidget.Family
    /// The width of the widget, in points, above 0.
    public var width: Double
    /// The height of the widget, in points, above 0.
    public var height: Double
    /// The text size of the user, which sets the size of a Today widget's letters.
    public var contentSize: ContentSize
    /// The options of the chart, and the language of all texts. The widget sets the chart's size and placement.
    public var chart = ChartOptions(placement: .widget)
    /// The unit of the distance. Default: nil, the week's own.
    public var unit: DistanceUnit?
    /// The radius of the widget's corners, in points, outside of which the picture is transparent. Default: 0.
    public var cornerRadius = 0.0

    /// Creates the options of a widget with the size that it has on a device.
    /// - Parameters:
    ///   - family: the kind of widget.
    ///   - device: the phone, tablet or watch.
    ///   - contentSize: the text size of the user, for Today widgets.
    ///   - page: the page on which Today widgets are shown.
    public init(
        _ family: WeekWidget.Family = .medium, on device: WidgetDevice = .standard, contentSize: ContentSize = .large,
        page: TodayPage = .today
    ) {
        let size = device.size(of: family, contentSize: contentSize, on: page)
        self.family = family
        self.contentSize = contentSize
        width = size.width
        height = size.height
    }

    func validate() throws(ChartError) {
        try chart.refuseRing()
        try ChartError.check(Size(width, height))
        let isValid = cornerRadius >= 0 && cornerRadius.isFinite
        try ChartError.check("corner radius", isValid, "a number of points >= 0", cornerRadius)
        try chart.annotations.validate()
        try chart.annotations.refuseHiding(in: "widget")
    }

    /// Returns the options of the chart for the widget's family, except for its size.
    func plot(of week: StepWeek) -> ChartOptions {
        var options = chart
        options.placement = .widget
        options.background = nil
        options.fitsCanvas = false
        options.guides = isSparkline ? false : nil
        let hasAverage = [.large, .extraLarge, .expanded].contains(family)
        // A line without a text has no clear meaning: only the Today widget keeps that of the original app.
        options.averageLine = hasAverage ? chart.averageLine ?? (family == .expanded ? nil : false) : false
        if hasBars(of: week) {
            options.mark = .bars
        } else if isOfHome {
            options.annotations.baseline = options.annotations.baseline ?? .zero
        }
        if isSparkline {
            options.labels = .hidden
            options.annotations.values = .none
            options.annotations.yAxis = false
            options.annotations.goal = nil
            options.annotations.title = nil
            options.annotations.subtitle = nil
        }
        return options
    }

    /// The parts that the options ask for but the family does not show.
    var unshown: [ChartLayout.Omission] {
        guard isSparkline else { return [] }
        let asked: [(ChartLayout.Omission.Part, Bool)] = [
            (.values, chart.annotations.values != .none), (.yAxis, chart.annotations.yAxis),
            (.title, chart.annotations.title != nil), (.subtitle, chart.annotations.subtitle != nil),
            (.lineTexts, chart.averageLine == true), (.calendar, chart.mark == .calendar),
        ]
        return asked.filter { $0.1 }.map { .init(part: $0.0, count: 1) }
    }

    /// True for a widget of a home screen or a watch; a Today widget keeps its design of 2016.
    var isOfHome: Bool { family != .compact && family != .expanded }

    /// Returns true if days, weeks or months are bars: by default unless there are more than 60 days.
    func hasBars(of week: StepWeek) -> Bool {
        let areFew = week.days.count <= 60 || chart.aggregation.span != .day
        return isOfHome && !isSparkline && (chart.mark ?? (areFew ? .bars : .line)) == .bars
    }

    /// True if the widget states in words how much of the goal a day has reached.
    var showsShare: Bool { isOfHome && family != .large && chart.annotations.goal != nil }

    /// True if the chart is a line without labels and annotations.
    var isSparkline: Bool { family == .small || family == .smartStack }

    /// The part of the width for texts on the left of a chart; nil if they are above it.
    var leftShare: Double? {
        switch family {
        case .smartStack: 0.55
        case .extraLarge: 0.26
        case .medium: 0.42
        case .small, .large, .compact, .expanded: nil
        }
    }

    /// The scale of letters, which depends on the content size in Today widgets, and on the family in others.
    var textScale: Double {
        switch family {
        case .compact, .expanded: contentSize.textScale
        case .extraLarge: 1.3
        case .smartStack: 0.85
        case .small, .medium, .large: 1
        }
    }
}
