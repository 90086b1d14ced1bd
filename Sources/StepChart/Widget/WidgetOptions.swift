/// What to show of a week in a widget, apart from its looks.
public struct WidgetOptions: Hashable, Sendable {
    /// The kind of widget.
    public var family: WeekWidget.Family
    /// Of the canvas, in points, above 0.
    public var width: Double
    /// Of the canvas, in points, above 0.
    public var height: Double
    /// Of the letters in a Today widget.
    public var contentSize: ContentSize
    /// How the line runs from day to day; smoothly.
    public var curve = ChartOptions.Curve.monotone
    /// The highlighted day, whose figures are shown; those of the last day when none is.
    public var selection = ChartOptions.Selection.automatic
    /// What stands under the days; dates.
    public var labels = ChartOptions.Labels.automatic
    /// The weekday of the first day of a week without dates; nil when it is not known.
    public var weekStart: ChartOptions.Weekday?
    /// Of all texts; English.
    public var language = Language.english
    /// Of the distance; nil is the week's own.
    public var unit: DistanceUnit?
    /// What stands for a day; a node on a line.
    public var mark = ChartOptions.Mark.line
    /// What helps to read the chart and the figures; nothing.
    public var aids = ReadingAids()
    /// What to do about a character that cannot be drawn; refuse the widget.
    public var missingGlyph = ChartOptions.MissingGlyph.error
    /// Why the week is not the newest, when it is not.
    public var notice: Notice?
    /// Of the container, in points: outside of its round corners the picture is transparent. 0 is a plain rectangle.
    public var cornerRadius = 0.0

    /// A widget of the size that it has on a device.
    /// - Parameters:
    ///   - family: the kind of widget.
    ///   - device: the phone, tablet or watch.
    ///   - contentSize: of Today widgets.
    ///   - page: of Today widgets.
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
}

extension WidgetOptions {
    func validate() throws(ChartError) {
        guard width > 0, width.isFinite, height > 0, height.isFinite else {
            throw .invalidSize(width: width, height: height)
        }
        guard cornerRadius >= 0, cornerRadius.isFinite else { throw .invalidCornerRadius(cornerRadius) }
    }

    /// Those of the chart inside, but for its size.
    var chart: ChartOptions {
        var options = ChartOptions(style: .widget)
        options.curve = curve
        options.selection = selection
        options.labels = isSparkline ? .hidden : labels
        options.weekStart = weekStart
        options.language = language
        options.mark = mark
        options.aids = aids
        options.missingGlyph = missingGlyph
        options.notice = notice
        options.guides = !isSparkline
        options.averageLine = [.large, .extraLarge, .expanded].contains(family) ? nil : false
        options.showsSelectedNodeOnly = isSparkline
        // A sparkline has room for nothing but itself.
        if isSparkline {
            options.aids.values = .none
            options.aids.yAxis = false
            (options.aids.goal, options.aids.title, options.aids.subtitle) = (nil, nil, nil)
        }
        return options
    }

    /// Whether the week is a line alone.
    var isSparkline: Bool { family == .small || family == .smartStack }

    /// Letters grow with the content size where the system lets the user choose it for the widget, and follow the room.
    var textScale: Double {
        switch family {
        case .compact, .expanded: contentSize.textScale
        case .extraLarge: 1.3
        case .smartStack: 0.85
        case .small, .medium, .large: 1
        }
    }
}
