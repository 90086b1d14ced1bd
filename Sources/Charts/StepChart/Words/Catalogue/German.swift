extension Catalogue {
    static let german = Catalogue(
        column: \.de, order: .dayFirst, groupSeparator: ".", decimalSeparator: ",",
        shortUnits: [(count: 1_000, sign: "\u{202F}Tsd."), (count: 1_000_000, sign: "\u{2009}Mio.")],
        weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
        longWeekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
        shortMonths: [
            "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
        ],
        longMonths: [
            "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
            "November", "Dezember",
        ], dayOfMonth: { "\($0)." }, range: DateRange(days: "–", dates: " – "),
        namesBefore: ["Tag davor", "Woche davor", "Monat davor", "Jahr davor", "Tage davor"])
}
