import StepData
import StepRaster

/// What a card says of a week, in one language.
struct CardWords: Hashable, Sendable {
    /// A figure beside the headline's.
    struct Figure: Hashable, Sendable {
        var label: String
        var value: String
    }

    enum Mark: Hashable, Sendable { case reached, missed, unknown }

    struct Goal: Hashable, Sendable {
        var sentence: String
        /// One a day.
        var marks: [Mark]
        var reached: Int { marks.count { $0 == .reached } }
    }

    var title: String?
    /// Whether the user wrote it.
    var hasOwnTitle = false
    /// The large figure, or else what there is to say.
    var headline: String
    /// What is counted, after the figure; nil where the headline is in words.
    var unit: String?
    var subtitle: String?
    var comparison: WeekWords.Comparison?
    var goal: Goal?
    var figures: [Figure] = []
    /// Sentences of what the chart in words has not.
    var rest: [String] = []
    var footer: String?

    /// - Parameter day: index of the highlighted day, else of the last.
    init(_ content: WeekContent, _ options: CardOptions, day: Int) {
        let week = content.week
        let words = options.chart.language.catalogue(groupsDigits: options.chart.annotations.groupsDigits)
        footer = options.footer
        rest = [footer].compactMap(\.self)
        let title = options.chart.annotations.title?.own
        let subtitle = options.chart.annotations.subtitle?.own
        hasOwnTitle = title != nil
        let weekWords = WeekWords(
            week, language: options.chart.language, unit: options.unit,
            groupsDigits: options.chart.annotations.groupsDigits)
        if let notice = content.notice {
            headline = words.notAccessible
            self.title = title ?? notice.dates(of: week, in: options.chart.language)
            self.subtitle = subtitle
            return
        }
        let steps: Int?
        var about = weekWords.dates
        switch options.headline {
        case .total: steps = week.average == nil ? nil : week.total
        case .average:
            steps = week.average.map { Int($0.rounded()) }
            if week.days.count > 1 { about = "\(words.dailyAverage) · \(about)" }
        case .day:
            steps = week.days[day].steps
            about = words.opening(weekWords.relativeDay(day), as: week.days[day].date)
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
        comparison = options.headline == .day ? weekWords.comparison(ofDay: day) : weekWords.comparison
        goal = options.chart.annotations.goal.map { Goal($0, of: weekWords) }
        figures = Self.figures(of: weekWords, options, day: day, words)
        let more = Self.more(of: options.headline == .day ? [week.days[day]] : week.days, weekWords.unit, words)
        let ofDay = options.headline == .day ? [comparison?.sentence].compactMap(\.self) : []
        rest = ofDay + more.map { "\($0.label): \($0.value)" } + rest
    }

    private static func figures(
        of words: WeekWords, _ options: CardOptions, day: Int, _ catalogue: any Catalogue
    ) -> [Figure] {
        let week = words.week
        var figures: [Figure] = []
        if week.days.count > 1, let total = words.total, let average = words.average {
            figures.append(
                options.headline == .average
                    ? Figure(label: catalogue.total, value: total)
                    : Figure(label: catalogue.dailyAverage, value: average))
        }
        return figures + more(of: options.headline == .day ? [week.days[day]] : week.days, words.unit, catalogue)
    }

    /// What the chart does not show.
    private static func more(of days: [StepDay], _ unit: DistanceUnit, _ words: any Catalogue) -> [Figure] {
        var figures: [Figure] = []
        let distances = days.compactMap(\.distanceMeters)
        if !distances.isEmpty {
            let sum = words.distance(meters: distances.reduce(0, +), in: unit)
            figures.append(Figure(label: words.distanceLabel, value: sum))
        }
        let flights = days.compactMap(\.flights)
        if !flights.isEmpty {
            figures.append(Figure(label: words.floorsLabel, value: words.number(flights.reduce(0, +))))
        }
        return figures
    }
}

extension CardWords.Goal {
    fileprivate init(_ goal: Int, of words: WeekWords) {
        let today = words.week.openDay
        marks = words.week.days.enumerated().map { index, day in
            day.steps.map { $0 >= goal ? .reached : index == today ? .unknown : .missed } ?? .unknown
        }
        sentence = words.goalReached(goal)
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
