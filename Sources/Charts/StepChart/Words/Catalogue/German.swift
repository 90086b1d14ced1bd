struct German: Alphabetic {
    let column = \Word.de
    var groupsDigits = false
    let groupSeparator = "."
    let decimalSeparator = ","

    let weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    let longWeekdays = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
    let shortMonths = ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."]
    let longMonths = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]
    let dateLabel = ChartOptions.Labels.dayMonth
    let range = DateRange(days: "–", dates: " – ")
    func dayOfMonth(_ date: CivilDate) -> String { "\(date.day)." }

    func days(_ some: Int, of count: Int) -> String {
        "\(number(some)) von \(number(count)) \(count == 1 ? "Tag" : "Tagen")"
    }
    let namesBefore = ["Tag davor", "Woche davor", "Monat davor", "Jahr davor", "Tage davor"]

    let shortUnits = [(count: 1_000, sign: "\u{202F}Tsd."), (count: 1_000_000, sign: "\u{2009}Mio.")]
}
