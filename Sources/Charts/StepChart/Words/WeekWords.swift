/// The texts of a message and a widget about a week, in one language.
///
///     try WeekWords(week).caption(of: 6)  // I moved 1641 steps, 1.24 km on 9/18.
public struct WeekWords: Hashable, Sendable {
    /// The week that the texts are about.
    public let week: StepWeek
    /// The language of the texts.
    public let language: Language
    /// The unit of distances.
    public let unit: DistanceUnit
    /// True if counts are written as `16,105` rather than `16105`.
    public let groupsDigits: Bool
    /// The options of the chart that the texts are beside: they decide what sentences leave out.
    private(set) var options = ChartOptions()

    /// Creates the texts about a week.
    /// - Parameter unit: the unit of distances; nil is the week's own.
    public init(_ week: StepWeek, language: Language = .english, unit: DistanceUnit? = nil, groupsDigits: Bool = true) {
        self.week = week
        self.language = language
        self.unit = unit ?? week.unit
        self.groupsDigits = groupsDigits
    }

    /// Creates the texts in the language and the number format of a chart's options.
    init(_ week: StepWeek, _ options: ChartOptions, unit: DistanceUnit? = nil) {
        self.init(week, language: options.language, unit: unit, groupsDigits: options.annotations.groupsDigits)
        self.options = options
    }

    var annotations: Annotations { options.annotations }

    /// Returns a sentence about a day, called today or yesterday if the week has the date of today.
    /// - Parameter index: the index of the day, from 0.
    /// - Parameter template: a template in place of the language's own sentence; a missing value is `----`.
    /// - Throws: `ChartError.noSuchDay`.
    public func caption(of index: Int, template: CaptionTemplate? = nil) throws(ChartError) -> String {
        let day = try day(index)
        let when = relativeDay(index)
        let distance = day.distanceMeters.map { words.distance(meters: $0, in: unit) }
        if let template {
            return template.filled { placeholder in
                switch placeholder {
                case .steps: day.steps.map(words.number) ?? Self.missing
                case .distance: distance ?? Self.missing
                case .day: words.day(when)
                case .weekday: weekday(index) ?? words.day(when)
                }
            }
        }
        return words.caption(when, steps: day.steps, distance: distance)
    }

    /// The caption of several days without any data, or without any steps; nil for all others.
    var captionOfNothing: String? {
        guard week.days.count > 1, week.total == 0 else { return nil }
        let known = week.tally(of: week.days.indices).daysWithData
        return known == 0 ? words[.gaps, ["count": .count(week.days.count)]] : words[.noSteps, ["count": .count(known)]]
    }

    /// The figures in a widget's first line, each of which has an icon.
    public struct Header: Hashable, Sendable {
        /// The steps: `16105`
        public var steps: String
        /// The distance: `11.69 km`
        public var distance: String
        /// The flights of stairs climbed: `25`
        public var flights: String
    }

    /// Returns a day's figures; a missing one is `----`.
    /// - Throws: `ChartError.noSuchDay`.
    public func header(of index: Int) throws(ChartError) -> Header {
        let day = try day(index)
        return Header(
            steps: day.steps.map(words.number) ?? Self.missing,
            distance: day.distanceMeters.map { words.distance(meters: $0, in: unit) } ?? Self.missing,
            flights: day.flights.map(words.number) ?? Self.missing)
    }

    /// The statistics: `Daily average 5380 · Total 37660`, with `----` for both if no day has data.
    public var stats: String {
        "\(words[.dailyAverage]) \(average ?? Self.missing) · \(words[.total]) \(total ?? Self.missing)"
    }

    /// The measure of the week, for a title: `Steps`
    public var heading: String { words.figureName }

    /// The period of the week, for a subtitle: `September 12–18, 2016`, or `September 2016`; without dates `7 days`.
    public var dates: String { words.opening(period) }

