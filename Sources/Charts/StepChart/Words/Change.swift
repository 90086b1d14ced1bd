import StepData

/// How the steps of some days compare with those of the days before them, in whole percent.
enum Change: Hashable, Sendable {
    case more(percent: Int)
    case less(percent: Int)
    /// Also where they differ by less than half a percent.
    case same

    /// By the sums over the days that have data on both sides, the first beside the first; halves of a percent are rounded
    /// up. Nil where these are less than half of the days, or there were no steps before.
    /// - Parameter isWhole: whether days that have none beside them count too, as the 31st of a month does.
    init?(_ days: ArraySlice<StepDay>, since previous: ArraySlice<StepDay>, isWhole: Bool = false) {
        var (now, before, pairs) = (0, 0, 0)
        for (day, earlier) in zip(days, previous) {
            guard let steps = day.steps, let earlierSteps = earlier.steps else { continue }
            now += steps
            before += earlierSteps
            pairs += 1
        }
        if isWhole {
            now += days.dropFirst(previous.count).reduce(0) { $0 + ($1.steps ?? 0) }
            before += previous.dropFirst(days.count).reduce(0) { $0 + ($1.steps ?? 0) }
        }
        guard before > 0, 2 * pairs >= days.count else { return nil }
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
    /// What `previous` is to the days that have been; nil where it is not what lies right before them.
    fileprivate var daysBefore: DaysBefore? {
        let (count, elapsed) = (days.count, elapsedCount)
        let span = CalendarSpan(exactly: days, after: previous)
        let distance = days[0].date.flatMap { first in previous.first?.date.map { first.days(since: $0) } }
        // A day that is not over is not compared with a whole one.
        guard !previous.isEmpty, count > 1 || openDay == nil, span != nil || distance ?? previous.count == count else {
            return nil
        }
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

    /// How the days that have been compare with those before.
    fileprivate var change: Change? {
        let elapsed = elapsedCount
        return elapsed == days.count
            ? Change(days[...], since: previous[...], isWhole: CalendarSpan(exactly: days, after: previous) != nil)
            : Change(days.prefix(elapsed), since: previous.prefix(elapsed))
    }
}

extension WeekWords {
    /// A change and the sentence that tells it.
    struct Comparison: Hashable, Sendable {
        var change: Change
        var sentence: String
    }

    /// What `change` tells.
    var comparison: Comparison? { week.daysBefore.flatMap { comparison(week.change, since: $0) } }

    /// Of a day with the one before it. Nil for the first, where one of the two has no data, or no steps before, and for a day
    /// that is not over.
    func comparison(ofDay index: Int) -> Comparison? {
        guard index > 0, index != week.openDay else { return nil }
        let days = week.days
        return comparison(Change(days[index...index], since: days[index - 1..<index]), since: .day)
    }

    private func comparison(_ change: Change?, since before: DaysBefore) -> Comparison? {
        change.map { Comparison(change: $0, sentence: words.change($0, since: before)) }
    }
}
