extension Language {
    /// English, with dates as in the rest of the world: 18/9.
    public static let britishEnglish = Language("en-GB", name: "British English", texts: { .britishEnglish })
}

extension Catalogue {
    static let britishEnglish = Catalogue(
        .one, base: .english,
        rows: """
            longDate = {day} {month}
            mediumDate = {day} {shortMonth}
            fullDate = {day} {month} {year}
            captionDate = {day} {month}
            daysOfMonth = {day}–{lastDay} {month} {year}
            daysOfYear = {day} {month} – {lastDay} {lastMonth} {year}
            daysOfYears = {day} {month} {year} – {lastDay} {lastMonth} {lastYear}
            dayMonthLabel = {dayNumber}/{monthNumber}
            dateLabel = {dayNumber}/{monthNumber}
            morningHour = {hour}:00
            afternoonHour = {hour}:00
            """)
}