    /// The period in the wording of a sentence.
    var period: String { (annotations.hidesDates ? nil : words.dates(of: week)) ?? words.days(week.days.count) }

    /// The total as text; nil if no day has data.
    public var total: String? { week.average.map { _ in words.amount(week.total) } }

    /// The rounded average of the days that have data, as text; nil if none has.
    public var average: String? { week.average.map { words.amount(Int($0.rounded())) } }

    /// Returns the number of days that reached a goal: `Goal reached on 4 of 7 days`, or `3 of 4 days with data` if
    /// others have none. Future days do not count, and today counts only if it has reached the goal.
    public func goalReached(_ goal: Int) -> String { sentence(of: goal, .goalReached, withGaps: .goalReachedWithData) }

    /// Returns a text about the days that reached a goal: `other` if some days have no data, else `word`.
    func sentence(of goal: Int, _ word: Word, withGaps other: Word) -> String {
        let days = week.goalDays(goal)
        let last = Catalogue.Argument.amount(week.lastGoal(first: goal))
        return words[
            days.countWithData < days.count ? other : word,
            ["goal": last, "some": .count(days.reached), "count": .count(days.countWithData)]]
    }

    /// Returns the unit of a streak: `days in a row at 10,000`, or `longest streak` if the goal changes.
    func daysInARow(_ count: Int) -> String {
        let goal = annotations.goal ?? 0
        if week.changesGoal(first: goal) { return words[.tableLongestStreak] }
        let last = Catalogue.Argument.amount(week.lastGoal(first: goal))
        return words[.daysInARow, ["count": .count(count), "goal": last]]
    }

    /// The comparison of the steps with those of `week.previous`: `12% more than the week before`, or during the week
    /// `than by Monday of the week before`. Only days that have data in both periods count. Nil if there are none, or
    /// no steps before, or if those days are not right before the week.
    public var change: String? { comparison?.sentence }

    /// Returns a day for a list: its label, or `Wednesday`, or `On day 3`, and its figures, `7314 steps, 5.12 km`.
    package func listed(_ index: Int) -> (name: String, figures: String) {
        let day = week.days[index]
        let weekday = day.date.map { words.list(.longWeekdays)[$0.weekday - 1] }
        let distance = day.distanceMeters.map { words.distance(meters: $0, in: unit) }
        let figures = [day.steps.map(words.steps) ?? words[.noData], distance].compactMap(\.self)
        return (day.label ?? words.opening(weekday ?? words.day(.number(index + 1))), figures.joined(separator: ", "))
    }

    /// Returns the meaning of a point that summarizes several days: `Daily average by week`, `Average by hour: Mon–Fri`;
    /// nil for a day and for the hours of one.
    func summary(_ aggregation: Aggregation) -> String? {
        if aggregation.span == .day { return nil }
        let summary = words.summary(aggregation.span, isSum: aggregation.isSum)
        guard aggregation.span == .hour, let facts = week.hourFacts else { return summary }
        if facts.days == 1 { return nil }
        let isOfWorkdays = options.separatesWeekends && facts.workdays != nil
        return isOfWorkdays ? words.labelled(summary, words.weekdays(1...5)) : summary
    }

    static let missing = "----"

    var words: Catalogue { week.words(language, groupsDigits: groupsDigits, unit: unit) }

    /// Returns the weekday of a day in a sentence: `on Wednesday`; nil for a day without a date.
    func weekday(_ index: Int) -> String? { week.days[index].date.map { words.onWeekday($0.weekday - 1) } }

    private func day(_ index: Int) throws(ChartError) -> StepDay {
        guard week.days.indices.contains(index) else { throw .noSuchDay(index, count: week.days.count) }
        return week.days[index]
    }

    func relativeDay(_ index: Int) -> RelativeDay {
        guard let date = week.days[index].date else { return .number(index + 1) }
        switch week.today?.days(since: date) {
        case 0: return .today
        case 1: return .yesterday
        default: return .date(date)
        }
    }
}
