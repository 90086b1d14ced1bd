/// A week, a month or a year of the calendar.
package struct CalendarSpan: Hashable, Sendable {
    package enum Unit: Hashable, Sendable {
        /// A week that begins with a weekday: 1 is Monday, 7 is Sunday.
        case week(from: Int)
        case month
        case year

        /// The number of days from a date to the end of its span, also past the end of the calendar for a week.
        func daysLeft(from date: CivilDate) -> Int {
            if case .week(let weekday) = self { return 7 - (date.weekday - weekday + 7) % 7 }
            return CalendarSpan(self, of: date)?.days.map { $0.upperBound.days(since: date) + 1 } ?? 1
        }
    }

    package let unit: Unit
    package let first: CivilDate

    /// The days of the span; nil if the calendar does not contain all of them.
    package var days: ClosedRange<CivilDate>? {
        let last =
            switch unit {
            case .week: first.adding(days: 6)
            case .month: Self(.month, of: first.adding(days: 31))?.first.adding(days: -1) ?? .latest
            case .year: CivilDate(year: first.year, month: 12, day: 31)
            }
        return last.map { first...$0 }
    }

    /// The week, month or year before; nil at the beginning of the calendar.
    package var before: CalendarSpan? { Self(unit, of: first.adding(days: -1)) }

    /// The same span of the year before: the month of that name, the year, or the week 52 weeks before.
    package var yearBefore: CalendarSpan? {
        switch unit {
        case .week: first.adding(days: -Self.daysOfYear).flatMap { Self(unit, of: $0) }
        case .month: Self(unit, of: CivilDate(year: first.year - 1, month: first.month, day: 1))
        case .year: before
        }
    }

    /// The number of days in 52 weeks, after which weekdays are the same.
    static let daysOfYear = 364

    /// The span that contains a day; nil without a day, and if the span begins before the calendar does.
    package init?(_ unit: Unit, of date: CivilDate?) {
        guard let date else { return nil }
        let first =
            switch unit {
            case .week: date.adding(days: unit.daysLeft(from: date) - 7)
            case .month: date.adding(days: 1 - date.day)
            case .year: CivilDate(year: date.year, month: 1, day: 1)
            }
        guard let first else { return nil }
        self.unit = unit
        self.first = first
    }

    /// The month or the year that some days make up; nil if they do not, or if `previous` makes up no such unit.
    package init?(exactly days: [StepDay], beside previous: [StepDay]? = nil) {
        guard let first = days.first?.date, let last = days.last?.date else { return nil }
        let spans = [Unit.month, .year].lazy.compactMap { Self($0, of: first) }
        guard let span = spans.first(where: { $0.days == first...last }) else { return nil }
        if let previous, Self(exactly: previous)?.unit != span.unit { return nil }
        self = span
    }

    /// Reads ISO 8601's `2026`, `2026-10` or `2026-W46`: weeks begin on Monday, and a year's first one has 4 January.
    package static func iso(_ name: String) -> CalendarSpan? {
        let parts = Array(name.utf8).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count <= 2, parts[0].count == 4, let year = parts[0].digits else { return nil }
        guard parts.count == 2 else { return Self(.year, of: CivilDate(year: year, month: 1, day: 1)) }
        if parts[1].count == 2, let month = parts[1].digits {
            return Self(.month, of: CivilDate(year: year, month: month, day: 1))
        }
        let isWeek = parts[1].count == 3 && parts[1].first.map { $0 | 0x20 } == UInt8(ascii: "w")
        guard isWeek, let number = parts[1].dropFirst().digits, number >= 1,
            let start = CalendarSpan(.week(from: 1), of: CivilDate(year: year, month: 1, day: 4)),
            let week = start.first.adding(days: 7 * (number - 1)), week.adding(days: 3)?.year == year
        else { return nil }
        return Self(.week(from: 1), of: week)
    }

    /// The latest week or month of a number that has begun by a date, or the year with these last two digits.
    static func latest(_ number: Int, _ unit: Unit, by date: CivilDate) -> CalendarSpan? {
        for year in [date.year + 1, date.year, date.year - 1] {
            let name =
                switch unit {
                case .week: "\(year)-W\(number.digits(2))"
                case .month: "\(year)-\(number.digits(2))"
                case .year: "20\(number.digits(2))"
                }
            if let span = iso(name), span.first <= date || unit == .year { return span }
        }
        return nil
    }

    /// The name that `iso` reads; the number of a week is right if it begins on Monday.
    package var name: String {
        let date = first.description
        switch unit {
        case .year: return String(date.prefix(4))
        case .month: return String(date.prefix(7))
        case .week:
            // A week belongs to the year of its Thursday.
            let thursday = first.adding(days: 3) ?? first
            let start = Self(.year, of: thursday)?.first ?? thursday
            let number = thursday.days(since: start) / 7 + 1
            return "\(thursday.year.digits(4))-W\(number.digits(2))"
        }
    }

    /// The weekday with which weeks begin in a region like `US`, in any case, by the Unicode CLDR; 1 is Monday.
    package static func firstWeekday(in region: String) -> Int {
        let region = region.uppercased()
        if FirstWeekdays.saturday.contains(region) { return 6 }
        return FirstWeekdays.sunday.contains(region) ? 7 : 1
    }
}
