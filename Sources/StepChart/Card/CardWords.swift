import StepData
import StepRaster

/// What a card says of a week, in one language.
struct CardWords: Hashable, Sendable {
    /// A figure beside the headline's.
    struct Figure: Hashable, Sendable {
        var label: String
        var value: String
        /// Whether the chart in words has it not.
        var isOfDistanceOrFloors = true
    }

    enum Mark: Hashable, Sendable { case reached, missed, unknown }

    struct Goal: Hashable, Sendable {
        var sentence: String
        /// One a day.
        var marks: [Mark]
        var reached: Int { marks.count { $0 == .reached } }
    }

    struct Comparison: Hashable, Sendable {
        var change: Change
        var sentence: String
    }

    var title: String?
    /// Whether the user wrote it.
    var hasOwnTitle = false
    /// The large figure, or else what there is to say.
    var headline: String
    /// What is counted, after the figure; nil where the headline is in words.
    var unit: String?
    var subtitle: String?
    var comparison: Comparison?
    var goal: Goal?
    var figures: [Figure] = []
    var footer: String?

    /// - Parameter day: index of the highlighted day, else of the last.
    init(_ week: StepWeek, _ options: CardOptions, day: Int) {
        let words = options.chart.language.catalogue(groupsDigits: options.chart.aids.groupsDigits)
        footer = options.footer
        let title = options.chart.aids.title?.own
        let subtitle = options.chart.aids.subtitle?.own
        hasOwnTitle = title != nil
        let period = words.dates(of: week) ?? words.days(week.days.count)
        if options.chart.notice != nil {
            headline = words.notAccessible
            self.title = title ?? options.chart.notice?.dates(of: week, in: options.chart.language)
            self.subtitle = subtitle
            return
        }
        let steps: Int?
        var about = period
        switch options.headline {
        case .total: steps = week.average == nil ? nil : week.total
        case .average:
            steps = week.average.map { Int($0.rounded()) }
            about = week.days.count == 1 ? period : "\(words.dailyAverage) · \(period)"
        case .day:
            steps = week.days[day].steps
            about = words.opening(WeekWords(week).relativeDay(day), as: week.days[day].date)
        }
        self.title = title ?? about
        self.subtitle = subtitle ?? (title == nil ? nil : about)
        guard let steps else {
            headline = words.noData
            return
        }
        headline = words.number(steps)
        let phrase = words.steps(steps)
        unit = phrase.hasPrefix(headline) ? String(phrase.dropFirst(headline.count)) : ""
        comparison = Comparison(of: week, options.headline, day: day, words)
        goal = options.chart.aids.goal.map { Goal($0, of: week, words) }
        figures = Self.figures(of: week, options, day: day, words)
    }

    private static func figures(
        of week: StepWeek, _ options: CardOptions, day: Int, _ words: any Catalogue
    ) -> [Figure] {
        var figures: [Figure] = []
        if week.days.count > 1, let average = week.average {
            figures.append(
                options.headline == .average
                    ? Figure(label: words.total, value: words.number(week.total), isOfDistanceOrFloors: false)
                    : Figure(label: words.dailyAverage, value: words.number(Int(average.rounded())), isOfDistanceOrFloors: false))
        }
        let days = options.headline == .day ? [week.days[day]] : week.days
        let distances = days.compactMap(\.distanceMeters)
        if !distances.isEmpty {
            let meters = distances.reduce(0, +)
            figures.append(
                Figure(
                    label: words.distanceLabel,
                    value: words.distance(meters: meters, in: options.unit ?? week.unit)))
        }
        let flights = days.compactMap(\.flights)
        if !flights.isEmpty {
            figures.append(Figure(label: words.floorsLabel, value: words.number(flights.reduce(0, +))))
        }
        return figures
    }
}

extension CardWords.Goal {
    init(_ goal: Int, of week: StepWeek, _ words: any Catalogue) {
        marks = week.days.map { day in day.steps.map { $0 >= goal ? .reached : .missed } ?? .unknown }
        sentence = words.goalReached(marks.count { $0 == .reached }, ofDays: marks.count)
    }
}

extension CardWords.Comparison {
    /// With the days before, a day's with the one before it. Nil where there is nothing to compare with.
    init?(of week: StepWeek, _ headline: CardOptions.Headline, day: Int, _ words: any Catalogue) {
        let (now, then): ([StepDay], [StepDay])
        if headline == .day {
            (now, then) = ([week.days[day]], day > 0 ? [week.days[day - 1]] : week.previous.suffix(1))
        } else {
            (now, then) = (week.days, week.previous)
        }
        guard let change = Change(from: then, to: now) else { return nil }
        self.init(change: change, sentence: words.change(change, beforeDays: then.count))
    }
}

extension Change {
    /// Between averages of the days that have data; nil where either has none, or the first no steps.
    init?(from then: [StepDay], to now: [StepDay]) {
        func average(_ days: [StepDay]) -> Double? {
            let known = days.compactMap(\.steps)
            return known.isEmpty ? nil : Double(known.reduce(0, +)) / Double(known.count)
        }
        guard let before = average(then), let after = average(now), before > 0 else { return nil }
        let percent = Int(((after - before) / before * 100).rounded())
        self = percent > 0 ? .more(percent: percent) : percent < 0 ? .less(percent: -percent) : .same
    }
}

extension ReadingAids.Heading {
    /// Nil for the automatic one.
    var own: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }
}

extension Catalogue {
    /// A day at the start of a line, with its date.
    fileprivate func opening(_ day: RelativeDay, as date: CivilDate?) -> String {
        switch day {
        case .today, .yesterday: opening(day) + (date.map { " · \(fullDate($0))" } ?? "")
        case .date(let date): fullDate(date)
        case .number: opening(day)
        }
    }
}
