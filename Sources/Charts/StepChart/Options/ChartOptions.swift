/// The content of a chart, apart from its style. Members of `annotations` can be used as members of the options:
///
///     options.goal = 10_000
@dynamicMemberLookup
public struct ChartOptions: Hashable, Sendable {
    /// A use of the chart, which decides what is drawn besides the line.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        /// Faint guides on the theme's background.
        case chart
        /// Stronger guides and the average line; the background is transparent, since the widget has its own.
        case widget
        /// The line and its nodes alone, on the theme's background: a picture for a message.
        case message
    }

    /// A choice of the day that is highlighted.
    public enum Selection: Hashable, Sendable {
        /// The day that the week itself selects, else the last.
        case automatic
        /// The last day.
        case last
        /// The day with the most steps, the first of equals.
        case highest
        /// The last day of this weekday. The chart throws an error if no date of the week has it.
        case weekday(Weekday)
        /// No day.
        case noDay
        /// The day of this index, from 0. The chart throws an error if it is not in the week.
        case index(Int)
        /// The day of this date. The chart throws an error if it is not in the week.
        case date(CivilDate)

        /// No day, as `noDay`.
        public static let none = Self.noDay
    }

    /// The form of the label under a day that has no label of its own.
    public enum Labels: String, Hashable, Sendable, CaseIterable {
        /// The date in the language's notation, `9/12`, `12.9.` or `12/9`; without a date the weekday, if it is known.
        case automatic = "auto"
        /// `9/12`
        case monthDay = "md"
        /// `12.9.`, or `12/9` in a language that writes slashes.
        case dayMonth = "dm"
        /// `2016-09-12`
        case iso
        /// `Mon`, in the language.
        case weekday
        /// No label, not even a day's own; the chart takes the space.
        case hidden = "none"
    }

    /// A day of the week, in the order of ISO 8601.
    public enum Weekday: String, Hashable, Sendable, CaseIterable {
        /// The days from Monday, the first, to Sunday.
        case monday, tuesday, wednesday, thursday, friday, saturday, sunday

        /// The number of the day in ISO 8601: 1 for Monday to 7 for Sunday.
        package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
    }

    /// A shape that represents a day.
    public enum Mark: String, Hashable, Sendable, CaseIterable {
        /// A node, and a line from day to day.
        case line
        /// A bar with a rounded top.
        case bars
        /// A cell of a calendar, whose colour is stronger the more steps; for more than 400 days a cell for each month.
        case calendar
        /// A spoke for each day around a ring; only for cards.
        case ring
    }

    /// The way to treat a character that neither a font of the theme nor the built-in lettering has.
    public enum MissingGlyph: String, Hashable, Sendable, CaseIterable {
        /// The chart throws an error.
        case error
        /// A box is drawn in place of the character.
        case box
        /// The character is left out, as for names of people, which may be in any script.
        case omit
    }

    /// The use of the chart, which decides what is drawn besides the line. Default: `.chart`.
    public var placement: Placement
    /// The width of the canvas, in points, above 0. Default: 375.
    public var width = 375.0
    /// The height of the canvas, in points, above 0. Default: 200.
    public var height = 200.0
    /// The width and the height of the canvas, in points.
    public var size: Size {
        get { Size(width, height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }
    /// The curve of the line from day to day. Default: a smooth one.
    public var curve = Curve.monotone
    /// The day that is highlighted. Default: the one that the week selects, else the last.
    public var selection = Selection.automatic
    /// The form of the labels under the days. Default: dates as the language writes them.
    public var labels = Labels.automatic
    /// The weekday of the first day of a week without dates, and with dates the weekday with which a calendar's weeks
    /// begin. Default: nil, which is unknown, and Monday.
    public var weekStart: Weekday?
    /// The language of labels, notices and the alternative text. Default: English.
    public var language = Language.english
    /// The way to treat a character that cannot be drawn. Default: an error.
    public var missingGlyph = MissingGlyph.error
    /// True if there is a line behind every day. Default: nil, as the placement sets it; with bars there is none.
    public var guides: Bool?
    /// True if there is a line at the average. Default: nil, as the placement sets it.
    public var averageLine: Bool?
    /// The shape that represents a day. Default: nil, which is a node, a bar for 15 to 60 days, or what suits a card.
    public var mark: Mark?
    /// The span of time that a point of the chart represents, and how its days are summarized. Default: single days.
    public var aggregation = Aggregation()
    /// The span of time that a point of the chart represents: `aggregation.span`.
    public var by: Aggregation.Span {
        get { aggregation.span }
        set { aggregation.span = newValue }
    }
    /// The aids for reading the chart. Default: none.
    public var annotations = Annotations()

    /// Gives access to the members of `annotations` as members of the options.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Annotations, Value>) -> Value {
        get { annotations[keyPath: path] }
        set { annotations[keyPath: path] = newValue }
    }

    /// True if all measures grow with the canvas, as if a chart of 400 x 210 points was enlarged. Default: false.
    public var fitsCanvas = false
    /// The colour behind everything. Default: nil, as the placement sets it.
    public var background: ChartTheme.Color?

    /// True if a January is labelled with its year even if it is the only one, since no other text has the year.
    var namesYears = false
    /// The time by which the layout must be complete; after that it is incomplete and must not be used.
    package var deadline = Deadline.none

    /// Creates the options of a placement; each argument sets the property of its name.
    public init(
        placement: Placement = .chart, size: Size? = nil, by span: Aggregation.Span = .day, goal: Int? = nil,
        title: Annotations.Heading? = nil
    ) {
        self.placement = placement
        if let size { self.size = size }
        aggregation.span = span
        annotations.goal = goal
        annotations.title = title
    }

    /// The options of a message's picture: the line alone in a square, since the message has fields for texts.
    public static let message = with(ChartOptions(placement: .message, size: Size(300, 300))) { $0.labels = .hidden }

    func validate() throws(ChartError) {
        try ChartError.check(size)
        try background?.validate(as: "background")
        try annotations.validate()
        if mark == .calendar { try annotations.refuseHiding(in: "calendar") }
    }

    /// - Throws: `ChartError.invalidOption` for a ring, which only cards can show.
    func refuseRing() throws(ChartError) {
        try ChartError.check("mark", mark != .ring, "a line, bars or a calendar: rings are for cards", "ring")
    }

    /// - Throws: `ChartError.invalidOption` if the days lack dates or hours for the span, or are too few for the trend.
    func validate(for content: WeekContent) throws(ChartError) {
        if content.isPlaceholder { return }
        let hasWeekdays = aggregation.span != .weekday || content.week.days[0].date != nil
        try ChartError.check("by", hasWeekdays, "days with dates, of which weekdays are known", "weekday")
        let isByHour = aggregation.span == .hour
        let hasHours = content.week.days.contains { $0.hours != nil }
        try ChartError.check("by", !isByHour || hasHours, "another span: no day has steps with times", "hour")
        try ChartError.check("by", !isByHour || content.week.measure == .steps, "steps, which hours count", "hour")
        guard let trend = annotations.trend else { return }
        let count = content.week.days.count
        try ChartError.check("trend", aggregation.span == .day, "a chart by day", trend)
        try ChartError.check("trend", trend < count, "fewer days than the \(count) that are shown", trend)
    }

    /// The number of `weekStart`: 1 is Monday.
    package var firstWeekday: Int? { weekStart?.number }

    /// Returns the goal of the last days; nil without one, and for points that are not compared with it.
    func goalLine(of week: StepWeek) -> Int? { aggregation.areLikeDays ? annotations.goal.map(week.lastGoal) : nil }

    /// True if the hours of weekends have a line of their own.
    var separatesWeekends: Bool { mark == .line || mark == nil && placement == .chart }

    /// Returns the options with the defaults that suit the points, and without the texts that they hide.
    func suited(to series: Series) -> ChartOptions {
        let isDaily = aggregation.span == .day && series.points.count == series.week.days.count
        return with(self) { options in
            let suitsBars =
                switch aggregation.span {
                case .weekday: true
                case .hour: !series.hasPrevious
                case .day, .week, .month, .year: isDaily && 15...60 ~= series.points.count
                }
            if mark == nil, placement == .chart, suitsBars { options.mark = .bars }
            options.namesYears = mark == .calendar
            if series.points.count == 1, annotations.goal != nil, annotations.values == .none {
                options.annotations.values = .all
            }
            if annotations.hidesValues {
                options.annotations.values = .none
                options.annotations.yAxis = false
            }
            guard annotations.hidesDates, ![.weekday, .hour].contains(aggregation.span) else { return }
            let hasSpace = aggregation.span == .day && series.points.count <= DayLabels.mostLetters
            options.labels = hasSpace ? .weekday : .hidden
        }
    }
}
