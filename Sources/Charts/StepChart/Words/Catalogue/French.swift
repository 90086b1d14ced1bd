import StepData

/// A space that does not break stands before colons and semicolons.
struct French: Catalogue {
    var groupsDigits = false
    let groupSeparator = "\u{202F}"
    let decimalSeparator = ","
    /// "Pas" is the same in singular and plural.
    func steps(_ count: Int) -> String { "\(number(count)) pas" }
    /// 0 and 1 are singular.
    func days(_ count: Int) -> String { "\(number(count)) \(count < 2 ? "jour" : "jours")" }
    func weeks(_ count: Int) -> String { "\(number(count)) \(count < 2 ? "semaine" : "semaines")" }
    func months(_ count: Int) -> String { "\(number(count)) mois" }
    func floors(_ count: Int) -> String { "\(number(count)) \(count < 2 ? "étage" : "étages")" }

    let weekdays = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]
    let shortMonths = [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
    ]
    let dateLabel = ChartOptions.Labels.dayMonth
    func dayMonth(_ date: CivilDate) -> String { "\(date.day)/\(date.month)" }

    let today = "aujourd’hui"
    let yesterday = "hier"

    func longDate(_ date: CivilDate) -> String { "\(dayOfMonth(date)) \(months[date.month - 1])" }
    func fullDate(_ date: CivilDate) -> String { "\(longDate(date)) \(date.year)" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "du \(fullDate(first)) au \(fullDate(last))" }
        if first.month != last.month { return "du \(longDate(first)) au \(fullDate(last))" }
        return "du \(dayOfMonth(first)) au \(fullDate(last))"
    }

    func month(_ date: CivilDate) -> String { "\(months[date.month - 1]) \(date.year)" }
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

    let heading = "Pas"
    let total = "Total"
    let dailyAverage = "Moyenne par jour"
    let goalLabel = "objectif"
    let averageLabel = "moy."

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        let each = one(span, "jour", "semaine", "mois")
        return isSum ? "Pas par \(each)" : "Moyenne quotidienne par \(each)"
    }

    func goalReached(_ reached: Int, ofDays count: Int) -> String {
        "Objectif atteint \(number(reached)) \(reached < 2 ? "jour" : "jours") sur \(number(count))"
    }

    func more(_ percent: Int, than before: String) -> String { "\(number(percent))\u{202F}% de plus que \(before)" }
    func less(_ percent: Int, than before: String) -> String { "\(number(percent))\u{202F}% de moins que \(before)" }
    func same(as before: String) -> String { "À peu près autant que \(before)" }

    func before(_ before: DaysBefore) -> String {
        switch before {
        case .day: "la veille"
        case .week: "la semaine précédente"
        case .month: "le mois précédent"
        case .year: "l’année précédente"
        case .days(let count): "les \(days(count)) précédents"
        case .weekday(let day): "jusqu’au \(longWeekdays[day - 1]) de la semaine précédente"
        case .date(let date, let withYear): "jusqu’au \(withYear ? fullDate(date) : longDate(date))"
        case .first(1, let count): "le premier des \(days(count)) précédents"
        case .first(let part, let count): "les \(number(part)) premiers des \(days(count)) précédents"
        }
    }

    let noData = "Aucune donnée"
    let notAccessible = "Données de santé inaccessibles"
    func asOf(_ date: String) -> String { "Au \(date)" }

    func title(_ days: String) -> String { "Pas, \(days)" }

    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        "\(mark == .calendar ? "Calendrier" : mark == .bars ? "Diagramme à barres" : "Courbe") sur \(span)."
    }

    func sums(total: String, average: Int?) -> String {
        "\(total) au total\(average.map { ", \(number($0)) par jour en moyenne" } ?? "")."
    }

    func goal(_ steps: String, reached: Int, ofDays count: Int) -> String {
        "Objectif de \(steps)\u{A0}: atteint \(number(reached)) \(reached < 2 ? "jour" : "jours") sur \(number(count))."
    }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "Maximum\u{A0}: \(number(most.steps)) \(most.day)\u{A0}; minimum\u{A0}: \(number(least.steps)) \(least.day)."
    }

    func gaps(ofDays count: Int) -> String { "Aucune donnée pour \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "Aucun pas en \(days(count))." }
    func highlighted(_ day: DaySteps) -> String { "En évidence\u{A0}: \(number(day.steps)) \(day.day)." }

    let distanceLabel = "Distance"
    let floorsLabel = "Étages"
    let perDay = "Par jour"
    let goalDaysLabel = "Jours à l’objectif"
    let daysBefore = "jours d’avant"
    let shortUnits = [(count: 1_000, sign: "\u{202F}k"), (count: 1_000_000, sign: "\u{2009}M")]
    func under(_ count: Int) -> String { "moins de \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "\(grouped(count)) et plus" }
    let quartersOfDays = "quarts des jours"
    let quartersOfMonths = "quarts des mois"
    func soFar(_ days: String) -> String { "\(days) jusqu’ici" }
    func bestDay(_ date: String) -> String { "meilleur jour, \(date)" }
    let bestMonthLabel = "meilleur mois"
    let longestStreak = "jours de suite"
    let marathonWeeks = "semaines marathon"
    func bestMonth(_ month: String, average: Int) -> String {
        "Meilleur mois\u{A0}: \(month), \(number(average)) par jour."
    }
    func goalDays(_ reached: Int, of count: Int) -> String { "\(number(reached)) sur \(number(count))" }
    func part(percent: Int, of goal: Int) -> String { "\(number(percent))\u{202F}% de \(number(goal))" }
    func streak(_ days: Int) -> String { "\(self.days(days)) de suite à l’objectif" }
    func best(_ day: DaySteps, ofDays count: Int?) -> String {
        "\(count.map { "Meilleur de \(days($0))" } ?? "Meilleur jour")\u{A0}: \(number(day.steps)) \(day.day)"
    }

    private func dayOfMonth(_ date: CivilDate) -> String { date.day == 1 ? "1er" : "\(date.day)" }

    private let longWeekdays = [
        "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
    ]

    private let months = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
        "décembre",
    ]
}
