/// A description of a chart in words, for people who cannot see it.
struct AltText: Hashable, Sendable {
    /// `Steps, September 12–18, 2016`
    let title: String
    /// The facts that the chart shows at a glance: the total, the average, the extremes and the highlighted day.
    let description: String

    let text: String

    /// - Parameter isCalendar: true if a calendar is drawn; one that does not fit becomes a line.
    init(_ content: WeekContent, _ options: ChartOptions, isCalendar: Bool = false, more: [String] = []) {
        var options = options
        if !isCalendar, options.mark == .calendar { options.mark = .line }
        let text = AltTextWriter(content.week, options)
        let notice = content.notice.map { _ in text.words[.notAccessible] + text.words[.fullStop] }
        var sentences: [String?]
        if content.isPlaceholder {
            // A placeholder describes nothing of a week but its number of days.
            title = text.title(of: text.words.days(content.week.days.count))
            sentences = [notice ?? text.words[.noData] + text.words[.fullStop], text.chart]
        } else {
            let selected = (try? content.selectedIndex(options.selection)) ?? nil
            let own = options.annotations.title?.own
            title = own ?? text.title
            let subtitle = options.annotations.subtitle?.own
            sentences = [
                subtitle.map(text.ended), own.map { _ in text.ended(text.title) }, notice, text.chart, text.summary,
                text.sums, text.goal, text.change, text.extremes, text.bestMonth, text.trend, text.gaps,
                text.highlighted(selected, options.selection),
            ]
            sentences += more.map(text.ended)
        }
        description = text.joined(sentences)
        self.text = text.joined([text.ended(title), description])
    }

    /// Describes a picture of people: the total of each, the most first.
    init(_ facts: PeopleFacts, _ style: PeopleChart.Style, _ options: ChartOptions) {
        let text = AltTextWriter(facts.people[0].week, options)
        title = options.annotations.title?.own ?? text.title
        let form: Word =
            switch style {
            case .leaderboard: .barForEach
            case .lines: .lineForEach
            case .multiples: .chartForEach
            }
        // A file's description stays short, however many people there are.
        let places = facts.ranking.prefix(40).map { place in
            let name = "\(place.rank). \(facts.people[place.index].name)"
            return text.ended(text.words.labelled(name, text.words.amountPhrase(place.total)))
        }
        let today = facts.leavesTodayOut ? text.ended(text.words.opening(text.words[.withoutToday])) : nil
        let subtitle = options.annotations.subtitle?.own.map(text.ended)
        let goal = style == .leaderboard ? nil : options.goalLine(of: facts.people[0].week)
        let goalName = text.words.opening(text.words[.goal])
        let goalText = goal.map { text.ended(text.words.labelled(goalName, text.words.amountPhrase($0))) }
        description = text.joined([subtitle, text.words[form], goalText, today] + places)
        self.text = text.joined([text.ended(title), description])
    }
}

private struct AltTextWriter {
    let words: Catalogue
    private let weekWords: WeekWords
    private let series: Series
    private var points: [Series.DataPoint] { series.points }

    init(_ week: StepWeek, _ options: ChartOptions) {
        weekWords = WeekWords(week, options)
        words = weekWords.words
        series = Series(week, options)
    }

    private var week: StepWeek { weekWords.week }
    private var options: ChartOptions { weekWords.options }
    private var aggregation: Aggregation { options.aggregation }
    private var annotations: Annotations { options.annotations }

    var title: String { title(of: weekWords.period) }

    func title(of period: String) -> String {
        if words.isOfSteps { return words[.titleOf, ["period": .text(period)]] }
        return words[.measured, ["measure": .text(words.figureName), "period": .text(period)]]
    }

    func ended(_ text: String) -> String {
        text.last.map { ".!?…。！？".contains($0) } == true ? text : text + words[.fullStop]
    }

    func joined(_ sentences: [String?]) -> String { words.sentences(sentences.compactMap(\.self)) }

    var chart: String {
        let spans = aggregation.span.words
        let word =
            switch options.mark ?? .line {
            case .line: spans.line
            // The spokes of a ring are bars.
            case .bars, .ring: spans.bars
            case .calendar: spans.cells
            }
        let count = word == .calendarOfHours ? 7 * points.count : points.count
        return words[word, ["count": .count(count)]]
    }

