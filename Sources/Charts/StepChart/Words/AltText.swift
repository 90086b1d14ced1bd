import StepData

/// A chart in words, for those who cannot see it.
struct AltText: Hashable, Sendable {
    /// `Steps, September 12–18, 2016`
    let title: String
    /// What a glance at the chart tells: the total, the average, the extremes and the highlighted day.
    let description: String

    /// Both together.
    let text: String

    /// - Parameters:
    ///   - isCalendar: whether a calendar that was asked for has room.
    ///   - more: what else there is to say, at the end.
    init(_ content: WeekContent, _ options: ChartOptions, isCalendar: Bool = false, more: [String] = []) {
        var options = options
        if !isCalendar, options.mark == .calendar { options.mark = .line }
        let text = Writer(content.week, options)
        let notice = content.notice.map { _ in text.words.notAccessible + text.words.fullStop }
        if content.isPlaceholder {
            // Nothing of a week but how many days it has.
            self.init(
                text, title: text.words.title(text.words.days(content.week.days.count)),
                [notice ?? text.words.noData + text.words.fullStop, text.chart])
            return
        }
        let selected = (try? content.selectedIndex(options.selection)) ?? nil
        self.init(
            text,
            [
                notice, text.chart, text.summary, text.sums, text.goal, text.change, text.extremes, text.bestMonth,
                text.gaps, text.highlighted(selected, options.selection),
            ] + more.map(text.ended))
    }

    /// Headings of the user's own come first.
    private init(_ writer: Writer, _ sentences: [String?]) {
        guard let title = writer.annotations.title?.own else {
            self.init(writer, title: writer.title, [writer.ownSubtitle] + sentences)
            return
        }
        self.init(writer, title: title, [writer.ownSubtitle, writer.ended(writer.title)] + sentences)
    }

    private init(_ writer: Writer, title: String, _ sentences: [String?]) {
        self.title = title
        description = writer.joined(sentences)
        text = writer.joined([writer.ended(title), description])
    }
}

private struct Writer {
    let days: [StepDay]
    let week: StepWeek
    let mark: ChartOptions.Mark
    let annotations: Annotations
    let aggregation: Aggregation
    let words: any Catalogue
    private let weekWords: WeekWords
    private let series: Series
    private var points: [Series.Point] { series.points }

    init(_ week: StepWeek, _ options: ChartOptions) {
        days = week.days
        self.week = week
        mark = options.mark ?? .line
        (annotations, aggregation) = (options.annotations, options.aggregation)
        words = options.language.catalogue(groupsDigits: annotations.groupsDigits)
        weekWords = WeekWords(week, language: options.language, groupsDigits: annotations.groupsDigits)
        series = Series(week, options)
    }

    var title: String { words.title(weekWords.period) }

    var ownSubtitle: String? { annotations.subtitle?.own.map(ended) }

    /// A text as a sentence.
    func ended(_ text: String) -> String {
        text.last.map { ".!?…。！？".contains($0) } == true ? text : text + words.fullStop
    }

    func joined(_ sentences: [String?]) -> String {
        sentences.compactMap(\.self).joined(separator: words.sentenceSpace)
    }

    var chart: String {
        let count = points.count
        let span =
            switch aggregation.span {
            case .day: words.days(count)
            case .week: words.weeks(count)
            case .month: words.months(count)
            }
        return words.chart(mark, of: span)
    }

    /// What weeks and months come to.
    var summary: String? {
        aggregation.span == .day ? nil : words.summary(aggregation.span, isSum: aggregation.isSum) + words.fullStop
    }

    var sums: String {
        // What is a notice in the picture is a sentence here.
        guard let average = week.average else { return words.noData + words.fullStop }
        if week.total == 0 { return words.noSteps(ofDays: days.count { $0.steps != nil }) }
        return words.sums(total: words.steps(week.total), average: days.count == 1 ? nil : Int(average.rounded()))
    }

    /// Sums of several days are not compared with it.
    var goal: String? {
        guard let goal = annotations.goal, !aggregation.isSum, week.average != nil else { return nil }
        let days = weekWords.week.goalDays(goal)
        return words.goal(words.steps(goal), reached: days.reached, ofDays: days.count)
    }

    var change: String? { weekWords.change.map { $0 + words.fullStop } }

    /// The first of equal points stands for all of them. Nil when none is more than another.
    var extremes: String? {
        let known = points.enumerated().compactMap { index, point in point.steps.map { (index: index, steps: $0) } }
        guard let most = known.max(by: { ($0.steps, $1.index) < ($1.steps, $0.index) }),
            // Today's day may still become more.
            let least = known.filter({ points[$0.index].days != week.openDay.map { $0..<$0 + 1 } })
                .min(by: { ($0.steps, $0.index) < ($1.steps, $1.index) }),
            least.steps < most.steps
        else { return nil }
        return words.extremes(
            most: DaySteps(steps: most.steps, day: name(most.index)),
            least: DaySteps(steps: least.steps, day: name(least.index)))
    }

    /// Of a calendar of several months.
    var bestMonth: String? {
        guard mark == .calendar, aggregation.span == .day else { return nil }
        var options = ChartOptions()
        options.aggregation.span = .month
        let months = Series(week, options).points
        guard months.count > 1,
            let best = months.max(by: { ($0.steps ?? 0, $1.days.lowerBound) < ($1.steps ?? 0, $0.days.lowerBound) }),
            let date = best.date, let steps = best.steps, steps > 0
        else { return nil }
        return words.bestMonth(words.month(date), average: steps)
    }

    var gaps: String? {
        let known = days.prefix(week.elapsedCount)
        let missing = known.count { $0.steps == nil }
        return (1..<known.count).contains(missing) ? words.gaps(ofDays: missing) : nil
    }

    /// - Parameter day: index of the highlighted one.
    func highlighted(_ day: Int?, _ selection: ChartOptions.Selection) -> String? {
        guard points.count > 1, let index = series.selectedIndex(day: day, selection), let steps = points[index].steps
        else { return nil }
        return words.highlighted(DaySteps(steps: steps, day: name(index)))
    }

    /// By date when the point has one, with the year when the week lies in more than one; else by number.
    private func name(_ index: Int) -> String {
        let first = points[index].days.lowerBound
        if aggregation.span == .day { return weekWords.name(ofDay: first) }
        guard let date = points[index].date else { return words.inSpan(aggregation.span, index + 1) }
        let spansYears = days.first?.date?.year != days.last?.date?.year
        let name =
            aggregation.span == .month
            ? words.inMonth(date) : words.inWeek(from: spansYears ? words.fullDate(date) : words.longDate(date))
        return points[index].isPart && index == points.count - 1 ? words.soFar(name) : name
    }
}
