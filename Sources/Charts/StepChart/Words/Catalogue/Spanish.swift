struct Spanish: Alphabetic {
    let column = \Word.es
    var groupsDigits = false
    let groupSeparator = "."
    let leastGroupedDigits = 5
    let decimalSeparator = ","

    let weekdays = ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]
    let weekdayLetters = ["L", "M", "X", "J", "V", "S", "D"]
    let longWeekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
    let shortMonths = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"]
    let longMonths = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
    ]
    let dateLabel = ChartOptions.Labels.dayMonth
    func dayMonth(_ date: CivilDate) -> String { "\(date.day)/\(date.month)" }
    let range = DateRange(before: "del ", days: " al ", dates: " al ")
    let partOfDate = " de "

    func days(_ some: Int, of count: Int) -> String { "\(number(some)) de \(days(count))" }
    let namesBefore = ["día anterior", "semana anterior", "mes anterior", "año anterior", "días anteriores"]

    let shortUnits = [(count: 1_000, sign: "\u{202F}mil"), (count: 1_000_000, sign: "\u{2009}M")]
}
