extension Catalogue {
    static let spanish = Catalogue(
        column: \.es, order: .dayFirst, groupSeparator: ".", decimalSeparator: ",", leastGroupedDigits: 5,
        shortUnits: [(count: 1_000, sign: "\u{202F}mil"), (count: 1_000_000, sign: "\u{2009}M")],
        weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
        longWeekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
        ownWeekdayLetters: ["L", "M", "X", "J", "V", "S", "D"],
        shortMonths: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
        longMonths: [
            "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
            "noviembre", "diciembre",
        ], partOfDate: " de ", writesSlashes: true, range: DateRange(before: "del ", days: " al ", dates: " al "),
        namesBefore: ["día anterior", "semana anterior", "mes anterior", "año anterior", "días anteriores"])
}
