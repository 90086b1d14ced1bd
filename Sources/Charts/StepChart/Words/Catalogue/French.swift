/// A space that does not break stands before colons and semicolons.
struct French: Alphabetic {
    let column = \Word.fr
    var groupsDigits = false
    let groupSeparator = "\u{202F}"
    let decimalSeparator = ","
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

    func days(_ some: Int, of count: Int) -> String { "\(days(some)) sur \(number(count))" }
    let namesBefore = ["veille", "semaine précédente", "mois précédent", "année précédente", "jours précédents"]

    let shortUnits = [(count: 1_000, sign: "\u{202F}k"), (count: 1_000_000, sign: "\u{2009}M")]
}
