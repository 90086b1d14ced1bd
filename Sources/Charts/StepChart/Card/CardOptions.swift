/// The options of a card: its texts, its size, its arrangement and its chart, apart from its theme.
///
///     var options = CardOptions(.square)
///     options.goal = 10_000
///     options.footer = "Anna"
///
/// Members of `chart` can be used as members of the options.
@dynamicMemberLookup
public struct CardOptions: Hashable, Sendable {
    /// An arrangement of a card.
    public enum Layout: String, Hashable, Sendable, CaseIterable {
        /// All texts are in the middle square, to which link previews are cropped; the chart below has the whole width.
        case center
        /// The figures are in a column on the left, the chart is on the right; for a card at least as wide as high.
        case beside
        /// The headline is above the chart, which has the whole width, and the figures are in columns below.
        case stack
        /// The arrangement is that of `stack` for a tall screen: a larger headline, and space for the buttons of apps.
        case poster

        /// Chooses the arrangement that suits a shape.
        init(width: Double, height: Double) {
            switch width / height {
            case 1.85...: self = .center
            case 1.2...: self = .beside
            case 0.7...: self = .stack
            default: self = .poster
            }
        }
    }

    /// A kind of background of a card.
    public enum Ground: String, Hashable, Sendable, CaseIterable {
        /// One colour: the theme's, or the chart's background.
        case plain
        /// A gradient from the top to the bottom between two colours, dark or light as the theme is.
        case gradient
        /// No background, for a card over a photo; texts have a shadow, dark or light as the theme is.
        case transparent
    }

    /// A large figure for a card.
    public enum Headline: String, Hashable, Sendable, CaseIterable {
        /// The steps of all days together.
        case total
        /// The steps of a day on average.
        case average
        /// The steps of the highlighted day.
        case day
        /// The steps of the day with the most.
        case best
        /// The steps of today.
        case today
        /// The distance of all days together.
        case distance
        /// The most days in a row that reached the goal.
        case streak

        var isOfDay: Bool { [.day, .best, .today].contains(self) }
    }

    /// A choice whether a calendar has a comparison: two lines with the running sums of its days and of those before.
    public enum Compare: String, Hashable, Sendable, CaseIterable {
        /// The lines replace the months, and the calendar too if there is no space for both.
        case cumulative
        /// The line of a year is beside those of up to ten earlier years, each up to the same date.
        case years
        /// No lines.
        case none
    }

    /// True if running sums are drawn even where they replace something else.
    var asksForSums: Bool { compare == .cumulative || compare == .years }

    /// A page of a story that `WeekCard.pages` makes of many days.
    enum Page: Hashable, Sendable { case calendar, records, comparison }

    /// The width of the card, in points. Default: 1200.
    public var width = 1200.0
    /// The height of the card, in points. Default: 630.
    public var height = 630.0
    /// The width and the height of the card, in points.
    public var size: Size {
        get { Size(width, height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }
    /// The arrangement of the card. Default: nil, which is the one that suits its shape.
    public var layout: Layout?
    /// The background. Default: nil, which is a gradient, but plain where the chart has a background.
    public var ground: Ground?
    /// The large figure. Default: the total.
    public var headline = Headline.total
    /// The comparison of a calendar's days with those before. Default: nil, which is lines if there is space.
    public var compare: Compare?
    /// A name at the bottom of the card. Default: nil, none.
    public var footer: String?
    /// A picture beside the footer, clipped round. Default: nil, none.
    public var avatar: Avatar?
    /// The photo behind the card, in place of the background that `ground` chooses. Default: nil, none.
    public var photo: Photo?
    /// The unit of distances. Default: nil, the week's own.
    public var unit: DistanceUnit?
    /// The options of the chart. Its language is that of the whole card; its size is ignored. The title of its
    /// annotations is above the headline; by default it states what the headline counts, and when. The subtitle is
    /// below the headline; with a title but no subtitle, it is the default title.
    public var chart: ChartOptions

    /// Gives the members of `chart` by their own names.
    public subscript<Value>(dynamicMember path: WritableKeyPath<ChartOptions, Value>) -> Value {
        get { chart[keyPath: path] }
        set { chart[keyPath: path] = newValue }
    }

    /// The page of a story; nil for a single card.
    var page: Page?
    /// True if a ring is the default mark for days that it can show.
    package var prefersRing = false

    /// Creates options with values at the highlighted and the highest day, counts from 0, and a chart without guides.
    public init(_ preset: Preset = .openGraph) {
        chart = ChartOptions(placement: .message)
        chart.annotations.values = .highest
        chart.annotations.baseline = .zero
        (width, height) = preset.size
        prefersRing = preset == .poster
    }

    /// The background that is drawn: a gradient under a photo, none for a translucent colour, else that of `ground`.
    var shownGround: Ground {
        if photo != nil { return .gradient }
        if let alpha = chart.background?.alpha, alpha < 1 { return .transparent }
        return ground ?? (chart.background == nil ? .gradient : .plain)
    }

    /// Returns the day that the headline counts: the highlighted one if the headline names no other.
    /// - Throws: `ChartError.invalidOption` for a headline for which the days or the options have no figure.
    func headlineDay(in content: WeekContent) throws(ChartError) -> ChartOptions.Selection {
        if content.isPlaceholder { return chart.selection }
        let openDay = content.week.openDay
        let lacksDistance = !content.isBlank && content.week.days.allSatisfy { $0.distanceMeters == nil }
        let missing: String? =
            switch headline {
            case .today where openDay == nil: "days that include today, whose date must be known"
            case .distance where lacksDistance: "days with a distance"
            case .streak where chart.annotations.goal == nil: "a goal, which days in a row are to reach"
            case .total, .average, .day, .best, .today, .distance, .streak: nil
            }
        try ChartError.check("headline", missing == nil, missing ?? "", headline.rawValue)
        if headline == .best { return .highest }
        if headline == .today, let openDay { return .index(openDay) }
        return chart.selection
    }

    package var ownTheme: ChartTheme { shownGround == .plain ? .light : ChartTheme(palette: .night) }

    func validate() throws(ChartError) {
        try ChartError.check(size)
        func check(_ isValid: Bool, _ expected: String) throws(ChartError) {
            if !isValid { throw .invalidCardShape(expected: expected, width: width, height: height) }
        }
        try check(max(width, height) <= 4 * min(width, height), "no side of a card above four times the other")
        try check(layout != .beside || width >= height, "a card at least as wide as high for the layout beside")
        try chart.background?.validate(as: "background")
        try chart.annotations.validate()
        try chart.annotations.refuseHiding(in: "card")
    }
}
