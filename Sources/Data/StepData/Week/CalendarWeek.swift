/// Seven days in a row, from a certain weekday on.
package struct CalendarWeek: Hashable, Sendable {
    package let first: CivilDate

    /// Nil where the week is not whole in the calendar.
    package var days: ClosedRange<CivilDate>? { first.adding(days: 6).map { first...$0 } }

    /// The week that a day is in.
    /// - Parameter weekday: of its first day: 1 is Monday, 7 is Sunday.
    package init?(of date: CivilDate, from weekday: Int = 1) {
        guard let first = date.adding(days: -((date.weekday - weekday + 7) % 7)) else { return nil }
        self.first = first
    }

    /// Reads the name that ISO 8601 gives a week, as in `2026-W46`: from Monday, the first one has 4 January.
    package init?(iso name: String) {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 4, parts[1].count == 3, parts[1].first?.uppercased() == "W",
            parts.joined().dropFirst(5).allSatisfy(\.isNumber), let year = Int(parts[0]),
            let number = Int(parts[1].dropFirst()), number >= 1,
            let fourth = CivilDate(year: year, month: 1, day: 4), let start = CalendarWeek(of: fourth),
            let week = start.first.adding(days: 7 * (number - 1)), let thursday = week.adding(days: 3),
            thursday.year == year
        else { return nil }
        first = week
    }
}

extension CalendarWeek {
    /// The weekday with which weeks begin in a region, by the Unicode CLDR; 1 is Monday, 7 is Sunday.
    /// - Parameter region: as in `US`; case does not count.
    package static func firstWeekday(in region: String) -> Int {
        let region = region.uppercased()
        if saturday.contains(region) { return 6 }
        return sunday.contains(region) ? 7 : 1
    }

    private static let saturday = Set(
        "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY".split(separator: " ").map(String.init))

    private static let sunday = Set(
        """
        AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA \
        PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
        """
        .split(separator: " ").map(String.init))
}
