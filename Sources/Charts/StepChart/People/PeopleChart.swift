/// The days of several people in one picture.
///
///     let people = [PeopleFacts.Person("Anna", anna), PeopleFacts.Person("Ben", ben)]
///     let png = try PeopleChart(people, style: .leaderboard).png(.scale(2))
public struct PeopleChart: WeekPicture, SceneSource {
    /// A form of the picture.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// A bar for each person, the longest first; the shortest ones are left out if not all fit.
        case leaderboard
        /// A line for each of up to six people, with the name at its end.
        case lines
        /// A small chart for each of up to twelve people, all on one scale.
        case multiples

        /// The most people that it can show; nil if there is no limit.
        var most: Int? {
            switch self {
            case .leaderboard: nil
            case .lines: 6
            case .multiples: 12
            }
        }

        /// Returns a size in points in which people have enough space, up to 25 of them in a leaderboard.
        public func size(for count: Int) -> Size {
            switch self {
            case .leaderboard: Size(375, max(200, 60 + 24 * Double(min(count, 25))))
            case .lines: Size(375, 200)
            case .multiples: Size(375, max(200, 50 + 85 * (Double(count) / 3).rounded(.up)))
            }
        }
    }

    /// The days of the person in the first place; for a placeholder the sample week.
    public let content: WeekContent
    public let omissions: [ChartLayout.Omission]
    private let people: [PeopleFacts.Person]
    private let style: Style
    private let options: CardOptions
    private let theme: ChartTheme
    var size: Size { options.size }
    let background: Color
    let marks: [Mark]
    let alternative: AltText

    /// Creates a picture of people. Their days must have the same dates.
    /// - Throws: `ChartError` if there is nobody, or more people than the style can show; if days differ in their
    ///   dates; and for options as a chart does, or that a picture of people does not have.
    public init(
        _ people: [PeopleFacts.Person], style: Style, options: ChartOptions = ChartOptions(), theme: ChartTheme = .light
    ) throws(ChartError) {
        try options.validate()
        var card = CardOptions()
        card.chart = options
        card.size = options.size
        card.ground = .plain
        // A chart has no margins for the buttons over a story.
        card.layout = .stack
        try self.init(people, style, card, theme)
    }

    /// Creates a picture of people in the size and the colours of a card, with its background or photo and its footer.
    /// - Throws: `ChartError` as without a card.
    public init(
        _ people: [PeopleFacts.Person], style: Style, card: CardOptions, theme: ChartTheme? = nil
    ) throws(ChartError) {
        try card.validate()
        try self.init(people, style, with(card) { $0.chart.fitsCanvas = true }, theme ?? card.ownTheme)
    }

    private init(
        _ people: [PeopleFacts.Person], _ style: Style, _ card: CardOptions, _ theme: ChartTheme,
        isPlaceholder: Bool = false
    ) throws(ChartError) {
        try theme.validate()
        try Self.validate(people, style, card.chart)
        let facts = PeopleFacts(people)
        let leader = people[facts.ranking[0].index].week
        content = isPlaceholder ? .placeholder(days: leader.days.count) : WeekContent(leader)
        self.people = people
        self.style = style
        options = card
        self.theme = theme
        alternative = AltText(facts, style, card.chart)

        let fit = card.chart.fitsCanvas ? min(card.size.width / 400, card.size.height / 210) : 1
        let themed = content.effectiveTheme(with(theme) { $0.missingGlyph = card.chart.missingGlyph })
            .suited(to: card.chart.background)
        let palette = CardPalette(themed, card)
        var chart = card.chart
        chart.placement = .chart
        chart.annotations.title = .text(alternative.title)
        if style == .leaderboard, chart.annotations.subtitle?.own == nil {
            // The title names the measure and the period; an automatic subtitle would call totals steps a day.
            let words = chart.language.catalogue
            chart.annotations.subtitle = facts.leavesTodayOut ? .text(words.opening(words[.withoutToday])) : nil
        }
        let shown = themed.legible(in: palette)
        var page = PeoplePage(card, chart, leader, shown, scale: fit, hasLegend: style == .multiples)
        switch style {
        case .leaderboard: page.addLeaderboard(facts)
        case .lines: page.addLines(facts, palette)
        case .multiples: page.addMultiples(facts)
        }
        let front = page.marks
        try front.refuseMissing(chart.missingGlyph) { _ in nil }
        omissions = page.omissions
        background = palette.backgroundEnds.bottom
        marks = palette.composed(front, over: card.photo, size: card.size)
    }

    private static func validate(
        _ people: [PeopleFacts.Person], _ style: Style, _ options: ChartOptions
    ) throws(ChartError) {
        let most = style.most ?? people.count
        let expected = style.most.map { "1 to \($0) for \(style.rawValue)" } ?? "at least one"
        try ChartError.check("people", (1...max(most, 1)).contains(people.count), expected, people.count)
        let dates = people[0].week.days.map(\.date)
        for person in people {
            let isSame = person.week.days.map(\.date) == dates && person.week.measure == people[0].week.measure
            try ChartError.check("people", isSame, "days of the same dates and measure", person.name)
            try options.validate(for: person.week.content)
        }
        try options.annotations.refuseHiding(in: "picture of people")
        let isLine = options.mark == nil || options.mark == .line || options.mark == .bars
        try ChartError.check("mark", isLine, "a line or bars, for people", options.mark?.rawValue ?? "")
    }

    public var drawing: Drawing { Drawing(self) }

    public var layoutJSON: String { LayoutReport(drawing).json() }

    public var placeholder: PeopleChart {
        get throws(ChartError) { try PeopleChart(people, style, options, theme, isPlaceholder: true) }
    }
}
