extension Language {
    /// English, with dates as in Canada: September 18, in short 18/9.
    public static let canadianEnglish = Language(
        "en-CA", name: "Canadian English", regions: .only("CA"), texts: { .canadianEnglish })
}

extension Catalogue {
    static let canadianEnglish = Catalogue(
        .one, base: .english,
        rows: """
            captionDate = {month} {day}
            dayMonthLabel = {dayNumber}/{monthNumber}
            dateLabel = {dayNumber}/{monthNumber}
            """)
}
