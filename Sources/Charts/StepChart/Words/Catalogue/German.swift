import StepData

struct German: Catalogue {
    var groupsDigits = false
    let groupSeparator = "."
    let decimalSeparator = ","
    func steps(_ count: Int) -> String { counted(count, "Schritt", "Schritte") }
    func days(_ count: Int) -> String { counted(count, "Tag", "Tage") }
    func weeks(_ count: Int) -> String { counted(count, "Woche", "Wochen") }
    func months(_ count: Int) -> String { counted(count, "Monat", "Monate") }
    func floors(_ count: Int) -> String { counted(count, "Etage", "Etagen") }

    let weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    let shortMonths = [
        "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
    ]
    let dateLabel = ChartOptions.Labels.dayMonth

    let today = "heute"
    let yesterday = "gestern"

    func longDate(_ date: CivilDate) -> String { "\(date.day). \(months[date.month - 1])" }
    func fullDate(_ date: CivilDate) -> String { "\(longDate(date)) \(date.year)" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "\(fullDate(first)) – \(fullDate(last))" }
        if first.month != last.month { return "\(longDate(first)) – \(fullDate(last))" }
        return "\(first.day).–\(fullDate(last))"
    }

    func month(_ date: CivilDate) -> String { "\(months[date.month - 1]) \(date.year)" }
    func on(_ date: String) -> String { "am \(date)" }
    func onDay(_ number: Int) -> String { "an Tag \(number)" }
    func inWeek(from date: String) -> String { "in der Woche ab dem \(date)" }
    func inMonth(_ date: CivilDate) -> String { "im \(month(date))" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String {
        "in \(span == .week ? "Woche" : "Monat") \(number)"
    }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(opening(day)) bin ich \(steps) gegangen\(distance.map { ", \($0)" } ?? "")."
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "\(opening(day)) keine Daten." }

    let heading = "Schritte"
    let total = "Gesamt"
    let dailyAverage = "Tagesdurchschnitt"
    let goalLabel = "Ziel"
    let averageLabel = "Ø"

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        let each = one(span, "Tag", "Woche", "Monat")
        return isSum ? "Schritte pro \(each)" : "Tagesdurchschnitt je \(each)"
    }

    func goalReached(_ reached: Int, ofDays count: Int) -> String {
        "Ziel an \(number(reached)) von \(counted(count, "Tag", "Tagen")) erreicht"
    }

    func more(_ percent: Int, than before: String) -> String { "\(number(percent))\u{A0}% mehr als \(before)" }
    func less(_ percent: Int, than before: String) -> String { "\(number(percent))\u{A0}% weniger als \(before)" }
    func same(as before: String) -> String { "Etwa so viele wie \(before)" }

    func before(_ before: DaysBefore) -> String {
        switch before {
        case .day: "am Tag davor"
        case .week: "in der Woche davor"
        case .month: "im Monat davor"
        case .year: "im Jahr davor"
        case .days(let count): "in den \(counted(count, "Tag", "Tagen")) davor"
        case .weekday(let day): "bis \(longWeekdays[day - 1]) der Woche davor"
        case .date(let date, let withYear): "bis zum \(withYear ? fullDate(date) : longDate(date))"
        case .first(1, let count): "am ersten der \(days(count)) davor"
        case .first(let part, let count): "an den ersten \(number(part)) der \(days(count)) davor"
        }
    }

    let noData = "Keine Daten"
    let notAccessible = "Kein Zugriff auf Gesundheitsdaten"
    func asOf(_ date: String) -> String { "Stand: \(date)" }

    func title(_ days: String) -> String { "Schritte, \(days)" }

    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        "\(mark == .calendar ? "Kalender" : mark == .bars ? "Säulendiagramm" : "Liniendiagramm") über \(span)."
    }

    func sums(total: String, average: Int?) -> String {
        "Insgesamt \(total)\(average.map { ", im Schnitt \(number($0)) am Tag" } ?? "")."
    }

    func goal(_ steps: String, reached: Int, ofDays count: Int) -> String {
        "Ziel von \(steps)\(steps.hasSuffix("Schritte") ? "n" : ""): an \(number(reached)) von "
            + "\(counted(count, "Tag", "Tagen")) erreicht."
    }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "Am meisten: \(number(most.steps)) \(most.day); am wenigsten: \(number(least.steps)) \(least.day)."
    }

    func gaps(ofDays count: Int) -> String { "Keine Daten für \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "Keine Schritte an \(counted(count, "Tag", "Tagen"))." }
    func highlighted(_ day: DaySteps) -> String { "Hervorgehoben: \(number(day.steps)) \(day.day)." }

    let distanceLabel = "Strecke"
    let floorsLabel = "Etagen"
    let perDay = "Pro Tag"
    let goalDaysLabel = "Tage am Ziel"
    let daysBefore = "Tage davor"
    func mediumDate(_ date: CivilDate) -> String { "\(date.day). \(shortMonths[date.month - 1])" }
    let shortUnits = [(count: 1_000, sign: "\u{202F}Tsd."), (count: 1_000_000, sign: "\u{2009}Mio.")]
    func under(_ count: Int) -> String { "unter \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "ab \(grouped(count))" }
    let quartersOfDays = "Viertel der Tage"
    let quartersOfMonths = "Viertel der Monate"
    func soFar(_ days: String) -> String { "\(days) bis jetzt" }
    func bestDay(_ date: String) -> String { "bester Tag, \(date)" }
    let bestMonthLabel = "bester Monat"
    let longestStreak = "Tage in Folge"
    let marathonWeeks = "Wochen mit Marathon"
    func bestMonth(_ month: String, average: Int) -> String { "Bester Monat: \(month), \(number(average)) am Tag." }
    func goalDays(_ reached: Int, of count: Int) -> String { "\(number(reached)) von \(number(count))" }
    func part(percent: Int, of goal: Int) -> String { "\(number(percent))\u{A0}% von \(number(goal))" }
    func streak(_ days: Int) -> String { "\(self.days(days)) in Folge am Ziel" }
    func best(_ day: DaySteps, ofDays count: Int?) -> String {
        "\(count.map { "Bester von \(number($0)) Tagen" } ?? "Bester Tag"): \(number(day.steps)) \(day.day)"
    }

    private let longWeekdays = [
        "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
    ]

    private let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]
}
