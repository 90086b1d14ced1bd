import StepData

struct German: Catalogue {
    let decimalSeparator = ","
    func steps(_ count: Int) -> String { counted(count, "Schritt", "Schritte") }
    func days(_ count: Int) -> String { counted(count, "Tag", "Tage") }
    func flights(_ count: Int) -> String { "\(count) Etg." }

    let weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    let dateLabel = ChartOptions.Labels.dayMonth

    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: "heute"
        case .yesterday: "gestern"
        case .date(let date): "am \(dayMonth(date))"
        case .number(let number): onDay(number)
        }
    }

    func longDate(_ date: CivilDate) -> String { "\(date.day). \(months[date.month - 1])" }
    func fullDate(_ date: CivilDate) -> String { "\(longDate(date)) \(date.year)" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "\(fullDate(first)) – \(fullDate(last))" }
        if first.month != last.month { return "\(longDate(first)) – \(fullDate(last))" }
        return "\(first.day).–\(fullDate(last))"
    }

    func on(_ date: String) -> String { "am \(date)" }
    func onDay(_ number: Int) -> String { "an Tag \(number)" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(opening(day)) bin ich \(steps) gegangen\(distance.map { ", \($0)" } ?? "")."
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "\(opening(day)) keine Daten." }
    func stats(average: String, total: String) -> String { "Tagesdurchschnitt: \(average), gesamt: \(total)" }

    let noData = "Keine Daten"
    let notAccessible = "Kein Zugriff auf Gesundheitsdaten"

    let fullStop = "."
    let sentenceSpace = " "
    func title(_ days: String) -> String { "Schritte, \(days)" }
    func chart(ofDays count: Int) -> String { "Liniendiagramm über \(days(count))." }

    func sums(total: String, average: Int?) -> String {
        "Insgesamt \(total)\(average.map { ", im Schnitt \($0) am Tag" } ?? "")."
    }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "Am meisten: \(most.steps) \(most.day); am wenigsten: \(least.steps) \(least.day)."
    }

    func gaps(ofDays count: Int) -> String { "Keine Daten für \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "Keine Schritte an \(counted(count, "Tag", "Tagen"))." }
    func highlighted(_ day: DaySteps) -> String { "Hervorgehoben: \(day.steps) \(day.day)." }

    private let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]
}
