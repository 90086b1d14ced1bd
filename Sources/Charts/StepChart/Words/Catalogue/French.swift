extension Catalogue {
    /// A space that does not break stands before colons and semicolons.
    static let french = Catalogue(
        column: \.fr, order: .dayFirst, groupSeparator: "\u{202F}", decimalSeparator: ",", isZeroSingular: true,
        shortUnits: [(count: 1_000, sign: "\u{202F}k"), (count: 1_000_000, sign: "\u{2009}M")],
        weekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
        longWeekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
        shortMonths: [
            "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
        ],
        longMonths: [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
            "novembre", "décembre",
        ], dayOfMonth: { $0 == 1 ? "1er" : "\($0)" }, writesSlashes: true,
        range: DateRange(before: "du ", days: " au ", dates: " au "),
        namesBefore: ["veille", "semaine précédente", "mois précédent", "année précédente", "jours précédents"])
}
