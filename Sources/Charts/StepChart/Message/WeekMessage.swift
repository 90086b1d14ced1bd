/// A rich message about a day: the week's chart as a picture, and texts for the fields of a message.
///
///     var message = try WeekMessage(week)
///     message.subcaption = "A walk by the sea"
///     let picture = try message.chart.png(.scale(3))
///     let preview = try message.bubble().png(.scale(3))
///
/// The fields are those of an iMessage template layout. Texts may have any characters: only what is drawn, by `bubble`
/// and `linkCard`, needs the built-in lettering.
public struct WeekMessage: Hashable, Sendable {
    /// The picture of the message.
    public let chart: WeekChart
    /// The words about the week, in the message's language.
    public let words: WeekWords
    /// The index of the day that the caption is about: the highlighted one, else the last.
    public let day: Int

    /// A text over the picture.
    public var imageTitle: String?
    /// A text over the picture, under its title.
    public var imageSubtitle: String?
    /// The text under the picture, on the left.
    public var caption: String
    /// A text under the caption.
    public var subcaption: String?
    /// A text under the picture, on the right.
    public var trailingCaption: String?
    /// A text under the trailing caption.
    public var trailingSubcaption: String?
    /// The text that a list of conversations shows for the message.
    public var summaryText: String
    /// The description of the picture, for people who cannot see it.
    public var accessibilityLabel: String
    /// The address to open when the message is tapped.
    public var url: String?

    /// Creates a message with a caption about the day, which is the summary too, and a description of the chart. If
    /// there are no data or no steps in the week, or if it could not be read, the caption states that.
    /// - Parameters:
    ///   - source: the week that the message is about, or a placeholder.
    ///   - unit: the unit of distances; nil is the week's own.
    ///   - options: the options of the chart.
    ///   - theme: the theme of the chart and of the drawings around it.
    /// - Throws: `ChartError` as `WeekChart` does.
    public init(
        _ source: some WeekSource, unit: DistanceUnit? = nil, options: ChartOptions = .message,
        theme: ChartTheme = .light
    ) throws(ChartError) {
        let content = source.content
        try options.annotations.refuseHiding(in: "message")
        chart = try WeekChart(content, options: options, theme: theme)
        words = WeekWords(content.week, options, unit: unit)
        // The selected index of the chart itself may be that of a week or a month.
        day = try content.selectedIndex(options.selection) ?? content.week.days.count - 1
        let catalogue = options.language.catalogue
        if content.notice != nil {
            caption = catalogue[.notAccessible]
        } else if content.isPlaceholder {
            caption = catalogue[.noData]
        } else if let nothing = words.captionOfNothing {
            caption = nothing
        } else {
            caption = try words.caption(of: day)
        }
        summaryText = caption
        accessibilityLabel = chart.alternative.text
    }

    /// The message to send before there is data: its picture is a placeholder, its caption states the reason.
    /// - Throws: `ChartError.missingGlyph` for a character of a label that cannot be drawn.
    public var placeholder: WeekMessage {
        get throws(ChartError) {
            try WeekMessage(chart.content.placeholder, unit: words.unit, options: chart.options, theme: chart.theme)
        }
    }

    /// True if the picture shows the newest week, whose days texts can describe.
    package var hasDays: Bool { !chart.content.isPlaceholder && chart.content.notice == nil }

    /// The text after the caption: the subcaption, or else the statistics of the newest week.
    package var detail: String? { subcaption ?? (hasDays ? words.stats : nil) }

    /// Returns the message as in a conversation: the chart in a bubble, and the captions, shortened if too long. The
    /// corners are transparent; colours and measures are those of the chart's theme.
    /// - Throws: `ChartError.missingGlyph` for a text that cannot be drawn, unless boxes are allowed.
    public func bubble() throws(ChartError) -> Drawing { try Drawing(Bubble(self)) }

    /// Returns a picture for links to a page about the week, 1200 x 630 pixels at a scale of 1: the week's card with
    /// the caption under its headline and the subcaption at the bottom. All texts are in the middle square, to which
    /// such pictures are cropped.
    /// - Throws: `ChartError.missingGlyph` for a text that cannot be drawn, unless boxes are allowed.
    public func linkCard() throws(ChartError) -> Drawing {
        var options = CardOptions(.openGraph)
        options.layout = .center
        options.unit = words.unit
        options.footer = subcaption
        let annotations = options.chart.annotations
        options.chart = chart.options
        // A message's picture has no texts by default, unlike a card.
        if chart.options.labels == .hidden { options.chart.labels = .automatic }
        if chart.options.annotations.values == .none { options.chart.annotations.values = annotations.values }
        options.chart.annotations.baseline = chart.options.annotations.baseline ?? annotations.baseline
        options.chart.annotations.title = nil
        // The card's headline itself states that a week cannot be read.
        options.chart.annotations.subtitle = chart.content.notice == nil ? .text(caption) : nil
        return try WeekCard(chart.content, options: options, theme: chart.theme).drawing
    }
}
