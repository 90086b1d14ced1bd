/// The words of a card about a week, in one language.
struct CardWords: Hashable, Sendable {
    /// The kinds of cards, which are arranged each in its own way.
    enum CardForm: Hashable, Sendable {
        case fewDays
        /// The card is about a single day.
        case oneDay
        /// The words go with a calendar.
        case manyDays
        /// The words go with a ring, beside which the best day and the longest streak are named.
        case ring
    }

    /// A figure beside the headline's.
    struct CardFigure: Hashable, Sendable {
        /// The fact that the figure gives; other parts of a card leave out a fact that a figure has.
        enum FigureKind: Hashable, Sendable { case bestDay, longestStreak, average, bestMonth, daysAtGoal, distance, other }

        var kind = FigureKind.other
        var label: String
        var value: String
        /// The label and the value, as within a sentence.
        var phrase = ""
    }

    var form = CardForm.fewDays
    var title: String?
    /// The large figure, or words in place of it.
    var headline: String
    /// The unit after the figure; nil where the headline is in words.
    var unit: String?
    var subtitle: String?
    /// The most important fact.
    var lead: WeekWords.Lead?
    /// The comparison with the days before; nil if the lead gives it, or if there is none.
    var comparison: WeekWords.Comparison?
    /// The lead and the next important fact in one sentence, with stars around the words to emphasize.
    var summary: String?
    /// The comparison of all days with those before.
    private(set) var sums: StepComparison?
    /// The part of the goal that a day has reached, 1 for all of it; nil for several days.
    var part: Double?
    var figures: [CardFigure] = []
    /// The sentences that the description of the chart lacks.
    var rest: [String] = []

