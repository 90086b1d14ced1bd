/// The words of a card about a week, in one language.
struct CardWords: Hashable, Sendable {
    /// A form of cards, each of which has its own arrangement.
    enum CardForm: Hashable, Sendable {
        case fewDays
        /// The card is about a single day.
        case oneDay
        /// The chart is a calendar.
        case manyDays
        /// The chart is a ring, which itself names the best day and the longest streak.
        case ring
    }

    /// A further figure of a card.
    struct CardFigure: Hashable, Sendable {
        /// The fact of a figure, which other parts of the card then leave out.
        enum FigureKind: Hashable, Sendable {
            case bestDay, longestStreak, average, bestMonth, daysAtGoal, distance, other
        }

        var kind = FigureKind.other
        var label: String
        var value: String
        /// The label and the value in the wording of a sentence.
        var phrase = ""
    }

    /// The texts about the week.
    let weekWords: WeekWords
    var week: StepWeek { weekWords.week }
    var words: Catalogue { weekWords.words }
    /// The comparison of all days with those before; nil if the headline is in words.
    var sums: StepComparison? { unit == nil ? nil : week.comparison }

    var form = CardForm.fewDays
    var title: String?
    /// The large figure, or words in its place.
    var headline = ""
    /// The unit after the figure; nil if the headline is in words.
    var unit: String?
    /// The name of the streak in the headline, as in `Days in a row at 8,000`; nil for another headline.
    var streakName: String?
    var subtitle: String?
    /// The most important fact.
    var lead: WeekWords.Lead?
    /// The comparison with the days before; nil if the lead is the comparison, or if there is none.
    var comparison: WeekWords.Comparison?
    /// The lead and the next important fact in one sentence, with stars around the words to emphasize.
    var summary: String?
    /// The part of the goal that a day has reached, 1 for all of it; nil for several days.
    var part: Double?
    var figures: [CardFigure] = []
    /// The sentences to add to the description of the chart.
    var rest: [String] = []

    /// - Parameter day: the index of the highlighted day, or of the last one.
    init(_ content: WeekContent, _ options: CardOptions, day: Int) {
        weekWords = WeekWords(content.week, options.chart, unit: options.unit)
        rest = [options.footer].compactMap(\.self)
        let title = options.chart.annotations.title?.own
        let subtitle = options.chart.annotations.subtitle?.own
        if let notice = content.notice {
            headline = words[.notAccessible]
            self.title = title ?? notice.dates(of: week, in: options.chart.language)
            self.subtitle = subtitle
            return
        }
        let (count, about) = subject(of: options.headline, day: day)
        self.title = title ?? about
        self.subtitle = subtitle ?? (title == nil ? nil : about)
        guard let count else {
            headline = words[.noData]
            return
        }
        let goal = options.chart.annotations.goal
        setHeadline(options.headline, count: count, goal: goal)
        if week.days.count == 1, options.chart.aggregation.span != .hour { form = .oneDay }
        let isOfSteps = ![.distance, .streak].contains(options.headline)
        let isDay = options.headline.isOfDay || form == .oneDay && isOfSteps
        comparison = options.headline.isOfDay ? weekWords.comparison(ofDay: day) : weekWords.comparison
        if isDay {
            let goal = goal.map { week.goal(of: week.days[day], first: $0) }
            part = goal.map { Double(count) / Double($0) }
            setLead(goal.map { .init(kind: .part, marked: words.part(count, of: $0)) })
        } else if [.calendar, .ring].contains(options.chart.mark) {
            let facts = StepFacts(week, goal: goal, firstWeekday: options.chart.firstWeekday ?? 1)
            describe(of: facts, options, about: about)
            return
        } else {
            describeDays(options)
        }
        let more = more(of: options.headline.isOfDay ? day..<day + 1 : week.days.indices)
        figures += more.filter { options.headline != .distance || $0.kind != .distance }
        // The description of the chart has the other facts of a week.
        if let lead, [.record, .streak, .part].contains(lead.kind) { rest.insert(lead.sentence, at: 0) }
        if options.headline.isOfDay, let comparison { rest.insert(comparison.sentence, at: 0) }
        if let streakName { rest.insert(words.labelled(streakName, headline), at: 0) }
        rest = more.map { words.labelled($0.label, $0.value) } + rest
    }

