struct Spanish: Alphabetic {
    let column = \Word.es
    var groupsDigits = false
    let groupSeparator = "."
    let leastGroupedDigits = 5
    let decimalSeparator = ","
    func steps(_ count: Int) -> String { counted(count, "paso", "pasos") }
    func days(_ count: Int) -> String { counted(count, "día", "días") }
    func weeks(_ count: Int) -> String { counted(count, "semana", "semanas") }
    func months(_ count: Int) -> String { counted(count, "mes", "meses") }
    func floors(_ count: Int) -> String { counted(count, "piso", "pisos") }

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
    func on(_ date: String) -> String { "el \(date)" }
    func onDay(_ number: Int) -> String { "el día \(number)" }
    func inWeek(from date: String) -> String { "en la semana del \(date)" }
    func inMonth(_ date: CivilDate) -> String { "en \(month(date))" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String {
        "en \(span == .week ? "la semana" : "el mes") \(number)"
    }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(opening(day)) \(day == .today ? "he dado" : "di") \(steps)\(distance.map { ", \($0)" } ?? "")."
    }
    func captionWithoutData(_ day: RelativeDay) -> String { "Sin datos \(self.day(day))." }

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        "\(isSum ? "Pasos" : "Promedio diario") por \(span == .week ? "semana" : "mes")"
    }
    func days(_ some: Int, of count: Int) -> String { "\(number(some)) de \(days(count))" }
    func goalReached(on days: String) -> String { "Meta alcanzada en \(days)" }
    func more(_ percent: Int, than before: String) -> String { "\(number(percent))\u{A0}% más que \(before)" }
    func less(_ percent: Int, than before: String) -> String { "\(number(percent))\u{A0}% menos que \(before)" }
    func same(as before: String) -> String { "Más o menos los mismos que \(before)" }
    let namesBefore = ["día anterior", "semana anterior", "mes anterior", "año anterior", "días anteriores"]
    func before(_ before: DaysBefore) -> String {
        switch before {
        case .unit(let unit): "\(unit == .week ? "la" : "el") \(namesBefore[unit.rawValue])"
        case .days(let count): "los \(days(count)) anteriores"
        case .weekday(let day): "hasta el \(longWeekdays[day - 1]) de la semana anterior"
        case .date(let date): "hasta el \(date)"
        case .first(1, let count): "el primero de los \(days(count)) anteriores"
        case .first(let part, let count): "los \(number(part)) primeros de los \(days(count)) anteriores"
        }
    }

    func asOf(_ date: String) -> String { "A \(date)" }

    func title(_ days: String) -> String { "Pasos, \(days)" }
    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        mark == .calendar ? "Calendario de \(span)." : "Gráfico de \(mark == .bars ? "barras" : "líneas") de \(span)."
    }
    func sums(total: String, average: Int?) -> String {
        "\(total) en total\(average.map { ", \(number($0)) al día en promedio" } ?? "")."
    }
    func goal(_ steps: String, reachedOn days: String) -> String { "Meta de \(steps): alcanzada en \(days)." }
    func extremes(most: String, least: String) -> String { "Máximo: \(most); mínimo: \(least)." }
    func gaps(ofDays count: Int) -> String { "Faltan datos de \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "Ningún paso en \(days(count))." }
    func highlighted(_ day: String) -> String { "Destacado: \(day)." }

    func goalDays(_ reached: Int, of count: Int) -> String { "\(number(reached)) de \(number(count))" }
    func part(percent: Int, of goal: Int) -> String { "\(number(percent))\u{A0}% de \(number(goal))" }
    func streak(_ days: Int) -> String { "\(self.days(days)) seguidos con la meta alcanzada" }
    func best(_ day: String, of count: Int?) -> String {
        "\(count.map { "El mejor de \(days($0))" } ?? "Mejor día"): \(day)"
    }

    let shortUnits = [(count: 1_000, sign: "\u{202F}mil"), (count: 1_000_000, sign: "\u{2009}M")]
    func under(_ count: Int) -> String { "menos de \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "\(grouped(count)) o más" }
    func soFar(_ days: String) -> String { "\(days) hasta ahora" }
    func bestDay(_ date: String) -> String { "mejor día, \(date)" }
    func bestMonth(_ month: String, average: Int) -> String { "Mejor mes: \(month), \(number(average)) al día." }
}