    /// - Parameter day: the index of the highlighted day, else of the last.
    init(_ content: WeekContent, _ options: CardOptions, day: Int) {
        let week = content.week
        let weekWords = WeekWords(week, options.chart, unit: options.unit)
        let words = weekWords.words
        rest = [options.footer].compactMap(\.self)
        let title = options.chart.annotations.title?.own
        let subtitle = options.chart.annotations.subtitle?.own
        if let notice = content.notice {
            headline = words[.notAccessible]
            self.title = title ?? notice.dates(of: week, in: options.chart.language)
            self.subtitle = subtitle
            return
        }
        let date = week.days[day].date.map { words.written(.fullDate, $0) }
        var steps = options.headline.isOfDay ? week.days[day].steps : week.average.map { _ in week.total }
        var about = weekWords.dates
        switch options.headline {
        case .total, .distance, .streak: break
        case .average:
            steps = week.average.map { Int($0.rounded()) }
            let average: Word = week.openDay == nil ? .dailyAverage : .perFullDay
            if week.days.count > 1 { about = "\(words[average]) · \(about)" }
        case .best:
            about = words.opening(words[.bestDay, ["day": .text(date ?? weekWords.name(ofDay: day))]])
        case .day, .today:
            let relative = weekWords.relativeDay(day)
            let name: String? = if case .date = relative { nil } else { words.opening(words.day(relative)) }
            about = [name, date].compactMap(\.self).joined(separator: " · ")
        }
        self.title = title ?? about
        self.subtitle = subtitle ?? (title == nil ? nil : about)
        guard let steps else {
            headline = words[.noData]
            return
        }
        let goal = options.chart.annotations.goal
        switch options.headline {
        case .distance:
            let meters = week.tally(of: week.days.indices).distanceMeters ?? 0
            headline = words.distanceNumber(meters: meters, in: weekWords.unit)
            unit = String(words.distance(meters: meters, in: weekWords.unit).dropFirst(headline.count))
        case .streak:
            let streak = goal.flatMap { week.comparing(with: []).goalDays($0).longest?.count } ?? 0
            headline = words.number(streak)
            unit = " " + words.daysInARow(streak, goal: goal ?? 0)
        case .total, .average, .day, .best, .today:
            headline = words.number(steps)
            unit = words.unit(ofSteps: steps)
        }
        if week.days.count == 1 { form = .oneDay }
        let isOfSteps = ![.distance, .streak].contains(options.headline)
        let isDay = options.headline.isOfDay || form == .oneDay && isOfSteps
        let facts =
            [.calendar, .ring].contains(options.chart.mark) && !isDay
            ? StepFacts(week, goal: goal, firstWeekday: options.chart.firstWeekday ?? 1) : nil
        sums = facts.map(\.comparison) ?? week.comparison
        comparison = options.headline.isOfDay ? weekWords.comparison(ofDay: day) : sums.map(weekWords.comparison)
        if let facts {
            describe(of: facts, weekWords, options, about: about)
            return
        }
        let more = Self.more(of: options.headline.isOfDay ? [week.days[day]] : week.days, weekWords.unit, words)
        if isDay {
            part = goal.map { Double(steps) / Double($0) }
            lead = goal.map { goal in
                // The percentage is rounded, but stays below 100 until the goal is reached.
                let percent = min((200 * steps + goal) / (2 * goal), steps < goal ? 99 : .max)
                return .init(kind: .part, marked: words[.part, ["percent": .count(percent), "goal": .count(goal)]])
            }
            summary = weekWords.summary(lead, goal: nil, comparison)
        } else {
            // A streak in the headline is not repeated.
            lead = weekWords.lead(goal: options.headline == .streak ? nil : goal, comparison)
            if options.chart.aggregation.span == .weekday {
                lead = weekWords.bestWeekday.map { .init(kind: .best, marked: $0) }
            }
            summary = weekWords.summary(lead, goal: goal, comparison)
            if case .change = lead?.kind { comparison = nil }
            describe(of: weekWords, goal: goal, hasTotal: options.headline == .total)
        }
        figures += more.filter { options.headline != .distance || $0.kind != .distance }
        // For a week, the description of the chart gives the other facts.
        if let lead, [.record, .streak, .part].contains(lead.kind) { rest.insert(lead.sentence, at: 0) }
        if options.headline.isOfDay, let comparison { rest.insert(comparison.sentence, at: 0) }
        if options.headline == .streak, let unit {
            rest.insert(words.labelled(words.opening(String(unit.dropFirst())), headline), at: 0)
        }
        rest = more.map { words.labelled($0.label, $0.value) } + rest
    }

    /// Sets the figures of several days: the average under a total, else the total, and the days that reached the goal.
    private mutating func describe(of weekWords: WeekWords, goal: Int?, hasTotal: Bool) {
        let words = weekWords.words
        let value = hasTotal ? weekWords.average : weekWords.total
        let perDay: Word = weekWords.week.openDay == nil ? .perDay : .perFullDay
        figures = [CardFigure(label: words[hasTotal ? perDay : .total], value: value ?? "")]
        // The lead says already that all days reached it.
        guard let goal, lead?.kind != .goal else { return }
        let days = weekWords.week.goalDays(goal)
        let label = words[days.countWithData < days.count ? .daysWithDataAtGoal : .daysAtGoal]
        let reached = words.days(days.reached, of: days.countWithData)
        figures.append(CardFigure(kind: .daysAtGoal, label: label, value: reached))
    }

    /// The figures that the chart does not show: the distance and the floors.
    private static func more(of days: [StepDay], _ unit: DistanceUnit, _ words: Catalogue) -> [CardFigure] {
        var figures: [CardFigure] = []
        let distances = days.compactMap(\.distanceMeters)
        if !distances.isEmpty {
            let sum = words.distance(meters: distances.reduce(0, +), in: unit)
            figures.append(CardFigure(kind: .distance, label: words[.distance], value: sum, phrase: sum))
        }
        let flights = days.compactMap(\.flights)
        if !flights.isEmpty {
            let sum = flights.reduce(0, +)
            figures.append(CardFigure(label: words[.floors], value: words.number(sum), phrase: words.floors(sum)))
        }
        return figures
    }
}
