/// A space that does not break stands before colons and semicolons.
struct French: Alphabetic {
    let column = \Word.fr
    var groupsDigits = false
    let groupSeparator = "\u{202F}"
    let decimalSeparator = ","
    /// "Pas" is the same in singular and plural.
    func steps(_ count: Int) -> String { "\(number(count)) pas" }
    func days(_ count: Int) -> String { counted(count, "jour", "jours") }
    func weeks(_ count: Int) -> String { counted(count, "semaine", "semaines") }
    func months(_ count: Int) -> String { "\(number(count)) mois" }
    func floors(_ count: Int) -> String { counted(count, "étage", "étages") }
    /// 0 and 1 are singular.
    func isOne(_ count: Int) -> Bool { count < 2 }

    let weekdays = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]
    let longWeekdays = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]
    let shortMonths = [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
    ]
    let longMonths = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
        "décembre",
    ]
    let dateLabel = ChartOptions.Labels.dayMonth
    func dayMonth(_ date: CivilDate) -> String { "\(date.day)/\(date.month)" }
    let range = DateRange(before: "du ", days: " au ", dates: " au ")
    func dayOfMonth(_ date: CivilDate) -> String { date.day == 1 ? "1er" : "\(date.day)" }
    func on(_ date: String) -> String { "le \(date)" }
    func onDay(_ number: Int) -> String { "le jour \(number)" }
    func inWeek(from date: String) -> String { "la semaine du \(date)" }
    func inMonth(_ date: CivilDate) -> String { "en \(month(date))" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String {
        "\(span == .week ? "la semaine" : "le mois") \(number)"
    }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "J’ai fait \(steps) \(self.day(day))\(distance.map { ", soit \($0)" } ?? "")."
    }
    func captionWithoutData(_ day: RelativeDay) -> String { "Aucune donnée \(self.day(day))." }

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        "\(isSum ? "Pas" : "Moyenne quotidienne") par \(span == .week ? "semaine" : "mois")"
    }
    func days(_ some: Int, of count: Int) -> String { "\(days(some)) sur \(number(count))" }
    func goalReached(on days: String) -> String { "Objectif atteint \(days)" }
    func more(_ percent: Int, than before: String) -> String { "\(number(percent))\u{202F}% de plus que \(before)" }
    func less(_ percent: Int, than before: String) -> String { "\(number(percent))\u{202F}% de moins que \(before)" }
    func same(as before: String) -> String { "À peu près autant que \(before)" }
    let namesBefore = ["veille", "semaine précédente", "mois précédent", "année précédente", "jours précédents"]
    func before(_ before: DaysBefore) -> String {
        switch before {
        case .unit(let unit): "\(["la ", "la ", "le ", "l’"][unit.rawValue])\(namesBefore[unit.rawValue])"
        case .days(let count): "les \(days(count)) précédents"
        case .weekday(let day): "jusqu’au \(longWeekdays[day - 1]) de la semaine précédente"
        case .date(let date): "jusqu’au \(date)"
        case .first(1, let count): "le premier des \(days(count)) précédents"
        case .first(let part, let count): "les \(number(part)) premiers des \(days(count)) précédents"
        }
    }

    func asOf(_ date: String) -> String { "Au \(date)" }

    func title(_ days: String) -> String { "Pas, \(days)" }
    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        "\(mark == .calendar ? "Calendrier" : mark == .bars ? "Diagramme à barres" : "Courbe") sur \(span)."
    }
    func sums(total: String, average: Int?) -> String {
        "\(total) au total\(average.map { ", \(number($0)) par jour en moyenne" } ?? "")."
    }
    func goal(_ steps: String, reachedOn days: String) -> String { "Objectif de \(steps)\u{A0}: atteint \(days)." }
    func extremes(most: String, least: String) -> String { "Maximum\u{A0}: \(most)\u{A0}; minimum\u{A0}: \(least)." }
    func gaps(ofDays count: Int) -> String { "Aucune donnée pour \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "Aucun pas en \(days(count))." }
    func highlighted(_ day: String) -> String { "En évidence\u{A0}: \(day)." }

    func goalDays(_ reached: Int, of count: Int) -> String { "\(number(reached)) sur \(number(count))" }
    func part(percent: Int, of goal: Int) -> String { "\(number(percent))\u{202F}% de \(number(goal))" }
    func streak(_ days: Int) -> String { "\(self.days(days)) de suite à l’objectif" }
    func best(_ day: String, of count: Int?) -> String {
        "\(count.map { "Meilleur de \(days($0))" } ?? "Meilleur jour")\u{A0}: \(day)"
    }

    let shortUnits = [(count: 1_000, sign: "\u{202F}k"), (count: 1_000_000, sign: "\u{2009}M")]
    func under(_ count: Int) -> String { "moins de \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "\(grouped(count)) et plus" }
    func soFar(_ days: String) -> String { "\(days) jusqu’ici" }
    func bestDay(_ date: String) -> String { "meilleur jour, \(date)" }
    func bestMonth(_ month: String, average: Int) -> String {
        "Meilleur mois\u{A0}: \(month), \(number(average)) par jour."
    }
}
