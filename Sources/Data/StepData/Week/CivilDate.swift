/// A calendar day, 0001-01-01...9999-12-31 in the Gregorian calendar extended backwards, without a time or a time zone.
public struct CivilDate: Hashable, Comparable, Sendable {
    /// The number of days since 0001-01-01, which is day 1.
    private let ordinal: Int32

    /// The first date, 0001-01-01.
    public static let earliest = CivilDate(ordinal: 1)
    /// The last date, 9999-12-31.
    public static let latest = CivilDate(ordinal: 3_652_059)

    private init(ordinal: Int32) { self.ordinal = ordinal }

    /// The day with these numbers, or nil if the calendar has none (30 February, month 13, year 0).
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        let before = Self.days(before: month, year: year)
        guard day >= 1, day <= Self.days(before: month + 1, year: year) - before else { return nil }
        self.init(ordinal: Int32(before + day))
    }

    /// The day that is `days` after 1970-01-01, or before it if negative; nil past either end of the calendar.
    package init?(daysSince1970 days: Int) {
        let sinceEarliest = days.addingReportingOverflow(Self.daysTo1970).partialValue
        guard let date = Self.earliest.adding(days: sinceEarliest) else { return nil }
        self = date
    }

    package var daysSince1970: Int { Int(ordinal) - 1 - Self.daysTo1970 }

    private static let daysTo1970 = 719_162

    /// The year, 1...9999.
    public var year: Int { parts.year }

    /// The month; 1 is January.
    public var month: Int { parts.month }

    /// The day of the month, from 1.
    public var day: Int { parts.day }

    /// The weekday by ISO 8601: 1 is Monday, 7 is Sunday.
    public var weekday: Int { (Int(ordinal) - 1) % 7 + 1 }

    /// The day `days` later (earlier if negative), or nil past either end of the calendar.
    public func adding(days: Int) -> CivilDate? {
        let (sum, overflow) = Int(ordinal).addingReportingOverflow(days)
        guard !overflow, (Int(Self.earliest.ordinal)...Int(Self.latest.ordinal)).contains(sum) else { return nil }
        return CivilDate(ordinal: Int32(sum))
    }

    /// The same day of a later month (earlier if negative), or the last of a shorter one; nil outside the calendar.
    package func adding(months: Int) -> CivilDate? {
        let count = 12 * year + month - 1 + months
        let newYear = count / 12
        let newMonth = count % 12 + 1
        return (day - 3...day).reversed().lazy.compactMap {
            CivilDate(year: newYear, month: newMonth, day: $0)
        }.first
    }

    /// The number of days from the other date to this one; negative if this one is earlier.
    package func days(since other: CivilDate) -> Int { Int(ordinal) - Int(other.ordinal) }

    public static func < (a: CivilDate, b: CivilDate) -> Bool { a.ordinal < b.ordinal }

    private var parts: (year: Int, month: Int, day: Int) {
        // Counting years from March puts the leap day last. Source: H. Hinnant, "chrono-compatible low-level date
        // algorithms", `civil_from_days`.
        let (era, dayOfEra) = (Int(ordinal) + 305).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        // The lengths of the months from March on repeat 31 30 31 30 31: 153 days in five months.
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// The number of days before the first of this month; month 13 is January of the next year.
    private static func days(before month: Int, year: Int) -> Int {
        let past = year - 1
        let leapDays = past / 4 - past / 100 + past / 400
        let thisYear = (367 * month - 362) / 12 - (month <= 2 ? 0 : isLeap(year) ? 1 : 2)
        return past * 365 + leapDays + thisYear
    }
}

extension CivilDate: LosslessStringConvertible {
    /// Reads exactly `YYYY-MM-DD` in ASCII digits; nil for any other text and for a day that does not exist.
    public init?(_ description: String) { self.init(iso: Array(description.utf8)[...]) }

    package init?(iso text: ArraySlice<UInt8>) {
        let start = text.startIndex
        guard text.count == 10, text[start + 4] == UInt8(ascii: "-"), text[start + 7] == UInt8(ascii: "-"),
            let year = text.prefix(4).digits, let month = text[start + 5..<start + 7].digits,
            let day = text.suffix(2).digits
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The date as `YYYY-MM-DD`.
    public var description: String {
        let (year, month, day) = parts
        return "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))"
    }
}
