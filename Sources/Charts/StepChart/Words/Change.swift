/// How the steps of some days compare with those of the days before them, in whole percent.
enum Change: Hashable, Sendable {
    case more(percent: Int)
    case less(percent: Int)
    /// Also where they differ by less than half a percent.
    case same

    /// Halves of a percent are rounded up.
    init(_ comparison: StepComparison) {
        let (now, before) = (comparison.total, comparison.totalBefore)
        let percent = (200 * abs(now - before) + before) / (2 * before)
        self = percent == 0 ? .same : now > before ? .more(percent: percent) : .less(percent: percent)
    }
}

/// What days are compared with: as many before them, or as many of those as there have been.
enum DaysBefore: Hashable, Sendable {
    enum Unit: Hashable, Sendable { case day, week, month, year }

    case unit(Unit)
    /// Those of the year before.
    case yearEarlier
    case days(Int)
    /// Those of the week before up to a weekday: 1 is Monday.
    case weekday(Int)
    /// Those up to a date, which is written already.
    case date(String)
    /// The first of so many.
    case first(Int, of: Int)
}

extension StepWeek {
    /// What the days and those before are, each as a whole; nil where they are just so many.
    fileprivate var unitBefore: DaysBefore.Unit? {
        switch CalendarSpan(exactly: days, beside: previous)?.unit {
        case .month: .month
        case .year: .year
        case .week: .week
        case nil: days.count == 7 ? .week : days.count == 1 ? .day : nil
        }
    }
}

extension WeekWords {
    /// A change and the sentence that tells it.
    struct Comparison: Hashable, Sendable {
        var change: Change
        var sentence: String
        /// The same for a title, which says that steps are compared.
        var finding: String

        /// The sentence with stars around its percentage.
        var marked: String {
            guard case .more = change, let sign = sentence.firstIndex(of: "%") else { return sentence }
            let end = sentence[sentence.index(after: sign)...].firstIndex { !$0.isNumber } ?? sentence.endIndex
            // Some languages have a space that does not break before the sign, Turkish has the sign before the number.
            let before = sentence[..<sign].reversed().prefix { $0.isNumber || $0 == "\u{A0}" || $0 == "\u{202F}" }
            let start = sentence.index(sign, offsetBy: -before.count)
            return "\(sentence[..<start])*\(sentence[start..<end])*\(sentence[end...])"
        }
    }

    /// What `change` tells.
    var comparison: Comparison? { week.comparison.map(comparison) }

    /// - Parameter compared: the week's own.
    func comparison(_ compared: StepComparison) -> Comparison {
        var comparison = comparison(compared, since: daysBefore)
        let (days, previous, elapsed) = (week.days, week.previous, week.elapsedCount)
        let isSpan = CalendarSpan(exactly: days, beside: previous) != nil
        let known = (0..<elapsed).count {
            days[$0].steps != nil && (previous.indices.contains($0) ? previous[$0].steps != nil : isSpan)
        }
        // A few of many days do not matter.
        if 10 * known < 9 * elapsed {
            for text in [\Comparison.sentence, \.finding] {
                let whole = Catalogue.Part.text(comparison[keyPath: text])
                comparison[keyPath: text] =
                    words[.partlyCompared, ["comparison": whole, "some": .count(known), "count": .count(elapsed)]]
            }
        }
        return comparison
    }

    /// The name of `week.previous` in a legend: `week before`, or `week before, on average`; the dates of what does not lie
    /// right before.
    /// - Parameter isAverage: whether one line at their average stands for all of its days.
    func nameBefore(isAverage: Bool) -> String {
        let dates = week.previousDays == .rightBefore ? nil : week.weekBefore.flatMap(words.dates)
        let name = dates ?? words.nameBefore(week.comparison == nil ? nil : week.unitBefore)
        return isAverage ? words[.averageBefore, ["before": .text(name)]] : name
    }

    /// What `week.previous` is to the days that have been, where they can be compared.
    private var daysBefore: DaysBefore {
        let (days, elapsed, unit) = (week.days, week.elapsedCount, week.unitBefore)
        if week.previousDays == .yearBefore {
            let date = elapsed == days.count ? nil : week.previous.prefix(elapsed).last?.date
            return date.map { .date(words.written(.fullDate, $0)) } ?? .yearEarlier
        }
        if elapsed == days.count { return unit.map(DaysBefore.unit) ?? .days(elapsed) }
        let isSpan = CalendarSpan(exactly: days, beside: week.previous) != nil
        if isSpan, let date = week.previous.prefix(elapsed).last?.date {
            return .date(words.written(unit == .year ? .fullDate : .longDate, date))
        }
        if days.count == 7, let date = days[elapsed - 1].date { return .weekday(date.weekday) }
        return .first(elapsed, of: days.count)
    }

    /// Of a day with the one before it. Nil for the first, where one of the two has no data, or no steps before, and for a day
    /// that is not over.
    func comparison(ofDay index: Int) -> Comparison? {
        guard index > 0, index != week.openDay else { return nil }
        let days = week.days
        let compared = StepComparison(days[index...index], since: days[index - 1..<index])
        return compared.map { comparison($0, since: .unit(.day)) }
    }

    private func comparison(_ days: StepComparison, since before: DaysBefore) -> Comparison {
        let change = Change(days)
        return Comparison(
            change: change, sentence: words.change(change, since: before),
            finding: words.change(change, since: before, namesSteps: true))
    }
}