    /// The meaning of a point that summarizes several days; nil for single days.
    var summary: String? { weekWords.summary(aggregation).map { $0 + words[.fullStop] } }

    var sums: String? {
        guard let average = week.average else { return words[.noData] + words[.fullStop] }
        if week.total == 0, words.isOfSteps {
            return words[.noSteps, ["count": .count(week.tally(of: week.days.indices).daysWithData)]]
        }
        if annotations.hidesTotal { return nil }
        if week.days.count == 1 { return words[.sum, ["steps": .amount(week.total)]] }
        return words[.sumAndAverage, ["steps": .amount(week.total), "average": .amount(Int(average.rounded()))]]
    }

    /// The number of days that reached the goal; nil for sums of several days, which are not compared with it.
    var goal: String? {
        if annotations.hidesValues || aggregation.isSum || week.average == nil { return nil }
        guard let goal = annotations.goal else { return nil }
        if week.changesGoal(first: goal) { return ended(weekWords.goalReached(goal)) }
        return weekWords.sentence(of: goal, .goalDays, withGaps: .goalDaysWithData)
    }

    var change: String? { weekWords.change.map { $0 + words[.fullStop] } }

    /// The highest and the lowest point, in each case the first of equal ones; nil if all are equal.
    var extremes: String? {
        if annotations.hidesValues { return nil }
        let known = points.enumerated().compactMap { index, point in point.count.map { (index: index, count: $0) } }
        // The count of today may still grow.
        let over = known.filter { points[$0.index].days != week.openDay.map { $0..<$0 + 1 } }
        guard let most = known.max(by: { $0.count < $1.count }), let least = over.min(by: { $0.count < $1.count }),
            least.count < most.count
        else { return nil }
        return words[
            .extremes,
            [
                "most": .amount(most.count), "mostDay": .text(name(most.index)),
                "least": .amount(least.count), "leastDay": .text(name(least.index)),
            ]]
    }

    /// The best month of a calendar; nil for a single month, and for other charts.
    var bestMonth: String? {
        guard options.mark == .calendar, aggregation.span == .day else { return nil }
        let facts = StepFacts(week)
        guard facts.months.count > 1, let best = facts.bestMonth, let average = best.tally.average else { return nil }
        let month = words.written(.monthOfYear, best.first)
        return words[.bestMonthIs, ["month": .text(month), "average": .amount(Int(average.rounded()))]]
    }

    /// The trend of the weeks, if the options ask for a trend line and the trend is clear; else nil.
    var trend: String? {
        if annotations.hidesTotal || annotations.trend == nil { return nil }
        guard let trend = week.trend, trend.isClear else { return nil }
        let first = Catalogue.Argument.amount(Int(trend.first.rounded()))
        let last = Catalogue.Argument.amount(Int(trend.last.rounded()))
        return words[trend.last > trend.first ? .trendUp : .trendDown, ["first": first, "last": last]]
    }

    var gaps: String? {
        let known = week.counts.prefix(week.elapsedCount)
        let missing = known.count { $0 == nil }
        return (1..<known.count).contains(missing) ? words[.gaps, ["count": .count(missing)]] : nil
    }

    func highlighted(_ day: Int?, _ selection: ChartOptions.Selection) -> String? {
        if annotations.hidesValues || points.count < 2 { return nil }
        guard let index = series.selectedIndex(day: day, selection), let count = points[index].count else { return nil }
        return words[.highlighted, ["steps": .amount(count), "day": .text(name(index))]]
    }

    /// Returns the date of a point, with the year if the days are in more than one; its number if it has no date.
    private func name(_ index: Int) -> String {
        if aggregation.span == .day { return weekWords.name(ofDay: points[index].days.lowerBound) }
        if aggregation.span == .hour { return words.atHour(index) }
        guard let date = points[index].date, !annotations.hidesDates || aggregation.span == .weekday else {
            return words[aggregation.span.words.nth, ["number": .text("\(index + 1)")]]
        }
        let name =
            switch aggregation.span {
            case .month: words[.inMonth, ["month": .text(words.written(.monthOfYear, date))]]
            case .year: words[.inYear, ["year": .text("\(date.year)")]]
            case .weekday: words.onWeekday(date.weekday - 1)
            case .week, .day, .hour: words[.inWeekFrom, ["date": .text(weekWords.written(date))]]
            }
        return points[index].isPart && index == points.count - 1 ? words.soFar(name) : name
    }
}
