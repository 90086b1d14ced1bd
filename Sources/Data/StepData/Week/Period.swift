/// The choice of days from many; all days, unless a property is set.
public struct Period: Hashable, Sendable {
    /// The week, month or year to choose.
    package enum Which: Hashable, Sendable {
        /// The one that contains the newest day that has data.
        case last
        /// The one that contains today.
        case current
        /// The one before the one that contains today; it is over.
        case previous
        /// The one with a name; a week then begins on Monday.
        case named(CalendarSpan)
        /// The latest one of this number that has begun by the newest day with data; only of the unit, if one is given.
        case numbered(Int, CalendarSpan.Unit?)
        case of(CivilDate)
    }

    /// The first or the last day to choose.
    package enum Day: Hashable, Sendable {
        case date(CivilDate)
        /// The day this many days before today: 1 is yesterday.
        case ago(Int)

        package func date(today: CivilDate) -> CivilDate? {
            switch self {
            case .date(let date): date
            case .ago(let days): today.adding(days: -days)
            }
        }
    }

    /// The length of a period at the end of the days.
    package enum Length: Hashable, Sendable {
        case days(Int)
        case months(Int)

        /// The first day of a period that ends on a given day; nil before the calendar begins.
        func first(upTo last: CivilDate) -> CivilDate? {
            switch self {
            case .days(let count): last.adding(days: 1 - count)
            case .months(let count): last.adding(days: 1)?.adding(months: -count)
            }
        }
    }

    package var week: Which?
    package var month: Which?
    package var year: Which?
    /// The length to choose at the end, up to the newest day that has data.
    package var last: Length?
    package var from: Day?
    package var to: Day?

    package init() {}

    /// All days.
    public static let all = Period()

    /// The last days, as many as given, 1 or more, up to the newest that has data.
    public static func last(_ days: Int) -> Self { Self(last: .days(max(0, days))) }

    /// The last months, as many as given, 1 or more, up to the newest day that has data.
    public static func last(months: Int) -> Self { Self(last: .months(max(0, months))) }

    /// The week that contains a day, from Monday.
    public static func week(of date: CivilDate) -> Self { with(Period()) { $0.week = .of(date) } }

    /// The month that contains a day.
    public static func month(of date: CivilDate) -> Self { with(Period()) { $0.month = .of(date) } }

    /// The year that contains a day.
    public static func year(of date: CivilDate) -> Self { with(Period()) { $0.year = .of(date) } }

    /// All days from one to another, both included.
    public static func days(_ days: ClosedRange<CivilDate>) -> Self { Self(from: days.lowerBound, to: days.upperBound) }

    package var isAll: Bool { self == Period() }

    /// True if the period depends on today's date.
    package var dependsOnToday: Bool {
        func isNamed(_ span: Which?) -> Bool { span == .current || span == .previous }
        if isNamed(week) || isNamed(month) || isNamed(year) { return true }
        if case .ago = from { return true }
        if case .ago = to { return true }
        return false
    }

    /// True if the period has only a first or last day, and no other conditions.
    package var isWindow: Bool { week == nil && month == nil && year == nil && last == nil && !isAll }

    /// The days of the period: every date of it, also those without data. If the period is all days, they are returned
    /// as given, unless `missing` changes the dates between them.
    /// - Parameter days: the days to choose from, with dates and oldest first, or without any dates.
    /// - Parameter weekday: the weekday with which weeks begin, 1 for Monday.
    /// - Parameter today: the date that `current` and `previous` count from; nil is the newest day that has data.
    /// - Throws: an error about the option that requests the period, if it has no data, or if `missing` refuses a date.
    package func days(
        of days: [StepDay], weeksFrom weekday: Int = 1, today: CivilDate? = nil,
        missing: ReadingOptions.Missing = .gap
    ) throws(Failure) -> [StepDay] {
        if isAll, missing == .gap { return days }
        guard let first = days.first?.date, let end = days.last?.date else {
            if isAll { return days }
            guard case .days(let count) = last, self == Period(last: .days(count)) else {
                throw fault(expected: "days with dates", found: "none")
            }
            return Array(days.suffix(count))
        }
        let newest = days.last(where: \.hasFigures)?.date ?? end
        let today = today ?? newest
        guard let range = range(first...end, newest: newest, today: today, weekday) else {
            let found = from?.date(today: today)?.description ?? to?.date(today: today)?.description ?? "others"
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

    /// The month or year right before one that is shown; else as many days right before them, the last without dates.
    package init(before shown: [StepDay]) {
        if let first = shown.first?.date {
            let span = CalendarSpan(exactly: shown)?.before?.days
            self.init(from: span?.lowerBound ?? first.adding(days: -shown.count), to: first.adding(days: -1))
        } else {
            self.init(last: .days(shown.count))
        }
    }

    /// The month or year a year before one that is shown; else as many days, 52 weeks before them; nil without dates.
    package init?(yearBefore shown: [StepDay]) {
        guard let first = shown.first?.date, let last = shown.last?.date else { return nil }
        let span = CalendarSpan(exactly: shown)?.yearBefore?.days
        let distance = -CalendarSpan.daysOfYear
        self.init(
            from: span?.lowerBound ?? first.adding(days: distance), to: span?.upperBound ?? last.adding(days: distance))
    }

    package init(_ span: CalendarSpan) { self.init(from: span.days?.lowerBound, to: span.days?.upperBound) }

    private init(from: CivilDate?, to: CivilDate?) {
        self.from = from.map(Day.date)
        self.to = to.map(Day.date)
    }

    private init(last: Length) { self.last = last }

    /// The days of this period that are compared with `shown`, in the same order; empty if there are no such days.
    /// - Parameter days: the days from which `shown` was taken.
    /// - Throws: if `missing` refuses a date.
    package func days(
        beside shown: [StepDay], of days: [StepDay], missing: ReadingOptions.Missing = .gap
    ) throws(Failure) -> [StepDay] {
        if case .days(let count) = last { return days.dropLast(shown.count).suffix(count) }
        guard case .date(let first) = from, case .date(let last) = to, first <= last,
            days.contains(where: { $0.date.map((first...last).contains) == true })
        else { return [] }
        return try self.days(of: days, missing: missing)
    }

    /// The error for the option that asks for days that do not exist.
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
        let end = last == nil ? all.upperBound : newest
        let start = from.map { $0.date(today: today) } ?? all.lowerBound
        guard let upper = to.map({ $0.date(today: today) }) ?? end,
            let lower = last.map({ $0.first(upTo: upper) }) ?? start, lower <= upper
        else { return nil }
        return lower...upper
    }
}

extension StepWeek {
    /// The days of a period. The highlighted day is kept if it is among them; otherwise the newest with steps is.
    package func days(
        in period: Period, weeksFrom weekday: Int = 1, today: CivilDate? = nil
    ) throws(Failure) -> StepWeek {
        if period.isAll { return self }
        let days = try period.days(of: self.days, weeksFrom: weekday, today: today)
        let chosen = selected.map { self.days[$0] }
        let selected = chosen.flatMap(days.firstIndex) ?? days.lastIndex { $0.count(in: measure) != nil }
        // The days before are only known for the days as they were.
        var week = StepWeek(
            checkedDays: days, selected: selected, unit: unit, today: today,
            previous: days == self.days ? previous : [])
        week.measure = measure
        week.goalChanges = goalChanges
        return week
    }
}
