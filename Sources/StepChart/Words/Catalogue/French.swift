import StepData

/// A space that does not break stands before colons and semicolons.
struct French: Catalogue {
    let decimalSeparator = ","
    /// "Pas" is the same in singular and plural.
    func steps(_ count: Int) -> String { "\(count) pas" }
    /// 0 and 1 are singular.
    func days(_ count: Int) -> String { "\(count) \(count < 2 ? "jour" : "jours")" }
    func flights(_ count: Int) -> String { "\(count) ét." }

    let weekdays = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]
    let dateLabel = ChartOptions.Labels.dayMonth
    func dayMonth(_ date: CivilDate) -> String { "\(date.day)/\(date.month)" }

    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: "aujourd’hui"
        case .yesterday: "hier"
        case .date(let date): "le \(dayMonth(date))"
        case .number(let number): onDay(number)
        }
    }

    func longDate(_ date: CivilDate) -> String { "\(dayOfMonth(date)) \(months[date.month - 1])" }
    func fullDate(_ date: CivilDate) -> String { "\(longDate(date)) \(date.year)" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "du \(fullDate(first)) au \(fullDate(last))" }
        if first.month != last.month { return "du \(longDate(first)) au \(fullDate(last))" }
        return "du \(dayOfMonth(first)) au \(fullDate(last))"
    }

    func on(_ date: String) -> String { "le \(date)" }
    func onDay(_ number: Int) -> String { "le jour \(number)" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "J’ai fait \(steps) \(self.day(day))\(distance.map { ", soit \($0)" } ?? "")."
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "Aucune donnée \(self.day(day))." }

    func stats(average: String, total: String) -> String {
        "Moyenne par jour\u{A0}: \(average), total\u{A0}: \(total)"
    }

    let noData = "Aucune donnée"
    let notAccessible = "Données de santé inaccessibles"

    let fullStop = "."
    let sentenceSpace = " "
    func title(_ days: String) -> String { "Pas, \(days)" }
    func chart(ofDays count: Int) -> String { "Courbe sur \(days(count))." }

    func sums(total: String, average: Int?) -> String {
        "\(total) au total\(average.map { ", \($0) par jour en moyenne" } ?? "")."
    }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "Maximum\u{A0}: \(most.steps) \(most.day)\u{A0}; minimum\u{A0}: \(least.steps) \(least.day)."
    }

    func gaps(ofDays count: Int) -> String { "Aucune donnée pour \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "Aucun pas en \(days(count))." }
    func highlighted(_ day: DaySteps) -> String { "En évidence\u{A0}: \(day.steps) \(day.day)." }

    private func dayOfMonth(_ date: CivilDate) -> String { date.day == 1 ? "1er" : "\(date.day)" }

    private let months = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
        "décembre",
    ]
}
