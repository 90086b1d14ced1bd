struct German: Alphabetic {
    let column = \Word.de
    var groupsDigits = false
    let groupSeparator = "."
    let decimalSeparator = ","
    func steps(_ count: Int) -> String { counted(count, "Schritt", "Schritte") }
    func days(_ count: Int) -> String { counted(count, "Tag", "Tage") }
    func weeks(_ count: Int) -> String { counted(count, "Woche", "Wochen") }
    func months(_ count: Int) -> String { counted(count, "Monat", "Monate") }
    func floors(_ count: Int) -> String { counted(count, "Etage", "Etagen") }
    private func dativeDays(_ count: Int) -> String { counted(count, "Tag", "Tagen") }

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
    func on(_ date: String) -> String { "am \(date)" }
    func onDay(_ number: Int) -> String { "an Tag \(number)" }
    func inWeek(from date: String) -> String { "in der Woche ab dem \(date)" }
    func inMonth(_ date: CivilDate) -> String { "im \(month(date))" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String { "in \(name(span)) \(number)" }
    private func name(_ span: Aggregation.Span) -> String { span == .week ? "Woche" : "Monat" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(opening(day)) bin ich \(steps) gegangen\(distance.map { ", \($0)" } ?? "")."
    }
    func captionWithoutData(_ day: RelativeDay) -> String { "\(opening(day)) keine Daten." }

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        "\(isSum ? "Schritte pro" : "Tagesdurchschnitt je") \(name(span))"
    }
    func days(_ some: Int, of count: Int) -> String { "\(number(some)) von \(dativeDays(count))" }
    func goalReached(on days: String) -> String { "Ziel an \(days) erreicht" }
    func more(_ percent: Int, than before: String) -> String { "\(number(percent))\u{A0}% mehr als \(before)" }
    func less(_ percent: Int, than before: String) -> String { "\(number(percent))\u{A0}% weniger als \(before)" }
    func same(as before: String) -> String { "Etwa so viele wie \(before)" }
    let namesBefore = ["Tag davor", "Woche davor", "Monat davor", "Jahr davor", "Tage davor"]
    func before(_ before: DaysBefore) -> String {
        switch before {
        case .unit(let unit): "\(["am", "in der", "im", "im"][unit.rawValue]) \(namesBefore[unit.rawValue])"
        case .days(let count): "in den \(dativeDays(count)) davor"
        case .weekday(let day): "bis \(longWeekdays[day - 1]) der Woche davor"
        case .date(let date): "bis zum \(date)"
        case .first(1, let count): "am ersten der \(days(count)) davor"
        case .first(let part, let count): "an den ersten \(number(part)) der \(days(count)) davor"
        }
    }

    func asOf(_ date: String) -> String { "Stand: \(date)" }

    func title(_ days: String) -> String { "Schritte, \(days)" }
    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        "\(mark == .calendar ? "Kalender" : mark == .bars ? "Säulendiagramm" : "Liniendiagramm") über \(span)."
    }
    func sums(total: String, average: Int?) -> String {
        "Insgesamt \(total)\(average.map { ", im Schnitt \(number($0)) am Tag" } ?? "")."
    }
    func goal(_ steps: String, reachedOn days: String) -> String {
        "Ziel von \(steps)\(steps.hasSuffix("Schritte") ? "n" : ""): an \(days) erreicht."
    }
    func extremes(most: String, least: String) -> String { "Am meisten: \(most); am wenigsten: \(least)." }
    func gaps(ofDays count: Int) -> String { "Keine Daten für \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "Keine Schritte an \(dativeDays(count))." }
    func highlighted(_ day: String) -> String { "Hervorgehoben: \(day)." }

    func goalDays(_ reached: Int, of count: Int) -> String { "\(number(reached)) von \(number(count))" }
    func part(percent: Int, of goal: Int) -> String { "\(number(percent))\u{A0}% von \(number(goal))" }
    func streak(_ days: Int) -> String { "\(self.days(days)) in Folge am Ziel" }
    func best(_ day: String, of count: Int?) -> String {
        "\(count.map { "Bester von \(number($0)) Tagen" } ?? "Bester Tag"): \(day)"
    }

    let shortUnits = [(count: 1_000, sign: "\u{202F}Tsd."), (count: 1_000_000, sign: "\u{2009}Mio.")]
    func under(_ count: Int) -> String { "unter \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "ab \(grouped(count))" }
    func soFar(_ days: String) -> String { "\(days) bis jetzt" }
    func bestDay(_ date: String) -> String { "bester Tag, \(date)" }
    func bestMonth(_ month: String, average: Int) -> String { "Bester Monat: \(month), \(number(average)) am Tag." }
}
