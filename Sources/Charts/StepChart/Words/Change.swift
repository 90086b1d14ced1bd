/// The change of the total since the days before, in whole percent.
enum Change: Hashable, Sendable {
    case more(percent: Int)
    case less(percent: Int)
    /// The counts are equal, or differ by less than half a percent.
    case same

    /// Creates the change of a comparison, with halves of a percent rounded up.
    init(_ comparison: StepComparison) {
        let now = comparison.total
        let before = comparison.totalBefore
        let percent = (200 * abs(now - before) + before) / (2 * before)
        self = percent == 0 ? .same : now > before ? .more(percent: percent) : .less(percent: percent)
    }
}

extension StepWeek {
    /// The words for the days before in a comparison and a legend, if both periods are one day, week, month or year.
    fileprivate var unitBefore: (compared: Word, name: Word)? {
        switch CalendarSpan(exactly: days, beside: previous)?.unit {
        case .month: (.theMonthBefore, .monthBefore)
        case .year: (.theYearBefore, .yearBefore)
        case nil where days.count == 7, .week: (.theWeekBefore, .weekBefore)
        case nil where days.count == 1: (.theDayBefore, .dayBefore)
        case nil: nil
        }
    }
}

extension WeekWords {
    /// A change and the sentence that describes it.
    struct Comparison: Hashable, Sendable {
        var change: Change
        /// The sentence: `12% more than the week before`
        var sentence: String
        /// The sentence for a title, which names what is compared: `12% more steps than the week before`
        var finding: String

        /// The sentence with stars around its percentage.
        var marked: String {
            guard case .more = change, let sign = sentence.firstIndex(of: "%") else { return sentence }
            let end = sentence[sentence.index(after: sign)...].firstIndex { !$0.isNumber } ?? sentence.endIndex
            // Some languages have a no-break space before the sign, and Turkish has the sign before the number.
            let before = sentence[..<sign].reversed().prefix { $0.isNumber || $0 == "\u{A0}" || $0 == "\u{202F}" }
            let start = sentence.index(sign, offsetBy: -before.count)
            return "\(sentence[..<start])*\(sentence[start..<end])*\(sentence[end...])"
        }

        /// The comparison as the most important fact; nil if there is no increase.
        var lead: Lead? { if case .more = change { Lead(kind: .change(change), marked: marked) } else { nil } }
    }

    /// The comparison with the days before, whose sentence is `change`.
    var comparison: Comparison? {
        guard let compared = week.comparison else { return nil }
        var comparison = comparison(compared, since: daysBefore)
        let days = week.days
        let previous = week.previous
        let elapsed = week.elapsedCount
        let isSpan = CalendarSpan(exactly: days, beside: previous) != nil
        let known = (0..<elapsed).count {
            let hasBefore = previous.indices.contains($0) ? previous[$0].count(in: week.measure) != nil : isSpan
            return week.count($0) != nil && hasBefore
        }
        // The sentence mentions missing days only if they are more than a tenth.
        if 10 * known < 9 * elapsed {
            for text in [\Comparison.sentence, \.finding] {
                let whole = Catalogue.Argument.text(comparison[keyPath: text])
                comparison[keyPath: text] =
                    words[.partlyCompared, ["comparison": whole, "some": .count(known), "count": .count(elapsed)]]
            }
        }
        return comparison
    }

    /// Returns the name of `week.previous` in a legend: `week before`, or its dates if it is not right before the week.
    /// - Parameter isAverage: true if one line at their average represents all of its days.
    func nameBefore(isAverage: Bool) -> String {
        let hasDates = !annotations.hidesDates && week.previousDays != .rightBefore
        let dates = hasDates ? week.weekBefore.flatMap(words.dates) : nil
        let unit = week.comparison == nil ? nil : week.unitBefore
        let name = dates ?? words[unit?.name ?? .daysBefore]
        return isAverage ? words[.averageBefore, ["before": .text(name)]] : name
    }

    /// The words for the days that the elapsed days are compared with: `the week before`
    private var daysBefore: String {
        let days = week.days
        let elapsed = week.elapsedCount
        let end = annotations.hidesDates ? nil : week.previous.prefix(elapsed).last?.date
        if week.previousDays == .yearBefore {
            guard let end, elapsed < days.count else { return words[.aYearEarlier] }
            return words[.byDate, ["date": .text(words.written(.fullDate, end))]]
        }
        if elapsed == days.count {
            return week.unitBefore.map { words[$0.compared] } ?? words[.theDaysBefore, ["count": .count(elapsed)]]
        }
        if let end, let span = CalendarSpan(exactly: days, beside: week.previous) {
            return words[.byDate, ["date": .text(words.written(span.unit == .year ? .fullDate : .longDate, end))]]
        }
        if days.count == 7, let date = days[elapsed - 1].date {
            return words[.byWeekday, ["weekday": .text(words.list(.longWeekdays)[date.weekday - 1])]]
        }
        let count = Catalogue.Argument.count(days.count)
        if elapsed == 1 { return words[.theFirstOf, ["count": count]] }
        return words[.theFirstDaysOf, ["some": .count(elapsed), "count": count]]
    }

    /// Returns the comparison of a day with the one before. Nil for the first day, for a day that is not over, and if
    /// one of the two has no data or the one before counts 0.
    func comparison(ofDay index: Int) -> Comparison? {
        guard index > 0, index != week.openDay else { return nil }
        let days = week.days
        let compared = StepComparison(days[index...index], since: days[index - 1..<index], in: week.measure)
        return compared.map { comparison($0, since: words[.theDayBefore]) }
    }

    private func comparison(_ days: StepComparison, since before: String) -> Comparison {
        let change = Change(days)
        let (sentence, finding, percent): (Word, Word, Int) =
            switch change {
            case .more(let percent): (.more, .moreSteps, percent)
            case .less(let percent): (.less, .fewerSteps, percent)
            case .same: (.same, .sameSteps, 0)
            }
        let parts: KeyValuePairs<String, Catalogue.Argument> = ["percent": .count(percent), "before": .text(before)]
        let text = words[sentence, parts]
        let title = words.isOfSteps ? words[finding, parts] : words.labelled(words.figureName, words.continuing(text))
        return Comparison(change: change, sentence: text, finding: title)
    }
}
