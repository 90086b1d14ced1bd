import StepData

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
    case day, week, month, year
    case days(Int)
    /// Those of the week before up to a weekday: 1 is Monday.
    case weekday(Int)
    /// Those up to a date; with its year where that matters.
    case date(CivilDate, withYear: Bool)
    /// The first of so many.
    case first(Int, of: Int)
}

extension StepWeek {
    /// What `previous` is to the days that have been, where they can be compared.
    fileprivate var daysBefore: DaysBefore {
        let (count, elapsed) = (days.count, elapsedCount)
        let span = CalendarSpan(exactly: days, after: previous)
        if elapsed == count {
            switch span?.unit {
            case .month: return .month
            case .year: return .year
            case .week, nil: return count == 7 ? .week : count == 1 ? .day : .days(count)
            }
        }
        if span != nil, let date = previous.prefix(elapsed).last?.date {
            return .date(date, withYear: span?.unit == .year)
        }
        if count == 7, let date = days[elapsed - 1].date { return .weekday(date.weekday) }
        return .first(elapsed, of: count)
    }
}

extension WeekWords {
    /// A change and the sentence that tells it.
    struct Comparison: Hashable, Sendable {
        var change: Change
        var sentence: String
    }

    /// What `change` tells.
    var comparison: Comparison? { week.comparison.map { comparison($0, since: week.daysBefore) } }

    /// Of a day with the one before it. Nil for the first, where one of the two has no data, or no steps before, and for a day
    /// that is not over.
    func comparison(ofDay index: Int) -> Comparison? {
        guard index > 0, index != week.openDay else { return nil }
        let days = week.days
        return StepComparison(days[index...index], since: days[index - 1..<index]).map { comparison($0, since: .day) }
    }

    private func comparison(_ days: StepComparison, since before: DaysBefore) -> Comparison {
        let change = Change(days)
        return Comparison(change: change, sentence: words.change(change, since: before))
    }
}