    /// Returns the count of a headline, and the text that states which these are.
    private func subject(of headline: CardOptions.Headline, day: Int) -> (count: Int?, about: String) {
        let date = week.days[day].date.map { words.written(.fullDate, $0) }
        let count = headline.isOfDay ? week.count(day) : week.average.map { _ in week.total }
        switch headline {
        case .total, .distance, .streak: return (count, weekWords.dates)
        case .average:
            let average: Word = week.openDay == nil ? .dailyAverage : .perFullDay
            let about = week.days.count > 1 ? "\(words[average]) · \(weekWords.dates)" : weekWords.dates
            return (week.average.map { Int($0.rounded()) }, about)
        case .best: return (count, words.opening(words[.bestDay, ["day": .text(date ?? weekWords.name(ofDay: day))]]))
        case .day, .today:
            let relative = weekWords.relativeDay(day)
            let name: String? = if case .date = relative { nil } else { words.opening(words.day(relative)) }
            return (count, [name, date].compactMap(\.self).joined(separator: " · "))
        }
    }

    private mutating func setHeadline(_ kind: CardOptions.Headline, count: Int, goal: Int?) {
        switch kind {
        case .distance:
            let meters = week.tally(of: week.days.indices).distanceMeters ?? 0
            headline = words.distanceNumber(meters: meters, in: weekWords.unit)
            unit = String(words.distance(meters: meters, in: weekWords.unit).dropFirst(headline.count))
        case .streak:
            let streak = goal.flatMap { week.comparing(with: []).goalDays($0).longest?.count } ?? 0
            headline = words.number(streak)
            unit = " " + weekWords.daysInARow(streak)
            streakName = words.opening(weekWords.daysInARow(streak))
        case .total, .average, .day, .best, .today:
            headline = words.amountNumber(count)
            unit = words.unit(ofAmount: count)
        }
    }

    /// Sets the most important fact, and the sentence that begins with it.
    mutating func setLead(_ lead: WeekWords.Lead?) {
        self.lead = lead
        summary = weekWords.summary(lead, comparison)
        // A comparison that is the lead is not repeated.
        if case .change = lead?.kind { comparison = nil }
    }

    /// Sets the words about several days. The figures are the average or the total, and the days that reached the goal.
    private mutating func describeDays(_ options: CardOptions) {
        let goal = options.chart.annotations.goal
        // A streak in the headline is not repeated.
        var lead = weekWords.lead(goal: options.headline == .streak ? nil : goal, comparison)
        let span = options.chart.aggregation.span
        if span == .weekday || span == .hour {
            let best = span == .hour ? weekWords.bestHour : weekWords.bestWeekday
            lead = best.map { .init(kind: .best, marked: $0) }
        }
        setLead(lead)
        // The headline has the only figure of a day.
        if week.days.count == 1 { return }
        let hasTotal = options.headline == .total
        let value = hasTotal ? weekWords.average : weekWords.total
        let perDay: Word = week.openDay == nil ? .perDay : .perFullDay
        figures = [CardFigure(label: words[hasTotal ? perDay : .total], value: value ?? "")]
        // The lead may already state that all days reached it.
        guard let goal, lead?.kind != .goal else { return }
        let days = week.goalDays(goal)
        let label = words[days.countWithData < days.count ? .daysWithDataAtGoal : .daysAtGoal]
        let reached = words.days(days.reached, of: days.countWithData)
        figures.append(CardFigure(kind: .daysAtGoal, label: label, value: reached))
    }

    /// Returns the figures that the chart does not show: of the steps, the distance and the floors.
    private func more(of days: Range<Int>) -> [CardFigure] {
        let shown = week.measure
        let tally = week.tally(of: days)
        var figures: [CardFigure] = []
        let steps = week.days[days].compactMap(\.steps)
        if shown != .steps, !steps.isEmpty {
            let sum = steps.reduce(0, +)
            figures.append(CardFigure(label: words[.heading], value: words.number(sum), phrase: words.steps(sum)))
        }
        if shown != .distance, let meters = tally.distanceMeters {
            let sum = words.distance(meters: meters, in: weekWords.unit)
            figures.append(CardFigure(kind: .distance, label: words[.distance], value: sum, phrase: sum))
        }
        if shown != .floors, let sum = tally.flights {
            figures.append(CardFigure(label: words[.floors], value: words.number(sum), phrase: words.floors(sum)))
        }
        return figures
    }
}
