/// The counts of days, compared in order with those of the days before them. A pair counts if both days have data.
public struct StepComparison: Hashable, Sendable {
    /// The sum of the days that count.
    public private(set) var total = 0
    /// The sum of the days before that count.
    public private(set) var totalBefore = 0
    /// The running sum of the counts, for each day that has been: the last is `total`.
    public private(set) var sums: [Int] = []
    /// The running sum of the days before, also of those whose partner is yet to come, which count if they have data.
    public private(set) var sumsBefore: [Int] = []

    /// Nil if fewer than half of the days count, or the sum before is 0.
    /// - Parameter isWhole: true if days without a partner count too, as the 31st of a month does.
    package init?(
        _ days: ArraySlice<StepDay>, since previous: ArraySlice<StepDay>, in measure: Measure, isWhole: Bool = false
    ) {
        var pairs = 0
        var before = 0
        for offset in 0..<max(days.count, previous.count) {
            let hasDay = offset < days.count
            let hasBefore = offset < previous.count
            let count = hasDay ? days[days.startIndex + offset].count(in: measure) : nil
            let countBefore = hasBefore ? previous[previous.startIndex + offset].count(in: measure) : nil
            let isPair = count != nil && countBefore != nil
            if isPair { pairs += 1 }
            if hasDay {
                if isPair || isWhole && !hasBefore { total += count ?? 0 }
                sums.append(total)
            }
            if hasBefore {
                if isPair || !hasDay { before += countBefore ?? 0 }
                sumsBefore.append(before)
            }
            if hasDay || isWhole { totalBefore = before }
        }
        guard totalBefore > 0, 2 * pairs >= days.count else { return nil }
    }
}

extension StepWeek {
    /// The position in time of the days that can be compared with those of a week.
    package enum PreviousDays {
        /// Right before the days: as many days, the month before a month, the year before a year.
        case rightBefore
        /// The year before the days: the month of the same name, or as many days 52 weeks before.
        case yearBefore
    }

    /// The position in time of `previous`; nil if it is empty, or can be drawn beside the days but not compared.
    package var previousDays: PreviousDays? {
        guard !previous.isEmpty else { return nil }
        guard let first = days[0].date, let firstBefore = previous[0].date else {
            return previous.count == days.count ? .rightBefore : nil
        }
        if let span, let other = CalendarSpan(exactly: previous) {
            if other == span.before { return .rightBefore }
            if other == span.yearBefore { return .yearBefore }
        }
        let distance = first.days(since: firstBefore)
        if distance == days.count { return .rightBefore }
        return distance == CalendarSpan.daysOfYear && previous.count == days.count ? .yearBefore : nil
    }

    /// The counts of the days that have been, compared with those of `previous`; nil if these are neither right before
    /// them nor in the year before, or cannot be compared.
    public var comparison: StepComparison? {
        let elapsed = elapsedCount
        // A single day that is not over cannot be compared with a whole one.
        guard previousDays != nil, days.count > 1 || openDay == nil else { return nil }
        let isSpan = CalendarSpan(exactly: days, beside: previous) != nil
        return StepComparison(
            days.prefix(elapsed), since: previous[...], in: measure, isWhole: isSpan && elapsed == days.count)
    }
}
