/// Which days to take of many; all, as long as nothing is said.
package struct Period: Hashable, Sendable {
    /// Which week, month or year.
    package enum Which: Hashable, Sendable {
        /// That of the newest day that has data.
        case last
        /// That of today.
        case current
        /// The one before that of today, which is over.
        case previous
        /// By its name; a week is then from Monday.
        case named(CalendarSpan)
        /// The latest one of this number that has begun by the newest day with data; where its unit is said, only of that.
        case numbered(Int, CalendarSpan.Unit?)
        /// That of a day.
        case of(CivilDate)
    }

    package var week: Which?
    package var month: Which?
    package var year: Which?
    /// So many days up to the newest one that has data.
    package var last: Int?
    package var from: CivilDate?
    package var to: CivilDate?

    package init() {}

    package var isAll: Bool { self == Period() }

    /// Whether it depends on what day it is.
    package var asksForToday: Bool { [week, month, year].contains { $0 == .current || $0 == .previous } }

    /// Whether only its first and last day say what it is.
    package var isWindow: Bool { week == nil && month == nil && year == nil && last == nil && !isAll }

    /// The days of the period: every date of it, also those without data. All days are as they were given, as long as
    /// `missing` makes nothing of the dates between them.
    /// - Parameters:
    ///   - days: with dates, oldest first, or without any.
    ///   - weekday: with which weeks begin, 1 for Monday.
    ///   - today: what `current` and `previous` count from.
    ///   - missing: what becomes of a date between two of the days.
    /// - Throws: what is wrong with the option that asks for the period, where it has no data; and where `missing` refuses
    ///   a date.
    package func days(
        of days: [StepDay], weeksFrom weekday: Int = 1, today: CivilDate? = nil,
        missing: ReadingOptions.Missing = .gap
    ) throws(Failure) -> [StepDay] {
        if isAll, missing == .gap { return days }
        guard let first = days.first?.date, let end = days.last?.date else {
            if isAll { return days }
            guard let last, self == Period(last: last) else {
                throw fault(expected: "days with dates", found: "none")
            }
            return Array(days.suffix(last))
        }
        let newest = days.last { $0.steps != nil || $0.distanceMeters != nil || $0.flights != nil }?.date ?? end
        guard let range = range(first...end, newest: newest, today: today ?? newest, weekday) else {
            let found = from?.description ?? last.map { "\($0)" } ?? to?.description ?? "others"
            throw fault(expected: "days in the calendar, the first before the last", found: found)
        }
        guard days.contains(where: { $0.date.map(range.contains) == true }) else {
            throw fault(expected: "days from \(range.lowerBound) to \(range.upperBound)", found: "\(first) to \(end)")
        }
        do {
            return try days.days(in: range, missing: missing)
        } catch {
            if error.key == "missing" { throw .option(error.key, expected: error.expected, found: error.found) }
            throw fault(expected: error.expected, found: error.found)
        }
    }

    /// The month before a month that is shown, and the year before a year; else as many days as are shown, right before
    /// them, of days without dates the last ones.
    package init(before shown: [StepDay]) {
        if let first = shown.first?.date {
            let span = CalendarSpan(exactly: shown)?.before?.days
            (from, to) = (span?.lowerBound ?? first.adding(days: -shown.count), first.adding(days: -1))
        } else {
            last = shown.count
        }
    }

    private init(last: Int) { self.last = last }

    /// The days right before those that are shown, each beside the one that is so many days later; none where there is
    /// nothing before.
    /// - Parameter days: those that `shown` was taken of.
    /// - Throws: where `missing` refuses a date.
    package static func before(
        _ shown: [StepDay], of days: [StepDay], missing: ReadingOptions.Missing = .gap
    ) throws(Failure) -> [StepDay] {
        let period = Period(before: shown)
        if let last = period.last { return days.dropLast(shown.count).suffix(last) }
        let isBefore = { (date: CivilDate) in (period.from ?? .earliest) <= date && date <= (period.to ?? .earliest) }
        guard period.to != nil, days.contains(where: { $0.date.map(isBefore) == true }) else { return [] }
        return try period.days(of: days, missing: missing)
    }

    /// The error of the option that asks for days that are not there.
    private func fault(expected: String, found: String) -> Failure {
        let given = [
            ("week", week != nil), ("month", month != nil), ("year", year != nil), ("last", last != nil),
            ("from", from != nil),
        ]
        let name = given.first { $0.1 }?.0 ?? (isAll ? "missing" : "to")
        return .option(name, expected: expected, found: found)
    }

    private func range(
        _ all: ClosedRange<CivilDate>, newest: CivilDate, today: CivilDate, _ weekday: Int
    ) -> ClosedRange<CivilDate>? {
        for (which, unit) in [(week, CalendarSpan.Unit.week(from: weekday)), (month, .month), (year, .year)] {
            switch which {
            case .last: return CalendarSpan(unit, of: newest)?.days
            case .current: return CalendarSpan(unit, of: today)?.days
            case .previous: return CalendarSpan(unit, of: today)?.before?.days
            case .named(let span): return span.days
            case .numbered(let number, _): return CalendarSpan.latest(number, unit, by: newest)?.days
            case .of(let date): return CalendarSpan(unit, of: date)?.days
            case nil: break
            }
        }
        let upper = to ?? (last == nil ? all.upperBound : newest)
        let lower = if let last { upper.adding(days: 1 - last) } else { from ?? all.lowerBound }
        return lower.flatMap { $0 <= upper ? $0...upper : nil }
    }
}

extension StepWeek {
    /// The days of a period. The highlighted day stays so where it is among them; else it is the newest that has steps.
    package func days(
        in period: Period, weeksFrom weekday: Int = 1, today: CivilDate? = nil
    ) throws(Failure) -> StepWeek {
        if period.isAll { return self }
        let days = try period.days(of: self.days, weeksFrom: weekday, today: today)
        let chosen = selected.map { self.days[$0] }
        let selected = chosen.flatMap(days.firstIndex) ?? days.lastIndex { $0.steps != nil }
        // What lies before other days than these is not known.
        return StepWeek(
            checkedDays: days, selected: selected, unit: unit, today: today,
            previous: days == self.days ? previous : [])
    }
}
