import StepData

/// A chart in words, for those who cannot see it.
struct AltText: Hashable, Sendable {
    /// `Steps, 12–18 September 2016`
    let title: String
    /// What a glance at the chart tells: the total, the average, the extremes and the highlighted day.
    let description: String

    /// Both together.
    let text: String

    /// - Parameter selected: index of the highlighted day.
    init(_ week: StepWeek, selected: Int?, language: Language = .english, notice: Notice? = nil) {
        let text = Writer(week, language.catalogue)
        self.init(
            text, title: text.title,
            [text.says(notice), text.chart, text.sums, text.extremes, text.gaps, text.highlighted(selected)])
    }

    /// What takes the place of a chart of so many days, and shows nothing of them.
    init(placeholderOf days: Int, language: Language, notice: Notice?) {
        let text = Writer(.sample(days: days), language.catalogue)
        self.init(
            text, title: text.words.title(text.words.days(days)),
            [text.says(notice) ?? text.words.noData + text.words.fullStop, text.chart])
    }

    /// What is put into words elsewhere.
    init(title: String, sentences: [String], in words: any Catalogue) {
        self.title = title
        description = sentences.joined(separator: words.sentenceSpace)
        text = ([title + words.fullStop] + sentences).joined(separator: words.sentenceSpace)
    }

    private init(_ writer: Writer, title: String, _ sentences: [String?]) {
        self.title = title
        description = writer.joined(sentences)
        text = writer.joined([title + writer.words.fullStop, description])
    }
}

private struct Writer {
    let days: [StepDay]
    let week: StepWeek
    let words: any Catalogue

    init(_ week: StepWeek, _ words: any Catalogue) {
        days = week.days
        self.week = week
        self.words = words
    }

    var title: String { words.title(words.dates(of: week) ?? words.days(days.count)) }

    func joined(_ sentences: [String?]) -> String {
        sentences.compactMap(\.self).joined(separator: words.sentenceSpace)
    }

    func says(_ notice: Notice?) -> String? { notice == nil ? nil : words.notAccessible + words.fullStop }

    var chart: String { words.chart(.line, of: words.days(days.count)) }

    var sums: String {
        // What is a notice in the picture is a sentence here.
        guard let average = week.average else { return words.noData + words.fullStop }
        if week.total == 0 { return words.noSteps(ofDays: days.count { $0.steps != nil }) }
        return words.sums(total: words.steps(week.total), average: days.count == 1 ? nil : Int(average.rounded()))
    }

    /// The first of equal days stands for all of them. Nil when no day is more than another.
    var extremes: String? {
        let known = days.enumerated().compactMap { index, day in day.steps.map { (index: index, steps: $0) } }
        guard let most = known.max(by: { ($0.steps, $1.index) < ($1.steps, $0.index) }),
            let least = known.min(by: { ($0.steps, $0.index) < ($1.steps, $1.index) }), least.steps < most.steps
        else { return nil }
        return words.extremes(
            most: DaySteps(steps: most.steps, day: name(most.index)),
            least: DaySteps(steps: least.steps, day: name(least.index)))
    }

    var gaps: String? {
        let missing = days.count { $0.steps == nil }
        return (1..<days.count).contains(missing) ? words.gaps(ofDays: missing) : nil
    }

    func highlighted(_ index: Int?) -> String? {
        guard days.count > 1, let index, let steps = days[index].steps else { return nil }
        return words.highlighted(DaySteps(steps: steps, day: name(index)))
    }

    /// By date when the day has one, with the year when the week lies in more than one; else by number.
    private func name(_ index: Int) -> String {
        guard let date = days[index].date else { return words.onDay(index + 1) }
        let spansYears = days.first?.date?.year != days.last?.date?.year
        return words.on(spansYears ? words.fullDate(date) : words.longDate(date))
    }
}
