import StepData

struct Spanish: Catalogue {
    let decimalSeparator = ","
    func steps(_ count: Int) -> String { counted(count, "paso", "pasos") }
    func days(_ count: Int) -> String { counted(count, "día", "días") }
    func flights(_ count: Int) -> String { counted(count, "piso", "pisos") }

    let weekdays = ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]
    let dateLabel = ChartOptions.Labels.dayMonth
    func dayMonth(_ date: CivilDate) -> String { "\(date.day)/\(date.month)" }

    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: "hoy"
        case .yesterday: "ayer"
        case .date(let date): "el \(dayMonth(date))"
        case .number(let number): onDay(number)
        }
    }

    func longDate(_ date: CivilDate) -> String { "\(date.day) de \(months[date.month - 1])" }
    func fullDate(_ date: CivilDate) -> String { "\(longDate(date)) de \(date.year)" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "del \(fullDate(first)) al \(fullDate(last))" }
        if first.month != last.month { return "del \(longDate(first)) al \(fullDate(last))" }
        return "del \(first.day) al \(fullDate(last))"
    }

    func on(_ date: String) -> String { "el \(date)" }
    func onDay(_ number: Int) -> String { "el día \(number)" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        let verb = day == .today ? "he dado" : "di"
        return "\(opening(day)) \(verb) \(steps)\(distance.map { ", \($0)" } ?? "")."
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "Sin datos \(self.day(day))." }
    func stats(average: String, total: String) -> String { "Promedio diario: \(average), total: \(total)" }

    let noData = "Sin datos"
    let notAccessible = "Datos de salud no accesibles"

    let fullStop = "."
    let sentenceSpace = " "
    func title(_ days: String) -> String { "Pasos, \(days)" }
    func chart(ofDays count: Int) -> String { "Gráfico de líneas de \(days(count))." }

    func sums(total: String, average: Int?) -> String {
        "\(total) en total\(average.map { ", \($0) al día en promedio" } ?? "")."
    }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "Máximo: \(most.steps) \(most.day); mínimo: \(least.steps) \(least.day)."
    }

    func gaps(ofDays count: Int) -> String { "Faltan datos de \(days(count))." }
    func noSteps(ofDays count: Int) -> String { "Ningún paso en \(days(count))." }
    func highlighted(_ day: DaySteps) -> String { "Destacado: \(day.steps) \(day.day)." }

    private let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
    ]
}
